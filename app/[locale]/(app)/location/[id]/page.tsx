import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { LocationForm } from "@/components/product/locations/location-form";
import { target } from "@/components/product/looks";
import { AccountFieldIsland } from "@/components/product/shell/account-field.island";
import { AppLink } from "@/components/product/shell/app-link";
import { MissingPage, missingTitle } from "@/components/product/shell/missing-page";
import { shellMetadata } from "@/components/product/shell/shell-metadata";
import { ShellPage } from "@/components/product/shell/shell-page";
import { ShellSection } from "@/components/product/shell/shell-section";
import { withQuery } from "#lib/base/addresses/filtered-addresses";
import { currentLocale } from "#lib/base/i18n/current-locale";
import { locationStore } from "#lib/product/locations/location-store";
import { readFormOutcome } from "#lib/platform/server/api/form-return";
import { database } from "#lib/platform/server/database/database";
import { requireUser } from "#lib/platform/server/sign-in/sign-in";

type Props = PageProps<"/[locale]/location/[id]">;

const load = cache(async (id: string) => {
  const user = await requireUser();
  return locationStore(await database()).read(user.id, id);
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireUser();
  const { id } = await params;
  return shellMetadata((await load(id))?.name ?? (await missingTitle("location")), `/location/${id}`);
}

/** One of the user's own places: to change it, or to delete it. Other users' places are not found. */
export default async function LocationPage({ params, searchParams }: Props) {
  await requireUser();
  const location = await load((await params).id);
  if (!location) return <MissingPage kind="location" />;
  const { sentBack } = await readFormOutcome(await searchParams);
  const t = await getTranslations();
  const locale = await currentLocale();
  const explore = withQuery("/explore", { location: location.name });
  return (
    <ShellPage
      title={location.name}
      parent={{ title: t("shell.items.locations"), path: "/locations" }}
      lead={location.placeLabel}
    >
      <p>
        <AppLink path={explore} className={target}>
          {t("explore.locations.explore")}
        </AppLink>
      </p>
      <ShellSection id="edit" title={t("explore.locations.editTitle")}>
        <LocationForm action={`/api/locations/${location.id}`} location={location} sentBack={sentBack} />
      </ShellSection>
      <details className="fold mt-10 max-w-measure open:pb-4">
        <summary>{t("explore.locations.delete")}</summary>
        <p>{t("explore.locations.deleteText", { name: location.name })}</p>
        <form action={`/api/locations/${location.id}/delete`} method="post" className="mt-4">
          <input type="hidden" name="locale" value={locale} />
          <AccountFieldIsland />
          <button type="submit" className="button button-quiet">
            {t("explore.locations.deleteConfirm", { name: location.name })}
          </button>
        </form>
      </details>
    </ShellPage>
  );
}
