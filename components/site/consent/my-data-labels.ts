import { getTranslations } from "next-intl/server";
import { words } from "#lib/base/i18n/words";

/** The words of the buttons for a reader's own data. */
export const myDataLabels = async () =>
  words(await getTranslations("privacy.data"), [
    "download",
    "delete",
    "confirm",
    "yes",
    "no",
    "working",
    "downloaded",
    "deleted",
    "nothing",
    "signedOut",
    "failed",
    "tooMany",
    "lists",
    "write",
  ]);
