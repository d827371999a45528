import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { CallToAction } from '../../components/CallToAction/CallToAction';
import { TextLink } from '../../components/TextLink/TextLink';
import * as styles from './NotFound.module.scss';

interface Props {
  texts: Queries.NotFoundFieldsFragment;
  areas: Queries.NotFoundAreasFragment;
  /** The form that searches the site. */
  search: ReactNode;
}

/** The content of the 404 page: what happened, a search form, and links to the business areas. */
export function NotFound({ texts, areas, search }: Props) {
  return (
    <section className="section">
      <div className="container split is-top">
        <div className="is-tight">
          <p className={`title is-2 ${styles.code}`}>{texts.code}</p>
          <h2 className="title is-2">{texts.title}</h2>
          <p className="prose">{texts.text}</p>
          {search}
          <CallToAction action={texts.action} className="button is-secondary" />
        </div>
        <div>
          <h2 className="title is-2">{texts.areasTitle}</h2>
          <ul className={styles.areas}>
            {areas.nodes.map(({ link, title, description }) => (
              <li key={link}>
                <TextLink to={link}>{title}</TextLink>
                <p className="is-quiet">{description}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment NotFoundFields on NotFoundPage {
    code
    title
    text
    action {
      ...CallToActionFields
    }
    areasTitle
  }

  fragment NotFoundAreas on BusinessAreaConnection {
    nodes {
      link
      title
      description
    }
  }
`;
