import { getTranslations } from "next-intl/server";
import { EmptyNotice } from "@/components/publication/piece/empty-notice";
import { GetButton } from "@/components/publication/list/get-button";
import { StaticPart } from "@/components/site/static-part";

type Props = {
  path: string;
  /** What is said; with a `{query}` in it the island fills in what was typed. */
  title: string;
  template?: string;
  isShown: boolean;
  /** As of `ListFilter`. */
  isInPlace: boolean;
};

/** Stands where the list would be when nothing matches, with the way back to all of it. */
export async function NoMatch({ path, title, template, isShown, isInPlace }: Props) {
  const t = await getTranslations("reading.list");
  return (
    <StaticPart>
      <div className="mt-6" data-list-empty={isInPlace ? (template ?? "") : undefined} hidden={!isShown}>
        <EmptyNotice title={title}>
          <GetButton path={path} className="button">
            {t("clearSearch")}
          </GetButton>
        </EmptyNotice>
      </div>
    </StaticPart>
  );
}
