import type { ReactNode } from "react";
import { currentLocale } from "#lib/i18n/current-locale";
import { localePath } from "#lib/i18n/paths";

type Props = {
  /** Unprefixed path. */
  path: string;
  /** Parameters that the new address keeps. */
  values?: Record<string, string | null>;
  className?: string;
  children: ReactNode;
};

/** A button that leads to an address; a GET form, so that it works without JavaScript. */
export async function GetButton({ path, values = {}, className, children }: Props) {
  const locale = await currentLocale();
  return (
    <form action={localePath(path, locale)} data-get>
      {Object.entries(values).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <button type="submit" className={className}>
        {children}
      </button>
    </form>
  );
}
