import { getTranslations } from "next-intl/server";
import { LivePageIsland } from "@/components/product/calls/follow/live-page.island";
import { ReadError } from "@/components/product/shell/read-error";

type Props = {
  /** The path of the page that could not be shown; unprefixed, with query. */
  path: string;
  /** The API address of what the page shows. When that answers again, the page is drawn again. */
  followed?: string;
};

/** Shown when calls could not be read, with a way to try again. */
export async function CallsError({ path, followed }: Props) {
  const t = await getTranslations("calls.error");
  return (
    <div className="mt-5">
      <ReadError title={t("title")} text={t("text")} path={path}>
        {followed && <LivePageIsland path={followed} drawn={null} />}
      </ReadError>
    </div>
  );
}
