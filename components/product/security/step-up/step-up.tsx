import { useCallback, useState, type ReactNode } from "react";
import { useReverification } from "@clerk/nextjs";
import { proofQuestions, type Asked } from "@/components/product/security/step-up/proof-questions";
import { StepUpContext, type Protect } from "@/components/product/security/step-up/step-up-context";
import { StepUpDialog } from "@/components/product/security/step-up/step-up-dialog";
import { untilProven } from "@/components/product/security/step-up/until-proven";
import type { StepUpLabels } from "@/components/product/security/step-up/step-up-labels";

type Props = { labels: StepUpLabels; children: ReactNode };

/** Wraps parts whose steps may need proof: shows the dialog, and then lets the step continue. */
export function StepUp({ labels, children }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [questions] = useState(() => proofQuestions(setAsked));
  const again = useReverification((step: () => Promise<unknown>) => step(), {
    onNeedsReverification: questions.ask,
  });
  const protect: Protect = useCallback(
    <T,>(step: () => Promise<T>) => untilProven(() => again(step)) as Promise<T>,
    [again],
  );
  return (
    <StepUpContext value={protect}>
      {children}
      {asked && (
        <StepUpDialog
          key={asked.level}
          labels={labels}
          asked={asked}
          close={(how) => questions.close(asked, how)}
        />
      )}
    </StepUpContext>
  );
}
