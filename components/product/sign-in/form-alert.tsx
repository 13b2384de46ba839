type Props = { text: string | null };

/** What is wrong with a form as a whole, if anything. */
export function FormAlert({ text }: Props) {
  return (
    text && (
      <p role="alert" className="fault">
        {text}
      </p>
    )
  );
}
