import { getTranslations } from "next-intl/server";
import { Badge } from "@/components/ui/badge";
import type { AgeBand } from "#lib/publication/content/fields";

type Props = { ages: readonly (AgeBand | null)[] };

/** The age bands a piece is for, one badge each; nothing when it names none. */
export async function AgeBadges({ ages }: Props) {
  const t = await getTranslations("common.age");
  return ages.map((age) => age && <Badge key={age}>{t(age)}</Badge>);
}
