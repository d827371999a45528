import type { ReactNode } from 'react';
import { SectionHeading } from '../SectionHeading/SectionHeading';

interface Props {
  heading: Queries.SectionHeadingFieldsFragment;
  /** Sets the section off on sand. */
  sand?: boolean;
  /** Whether it belongs to the specification sheet that the page prints as. */
  printed?: boolean;
  children: ReactNode;
}

/** A stretch of a page: its heading, and what stands below. */
export function Section({ heading, sand = false, printed = false, children }: Props) {
  return (
    <section className={sand ? 'section is-sand' : 'section'} data-printed={printed || undefined}>
      <div className="container">
        <SectionHeading heading={heading} />
        {children}
      </div>
    </section>
  );
}
