import { graphql } from 'gatsby';
import { Fragment, type ReactNode } from 'react';
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
  /** Puts the content next to the heading on large screens. Both get half of the width. */
  split?: boolean;
  below?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function Section({ heading, band, aside, split, below, className = '', children }: Props) {
  const layout = aside ? styles.aside : split && 'split is-late';
  const Head = below ? 'div' : Fragment;
  return (
    <section className={`section${band ? ' is-band' : ''} ${className}`.trim()}>
      <div className={layout ? `container ${layout}` : 'container'}>
        <Head>
          <SectionHeading heading={heading} />
          {below}
        </Head>
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
