"use client";
import { useEffect, useLayoutEffect, useRef, useState } from "react";

type Props = { label: string };

/**
 * Why an island: Retry reloads the page, which is a button's work. Until it is hydrated, and without JavaScript, it is a link to
 * the same address, which does the same. If the link has the focus, the button gets it.
 */
export function RetryIsland({ label }: Props) {
  const [isLive, setLive] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    hadFocus.current = document.activeElement === link.current;
    setLive(true);
  }, []);
  useLayoutEffect(() => {
    if (isLive && hadFocus.current) button.current?.focus({ preventScroll: true });
  }, [isLive]);
  if (!isLive)
    return (
      // eslint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is the address of this page
      <a ref={link} className="button" href="">
        {label}
      </a>
    );
  return (
    <button ref={button} type="button" className="button" onClick={() => window.location.reload()}>
      {label}
    </button>
  );
}
