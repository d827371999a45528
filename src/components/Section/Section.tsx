import type { ReactNode } from 'react';
import { notIndexed } from '../notIndexed';
import { SectionHeading } from '../SectionHeading/SectionHeading';

export type Background = 'plain' | 'band' | 'primary';

const BACKGROUND_CLASSES: Record<Background, string> = {
  plain: 'section',
  band: 'section is-band',
  primary: 'section on-primary is-woven',
};

interface Props {
  heading: Queries.SectionHeadingFieldsFragment;
  /** The page colour, a light band, or a dark background with light text. */
  background?: Background;
  /** Keeps the section in print on a catalogue page (docs/behaviour.md, "Catalogues"). */
  printed?: boolean;
  /** The section is shown on several pages, so the site search ignores it. */
  repeated?: boolean;
  children: ReactNode;
}

/** A section of a page, with its heading. */
export function Section({
  heading,
  background = 'plain',
  printed = false,
  repeated = false,
  children,
}: Props) {
  return (
    <section
      className={BACKGROUND_CLASSES[background]}
      data-printed={printed || undefined}
      {...(repeated && notIndexed)}
    >
      <div className="container">
        <SectionHeading heading={heading} />
        {children}
      </div>
    </section>
  );
}
