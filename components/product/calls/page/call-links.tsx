import { getTranslations } from "next-intl/server";
import { target } from "@/components/product/looks";
import { AppLink } from "@/components/product/shell/app-link";
import type { Call } from "#lib/product/calls/records/call";

type Props = { call: Pick<Call, "retriedBy" | "retryOf" | "businessId" | "businessName"> };

/** Where a call leads to: the call that was made in its place, the one that it was made for, and the business. */
export async function CallLinks({ call }: Props) {
  const t = await getTranslations("calls.detail");
  return (
    <ul className="grid">
      {call.retriedBy && (
        <li>
          <span>{t("retried")}</span>{" "}
          <AppLink path={`/call/${call.retriedBy}`} className={target}>
            {t("newer")}
          </AppLink>
        </li>
      )}
      {call.retryOf && (
        <li>
          <span>{t("retryOf")}</span>{" "}
          <AppLink path={`/call/${call.retryOf}`} className={target}>
            {t("earlier")}
          </AppLink>
        </li>
      )}
      <li>
        <AppLink path={`/business/${call.businessId}`} className={target}>
          {t("toBusiness", { business: call.businessName })}
        </AppLink>
      </li>
    </ul>
  );
}
