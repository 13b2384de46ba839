import { getTranslations } from "next-intl/server";
import { Specimen } from "@/components/site/design-system/specimen";
import { Field } from "@/components/ui/field";

/** Form fields in every state. */
export async function FormSpecimens() {
  const t = await getTranslations("design-system");
  const label = t("samples.field.label");
  return (
    <Specimen
      file="field labelled"
      title={t("parts.field")}
      states={[
        {
          name: t("states.empty"),
          shown: <Field id="field-empty" label={label} placeholder={t("samples.field.placeholder")} />,
        },
        {
          name: t("states.filled"),
          shown: <Field id="field-filled" label={label} defaultValue={t("samples.field.value")} />,
        },
        {
          name: t("states.hint"),
          shown: <Field id="field-hint" label={label} hint={t("samples.field.hint")} />,
        },
        {
          name: t("states.error"),
          shown: (
            <Field
              id="field-wrong"
              label={label}
              defaultValue={t("samples.field.wrong")}
              fault={t("samples.field.error")}
            />
          ),
        },
        {
          name: t("states.disabled"),
          shown: <Field id="field-disabled" label={label} disabled defaultValue={t("samples.field.value")} />,
        },
      ]}
    />
  );
}
