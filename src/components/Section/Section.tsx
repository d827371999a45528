import type { ReactNode } from 'react';
import { SectionHeading } from '../SectionHeading/SectionHeading';

interface Props {
  heading: Queries.SectionHeadingFieldsFragment;
  /** Sets the section off on sand. */
  sand?: boolean;
  children: ReactNode;
}

/** A stretch of a page: its heading, and what stands below. */
export function Section({ heading, sand = false, children }: Props) {
  return (
    <section className={sand ? 'section is-sand' : 'section'}>
      <div className="container">
        <SectionHeading heading={heading} />
        {children}
      </div>
    </section>
  );
}
