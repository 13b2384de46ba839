import { getTranslations } from "next-intl/server";
import { AppLink } from "@/components/product/shell/app-link";
import { LivePageIsland } from "@/components/product/calls/live-page.island";
import { Alert } from "@/components/ui/alert";

type Props = {
  /** The path of the page that could not be shown; unprefixed, with query. */
  path: string;
  /** The API address of what the page shows. When that answers again, the page is drawn again. */
  followed?: string;
};

/** Shown when calls could not be read, with a way to try again. */
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
