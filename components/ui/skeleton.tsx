type Props = { rows: number };

/** Holds the place of rows that are on their way. Not shown where no script will ever bring them. */
export function Skeleton({ rows }: Props) {
  return (
    <div className="skeleton noscript:hidden" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} />
      ))}
    </div>
  );
}
