import { expect, test } from "vitest";
import { mayBeUsers, tokenPayloads, tokenUser } from "#lib/base/visitor/token-payloads";

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const token = (claims: object) => `${part({ alg: "RS256" })}.${part(claims)}.c2ln`;

test("the user of a token is read from any of the names that its cookie may have", () => {
  expect(tokenUser(`a=b; __session=${token({ sub: "user_1", name: "Zoë ÿ?>" })}`)).toBe("user_1");
  expect(tokenUser(`__session_x-Y1=${token({ sub: "user_2" })}; c=d`)).toBe("user_2");
});

test("of what is no token nobody is the user", () => {
  for (const cookies of ["", "__session=", "__session=a.b.c", `my__session=${token({ sub: "user_1" })}`])
    expect(tokenUser(cookies), cookies).toBeNull();
  expect(tokenUser(`__session=${token({ sub: 7 })}; __session_a=${token({ sub: "user_3" })}`)).toBe("user_3");
});

test("a token says when it ends; one that names no number has ended", () => {
  const lasting = token({ exp: 1_750_000_000 });
  const silent = token({});
  const odd = token({ exp: "1750000000" });
  const held = tokenPayloads(
    `__session=${lasting}; __session_a=${silent}; __session_b=${odd}; __session_c=x`,
  );
  expect(held).toEqual([
    { token: lasting, sub: null, exp: 1_750_000_000 },
    { token: silent, sub: null, exp: 0 },
    { token: odd, sub: null, exp: 0 },
  ]);
});

test("a request may be a user's by its header alone, or by a cookie that names one, and else it is nobody's", () => {
  for (const [headers, mayBe] of [
    [{}, false],
    [{ authorization: "Bearer x" }, true],
    [{ cookie: `__session=${token({ sub: "user_1" })}` }, true],
    [{ cookie: `__session=${token({})}` }, false],
    [{ cookie: "lantern-known=1" }, false],
  ] as const)
    expect(mayBeUsers(new Headers(headers)), JSON.stringify(headers)).toBe(mayBe);
});
