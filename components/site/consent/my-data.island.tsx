"use client";
import { useEffect, type ComponentProps } from "react";
import { MyDataButtons, dataDeletedEvent } from "@/components/site/consent/my-data-buttons";
import { hasConsent } from "#lib/platform/browser/consent";
import { clearVisitor } from "#lib/platform/browser/forget-visitor";
import { knownVisitorCookie } from "#lib/base/visitor/known-visitor";

type Props = ComponentProps<typeof MyDataButtons> & {
  /** Where a page that shows what is kept of the reader is opened anew once that is deleted. */
  afterDeletion?: string;
};

/** Why an island: the browser holds what opens a visitor's data, and forgets it when that is deleted. */
export function MyDataIsland({ afterDeletion, ...rest }: Props) {
  const { isDeleted = false } = rest;
  // Deleted by the plain form, of which no script has heard: the server took the visitor's cookies, and the rest is here.
  useEffect(() => {
    if (isDeleted && hasConsent() && !document.cookie.includes(knownVisitorCookie)) clearVisitor();
  }, [isDeleted]);
  // Else the page would go on holding what is deleted in its fields, and save it again.
  useEffect(() => {
    if (afterDeletion === undefined) return;
    const openAnew = () => window.location.assign(afterDeletion);
    window.addEventListener(dataDeletedEvent, openAnew);
    return () => window.removeEventListener(dataDeletedEvent, openAnew);
  }, [afterDeletion]);
  return <MyDataButtons {...rest} />;
}
