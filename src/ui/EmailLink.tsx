interface Props {
  address: string;
  /** The link text. The default is the email address. */
  children?: string | undefined;
}

/** A `mailto:` link. */
export function EmailLink({ address, children = address }: Props) {
  return <a href={`mailto:${address}`}>{children}</a>;
}
