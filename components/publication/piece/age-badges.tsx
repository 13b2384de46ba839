import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { AgeBand } from "#lib/publication/content/fields";

type Props = { ages: readonly (AgeBand | null)[] };

/** The age bands a piece is for, one badge each; nothing when it names none. */
export function AgeBadges({ ages }: Props) {
  const t = useTranslations("common.age");
  return ages.map((age) => age && <Badge key={age}>{t(age)}</Badge>);
}
