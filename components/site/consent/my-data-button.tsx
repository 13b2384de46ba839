import type { ReactNode, Ref } from "react";

/** What a button does by itself, before its page has hydrated. */
export type PlainWay = { action: string; method?: "post"; fields?: Readonly<Record<string, string>> };

type Props = {
  plain: PlainWay | undefined;
  act: () => void;
  /** Called when a press is likely, to load what it needs. */
  onIntent: () => void;
  isBusy?: boolean;
  /** Whether it does what was asked to be confirmed, beside the way back. */
  isConfirming?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
};

/** A button for the reader's own data; inside a form of its own if it has to work before the page has hydrated. */
export function MyDataButton({
  plain,
  act,
  onIntent,
  isBusy = false,
  isConfirming = false,
  ref,
  children,
}: Props) {
  const button = (
    <button
      ref={ref}
      type={plain ? "submit" : "button"}
      className={isConfirming ? "button" : "button button-quiet"}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={plain ? undefined : act}
    >
      {children}
    </button>
  );
  if (!plain) return button;
  return (
    <form
      action={plain.action}
      method={plain.method}
      className="contents"
      onSubmit={(event) => {
        event.preventDefault();
        act();
      }}
    >
      {Object.entries(plain.fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {button}
    </form>
  );
}
