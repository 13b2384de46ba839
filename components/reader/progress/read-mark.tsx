import { useTranslations } from "next-intl";
import { ReadMarkIsland } from "@/components/reader/progress/read-mark.island";

type Props = { path: string };

/** Placed at the end of a piece: reaching it counts as having read the piece, and the reader may correct that. */
export function ReadMark({ path }: Props) {
  const t = useTranslations("library.read");
  return (
    <ReadMarkIsland path={path} labels={{ mark: t("mark"), marked: t("marked"), unmark: t("unmark") }} />
  );
}
