import { graphql, withPrefix } from 'gatsby';
import { SPECIFICATION_FILES } from '../../lib/generatedFiles';
import { notIndexed } from '../../ui/notIndexed';

/** The links to the tables as files, which Gatsby's router must not open. */
export function Downloads({ texts }: { texts: Queries.DownloadsFragment }) {
  return (
    <p className="is-screen-only cluster" {...notIndexed}>
      <a className="button is-secondary" href={withPrefix(SPECIFICATION_FILES.csv)} download>
        {texts.csv}
      </a>
      <a className="button is-secondary" href={withPrefix(SPECIFICATION_FILES.xlsx)} download>
        {texts.xlsx}
      </a>
    </p>
  );
}

export const query = graphql`
  fragment Downloads on SpecificationsPageDownload {
    csv
    xlsx
  }
`;
