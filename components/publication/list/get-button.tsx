import type { FormHTMLAttributes, ReactNode } from "react";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";

type Props = Omit<FormHTMLAttributes<HTMLFormElement>, "action"> & {
  /** Unprefixed path. */
  path: string;
  /** Parameters that the new address keeps. */
  values?: Record<string, string | null>;
  /** The class name of the button. */
  className?: string;
  children: ReactNode;
};

/** A button that opens an address; a GET form, so that it works without JavaScript. */
export async function GetButton({ path, values = {}, className, children, ...rest }: Props) {
  const locale = await currentLocale();
  return (
    <form {...rest} action={localePath(path, locale)} data-get>
      {Object.entries(values).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <button type="submit" className={className}>
        {children}
      </button>
    </form>
  );
}
