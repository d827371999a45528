import type { ReactNode } from 'react';
import { SectionHeading } from '../SectionHeading/SectionHeading';

export type Background = 'plain' | 'band' | 'primary';

const BACKGROUND_CLASSES: Record<Background, string> = {
  plain: 'section',
  band: 'section is-band',
  primary: 'section on-primary is-woven',
};

interface Props {
  heading: Queries.SectionHeadingFieldsFragment;
  /** What it stands on: the paper of the page, sand, or ink. */
  background?: Background;
  /** Whether it belongs to the specification sheet that the page prints as. */
  printed?: boolean;
  children: ReactNode;
}

/** A stretch of a page: its heading, and what stands below. */
export function Section({ heading, background = 'plain', printed = false, children }: Props) {
  return (
    <section className={BACKGROUND_CLASSES[background]} data-printed={printed || undefined}>
      <div className="container">
        <SectionHeading heading={heading} />
        {children}
      </div>
    </section>
  );
}
