/** The sidebar's icons: one line weight, drawn on a 20-unit square. */
const drawings = {
  gettingStarted: "M3 5.5l1.5 1.5L7.5 4M3 14l1.5 1.5L7.5 12.5M10.5 6H17M10.5 14.5H17",
  explore: "M8.5 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M12.5 12.5 17 17",
  calls: "M4 3h3l1.5 4L6.5 8.5a9 9 0 0 0 5 5L13 11.5l4 1.5v3a1 1 0 0 1-1 1A13 13 0 0 1 3 4a1 1 0 0 1 1-1",
  locations: "M10 18s6-5.5 6-10a6 6 0 0 0-12 0c0 4.5 6 10 6 10M10 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4",
  designSystem: "M3 3h6v6H3zM12 3h5v5h-5zM3 12h5v5H3zM11 11h6v6h-6z",
  settings: "M3 6h7M15 6h2M3 14h2M10 14h7M12.5 3.5v5M7.5 11.5v5",
  help: "M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16M7.7 8a2.3 2.3 0 1 1 3.4 2c-.8.4-1.1.9-1.1 1.7M10 14.3v.1",
} as const;

export type ShellIconName = keyof typeof drawings;

type Props = { name: ShellIconName };

/** An icon beside words that say the same. */
export function ShellIcon({ name }: Props) {
  return (
    <svg
      viewBox="0 0 20 20"
      className="size-5 flex-none"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
