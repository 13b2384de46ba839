/** The colors of the artwork: few per category, always with ink, white and the one signal yellow, which is used only for light. */

/** The colors of a thing; the same thing is drawn once in shade and once in light. */
export type Tones = {
  main: string;
  deep: string;
  pale: string;
  dark: string;
  accent: string;
  glow: string;
  sky: string;
  floor: string;
  back: string;
  shadow: string;
};

export type GroundName = "night" | "dusk" | "bold" | "tint" | "paper";

/** The colors of one panel: things in shade, in light and where two beams cross; the beam's soft edge; the lamp. */
export type Ground = {
  shade: Tones;
  lit: Tones;
  bright: Tones;
  halo: string;
  lamp: string;
  rim: string;
};

const paper = "#f7f8f5";
const ink = "#10182f";
const light = "#ffd94a";
const softLight = "#fff3bf";
const white = "#fffef8";

const hues: Record<string, { main: string; deep: string; accent: string }> = {
  blue: { main: "#2f6fed", deep: "#173a8c", accent: "#d1495b" },
  red: { main: "#d1495b", deep: "#7c2138", accent: "#2f6fed" },
  green: { main: "#0f8b6d", deep: "#0a4b41", accent: "#8a4fd3" },
  violet: { main: "#8a4fd3", deep: "#45237f", accent: "#0f8b6d" },
  orange: { main: "#e06a2c", deep: "#87310f", accent: "#2f6fed" },
  teal: { main: "#12839a", deep: "#0b4656", accent: "#d1495b" },
  pink: { main: "#d2528f", deep: "#762253", accent: "#8a4fd3" },
  brown: { main: "#a0653c", deep: "#4d2f22", accent: "#0f8b6d" },
};

/** `amount` of the second colour in the first, 0 to 1. */
function mix(first: string, second: string, amount: number): string {
  const channel = (colour: string, at: number) => parseInt(colour.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(first, at) * (1 - amount) + channel(second, at) * amount))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
}

/** The panel for a color name on one of the grounds; an unknown name is drawn in blue. */
export function groundOf(color: string, name: GroundName): Ground {
  const { main, deep, accent } = hues[color] ?? hues["blue"]!;
  const lit: Tones = {
    main,
    deep,
    pale: white,
    dark: ink,
    accent,
    glow: softLight,
    sky: light,
    floor: "#ffe785",
    back: "#ffe26c",
    shadow: "#e9bd36",
  };
  const bright: Tones = { ...lit, sky: softLight, floor: "#fff8d8", back: "#fff9de", shadow: "#ecd98c" };
  if (name === "tint" || name === "paper") {
    const sky = name === "tint" ? mix(paper, main, 0.19) : paper;
    const shade: Tones = {
      main: mix(sky, main, 0.42),
      deep: mix(sky, deep, 0.5),
      pale: mix(sky, "#ffffff", 0.72),
      dark: mix(sky, mix(deep, ink, 0.4), 0.62),
      accent: mix(sky, accent, 0.42),
      glow: mix(sky, "#ffffff", 0.5),
      sky,
      floor: mix(sky, main, name === "tint" ? 0.17 : 0.12),
      back: mix(sky, main, name === "tint" ? 0.09 : 0.06),
      shadow: mix(sky, main, name === "tint" ? 0.3 : 0.24),
    };
    return { shade, lit, bright, halo: mix(sky, softLight, 0.85), lamp: ink, rim: deep };
  }
  const sky =
    name === "night" ? mix(ink, deep, 0.14) : name === "dusk" ? mix(deep, ink, 0.12) : mix(main, deep, 0.06);
  const depth = name === "bold" ? mix(deep, ink, 0.15) : mix(sky, "#050914", 0.62);
  const shade: Tones = {
    main: name === "bold" ? mix(sky, deep, 0.5) : mix(sky, main, name === "night" ? 0.5 : 0.55),
    deep: name === "bold" ? mix(sky, deep, 0.8) : mix(sky, main, name === "night" ? 0.3 : 0.37),
    pale: mix(sky, mix(main, "#ffffff", 0.55), name === "bold" ? 0.62 : 0.55),
    dark: depth,
    accent: mix(sky, accent, name === "bold" ? 0.45 : 0.5),
    glow: mix(sky, mix(main, "#ffffff", 0.6), 0.5),
    sky,
    floor: name === "bold" ? mix(sky, deep, 0.28) : mix(sky, name === "night" ? deep : ink, 0.45),
    back: name === "bold" ? mix(sky, deep, 0.13) : mix(sky, main, 0.13),
    shadow: name === "bold" ? mix(sky, deep, 0.55) : mix(sky, "#050914", 0.5),
  };
  return {
    shade,
    lit,
    bright,
    halo: name === "bold" ? mix(sky, "#ffffff", 0.16) : mix(sky, mix(main, "#ffffff", 0.25), 0.24),
    lamp: name === "night" ? mix(main, "#ffffff", 0.2) : white,
    rim: name === "night" ? mix(main, deep, 0.4) : mix(sky, "#ffffff", 0.5),
  };
}
