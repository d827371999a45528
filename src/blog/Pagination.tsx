import { graphql } from 'gatsby';
import { listPagePath } from '../routes';
import { Icon } from '../ui/Icon';
import { useInterpolate } from '../ui/site/language';
import { TextLink } from '../ui/TextLink';

interface Props {
  list: string;
  number: number;
  count: number;
  texts: Queries.PaginationFragment;
}

export function Pagination({ list, number, count, texts }: Props) {
  const interpolate = useInterpolate();
  return (
    <nav
      aria-label={texts.label}
      className="cluster is-align-items-center is-justify-content-space-between has-rule block-before"
    >
      {number > 1 && (
        <TextLink to={listPagePath(list, number - 1)} rel="prev" className="icon-link">
          <Icon name="chevron-left" />
          {texts.newer}
        </TextLink>
      )}
      <p className="is-quiet">{interpolate(texts.position, { page: number, count })}</p>
      {number < count && (
        <TextLink to={listPagePath(list, number + 1)} rel="next" className="icon-link">
          {texts.older}
          <Icon name="chevron-right" />
        </TextLink>
      )}
    </nav>
  );
}

export const query = graphql`
  fragment Pagination on BlogPagePagination {
    label
    newer
    older
    position
  }
`;
