import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import * as styles from './Section.module.scss';

export const SectionHeading = ({ heading: { title, text } }: Pick<Props, 'heading'>) => (
  <div className="section-heading is-tight">
    <h2 className="title is-2">{title}</h2>
    {text && <p className="prose">{text}</p>}
  </div>
);

interface Props {
  heading: Queries.SectionHeadingFieldsFragment;
  /** Gives the section a light background. */
  band?: boolean;
  /** Puts the content next to the heading on wide screens. The heading gets a quarter of the width. */
  aside?: boolean;
  children: ReactNode;
}

export function Section({ heading, band = false, aside = false, children }: Props) {
  return (
    <section className={band ? 'section is-band' : 'section'}>
      <div className={aside ? `container ${styles.aside}` : 'container'}>
        <SectionHeading heading={heading} />
        {children}
      </div>
    </section>
  );
}

export const query = graphql`
  fragment SectionHeadingFields on SectionHeading {
    title
    text
  }
`;
