import { getTranslations } from "next-intl/server";
import { EmailLink } from "@/components/site/email-link";
import { StaticPart } from "@/components/site/static-part";
import { kinds } from "#lib/publication/content/kinds";
import { isFilledIn } from "#lib/publication/content/operator-details";
import { isSignedInPath } from "#lib/base/addresses/signed-in-paths";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { localePath } from "#lib/base/i18n/paths";
import { makingPage } from "#lib/base/site/site-defaults";
import { site } from "#lib/platform/site";

const groups = [
  [
    "explore",
    [
      ["/#how-it-works", "howItWorks"],
      [kinds.microBrief.list, "briefs"],
      [kinds.microAction.list, "actions"],
      [kinds.glossaryTerm.list, "glossary"],
      ["/blog", "blog"],
      ["/letters", "letters"],
      ["/guides", "guides"],
      [kinds.printable.list, "printables"],
      ["/saved", "saved"],
    ],
  ],
  [
    "help",
    [
      ["/help-lines", "helpLines"],
      ["/faq", "faq"],
      ["/support", "support"],
      ["/contact", "contact"],
      ["/do-not-call", "doNotCall"],
      // Leads on into the product where somebody is signed in.
      ["/sign-in", "signIn"],
    ],
  ],
  [
    "company",
    [
      ["/about", "about"],
      ["/careers", "careers"],
      ["/press", "press"],
      [`/${makingPage}`, "making"],
    ],
  ],
  [
    "legal",
    [
      ["/privacy", "privacy"],
      ["/terms", "terms"],
      ["/cookies", "cookies"],
      ["/security", "security"],
    ],
  ],
] as const;

const endLink = "inline-flex min-h-11 items-center";

/** Every page's foot: all links, other sites, contact, the year. */
export async function Footer() {
  const t = await getTranslations("footer");
  const feeds = await getTranslations("cta.feeds");
  const privacy = await getTranslations("privacy.choices");
  const locale = await currentLocale();
  return (
    <StaticPart>
      <footer className="foot border-t border-line text-sm print:hidden">
        <div className="page grid grid-cols-2 gap-6 py-10 sm:grid-cols-3 lg:grid-cols-6">
          {groups.map(([group, links]) => (
            <nav key={group} aria-label={t(group)}>
              <p className="font-bold">{t(group)}</p>
              <ul>
                {links.map(([href, key]) => (
                  <li key={href}>
                    {/* Not to be prefetched: it is made for each reader. */}
                    <a href={localePath(href, locale)} rel={isSignedInPath(href) ? "nofollow" : undefined}>
                      {t(key)}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div>
            <p className="font-bold">{t("social")}</p>
            <ul>
              {site.social.map(({ name, href }) => (
                <li key={href}>
                  <a href={href} rel={isFilledIn(href) ? "me noopener" : "nofollow noopener"}>
                    {name}
                  </a>
                </li>
              ))}
              {!site.social.every(({ href }) => isFilledIn(href)) && (
                <li className="py-1 text-soft">{t("examples")}</li>
              )}
            </ul>
          </div>
          <div>
            <p className="font-bold">{t("contactUs")}</p>
            <ul>
              <li>
                <EmailLink address={site.email} />
              </li>
              <li>
                <a href={`tel:${site.phone.replace(/[^+\d]/g, "")}`}>{site.phone}</a>
              </li>
              <li className={endLink}>{site.city}</li>
              {!site.hasOwnContact && <li className="py-1 text-soft">{t("examples")}</li>}
            </ul>
          </div>
        </div>
        <p className="page flex flex-wrap items-center gap-x-6 pb-8 text-soft">
          <span>{t("copyright", { year: String(new Date().getUTCFullYear()), name: site.name })}</span>
          <a className={endLink} href={localePath("/cookies", locale)} data-choices="">
            {privacy("title")}
          </a>
          <a className={endLink} href={localePath("/feed.xml", locale)}>
            {feeds("rss")}
          </a>
          <a className={endLink} href={localePath("/feed.json", locale)}>
            {feeds("json")}
          </a>
        </p>
      </footer>
    </StaticPart>
  );
}
