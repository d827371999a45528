import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Backdrop } from '../../components/Backdrop/Backdrop';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb';
import * as styles from './CatalogueHero.module.scss';

interface Props {
  hero: Queries.CatalogueHeroFieldsFragment;
  children?: ReactNode;
}

/** The picture, title and text at the top of a catalogue page. */
export function CatalogueHero({ hero: { title, crumb, text, image }, children }: Props) {
  return (
    <div className={styles.hero}>
      <Backdrop picture={image} priority>
        <Breadcrumb current={crumb} />
        <h1 className="title is-1">{title}</h1>
        <p className="prose">{text}</p>
        {children}
      </Backdrop>
      <div className="chart-edge" />
    </div>
  );
}

export const query = graphql`
  fragment CatalogueHeroFields on CatalogueHero {
    title
    crumb
    text
    image {
      ...HeroPicture
    }
  }
`;
