import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";

/** `solid` for the one thing to do, `quiet` beside it, `signal` on a dark block, `plain` in running rows. */
export const buttonLooks = ["solid", "quiet", "signal", "plain"] as const;
type Look = (typeof buttonLooks)[number];

const className = (look: Look, more = "") =>
  ["button", look === "solid" ? "" : `button-${look}`, more].filter(Boolean).join(" ");

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: Look;
  /** Something is under way: the button stays where it is, says so, and does nothing more. */
  isBusy?: boolean;
};

/** A button. It does nothing unless told to: `type` is `button` by default. */
export function Button({ look = "solid", isBusy = false, className: more, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={className(look, more)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
    />
  );
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; look?: Look };

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({ look = "solid", className: more, children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={className(look, more)}>
      {children}
    </a>
  );
}
