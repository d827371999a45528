import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb';
import { Picture } from '../../components/Picture/Picture';
import * as styles from '../Hero/Hero.module.scss';

interface Props {
  hero: Queries.CatalogueHeroFieldsFragment;
  /** What stands below the introduction. */
  children?: ReactNode;
}

/** The large picture and title at the top of a catalogue. */
export function CatalogueHero({ hero: { title, crumb, text, image }, children }: Props) {
  return (
    <div className={`on-ink ${styles.slide}`}>
      <Picture picture={image} priority className={styles.picture} />
      <div className={styles.text}>
        <div className="container">
          <Breadcrumb current={crumb} />
          <h1 className="title is-1">{title}</h1>
          <p className="prose">{text}</p>
          {children}
        </div>
      </div>
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
