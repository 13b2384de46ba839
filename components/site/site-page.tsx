import type { ReactNode } from "react";
import { getTranslations } from "next-intl/server";
import { Arrival } from "@/components/site/arrival/arrival";
import { Consent } from "@/components/site/consent/consent";
import { PreviewBar } from "@/components/publication/preview/preview-bar";
import { NewsletterBox } from "@/components/reader/newsletter/newsletter-box";
import { JsonLd } from "@/components/site/seo/json-ld";
import { Breadcrumbs } from "@/components/site/breadcrumbs";
import { Footer } from "@/components/site/footer";
import { Header } from "@/components/site/header";
import { SideNav } from "@/components/site/side-nav";
import { GlossaryPopoverIsland } from "@/components/publication/term/glossary-popover.island";
import { WaitlistIsland } from "@/components/reader/waitlist/waitlist.island";
import { SkipLink } from "@/components/site/skip-link";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";
import type { Crumb, JsonLdThing } from "#lib/seo/json-ld";

type Props = {
  /** Unprefixed path of the page; null for a page that has none of its own. */
  path: string | null;
  /** The path with the query as understood, for a page that is rendered for a query. */
  address?: string;
  /** Steps between the home page and this one, and this one itself. */
  trail?: readonly Crumb[];
  things?: readonly JsonLdThing[];
  /** The first part of the content, across all three columns. */
  hero?: ReactNode;
  /** The right column, if it is not the newsletter. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The frame of every public page: header, three columns on large screens, footer, structured data. */
export async function SitePage({
  path,
  address,
  trail = [],
  things = [],
  hero,
  aside = <NewsletterBox />,
  children,
}: Props) {
  const locale = await currentLocale();
  const navigation = await getTranslations("navigation");
  const common = await getTranslations("common");
  const popover = await getTranslations("reading.popover");
  const forms = await getTranslations("forms");
  const crumbs = [{ name: navigation("home"), path: "/" }, ...trail];
  const content = (
    <>
      <Breadcrumbs crumbs={crumbs} />
      {children}
    </>
  );
  return (
    <>
      <SkipLink />
      <Consent />
      <Header current={path} address={address} />
      <div className={hero ? "page columns has-hero" : "page columns"}>
        <SideNav current={path} />
        <main id="content" tabIndex={-1}>
          {hero}
          {hero ? <div>{content}</div> : content}
        </main>
        {aside && <aside className="aside print:hidden">{aside}</aside>}
      </div>
      <Footer />
      <PreviewBar path={path} />
      <JsonLd things={things} crumbs={crumbs} locale={locale} />
      <WaitlistIsland locale={locale} page={localePath("/waitlist", locale)} />
      <GlossaryPopoverIsland
        labels={{
          loading: common("loading"),
          more: popover("more"),
          example: popover("example"),
          failed: popover("failed"),
          tooMany: forms("tooMany"),
        }}
      />
      <Arrival />
    </>
  );
}
