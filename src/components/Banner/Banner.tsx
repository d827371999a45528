import { graphql } from 'gatsby';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb';
import * as styles from './Banner.module.scss';

interface Props {
  banner: Queries.BannerFieldsFragment;
  /** Whether something lies over the page, which has the `h1` and the breadcrumb. */
  covered?: boolean;
}

/** The strip at the top of a page: its `h1` and its breadcrumb. */
export function Banner({ banner: { title, crumb }, covered = false }: Props) {
  return (
    <div className={`on-ink ${styles.banner}`}>
      <div className="container">
        {covered ? (
          <p className="title is-1">{title}</p>
        ) : (
          <>
            <h1 className="title is-1">{title}</h1>
            <Breadcrumb current={crumb} />
          </>
        )}
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
