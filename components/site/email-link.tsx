type Props = { address: string };

/** An e-mail address as a link; if it is too long for its place it breaks after the at sign. */
export function EmailLink({ address }: Props) {
  const at = address.indexOf("@") + 1;
  return (
    <a href={`mailto:${address}`} translate="no">
      {/* One item if the link is a flex box, so that it can break inside. */}
      <span>
        {address.slice(0, at)}
        <wbr />
        {address.slice(at)}
      </span>
    </a>
  );
}
