import "server-only";
import { getTranslations } from "next-intl/server";
import type { ListChoice } from "@/components/publication/list/choice-chips";
import { parseAge } from "#lib/publication/content/fields";
import { ageBands } from "#lib/publication/content/schema/vocabulary";

/** The choice among the age bands; `asked` is what an address says, unset if it is no age. */
export async function ageChoice(asked: string | null) {
  const t = await getTranslations();
  const groups = ageBands.map((band) => ({ key: band, value: band, title: t(`common.age.${band}`) }));
  const age = parseAge(asked);
  return {
    parameter: "age",
    label: t("reading.list.byAge"),
    allLabel: t("reading.list.allAges"),
    groups,
    chosen: groups.find(({ key }) => key === age) ?? null,
  } as const satisfies ListChoice;
}
