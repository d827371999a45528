import type { ReactNode } from 'react';
import { SectionHeading } from '../SectionHeading/SectionHeading';

export type Ground = 'paper' | 'sand' | 'ink';

const GROUND_CLASSES: Record<Ground, string> = {
  paper: 'section',
  sand: 'section is-sand',
  ink: 'section on-ink is-woven',
};

interface Props {
  heading: Queries.SectionHeadingFieldsFragment;
  /** What it stands on: the paper of the page, sand, or ink. */
  ground?: Ground;
  /** Whether it belongs to the specification sheet that the page prints as. */
  printed?: boolean;
  children: ReactNode;
}

/** A stretch of a page: its heading, and what stands below. */
export function Section({ heading, ground = 'paper', printed = false, children }: Props) {
  return (
    <section className={GROUND_CLASSES[ground]} data-printed={printed || undefined}>
      <div className="container">
        <SectionHeading heading={heading} />
        {children}
      </div>
    </section>
  );
}
