import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import * as styles from './Section.module.scss';

export const SectionHeading = ({ heading: { title, text } }: Pick<Props, 'heading'>) => (
  <div className="section-heading is-tight">
    <h2 className="title is-3">{title}</h2>
    {text && <p className="prose">{text}</p>}
  </div>
);

interface Props {
  heading: Queries.SectionHeadingFieldsFragment;
  band?: boolean;
  className?: string;
  /** Puts the content next to the heading on wide screens. The heading gets a quarter of the width. */
  aside?: boolean;
  /** Puts the content next to the heading on large screens. Both get half of the width. */
  split?: boolean;
  below?: ReactNode;
  children: ReactNode;
}

export function Section({ heading, band, className = '', aside, split, below, children }: Props) {
  const layout = aside ? styles.aside : split && 'split is-late';
  return (
    <section className={`section ${band ? 'is-band' : ''} ${className}`}>
      <div className={layout ? `container ${layout}` : 'container'}>
        <div>
          <SectionHeading heading={heading} />
          {below}
        </div>
        {children}
      </div>
    </section>
  );
}

export const query = graphql`
  fragment SectionHeadingFields on SectionHeading { title text }
`;
