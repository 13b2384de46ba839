import { getTranslations } from "next-intl/server";
import { target } from "@/components/product/looks";
import { AccountFieldIsland } from "@/components/product/shell/account-field.island";
import { AppLink } from "@/components/product/shell/app-link";
import { Badge } from "@/components/ui/badge";
import { withQuery } from "#lib/base/addresses/filtered-addresses";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { dotted } from "#lib/base/values/dotted";
import type { Location } from "#lib/product/locations/location";

type Props = { locations: readonly Location[] };

/** The user's places, each with links to search from it and to change it, and a button to make it the default. */
export async function LocationList({ locations }: Props) {
  const t = await getTranslations("explore.locations");
  const locale = await currentLocale();
  return (
    <ul className="-mt-3">
      {locations.map(({ id, name, address, placeLabel, isDefault }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-[0.9rem] min-[68rem]:flex-nowrap"
        >
          <div className="min-w-0 flex-[1_1_100%] min-[68rem]:flex-1">
            <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <AppLink
                path={`/location/${id}`}
                className="-my-[0.65rem] py-[0.65rem] wrap-anywhere no-underline decoration-auto hover:underline"
              >
                {name}
              </AppLink>{" "}
              {isDefault && <Badge tone="marked">{t("default")}</Badge>}
            </h3>
            <p className="text-soft">{dotted([address, placeLabel])}</p>
          </div>
          {/* Below what it is about in each row, or beside it in each, however many there are. */}
          <div className="flex flex-wrap gap-x-5 min-[68rem]:flex-none">
            <AppLink
              className={target}
              path={withQuery("/explore", { location: name })}
              aria-label={t("exploreNamed", { name })}
            >
              {t("explore")}
            </AppLink>
            <AppLink className={target} path={`/location/${id}`} aria-label={t("editNamed", { name })}>
              {t("edit")}
            </AppLink>
            {!isDefault && (
              <form action={`/api/locations/${id}/default`} method="post">
                <input type="hidden" name="locale" value={locale} />
                <AccountFieldIsland />
                <button
                  type="submit"
                  className={`${target} underline decoration-1 underline-offset-[0.2em]`}
                  aria-label={t("makeDefaultNamed", { name })}
                >
                  {t("makeDefault")}
                </button>
              </form>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
