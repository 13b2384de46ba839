import type forms from "@/messages/en/forms.json";

/** The words of forms in a language, as the dialog loads them. */
export type FormStrings = typeof forms;
