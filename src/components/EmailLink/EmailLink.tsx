interface Props {
  address: string;
  /** The link text; the email address by default. */
  children?: string;
}

/** A `mailto:` link. */
export function EmailLink({ address, children = address }: Props) {
  return <a href={`mailto:${address}`}>{children}</a>;
}
