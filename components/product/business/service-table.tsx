import { getTranslations } from "next-intl/server";
import { cell, wrappingTable } from "@/components/product/looks";
import type { Service } from "#lib/product/directory/business/business";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { numberFormat } from "#lib/base/i18n/formats";
import { languages } from "#lib/base/i18n/locales";

type Props = {
  services: readonly Service[];
  /** The language of the services' names, if it is known. */
  lang: string | undefined;
};

const head = "text-(length:--text-sm) font-normal text-soft";
const figure = "pl-3 text-right whitespace-nowrap tabular-nums";

/** What a business offers, what it costs and how long it takes. */
export async function ServiceTable({ services, lang }: Props) {
  const t = await getTranslations("explore.business");
  const { tag } = languages[await currentLocale()];
  const money = numberFormat(tag, { style: "currency", currency: "USD", maximumFractionDigits: 0 });
  const priceOf = (price: number | null) =>
    price === null ? t("onRequest") : price === 0 ? t("free") : money.format(price);
  return (
    <div className="@container">
      <table className={`services ${wrappingTable}`}>
        <thead className="@max-[20rem]:sr-only">
          <tr>
            <th scope="col" className={`${cell} ${head} pr-3 text-left`}>
              {t("service")}
            </th>
            <th scope="col" className={`${cell} ${head} ${figure}`}>
              {t("price")}
            </th>
            <th scope="col" className={`${cell} ${head} ${figure}`}>
              {t("length")}
            </th>
          </tr>
        </thead>
        <tbody>
          {services.map(({ name, price, minutes }) => (
            <tr key={name}>
              <th
                scope="row"
                className={`${cell} pr-3 text-left font-medium wrap-anywhere @max-[20rem]:w-full @max-[20rem]:border-b-0 @max-[20rem]:pb-0`}
                lang={lang}
              >
                {name}
              </th>
              <td className={`${cell} ${figure} @max-[20rem]:pl-0 @max-[20rem]:text-left`}>
                {priceOf(price)}
              </td>
              <td className={`${cell} ${figure}`}>
                {minutes === null ? t("noLength") : t("minutes", { count: minutes })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
