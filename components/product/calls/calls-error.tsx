import { getTranslations } from "next-intl/server";
import { AppLink } from "@/components/product/shell/app-link";
import { LivePageIsland } from "@/components/product/calls/live-page.island";
import { Alert } from "@/components/ui/alert";

type Props = {
  /** The page that could not be shown; unprefixed, with query. */
  path: string;
  /** Where the API tells what it shows; when that answers again, so does the page. */
  followed?: string;
};

/** Stands in for calls that could not be read, with the way to try again. */
export async function CallsError({ path, followed }: Props) {
  const t = await getTranslations("calls.error");
  const common = await getTranslations("common");
  return (
    <Alert tone="bad" title={t("title")} role="alert">
      <p>{t("text")}</p>
      <p className="mt-3">
        <AppLink path={path} className="button button-quiet">
          {common("retry")}
        </AppLink>
      </p>
      {followed && <LivePageIsland path={followed} drawn={null} />}
    </Alert>
  );
}
