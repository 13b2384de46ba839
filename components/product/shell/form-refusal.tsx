import type { ReactNode } from "react";

/**
 * Why a form was refused, on the page that a post without JavaScript comes back to. A new document reads nothing out by itself: its
 * address ends in `id`, the form's name, so that this gets the focus.
 */
export const FormRefusal = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} role="alert" className="fault scroll-mt-20" tabIndex={-1}>
    {children}
  </p>
);
