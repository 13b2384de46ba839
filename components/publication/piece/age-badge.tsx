import { getTranslations } from "next-intl/server";
import { Badge } from "@/components/ui/badge";
import type { AgeBand } from "#lib/publication/content/fields";

type Props = { age: AgeBand | null };

/** The age band a piece is for; nothing when it names none. */
export async function AgeBadge({ age }: Props) {
  if (!age) return null;
  const t = await getTranslations("common.age");
  return <Badge>{t(age)}</Badge>;
}
