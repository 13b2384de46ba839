import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";

/** `solid` for the main action, `quiet` for others, `signal` on a dark block, `plain` in running rows. */
export const buttonLooks = ["solid", "quiet", "signal", "plain"] as const;
type Look = (typeof buttonLooks)[number];

const className = (look: Look, more = "") =>
  ["button", look === "solid" ? "" : `button-${look}`, more].filter(Boolean).join(" ");

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  look?: Look;
  /** Something is under way: the button stays in place, says so, and does nothing more. */
  isBusy?: boolean;
};

/** A button. Its `type` is `button` by default, so that it does not submit a form unless told to. */
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

/** A link that looks like a button. */
export function ButtonLink({ look = "solid", className: more, children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={className(look, more)}>
      {children}
    </a>
  );
}
