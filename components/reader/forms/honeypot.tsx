import { honeypotField } from "#lib/base/site/form-problems";

/** A field that nobody sees, hears or tabs to. Bots fill it in, and give themselves away. */
export function Honeypot() {
  return (
    <div className="sr-only" aria-hidden="true">
      <input name={honeypotField} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
