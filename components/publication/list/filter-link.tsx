import type { AnchorHTMLAttributes } from "react";
import { LocaleLink } from "@/components/site/locale-link";

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; chosen: boolean };

/** A choice that is a link to a filtered address. Neither crawlers nor the browser's prefetching follow it. */
export function FilterLink({ chosen, ...rest }: Props) {
  return <LocaleLink {...rest} rel="nofollow" aria-current={chosen ? "true" : undefined} />;
}
