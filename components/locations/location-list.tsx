import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { Badge } from "@/components/ui/badge";
import { currentLocale } from "#lib/i18n/current-locale";
import { localePath } from "#lib/i18n/paths";
import type { Location } from "#lib/locations/location";

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
              <Link href={localePath(`/location/${id}`, locale)} prefetch={false}>
                {name}
              </Link>{" "}
              {isDefault && <Badge tone="marked">{t("default")}</Badge>}
            </h3>
            <p className="text-soft">{[address, placeLabel].filter(Boolean).join(" · ")}</p>
          </div>
          <p className="location-ways">
            <Link
              href={localePath(`/explore?${new URLSearchParams({ location: name }).toString()}`, locale)}
              prefetch={false}
              aria-label={t("exploreNamed", { name })}
            >
              {t("explore")}
            </Link>
            <Link
              href={localePath(`/location/${id}`, locale)}
              prefetch={false}
              aria-label={t("editNamed", { name })}
            >
              {t("edit")}
            </Link>
          </p>
          {!isDefault && (
            <form action={`/api/locations/${id}/default`} method="post">
              <input type="hidden" name="locale" value={locale} />
              <button
                type="submit"
                className="button button-plain"
                aria-label={t("makeDefaultNamed", { name })}
              >
                {t("makeDefault")}
              </button>
            </form>
          )}
        </li>
      ))}
    </ul>
  );
}
