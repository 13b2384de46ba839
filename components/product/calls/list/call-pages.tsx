import { getTranslations } from "next-intl/server";
import { AppLink } from "@/components/product/shell/app-link";
import type { CallPage } from "#lib/product/calls/records/call-page-store";
import { withQuery } from "#lib/base/addresses/filtered-addresses";
import type { CallState } from "#lib/base/site/call-states";

type Props = { page: CallPage; state: CallState | null };

/** The links to the neighbouring pages of the list; nothing when it has one page. */
export async function CallPages({ page: { older, newer }, state }: Props) {
  const t = await getTranslations("calls.list");
  const path = (place: Record<string, string>) => withQuery("/calls", { state, ...place });
  if (!older && !newer) return null;
  return (
    <nav aria-label={t("pages")} className="flex flex-wrap gap-3 print:hidden">
      {newer && (
        <AppLink path={path({ after: newer })} className="button button-quiet" rel="prev">
          {t("newer")}
        </AppLink>
      )}
      {older && (
        <AppLink path={path({ before: older })} className="button button-quiet" rel="next">
          {t("older")}
        </AppLink>
      )}
    </nav>
  );
}
