/** The measures of a drawn path: screens that follow each other like stairs, with a cone of light on what to tap. Pure. */

/** One screen: where it stands, what it is called, and the label to tap on it. */
type Screen = { x: number; y: number; above: string; label: string; size: number };

type Outline = {
  width: number;
  height: number;
  /** What is drawn, as paths over all screens: their outlines, the light, the lamp, other rows, lit rows, arrows. */
  cards: string;
  light: string;
  lamp: string;
  bars: string;
  lit: string;
  arrows: string;
  screens: Screen[];
};

const width = 360;
/** How much further right and down each screen begins; it covers the foot of the one before. */
const [right, down] = [18, 58];
const tall = 84;
/** Beside a label: the space left and right in its row, and the row's own distance from the screen's edge. */
const beside = 40;
const [largest, smallest] = [15, 12];
/** The width of a bold sign against its height, on the wide side so that no system's font runs over. */
const signWidth = 0.6;

/** How wide each screen is when there are so many. */
const cardWidth = (count: number) => width - 2 - (count - 1) * right;

/** The size of a label in a row of so many screens; below the smallest it cannot be read. */
const labelSize = (label: string, count: number) =>
  Math.min(largest, (cardWidth(count) - beside) / (label.length * signWidth));

/** The labels of a path that are too long to be drawn. */
export const tooLongToDraw = (path: readonly string[]): string[] =>
  path.filter((label) => labelSize(label, path.length) < smallest);

/** Measures the outline of a path. */
export function screenOutline(path: readonly string[]): Outline {
  const wide = cardWidth(path.length);
  const height = (path.length - 1) * down + tall + 2;
  const screens = path.map((label, index) => ({
    x: 1 + index * right,
    y: 1 + index * down,
    above: path[index - 1] ?? "",
    label,
    size: Math.round(labelSize(label, path.length) * 10) / 10,
  }));
  /** One shape on every screen; each begins where the one before began, so that the same words are sent again. */
  const onEach = (x: number, y: number, shape: string) =>
    `M${x + 1} ${y + 1}${path.map(() => `${shape}z`).join(`m${right} ${down}`)}`;
  /** Of a screen with another before it, what is left to see. */
  const behind = `h${wide}v${down}h${right - wide}v${tall - down}h-${right}`;
  const foot = `M${(path.length - 1) * right + 14} ${height - 28}`;
  return {
    width,
    height,
    cards: `M1 1${`${behind}zm${right} ${down}`.repeat(path.length - 1)}h${wide}v${tall}h-${wide}z`,
    light: `M${width - 22} 8h16L${width} ${height}H0z`,
    lamp: `M${width - 20} 0h12l6 9h-24z`,
    bars: `M14 9h52v6h-52z${foot}h150v6h-150zm0 13h96v6h-96z`,
    lit: onEach(6, 20, `h${wide - 12}v29h${12 - wide}`),
    arrows: onEach(wide - 24, 28, "l2-2 9 9-9 9-2-2 7-7"),
    screens,
  };
}
