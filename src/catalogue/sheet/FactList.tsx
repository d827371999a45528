import { graphql } from 'gatsby';
import { TextLink } from '../../ui/TextLink';
import { withFigures } from '../../ui/withFigures';

interface Props {
  list: Queries.FactListFragment;
  /** The element of the title. It depends on the headings above the list. */
  titleAs: 'h2' | 'h4';
}

/** The list of an entry, such as its features. Items that name an entry are links to its page. */
export const FactList = ({ list: { title, items }, titleAs: Title }: Props) => (
  <div className="is-tight">
    <Title className="title is-5">{title}</Title>
    <ul className="bullets has-underlines">
      {items.map(({ text, path }) => (
        <li key={text}>{path ? <TextLink to={path}>{text}</TextLink> : withFigures(text)}</li>
      ))}
    </ul>
  </div>
);

export const query = graphql`
  fragment FactList on FactList {
    title
    items {
      text
      path
    }
  }
`;
