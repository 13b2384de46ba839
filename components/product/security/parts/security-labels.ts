import { getTranslations } from "next-intl/server";
import { stepUpLabels } from "@/components/product/security/step-up/step-up-labels";
import { words } from "#lib/base/i18n/words";
import { providerLabels } from "@/components/product/shell/provider-labels";

/** Every string of the screen on sign-in and security, in the language of the page. The browser fills in what is in braces. */
export async function securityLabels() {
  const addresses = await getTranslations("security.addresses");
  const auth = await getTranslations("auth");
  const password = await getTranslations("security.password");
  const passkeys = await getTranslations("security.passkeys");
  const app = await getTranslations("security.app");
  const backup = await getTranslations("security.backup");
  const sessions = await getTranslations("security.sessions");
  const security = await getTranslations("security");
  const date = await getTranslations("common.date");
  const name = "{name}";
  return {
    ...(await stepUpLabels()),
    saved: security("saved"),
    gate: { ...(await providerLabels()), withoutScript: security("withoutScript") },
    date: words(date, ["justNow", "yesterday"]),
    addresses: {
      ...words(addresses, ["title", "text", "main", "alone", "question", "yes", "no", "removed", "linked"]),
      remove: addresses("remove", { email: "{email}" }),
    },
    newPassword: auth("reset.newPassword"),
    newPasswordHint: auth("newPasswordHint"),
    password: words(password, [
      "title",
      "text",
      "none",
      "change",
      "choose",
      "current",
      "forgotten",
      "show",
      "elsewhere",
      "save",
      "cancel",
      "changed",
      "set",
    ]),
    passkeys: {
      ...words(passkeys, [
        "title",
        "text",
        "none",
        "name",
        "nameHint",
        "newName",
        "nameRequired",
        "add",
        "added",
        "neverUsed",
        "unnamed",
        "save",
        "question",
        "yes",
        "no",
        "removed",
        "unsupported",
      ]),
      addedOn: passkeys("addedOn", { date: "{date}" }),
      usedOn: passkeys("usedOn", { date: "{date}" }),
      rename: passkeys("rename", { name }),
      remove: passkeys("remove", { name }),
    },
    app: words(app, [
      "title",
      "text",
      "on",
      "off",
      "setUp",
      "scan",
      "picture",
      "key",
      "open",
      "code",
      "codeHint",
      "turnOn",
      "cancel",
      "turnedOn",
      "turnOff",
      "question",
      "yes",
      "no",
      "turnedOff",
    ]),
    backup: words(backup, [
      "title",
      "text",
      "shownOnce",
      "file",
      "copy",
      "copied",
      "copyFailed",
      "download",
      "print",
      "done",
      "renew",
      "question",
      "yes",
      "no",
    ]),
    sessions: {
      ...words(sessions, [
        "title",
        "text",
        "here",
        "unknown",
        "everywhere",
        "question",
        "yes",
        "no",
        "done",
        "alone",
        "failed",
        "again",
      ]),
      device: sessions("device", { browser: "{browser}", device: "{device}" }),
      active: sessions("active", { when: "{when}" }),
      signOut: sessions("signOut", { device: "{device}" }),
    },
  };
}

export type SecurityLabels = Awaited<ReturnType<typeof securityLabels>>;
