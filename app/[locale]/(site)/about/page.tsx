import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageTitle } from "@/components/publication/piece/page-title";
import { SitePage } from "@/components/site/site-page";
import { StaticPart } from "@/components/site/static-part";
import { requireLocale } from "#lib/base/i18n/current-locale";
import { languages, locales } from "#lib/base/i18n/locales";
import { localePath } from "#lib/base/i18n/paths";
import { pageMetadata } from "#lib/seo/metadata";

type Props = PageProps<"/[locale]/about">;
const path = "/about";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale);
  const t = await getTranslations();
  return pageMetadata({
    title: t("navigation.about"),
    description: t("about.lead"),
    keywords: t("about.keywords"),
    path,
    locale,
  });
}

export default async function AboutPage({ params }: Props) {
  const locale = requireLocale((await params).locale);
  const t = await getTranslations();
  return (
    <SitePage path={path} trail={[{ name: t("navigation.about"), path }]}>
      <PageTitle
        title={
          <StaticPart>
            <span>{t.rich("about.title", { mark: (chunks) => <mark>{chunks}</mark> })}</span>
          </StaticPart>
        }
        lead={t("about.lead")}
      />
      <div className="prose">
        <h2>{t("about.challenge.title")}</h2>
        <p>{t("about.challenge.p1")}</p>
        <p>{t("about.challenge.p2")}</p>
        <h2>{t("about.mission.title")}</h2>
        <p>{t("about.mission.p1")}</p>
        <p>{t("about.mission.p2")}</p>
        <h2>{t("about.commitment.title")}</h2>
        <ul>
          {(["sources", "calm", "privacy", "access"] as const).map((point) => (
            <li key={point}>{t(`about.commitment.${point}`)}</li>
          ))}
        </ul>
        <h2>{t("about.languages.title")}</h2>
        <p>{t("about.languages.lead")}</p>
        <ul>
          {locales
            .filter((other) => other !== locale)
            .map((other) => (
              <li key={other}>
                <a href={localePath("/", other)} hrefLang={languages[other].tag} lang={languages[other].tag}>
                  {languages[other].label}
                </a>
              </li>
            ))}
        </ul>
      </div>
    </SitePage>
  );
}
