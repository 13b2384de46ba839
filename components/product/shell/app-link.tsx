import Link from "next/link";
import type { ComponentProps } from "react";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";

type Props = Omit<ComponentProps<typeof Link>, "href" | "prefetch"> & {
  /** Unprefixed, with query if any. */
  path: string;
};

/** A link within the signed-in product, in the language of the page. Nothing is fetched before it is followed. */
export async function AppLink({ path, ...rest }: Props) {
  return <Link {...rest} href={localePath(path, await currentLocale())} prefetch={false} />;
}
