import { graphql, withPrefix } from 'gatsby';
import type { ReactNode } from 'react';
import { localPath } from '../routes';
import { openInFull } from '../ui/browser/openInFull';
import { CallToAction } from '../ui/CallToAction';
import { useSiteData } from '../ui/site/useSiteData';
import { TextLink } from '../ui/TextLink';
import * as styles from './NotFound.module.scss';

interface Props {
  texts: Queries.NotFoundFieldsFragment;
  areas: Queries.NotFoundAreasFragment;
  /** The message in the other languages, because one file answers for all addresses. */
  others: Queries.NotFoundTranslationsFragment;
  /** The form that searches the site. */
  search: ReactNode;
}

/** The content of the 404 page: what happened, a search form, and links to the business areas. */
export function NotFound({ texts, areas, others, search }: Props) {
  const { languages } = useSiteData().languages;
  return (
    <section className="section">
      <div className="container split is-top">
        <div className="is-tight">
          <p className={`title is-2 ${styles.code}`}>{texts.code}</p>
          <h2 className="title is-2">{texts.title}</h2>
          <p className="prose">{texts.text}</p>
          {search}
          <CallToAction action={texts.action} className="button is-secondary" />
          {others.nodes.map(({ language, title, text, action }) => (
            <div
              key={language}
              lang={language}
              dir={languages.find(({ code }) => code === language)?.direction}
              className={`is-tight ${styles.other}`}
            >
              <h2 className="title is-5">{title}</h2>
              <p>{text}</p>
              <a href={withPrefix(localPath('/', language))} onClick={openInFull}>
                {action.label}
              </a>
            </div>
          ))}
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

  fragment NotFoundTranslations on NotFoundPageConnection {
    nodes {
      language
      title
      text
      action {
        label
      }
    }
  }

  fragment NotFoundAreas on BusinessAreaConnection {
    nodes {
      link
      title
      description
    }
  }
`;
