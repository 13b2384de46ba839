import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BriefCard } from "@/components/publication/brief/brief-card";
import { ActionCard } from "@/components/publication/action/action-card";
import { PageTitle } from "@/components/publication/piece/page-title";
import { Explainer } from "@/components/publication/page/explainer";
import { SitePage } from "@/components/site/site-page";
import { StaticPart } from "@/components/site/static-part";
import { TermCard } from "@/components/publication/term/term-card";
import { readExamples } from "#lib/publication/content/settings";
import { requireLocale } from "#lib/base/i18n/current-locale";
import { pageMetadata } from "#lib/seo/metadata";

type Props = PageProps<"/[locale]/how-it-works">;
const path = "/how-it-works";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale);
  const t = await getTranslations();
  return pageMetadata({
    title: t("navigation.howItWorks"),
    description: t("how-it-works.lead"),
    keywords: t("how-it-works.keywords"),
    path,
    locale,
  });
}

export default async function HowItWorksPage({ params }: Props) {
  const locale = requireLocale((await params).locale);
  const t = await getTranslations();
  const { brief, action, term } = await readExamples(locale);
  // Everything around the examples is in the reader's language.
  const among = [{ language: locale }];
  return (
    <SitePage path={path} trail={[{ name: t("navigation.howItWorks"), path }]}>
      <PageTitle
        title={
          <StaticPart>
            <span>{t.rich("how-it-works.title", { mark: (chunks) => <mark>{chunks}</mark> })}</span>
          </StaticPart>
        }
        lead={t("how-it-works.lead")}
      />
      <Explainer
        examples={{
          briefs: brief && <BriefCard brief={brief} among={among} />,
          actions: action && <ActionCard action={action} among={among} />,
          glossary: term && <TermCard term={term} among={among} />,
        }}
      />
    </SitePage>
  );
}
