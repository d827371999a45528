import type { ReactNode } from 'react';
import { notIndexed } from './notIndexed';
import * as styles from './Section.module.scss';
import { SectionHeading } from './SectionHeading';

const BACKGROUND_CLASSES = {
  plain: 'section',
  band: 'section is-band',
  primary: 'section on-primary is-woven',
};

export type Background = keyof typeof BACKGROUND_CLASSES;

const LAYOUT_CLASSES = {
  below: 'container',
  aside: `container ${styles.aside}`,
  half: `container ${styles.half}`,
};

interface Props {
  heading: Queries.SectionHeadingFieldsFragment;
  /** `plain` is the page colour, `band` is a light band, and `primary` is a dark background with light text. */
  background?: Background;
  /**
   * `aside` and `half` put the content next to the heading on wide screens, which gets a quarter or half of the width.
   */
  layout?: keyof typeof LAYOUT_CLASSES;
  /** Prints the section of a catalogue page. Other sections are not printed (docs/behaviour.md, "Catalogues"). */
  printed?: true;
  /** Hides the section from the site search, because several pages have it. */
  repeated?: boolean;
  children: ReactNode;
}

/** A section of a page. It starts with a heading. */
export function Section({
  heading,
  background = 'plain',
  layout = 'below',
  printed,
  repeated,
  children,
}: Props) {
  return (
    <section className={BACKGROUND_CLASSES[background]} data-printed={printed} {...(repeated && notIndexed)}>
      <div className={LAYOUT_CLASSES[layout]}>
        <SectionHeading heading={heading} />
        {children}
      </div>
    </section>
  );
}
