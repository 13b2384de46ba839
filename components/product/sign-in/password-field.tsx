import { useState } from "react";
import { Field } from "@/components/ui/field";

type Props = {
  label: string;
  hint?: string;
  show: string;
  fault: string | null;
  autoComplete: "current-password" | "new-password";
};

/** A password, which can be made visible while it is typed. */
export function PasswordField({ label, hint, show, fault, autoComplete }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="grid gap-2">
      <Field
        id="password"
        name="password"
        type={isShown ? "text" : "password"}
        label={label}
        {...(hint ? { hint } : {})}
        fault={fault}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <label className="inline-flex min-h-11 items-center gap-[0.6rem] justify-self-start text-(length:--text-sm) text-soft">
        <input
          type="checkbox"
          className="size-5"
          checked={isShown}
          onChange={(event) => setShown(event.target.checked)}
        />
        <span>{show}</span>
      </label>
    </div>
  );
}
