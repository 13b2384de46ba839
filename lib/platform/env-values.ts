/** The types of values that variables of the environment have, each with the message for a malformed value. */
import { createPublicKey } from "node:crypto";
import { z } from "zod";

/** A blank value counts as missing. */
export const blankIsMissing = (value: unknown) =>
  typeof value === "string" && value.trim() === "" ? undefined : value;

/** A value that may be missing. */
export const optional = <T extends z.ZodType>(type: T) => z.preprocess(blankIsMissing, type.optional());

/** A value of one line: it may appear in a page, a log or a header. */
export const line = z
  .string()
  .trim()
  .regex(/^[^\u0000-\u001f\u007f]*$/, "control characters are not allowed");

/** A whole number of at most so many digits. */
export const wholeNumber = (digits: number, fault: string) =>
  z
    .string()
    .trim()
    .regex(new RegExp(`^\\d{1,${digits}}$`), fault)
    .transform(Number);

/** A text of one line. */
export const text = () => optional(line);

/** A key that is sent in a header or an address. */
export const token = () =>
  optional(line.regex(/^[\x21-\x7e]+$/, "blanks and characters beyond ASCII are not allowed"));

/** `value` parsed as an address with one of these schemes and a host; null when it is none. */
function addressOf(value: string, schemes: readonly string[]): URL | null {
  const address = URL.parse(value);
  return address && schemes.includes(address.protocol) && /^[a-z]+:\/\/[^/]/i.test(value) ? address : null;
}
const webSchemes = ["https:", "http:"];

/** An address with one of the schemes, kept as it was written. */
export const addressIn = (schemes: readonly string[], example: string) =>
  optional(line.refine((value) => addressOf(value, schemes), `not an address such as ${example}`));

/** Whether an address contains a user or a password: `fetch` refuses every request to such an address. */
const namesUser = (value: string | undefined) => {
  const address = URL.parse(value ?? "");
  return address !== null && (address.username !== "" || address.password !== "");
};

/** A web address as it was written: for many services, an address with a slash at the end is a different one. */
export const exactUrl = () =>
  addressIn(webSchemes, "https://service.example/path").refine(
    (value) => !namesUser(value),
    "a user or a password in an address is not sent; name it without",
  );

/** A web address to which paths are added; a slash at its end is removed. */
export const url = () => exactUrl().transform((value) => value?.replace(/\/+$/, ""));

/** A web address without path, query or hash. */
export const bareOrigin = line.transform((value, context) => {
  const address = addressOf(value, webSchemes);
  if (address && address.href === `${address.origin}/`) return address.origin;
  context.addIssue({
    code: "custom",
    message: address
      ? "only scheme, host and port are allowed, as in https://lantern.example"
      : "not an address such as https://lantern.example",
  });
  return z.NEVER;
});

/** A web address without path, query or hash, which may be missing. */
export const origin = () => optional(bareOrigin);

/** Where Clerk's API is proxied: a path of this site, or an address. */
export const pathOrAddress = line.refine(
  (value) => /^\/[\w-]/.test(value) || addressOf(value, webSchemes),
  "neither a path such as /__clerk nor an address such as https://lantern.example/__clerk",
);

/** A host, or an address with one: `collector.example`, `https://collector.example/path`. */
export const hostOrAddress = line.refine((value) => {
  const address = addressOf(value.includes("://") ? value : `https://${value}`, webSchemes);
  return address && !address.search && !address.hash && !address.username && !address.password;
}, "not a host such as collector.example, nor an address such as https://collector.example/path");

/** Whether it is a publishable key of Clerk, which contains the host of its API in base64. */
export const isPublishableKey = (value: string): boolean => {
  const [, coded = ""] = /^pk_(?:live|test)_([A-Za-z0-9+/=_-]+)$/.exec(value) ?? [];
  return /^[\w-]+(?:\.[\w-]+)+\$$/.test(Buffer.from(coded, "base64").toString("utf8"));
};

/** Whether it is a public key in PEM, with or without its first and last line. */
export const isPublicKey = (pem: string): boolean => {
  const coded = pem.replaceAll(/-----[A-Z ]+-----|\s/g, "");
  try {
    return (
      createPublicKey({ key: Buffer.from(coded, "base64"), format: "der", type: "spki" }).type === "public"
    );
  } catch {
    return false;
  }
};

/** Several values, separated by commas. */
export const list = <T extends z.ZodType>(type: T) =>
  z.preprocess(
    (value) =>
      typeof value === "string"
        ? value
            .split(",")
            .map((part) => part.trim())
            .filter(Boolean)
        : [],
    z.array(type),
  );

/** The name of a field of the external form service, such as `entry.1234`. */
export const fieldName = (name: string) => z.preprocess(blankIsMissing, line.default(name));

/** A telephone number in E.164. */
export const phoneNumber = () =>
  optional(line.regex(/^\+[1-9]\d{6,14}$/, "not a number such as +12025550142"));

/** An IP address, or a block in CIDR notation, as written in TRUSTED_PROXIES. */
export const addressOrBlock = z.union(
  [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
  "not an address or a block such as 10.0.0.0/8; a name is not looked up",
);
