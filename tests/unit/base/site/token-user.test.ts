import { expect, test } from "vitest";
import { tokenUser } from "#lib/base/site/token-user";

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
