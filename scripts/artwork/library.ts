/** Every object by name, and which ones belong to which category. */
import { ai } from "./things-ai.ts";
import { care } from "./things-care.ts";
import { devices } from "./things-devices.ts";
import { gaming } from "./things-gaming.ts";
import { home } from "./things-home.ts";
import { messaging } from "./things-messaging.ts";
import { privacy } from "./things-privacy.ts";
import { safety } from "./things-safety.ts";
import { social } from "./things-social.ts";
import { wellbeing } from "./things-wellbeing.ts";

export const library = {
  ...messaging,
  ...social,
  ...gaming,
  ...ai,
  ...safety,
  ...privacy,
  ...wellbeing,
  ...devices,
  ...home,
  ...care,
};
export type Name = keyof typeof library;

export const vocabulary: Record<string, Name[]> = {
  messaging: Object.keys(messaging) as Name[],
  "social-video": Object.keys(social) as Name[],
  gaming: Object.keys(gaming) as Name[],
  ai: Object.keys(ai) as Name[],
  safety: Object.keys(safety) as Name[],
  privacy: Object.keys(privacy) as Name[],
  wellbeing: Object.keys(wellbeing) as Name[],
  devices: Object.keys(devices) as Name[],
};
