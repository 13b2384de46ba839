import { getTranslations } from "next-intl/server";
import { ActionPanelIsland } from "@/components/publication/action-panel/action-panel.island";
import { BriefFeed } from "@/components/publication/feed/brief-feed";
import { FeedIsland } from "@/components/publication/feed/feed.island";
import { Hero } from "@/components/publication/feed/hero";
import { HowItWorksTeaser } from "@/components/publication/feed/how-it-works-teaser";
import { SitePage } from "@/components/site/site-page";
import type { Feed } from "#lib/publication/content/feed";
import { ageBands, difficulties } from "#lib/publication/content/schema/vocabulary";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { contentLanguage } from "#lib/base/i18n/locales";
import { withQuery } from "#lib/base/addresses/filtered-addresses";
import { words } from "#lib/base/i18n/words";

type Props = { feed: Feed };

/** The home page, for its plain address and for filtered ones. */
export async function HomePage({ feed }: Props) {
  const t = await getTranslations();
  const locale = await currentLocale();
  return (
    <SitePage path="/" address={withQuery("/", feed.query)} hero={<Hero />}>
      <FeedIsland locale={locale} />
      <BriefFeed feed={feed} />
      <HowItWorksTeaser />
      <ActionPanelIsland
        locale={locale}
        labels={{
          close: t("reading.panel.close"),
          loading: t("common.loading"),
          none: t("reading.panel.none"),
          noneText: t("reading.panel.noneText"),
          browse: t("library.list.ways.actions"),
          failed: t("reading.panel.failed"),
          tooMany: t("forms.tooMany"),
          retry: t("common.retry"),
          open: t("reading.panel.open"),
          helpLines: t("help-lines.all"),
          goal: t("content.action.goal"),
          steps: t("content.action.steps"),
          noSteps: t("content.action.noSteps"),
          see: t("content.action.see"),
          say: t("content.action.say"),
          minutes: t.raw("common.minutes") as string,
          age: words((age) => t(`common.age.${age}`), ageBands),
          difficulty: words((difficulty) => t(`common.difficulty.${difficulty}`), difficulties),
          ...(locale === contentLanguage ? {} : { inEnglish: t("content.inEnglish") }),
        }}
      />
    </SitePage>
  );
}
