import type { ReactNode } from "react";
import { getTranslations } from "next-intl/server";
import { Consent } from "@/components/consent/consent";
import { ProgressSyncIsland } from "@/components/library/progress-sync.island";
import { PreviewBar } from "@/components/preview/preview-bar";
import { NewsletterBox } from "@/components/newsletter/newsletter-box";
import { JsonLd } from "@/components/seo/json-ld";
import { Breadcrumbs } from "@/components/site/breadcrumbs";
import { Footer } from "@/components/site/footer";
import { Header } from "@/components/site/header";
import { RelativeTimesIsland } from "@/components/site/relative-times.island";
import { SideNav } from "@/components/site/side-nav";
import { GlossaryPopoverIsland } from "@/components/term/glossary-popover.island";
import { WaitlistIsland } from "@/components/waitlist/waitlist.island";
import { currentLocale } from "#lib/i18n/current-locale";
import { languages } from "#lib/i18n/locales";
import { localePath } from "#lib/i18n/paths";
import type { Crumb, JsonLdThing } from "#lib/seo/json-ld";

type Props = {
  /** Unprefixed path of the page; null on a page that has none of its own. */
  path: string | null;
  /** Steps between the home page and this one, and this one itself. */
  trail?: readonly Crumb[];
  things?: readonly JsonLdThing[];
  /** What stands above the three columns. */
  hero?: ReactNode;
  /** The right column, where it is not the newsletter. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The frame of every public page: header, three columns on large screens, footer, structured data. */
export async function SitePage({
  path,
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
  const crumbs = [{ name: navigation("home"), path: "/" }, ...trail];
  return (
    <>
      <a className="skip" href="#content">
        {common("skip")}
      </a>
      <Consent />
      <Header current={path} />
      {hero}
      <div className="page columns">
        <SideNav current={path} />
        <main id="content" tabIndex={-1}>
          <Breadcrumbs crumbs={crumbs} />
          {children}
        </main>
        {aside && <aside className="aside">{aside}</aside>}
      </div>
      <Footer />
      <PreviewBar path={path} />
      <JsonLd things={things} crumbs={crumbs} locale={locale} siteDescription={common("description")} />
      <WaitlistIsland locale={locale} page={localePath("/waitlist", locale)} />
      <ProgressSyncIsland />
      <RelativeTimesIsland
        tag={languages[locale].tag}
        labels={{ justNow: common("date.justNow"), yesterday: common("date.yesterday") }}
      />
      <GlossaryPopoverIsland
        labels={{
          loading: common("loading"),
          more: popover("more"),
          example: popover("example"),
          failed: popover("failed"),
        }}
      />
    </>
  );
}
