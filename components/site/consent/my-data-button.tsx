import type { ReactNode, Ref } from "react";

/** What a button does by itself, before its page has hydrated. */
export type PlainWay = { action: string; method?: "post"; fields?: Readonly<Record<string, string>> };

type Props = {
  plain: PlainWay | undefined;
  act: () => void;
  /** Something is likely to be pressed: what it needs is fetched. */
  onIntent: () => void;
  isBusy?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
};

/** A button over the reader's own data; in a form of its own where it answers before the page has hydrated. */
export function MyDataButton({ plain, act, onIntent, isBusy = false, ref, children }: Props) {
  const button = (
    <button
      ref={ref}
      type={plain ? "submit" : "button"}
      className="button button-quiet"
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
