type Props = { rows: number };

/** A placeholder for rows that are loading. Not shown where no script will ever load them. */
export function Skeleton({ rows }: Props) {
  return (
    <div className="skeleton noscript:hidden" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} />
      ))}
    </div>
  );
}
