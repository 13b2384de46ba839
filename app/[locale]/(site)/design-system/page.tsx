import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageTitle } from "@/components/publication/piece/page-title";
import { CardSpecimens } from "@/components/site/design-system/card-specimens";
import "@/components/site/design-system/design-system.css";
import { ColorTokens } from "@/components/site/design-system/color-tokens";
import { ControlSpecimens } from "@/components/site/design-system/control-specimens";
import { FormSpecimens } from "@/components/site/design-system/form-specimens";
import { MessageSpecimens } from "@/components/site/design-system/message-specimens";
import { ScaleTokens } from "@/components/site/design-system/scale-tokens";
import { TabsSpecimen } from "@/components/site/design-system/tabs-specimen";
import { SitePage } from "@/components/site/site-page";
import { requireLocale } from "#lib/base/i18n/current-locale";
import { pageMetadata } from "#lib/seo/metadata";

type Props = PageProps<"/[locale]/design-system">;
const path = "/design-system";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = requireLocale((await params).locale);
  const t = await getTranslations();
  return pageMetadata({
    title: t("design-system.title"),
    description: t("design-system.lead"),
    keywords: t("common.keywords"),
    path,
    locale,
    noIndex: true,
  });
}

const sections = [
  ["theme", [ColorTokens, ScaleTokens]],
  ["buttons", [ControlSpecimens]],
  ["cards", [CardSpecimens]],
  ["alerts", [MessageSpecimens]],
  ["forms", [FormSpecimens]],
  ["data", [TabsSpecimen]],
] as const;

export default async function DesignSystemPage({ params }: Props) {
  requireLocale((await params).locale);
  const t = await getTranslations("design-system");
  return (
    <SitePage path={path} trail={[{ name: t("title"), path }]}>
      <PageTitle title={t("title")} lead={t("lead")} />
      <div className="grid grid-cols-1 gap-12">
        {sections.map(([name, parts]) => (
          <section key={name} aria-labelledby={`${name}-title`} className="grid grid-cols-1 gap-6">
            <h2 id={`${name}-title`} className="rule">
              {t(`sections.${name}`)}
            </h2>
            {parts.map((Part, index) => (
              <Part key={index} />
            ))}
          </section>
        ))}
      </div>
    </SitePage>
  );
}
