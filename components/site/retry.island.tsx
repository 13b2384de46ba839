"use client";
import { useEffect, useState } from "react";

type Props = { label: string };

/**
 * Why an island: Retry reloads the page, which is a button's work. Until it is hydrated, and without JavaScript, it is a
 * link to the same address, which does the same.
 */
export function RetryIsland({ label }: Props) {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  if (!isLive)
    return (
      // eslint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is the address of this page
      <a className="button" href="">
        {label}
      </a>
    );
  return (
    <button type="button" className="button" onClick={() => window.location.reload()}>
      {label}
    </button>
  );
}
