import type { ReactNode } from "react";
import { Arrival } from "@/components/site/arrival/arrival";
import { Consent } from "@/components/site/consent/consent";
import { Brand } from "@/components/site/brand";
import { leadId } from "@/components/product/sign-in/lead-id";
import { SkipLink } from "@/components/site/skip-link";

type Props = { title: string; text: string; children: ReactNode };

/** The frame of the pages that lead into the product: the brand, one column, no links elsewhere. */
export function AuthPage({ title, text, children }: Props) {
  return (
    <>
      <SkipLink />
      <header className="top">
        <div className="page">
          <Brand />
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="page grid grid-cols-[minmax(0,33rem)] gap-8 py-[clamp(2rem,8vw,5rem)]"
      >
        <header className="grid gap-3">
          <h1>{title}</h1>
          <p id={leadId} className="text-lg text-soft">
            {text}
          </p>
        </header>
        {children}
      </main>
      <Consent />
      <Arrival />
    </>
  );
}
