import { getTranslations } from "next-intl/server";
import { Alert } from "@/components/ui/alert";
import { exploreAddress, type ExploreQuery } from "#lib/product/directory/query/explore-query";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";

type Props = { reason: "failed" | "tooOften"; query: ExploreQuery };

/** Why there is no list of businesses, and a link to try the same search again. */
export async function SearchFailed({ reason, query }: Props) {
  const t = await getTranslations("explore");
  const locale = await currentLocale();
  return (
    <Alert tone="bad" role="alert" title={t(`${reason}.title`)}>
      <p>{t(`${reason}.text`)}</p>
      <p>
        <a href={localePath(exploreAddress(query, query), locale)}>{t("failed.retry")}</a>
      </p>
    </Alert>
  );
}
