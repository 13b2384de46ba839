import { getTranslations } from "next-intl/server";
import { Specimen } from "@/components/site/design-system/specimen";
import { Badge, badgeTones } from "@/components/ui/badge";
import { Button, ButtonLink, buttonLooks } from "@/components/ui/button";
import { chip } from "@/components/ui/chip";

/** Buttons and badges in every state. */
export async function ControlSpecimens() {
  const t = await getTranslations("design-system");
  const label = t("samples.button");
  return (
    <>
      <Specimen
        file="button"
        title={t("parts.button")}
        states={[
          ...buttonLooks.map((look) => ({ name: look, shown: <Button look={look}>{label}</Button> })),
          { name: t("states.disabled"), shown: <Button disabled>{label}</Button> },
          { name: t("states.busy"), shown: <Button isBusy>{label}</Button> },
          { name: t("states.link"), shown: <ButtonLink href="/">{label}</ButtonLink> },
        ]}
      />
      <Specimen
        file="badge chip"
        title={t("parts.badge")}
        states={[
          ...badgeTones.map((tone) => ({
            name: tone,
            shown: <Badge tone={tone}>{t("samples.badge")}</Badge>,
          })),
          { name: "chip", shown: <span className={chip}>{t("samples.badge")}</span> },
        ]}
      />
    </>
  );
}
