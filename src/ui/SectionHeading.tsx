import { graphql } from 'gatsby';

export function SectionHeading({ heading }: { heading: Queries.SectionHeadingFieldsFragment }) {
  const { eyebrow, title, text } = heading;
  return (
    <div className="section-heading is-tight">
      {eyebrow && <p className="eyebrow block">{eyebrow}</p>}
      <h2 className="title is-2">{title}</h2>
      {text && <p className="prose">{text}</p>}
    </div>
  );
}

export const query = graphql`
  fragment SectionHeadingFields on SectionHeading {
    eyebrow
    title
    text
  }
`;
