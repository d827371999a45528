import { graphql } from 'gatsby';
import { Icon } from '../../ui/Icon';
import { InLanguage, useInterpolate } from '../../ui/site/language';
import { TextLink } from '../../ui/TextLink';
import { ThumbnailLinks } from '../../ui/ThumbnailLinks';

interface Props {
  entry: Queries.MoreEntriesFragment;
  texts: Record<'more' | 'previous' | 'next', string>;
}

export function MoreEntries({ entry: { path: current, group, neighbours, catalogue }, texts }: Props) {
  const interpolate = useInterpolate();
  const heading = interpolate(texts.more, { group: group.name });
  const index = neighbours.findIndex(({ path }) => path === current);
  const [previous, next] = [neighbours[index - 1], neighbours[index + 1]];
  const others = neighbours.filter(({ path }) => path !== current);
  return (
    <nav className="section" aria-label={heading}>
      <div className="container">
        {others.length > 0 && (
          <>
            <h2 className="title is-3">{heading}</h2>
            <InLanguage>
              <ThumbnailLinks entries={others} />
            </InLanguage>
          </>
        )}
        <ul className="cluster is-column-gap-3 is-align-items-center block-before">
          {previous && (
            <li>
              <TextLink to={previous.path} className="icon-link">
                <Icon name="chevron-left" />
                {interpolate(texts.previous, { item: previous.name })}
              </TextLink>
            </li>
          )}
          {next && (
            <li>
              <TextLink to={next.path} className="icon-link">
                {interpolate(texts.next, { item: next.name })}
                <Icon name="chevron-right" />
              </TextLink>
            </li>
          )}
          <li>
            <TextLink to={catalogue.path} className="icon-link">
              {catalogue.banner.crumb}
              <Icon name="arrow-right" />
            </TextLink>
          </li>
        </ul>
      </div>
    </nav>
  );
}

export const query = graphql`
  fragment MoreEntries on CatalogueEntry {
    path
    group {
      name
    }
    neighbours {
      ...ThumbnailLink
    }
    catalogue {
      path
      banner {
        crumb
      }
    }
  }
`;
