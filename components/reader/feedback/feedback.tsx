import { getTranslations } from "next-intl/server";
import { FeedbackIsland } from "@/components/reader/feedback/feedback.island";
import type { PieceKind } from "#lib/publication/content/kinds";

type Props = { subject: { type: PieceKind; slug: string } };

/** "Was this helpful", at the end of a piece. */
export async function Feedback({ subject }: Props) {
  const t = await getTranslations("library.feedback");
  const forms = await getTranslations("forms");
  return (
    <FeedbackIsland
      subject={subject}
      labels={{
        ask: t("ask"),
        yes: t("yes"),
        no: t("no"),
        comment: t("comment"),
        send: t("send"),
        thanks: t("thanks"),
        newsletter: t("newsletter"),
        failed: t("failed"),
        tooMany: forms("tooMany"),
      }}
    />
  );
}
