interface Props {
  /** International, with spaces. */
  number: string;
  /** The words of the link; the number itself unless told otherwise. */
  children?: string;
}

/** A phone number that can be called. */
export function PhoneLink({ number, children = number }: Props) {
  return <a href={`tel:${number.replaceAll(' ', '')}`}>{children}</a>;
}
