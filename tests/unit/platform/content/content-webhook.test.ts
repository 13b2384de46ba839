import { encodeSignatureHeader, SIGNATURE_HEADER_NAME } from "@sanity/webhook";
import { expect, test } from "vitest";
import {
  webhookFault,
  isRepeatedDelivery,
  parseContentChange,
} from "@/lib/platform/server/content/content-webhook";

const secret = "a-secret";
const body = '{"_id":"brief-1","_type":"microBrief","slug":"x"}';
const now = 1_800_000_000_000;
const signed = async (at = now, by = secret, text = body) =>
  new Headers({ [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(text, at, by) });

test("a signature as Sanity's own package makes it holds for this body, this secret and five minutes", async () => {
  expect(webhookFault(await signed(), body, secret, now)).toBeNull();
  expect(webhookFault(await signed(now - 299_000), body, secret, now)).toBeNull();
  expect(webhookFault(await signed(now - 301_000), body, secret, now)).toBe("too old");
  expect(webhookFault(await signed(now + 60_000), body, secret, now)).toBeNull();
  expect(webhookFault(await signed(now + 60_001), body, secret, now)).toBe("from the future");
  expect(webhookFault(await signed(now, "another"), body, secret, now)).toBe("wrong secret");
  expect(webhookFault(await signed(), `${body} `, secret, now)).toBe("wrong secret");
});

test("a signature that is missing or misshapen is none", async () => {
  const good = (await signed()).get(SIGNATURE_HEADER_NAME) ?? "";
  const [moment = "", mac = ""] = good.split(",v1=");
  for (const wrong of [
    "",
    "t=1,v1=",
    mac,
    moment,
    good.slice(0, -1),
    `${good}A`,
    `${good},v1=x`,
    good.toUpperCase(),
  ])
    expect(webhookFault(new Headers({ [SIGNATURE_HEADER_NAME]: wrong }), body, secret, now), wrong).toBe(
      "not signed",
    );
  expect(webhookFault(new Headers(), body, secret, now)).toBe("not signed");
});

test("a delivery written in another way is the same delivery", async () => {
  const headers = await signed();
  const respelled = new Headers({
    [SIGNATURE_HEADER_NAME]: (headers.get(SIGNATURE_HEADER_NAME) ?? "").replace(",v1", ", v1"),
  });
  expect(webhookFault(respelled, body, secret, now)).toBeNull();
  expect(isRepeatedDelivery(headers, body)).toBe(false);
  expect(isRepeatedDelivery(respelled, body)).toBe(true);
});

test("a change is one of a type that the site shows", async () => {
  const types = ["microBrief", "page"];
  const parse = async (text: string, by = secret) =>
    parseContentChange({ headers: await signed(now, by, text || body), body: text }, secret, types);
  expect(await parse(body)).toMatchObject({ _id: "brief-1", _type: "microBrief" });
  expect(await parse(body, "another")).toBeNull();
  for (const wrong of [
    '{"_id":"a","_type":"mystery"}',
    '{"_id":"a","_type":"constructor"}',
    '{"_id":"a"}',
    '{"_type":"page"}',
    "[]",
    "not JSON",
    "",
  ])
    expect(await parse(wrong), wrong).toBeNull();
});
