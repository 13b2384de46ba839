"use client";
import { useEffect, type ComponentProps } from "react";
import { MyDataButtons, dataDeletedEvent } from "@/components/site/consent/my-data-buttons";
import { hasConsent } from "#lib/platform/browser/consent/consent";
import { clearVisitor } from "#lib/platform/browser/consent/forget-visitor";
import { knownVisitorCookie } from "#lib/base/visitor/known-visitor";

type Props = ComponentProps<typeof MyDataButtons> & {
  /** The address to open after the deletion, for a page that shows what is stored about the reader. */
  afterDeletion?: string;
};

/** Why an island: the browser holds what gives access to a visitor's data, and deletes it together with the data. */
export function MyDataIsland({ afterDeletion, ...rest }: Props) {
  const { isDeleted = false } = rest;
  // Deleted by the plain form, unnoticed by any script: the server removed the visitor's cookies, and the rest is here.
  useEffect(() => {
    if (isDeleted && hasConsent() && !document.cookie.includes(knownVisitorCookie)) clearVisitor();
  }, [isDeleted]);
  // Otherwise the page would keep deleted data in its fields, and save it again.
  useEffect(() => {
    if (afterDeletion === undefined) return;
    const openAnew = () => window.location.assign(afterDeletion);
    window.addEventListener(dataDeletedEvent, openAnew);
    return () => window.removeEventListener(dataDeletedEvent, openAnew);
  }, [afterDeletion]);
  return <MyDataButtons {...rest} />;
}
