/** What stops a start: a variable that is not usable. */

/** Thrown for a malformed environment; the message names every variable at fault. */
export class EnvError extends Error {
  override name = "EnvError";
}

/** The error of these variables, one line each. The value itself may be a secret. */
export const envError = (faults: readonly (readonly [name: string, message: string])[]): EnvError =>
  new EnvError(
    [
      "The environment is not usable:",
      ...faults.map(([name, message]) => `  ${name}: ${message}`),
      // That one is Node's own, and no file's to set.
      ...(faults.every(([name]) => name === "NODE_ENV")
        ? []
        : ["Each variable is described in .env.example."]),
    ].join("\n"),
  );

/** The fault of one variable that parses and yet cannot be used. */
export const envFault = (name: string, message: string): EnvError => envError([[name, message]]);
