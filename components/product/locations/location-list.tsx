import { getTranslations } from "next-intl/server";
import { AppLink } from "@/components/product/shell/app-link";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { currentLocale } from "#lib/base/i18n/current-locale";
import type { Location } from "#lib/product/locations/location";

type Props = { locations: readonly Location[] };

/** The user's places, each with the ways to search from it, to change it and to make it the default. */
export async function LocationList({ locations }: Props) {
  const t = await getTranslations("explore.locations");
  const locale = await currentLocale();
  return (
    <ul className="locations">
      {locations.map(({ id, name, address, placeLabel, isDefault }) => (
        <li key={id}>
          <div>
            <h3>
              <AppLink path={`/location/${id}`}>{name}</AppLink>{" "}
              {isDefault && <Badge tone="marked">{t("default")}</Badge>}
            </h3>
            <p className="text-soft">{[address, placeLabel].filter(Boolean).join(" · ")}</p>
          </div>
          <p className="location-ways">
            <AppLink
              path={`/explore?${new URLSearchParams({ location: name }).toString()}`}
              aria-label={t("exploreNamed", { name })}
            >
              {t("explore")}
            </AppLink>
            <AppLink path={`/location/${id}`} aria-label={t("editNamed", { name })}>
              {t("edit")}
            </AppLink>
          </p>
          {!isDefault && (
            <form action={`/api/locations/${id}/default`} method="post">
              <input type="hidden" name="locale" value={locale} />
              <Button type="submit" look="plain" aria-label={t("makeDefaultNamed", { name })}>
                {t("makeDefault")}
              </Button>
            </form>
          )}
        </li>
      ))}
    </ul>
  );
}
