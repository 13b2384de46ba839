import { Button } from "@/components/ui/button";

type Props = {
  labels: Record<"copiesTitle" | "copiesText" | "copiesRemove", string>;
  onRemove: () => void;
};

/** Says that copies are stored on the device, and offers to delete them. Rendered by an island. */
export function OfflineCopies({ labels, onRemove }: Props) {
  return (
    <section className="grid max-w-measure justify-items-start gap-[0.6rem] border-t border-line pt-6 print:hidden">
      <h3>{labels.copiesTitle}</h3>
      <p>{labels.copiesText}</p>
      <Button look="quiet" onClick={onRemove}>
        {labels.copiesRemove}
      </Button>
    </section>
  );
}
