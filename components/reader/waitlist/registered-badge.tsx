type Props = { text: string };

/** Says that an address is on the waitlist. */
export const RegisteredBadge = ({ text }: Props) => (
  <span className="inline-block rounded-full bg-signal px-[0.7rem] py-[0.35rem] font-display text-xs leading-none font-bold text-on-signal">
    {text}
  </span>
);
