interface Props {
  address: string;
  /** The words of the link; the address itself unless told otherwise. */
  children?: string;
}

/** An e-mail address that can be written to. */
export function EmailLink({ address, children = address }: Props) {
  return <a href={`mailto:${address}`}>{children}</a>;
}
