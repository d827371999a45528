/** A phone number that can be called. `number` is international, with spaces. */
export function PhoneLink({ number, children = number }: { number: string; children?: string }) {
  return <a href={`tel:${number.replaceAll(' ', '')}`}>{children}</a>;
}

/** An e-mail address that can be written to. */
export function EmailLink({ address, children = address }: { address: string; children?: string }) {
  return <a href={`mailto:${address}`}>{children}</a>;
}
