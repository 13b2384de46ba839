import { getTranslations } from "next-intl/server";
import type { Service } from "#lib/product/directory/business";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { numberFormat } from "#lib/base/i18n/formats";
import { languages } from "#lib/base/i18n/locales";

type Props = { services: readonly Service[] };

/** What a business does, what it costs and how long it takes. */
export async function ServiceTable({ services }: Props) {
  const t = await getTranslations("explore.business");
  const { tag } = languages[await currentLocale()];
  const money = numberFormat(tag, { style: "currency", currency: "USD", maximumFractionDigits: 0 });
  const priceOf = (price: number | null) =>
    price === null ? t("onRequest") : price === 0 ? t("free") : money.format(price);
  return (
    <table className="services">
      <thead>
        <tr>
          <th scope="col">{t("service")}</th>
          <th scope="col">{t("price")}</th>
          <th scope="col">{t("length")}</th>
        </tr>
      </thead>
      <tbody>
        {services.map(({ name, price, minutes }) => (
          <tr key={name}>
            <th scope="row" lang="en">
              {name}
            </th>
            <td>{priceOf(price)}</td>
            <td>{minutes === null ? t("noLength") : t("minutes", { count: minutes })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
