import type { ReactNode } from "react";
import { getTranslations } from "next-intl/server";
import { Arrival } from "@/components/site/arrival/arrival";
import { Consent } from "@/components/site/consent/consent";
import { Brand } from "@/components/site/brand";

type Props = { title: string; text: string; children: ReactNode };

/** The frame of the pages that lead into the product: the brand, one column, nothing that leads away from it. */
export async function AuthPage({ title, text, children }: Props) {
  const common = await getTranslations("common");
  return (
    <>
      <a className="skip" href="#content">
        {common("skip")}
      </a>
      <header className="top">
        <div className="page">
          <Brand />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="page auth">
        <header className="grid gap-3">
          <h1>{title}</h1>
          <p className="text-lg text-soft">{text}</p>
        </header>
        {children}
      </main>
      <Consent />
      <Arrival />
    </>
  );
}
