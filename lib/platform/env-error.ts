/** The error that stops a start: a variable has an unusable value. */

/** Thrown for a malformed environment; the message names every faulty variable. */
export class EnvError extends Error {
  override name = "EnvError";
}

/** The error for these variables, one line each. The value itself may be a secret. */
export const envError = (faults: readonly (readonly [name: string, message: string])[]): EnvError =>
  new EnvError(
    [
      "The environment is not usable:",
      ...faults.map(([name, message]) => `  ${name}: ${message}`),
      // NODE_ENV is Node's own variable, and is not set in a file.
      ...(faults.every(([name]) => name === "NODE_ENV")
        ? []
        : ["Each variable is described in .env.example."]),
    ].join("\n"),
  );

/** The error for one variable that parses but cannot be used. */
export const envFault = (name: string, message: string): EnvError => envError([[name, message]]);
