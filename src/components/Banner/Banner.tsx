import { graphql } from 'gatsby';
import { Breadcrumb } from '../Breadcrumb/Breadcrumb';
import * as styles from './Banner.module.scss';

interface Props {
  banner: Queries.BannerFieldsFragment;
  /** The page between the home page and this one in the breadcrumb, if there is one. */
  parent?: { to: string; label: string };
}

/** The strip at the top of a page: its breadcrumb and its `h1`. */
export function Banner({ banner: { title, crumb }, parent }: Props) {
  return (
    <div className="on-primary is-woven">
      <div className={`container ${styles.words}`}>
        <Breadcrumb current={crumb} parent={parent} />
        <h1 className="title is-1">{title}</h1>
      </div>
      <div className="chart-edge" />
    </div>
  );
}

export const query = graphql`
  fragment BannerFields on Banner {
    title
    crumb
  }
`;
