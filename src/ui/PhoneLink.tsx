import { Ltr } from './Ltr';

interface Props {
  /** A phone number in international format. Spaces are allowed: `+91 20 5550 0100`. */
  number: string;
  children?: string | undefined;
}

/** A `tel:` link. */
export function PhoneLink({ number, children }: Props) {
  return <a href={`tel:${number.replaceAll(' ', '')}`}>{children ?? <Ltr>{number}</Ltr>}</a>;
}
