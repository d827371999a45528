interface Props {
  address: string;
  children?: string | undefined;
}

/** A `mailto:` link. */
export function EmailLink({ address, children = address }: Props) {
  return <a href={`mailto:${address}`}>{children}</a>;
}
