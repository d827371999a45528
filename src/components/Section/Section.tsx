import type { ReactNode } from 'react';
import { notIndexed } from '../notIndexed';
import { SectionHeading } from '../SectionHeading/SectionHeading';

const BACKGROUND_CLASSES = {
  plain: 'section',
  band: 'section is-band',
  primary: 'section on-primary is-woven',
};

export type Background = keyof typeof BACKGROUND_CLASSES;

interface Props {
  heading: Queries.SectionHeadingFieldsFragment;
  /** `plain` is the page colour, `band` is a light band, and `primary` is a dark background with light text. */
  background?: Background;
  /** Prints the section of a catalogue page. Other sections are not printed (docs/behaviour.md, "Catalogues"). */
  printed?: true;
  /** Hides the section from the site search, because several pages have it. */
  repeated?: boolean;
  children: ReactNode;
}

/** A section of a page. It starts with a heading. */
export function Section({ heading, background = 'plain', printed, repeated, children }: Props) {
  return (
    <section className={BACKGROUND_CLASSES[background]} data-printed={printed} {...(repeated && notIndexed)}>
      <div className="container">
        <SectionHeading heading={heading} />
        {children}
      </div>
    </section>
  );
}
