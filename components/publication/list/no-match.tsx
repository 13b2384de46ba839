import { getTranslations } from "next-intl/server";
import { EmptyNotice } from "@/components/publication/piece/empty-notice";
import { GetButton } from "@/components/publication/list/get-button";
import { StaticPart } from "@/components/site/static-part";

type Props = {
  path: string;
  /** The text; the island fills in what was typed for a `{query}` in it. */
  title: string;
  template?: string;
  isShown: boolean;
  /** See `ListFilter`. */
  isInPlace: boolean;
};

/** Takes the place of the list when nothing matches, with a link to the whole list. */
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
