import type { AnchorHTMLAttributes } from "react";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "target" | "download"> & {
  /** Unprefixed path, with query if any. */
  path: string;
  /** Whether the opened page starts at its top; true by default. */
  scroll?: boolean;
};

/**
 * A link within the signed-in product, in the language of the page. A plain anchor, which the frame around the page follows without
 * a new document (use-app-links.ts).
 */
export async function AppLink({ path, scroll = true, children, ...rest }: Props) {
  const href = localePath(path, await currentLocale());
  return (
    <a {...rest} href={href} data-app-link={scroll ? "" : "still"}>
      {children}
    </a>
  );
}
