import type { ReactNode } from 'react';
import { notIndexed } from './attributes';
import * as styles from './Section.module.scss';
import { SectionHeading } from './SectionHeading';

const LAYOUT_CLASSES = {
  below: 'container',
  aside: `container ${styles.aside}`,
};

interface Props {
  heading: Queries.SectionHeadingFieldsFragment;
  /** Gives the section a light background. */
  band?: boolean;
  /** `aside` puts the content next to the heading on wide screens. The heading gets a quarter of the width. */
  layout?: keyof typeof LAYOUT_CLASSES;
  /** Hides the section from the site search, because several pages have it. */
  repeated?: boolean;
  children: ReactNode;
}

export function Section({ heading, band = false, layout = 'below', repeated, children }: Props) {
  return (
    <section className={band ? 'section is-band' : 'section'} {...(repeated && notIndexed)}>
      <div className={LAYOUT_CLASSES[layout]}>
        <SectionHeading heading={heading} />
        {children}
      </div>
    </section>
  );
}
