import { graphql } from 'gatsby';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb';
import * as styles from './Banner.module.scss';

/** The strip at the top of a page: its `h1` and its breadcrumb. */
export function Banner({ banner: { title, crumb } }: { banner: Queries.BannerFieldsFragment }) {
  return (
    <div className={`on-ink ${styles.banner}`}>
      <div className="container">
        <h1 className="title is-1">{title}</h1>
        <Breadcrumb current={crumb} />
      </div>
    </div>
  );
}

export const query = graphql`
  fragment BannerFields on Banner {
    title
    crumb
  }
`;
