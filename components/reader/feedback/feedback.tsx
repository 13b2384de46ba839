import { useTranslations } from "next-intl";
import type { FeedbackSubject } from "@/components/reader/feedback/feedback-labels";
import { FeedbackIsland } from "@/components/reader/feedback/feedback.island";

type Props = { subject: FeedbackSubject };

/** "Was this helpful", at the end of a piece. */
export function Feedback({ subject }: Props) {
  const t = useTranslations("library.feedback");
  const forms = useTranslations("forms");
  return (
    <FeedbackIsland
      subject={subject}
      labels={{
        ask: t("ask"),
        yes: t("yes"),
        no: t("no"),
        comment: t("comment"),
        send: t("send"),
        sending: t("sending"),
        thanks: t("thanks"),
        newsletter: t("newsletter"),
        failed: t("failed"),
        tooMany: forms("tooMany"),
      }}
    />
  );
}
