import type { useUser } from "@clerk/nextjs";
import { AskedButton } from "@/components/product/security/parts/asked-button";
import type { SecurityLabels } from "@/components/product/security/parts/security-labels";
import { useRowRemoval, type RowListeners } from "@/components/product/security/parts/use-row-removal";
import { useSecurityStep } from "@/components/product/security/parts/use-security-step";
import { FormAlert } from "@/components/product/sign-in/form-alert";
import type { Fault } from "@/components/product/sign-in/sign-in-fault";
import { accountForm } from "@/components/product/looks";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { giveFocus } from "#lib/platform/browser/page/give-focus";
import { typedText } from "#lib/platform/browser/page/typed-text";
import { isElsewhere, useSubmit } from "@/components/ui/use-submit";
import { formatOwnDay } from "#lib/base/i18n/dates";

type Passkey = NonNullable<ReturnType<typeof useUser>["user"]>["passkeys"][number];
type Props = RowListeners & {
  labels: SecurityLabels;
  passkey: Passkey;
  tag: string;
};

const nameless = { field: "name", fault: "nameRequired" } as const;

/** One passkey: its name, when it was added, and when it was last used. */
export function PasskeyRow({ labels, passkey, tag, say, onRemoved }: Props) {
  const step = useSecurityStep();
  const { fault, isBusy, run, onSubmit } = useSubmit<Fault | typeof nameless>({
    focus: (form, found) => {
      if (found.field === "name") giveFocus(form?.querySelector("input"));
    },
  });
  const { row, removal } = useRowRemoval({ say, onRemoved }, () => passkey.delete());
  const words = labels.passkeys;
  const name = passkey.name || words.unnamed;
  const { lastUsedAt } = passkey;

  const rename = onSubmit((form) => {
    const wanted = typedText(form, "name").trim();
    say("");
    if (!wanted) return Promise.resolve(nameless);
    return step(
      () => passkey.update({ name: wanted }),
      () => {
        const fold = form.closest("details");
        // The form is folded away together with the focused field.
        if (!isElsewhere(form)) fold?.querySelector("summary")?.focus();
        fold?.removeAttribute("open");
        say(labels.saved);
      },
    );
  });
  return (
    <li ref={row} className="grid gap-3 border-b border-line py-4">
      <p className="wrap-anywhere">
        <b>{name}</b>
        <br />
        <span className="meta">
          {[
            words.addedOn.replace("{date}", formatOwnDay(passkey.createdAt, tag)),
            lastUsedAt ? words.usedOn.replace("{date}", formatOwnDay(lastUsedAt, tag)) : words.neverUsed,
          ].join(", ")}
        </span>
      </p>
      <FormAlert text={fault && fault.field !== "name" ? labels.faults[fault.fault] : null} />
      <details className="fold">
        <summary>{words.rename.replace("{name}", () => name)}</summary>
        <form className={accountForm} noValidate onSubmit={rename}>
          <Field
            id={`name-${passkey.id}`}
            name="name"
            label={words.newName}
            defaultValue={passkey.name ?? ""}
            maxLength={60}
            required
            autoComplete="off"
            fault={fault?.field === "name" ? words[fault.fault] : null}
          />
          <Button type="submit" isBusy={isBusy} className="justify-self-start">
            {words.save}
          </Button>
        </form>
      </details>
      <AskedButton
        label={words.remove.replace("{name}", () => name)}
        question={words.question}
        yes={words.yes}
        no={words.no}
        isBusy={isBusy}
        act={() => run(removal)}
      />
    </li>
  );
}
