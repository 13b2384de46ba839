/**
 * Where the words of a call may be kept, and where a summary has to do. A transcript is treated as a recording: some courts
 * take it for one. Where one of those who talk may record alone, which the assistant then is, and it says so besides, a
 * transcript is kept; where everybody has to agree, where the law is not settled, and where we do not know, it is not.
 *
 * Federal law of the United States leaves it to one of those who talk (18 USC 2511(2)(d)); states may ask for more. The
 * table was put together in November 2026 from published lists of these statutes, not from the statutes themselves. It is no
 * legal advice: have it read by somebody who gives such advice before real calls are made, and add a line for other places.
 */
import {
  isReal,
  type CalledBusiness,
  type CallRecord,
  type ProviderName,
} from "#lib/platform/server/call-provider/call-provider";

type Law = { record: CallRecord; source: string };

const oneAgrees = (source: string): Law => ({ record: "transcript", source });
/** Everybody has to agree, or it is disputed who does. */
const allAgree = (source: string): Law => ({ record: "summary", source });

/** By the state's code in an address. */
export const recordingLaws: Readonly<Record<string, Law>> = {
  AL: oneAgrees("Ala. Code § 13A-11-30"),
  AK: oneAgrees("Alaska Stat. § 42.20.310"),
  AZ: oneAgrees("Ariz. Rev. Stat. § 13-3005"),
  AR: oneAgrees("Ark. Code § 5-60-120"),
  CA: allAgree("Cal. Penal Code § 632"),
  CO: oneAgrees("Colo. Rev. Stat. § 18-9-303"),
  CT: allAgree("Conn. Gen. Stat. § 52-570d: civil liability for telephone calls"),
  DC: oneAgrees("D.C. Code § 23-542"),
  DE: allAgree("Del. Code tit. 11 §§ 1335, 2402: two statutes that differ"),
  FL: allAgree("Fla. Stat. § 934.03"),
  GA: oneAgrees("Ga. Code § 16-11-66"),
  HI: oneAgrees("Haw. Rev. Stat. § 803-42"),
  ID: oneAgrees("Idaho Code § 18-6702"),
  IL: allAgree("720 ILCS 5/14-2"),
  IN: oneAgrees("Ind. Code § 35-33.5"),
  IA: oneAgrees("Iowa Code § 808B.2"),
  KS: oneAgrees("Kan. Stat. § 21-6101"),
  KY: oneAgrees("Ky. Rev. Stat. § 526.010"),
  LA: oneAgrees("La. Rev. Stat. § 15:1303"),
  ME: oneAgrees("Me. Rev. Stat. tit. 15 § 710"),
  MD: allAgree("Md. Code, Cts. & Jud. Proc. § 10-402"),
  MA: allAgree("Mass. Gen. Laws ch. 272 § 99"),
  MI: allAgree("Mich. Comp. Laws § 750.539c: disputed for those who take part"),
  MN: oneAgrees("Minn. Stat. § 626A.02"),
  MS: oneAgrees("Miss. Code § 41-29-531"),
  MO: oneAgrees("Mo. Rev. Stat. § 542.402"),
  MT: allAgree("Mont. Code § 45-8-213"),
  NE: oneAgrees("Neb. Rev. Stat. § 86-290"),
  NV: allAgree("Nev. Rev. Stat. § 200.620, as its courts read it for telephones"),
  NH: allAgree("N.H. Rev. Stat. § 570-A:2"),
  NJ: oneAgrees("N.J. Stat. § 2A:156A-4"),
  NM: oneAgrees("N.M. Stat. § 30-12-1"),
  NY: oneAgrees("N.Y. Penal Law § 250.05"),
  NC: oneAgrees("N.C. Gen. Stat. § 15A-287"),
  ND: oneAgrees("N.D. Cent. Code § 12.1-15-02"),
  OH: oneAgrees("Ohio Rev. Code § 2933.52"),
  OK: oneAgrees("Okla. Stat. tit. 13 § 176.4"),
  OR: allAgree("Or. Rev. Stat. § 165.540: one for telephones, all in person; we take the stricter"),
  PA: allAgree("18 Pa. Cons. Stat. § 5704"),
  RI: oneAgrees("R.I. Gen. Laws § 11-35-21"),
  SC: oneAgrees("S.C. Code § 17-30-30"),
  SD: oneAgrees("S.D. Codified Laws § 23A-35A-20"),
  TN: oneAgrees("Tenn. Code § 39-13-601"),
  TX: oneAgrees("Tex. Penal Code § 16.02"),
  UT: oneAgrees("Utah Code § 77-23a-4"),
  VT: allAgree("no statute"),
  VA: oneAgrees("Va. Code § 19.2-62"),
  WA: allAgree("Wash. Rev. Code § 9.73.030"),
  WV: oneAgrees("W. Va. Code § 62-1D-3"),
  WI: oneAgrees("Wis. Stat. § 968.31"),
  WY: oneAgrees("Wyo. Stat. § 7-3-702"),
};

/**
 * Outside of the United States a summary has to do: among others § 201 of the German Strafgesetzbuch, article 226-1 of the
 * French Code pénal and article 199 of the Portuguese Código Penal punish who records without consent, and the General Data
 * Protection Regulation asks for a reason that we do not have. Canada (Criminal Code s. 184(2)(a)), Spain, Mexico and Brazil
 * let one of those who talk record, and protect the data all the same.
 */
const elsewhere: CallRecord = "summary";

/** What may be kept of a call to this business. `Portland, OR` names the state; the rest of the world is elsewhere. */
export function recordOf({ city, phone }: Pick<CalledBusiness, "city" | "phone">): CallRecord {
  const [, state = ""] = /, ([A-Z]{2})$/.exec(city) ?? [];
  const law =
    phone.startsWith("+1") && Object.hasOwn(recordingLaws, state) ? recordingLaws[state] : undefined;
  return law?.record ?? elsewhere;
}

/** What may be kept of a call to this business by a provider: nobody is overheard on one that is simulated. */
export const keptRecordOf = (
  provider: ProviderName,
  business: Pick<CalledBusiness, "city" | "phone">,
): CallRecord => (isReal(provider) ? recordOf(business) : "transcript");
