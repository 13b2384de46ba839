import { screenOutline } from "#lib/publication/content/screens";

type Props = { path: readonly string[] };

/**
 * The screens of a settings path in outline, one in front of the other, drawn from its labels; on each the item to tap is lit. It
 * says nothing that the list beside it does not say, so it is hidden from assistive technology. It uses a few SVG paths for all
 * screens together, because every element counts twice in a page's size.
 */
export function ScreenOutline({ path }: Props) {
  const { width, height, screens, ...drawn } = screenOutline(path);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className="block h-auto w-full max-w-[28rem] print:hidden"
      lang="en"
      aria-hidden="true"
    >
      <path d={drawn.cards} fill="var(--color-paper)" stroke="var(--color-edge)" />
      <path d={drawn.light} fill="var(--color-signal)" fillOpacity=".2" />
      <path d={drawn.lamp} fill="var(--color-ink)" />
      <path d={drawn.bars} fill="var(--color-edge)" fillOpacity=".4" />
      <path d={drawn.lit} fill="var(--color-signal)" />
      <g fill="var(--color-soft)" fontSize="11">
        {screens.slice(1).map(({ x, y, above }) => (
          <text key={y} x={x + 13} y={y + 14}>
            {above}
          </text>
        ))}
      </g>
      <g fill="var(--color-on-signal)" fontSize="15" fontWeight="700">
        <path d={drawn.arrows} />
        {screens.map(({ x, y, label, size }) => (
          <text key={y} x={x + 13} y={y + 40} fontSize={size < 15 ? size : undefined}>
            {label}
          </text>
        ))}
      </g>
    </svg>
  );
}
