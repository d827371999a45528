import { graphql } from 'gatsby';
import type { ComponentProps, ReactNode } from 'react';
import { inertIf } from '../../ui/attributes';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { CallsToAction } from '../../ui/CallToAction';
import { Logo } from '../../ui/Logo';
import { Picture } from '../../ui/Picture';
import { SocialLinks } from '../../ui/SocialLinks';
import * as styles from './ComingSoon.module.scss';

interface Props {
  section: Queries.ComingSoonFragment;
  area: string;
  picture: ComponentProps<typeof Picture>['picture'];
  notice: Queries.BusinessAreaComingSoon;
  /** The page of the area without `h1` and breadcrumb, because the overlay contains them. */
  children: ReactNode;
}

/** An overlay on the inert page of a business area that is not open yet (docs/behaviour.md, "Coming soon"). */
export function ComingSoon({ section, area, picture, notice: { text, blurred }, children }: Props) {
  const { title, countdown, actions, socialLabel } = section;
  return (
    <>
      <div className={`on-primary ${styles.overlay}`}>
        <Picture
          picture={picture}
          priority
          sizes="(min-width: 993px) 50vw, 100vw"
          className={`is-screen-only ${styles.picture}`}
        />
        <div className={`container stack is-flush ${styles.words}`}>
          <div className="title is-4">
            <Logo onDark />
          </div>
          <Breadcrumb current={area} />
          <h1 className="title is-1">
            <span className={`is-block has-accent-color mb-2 ${styles.soon}`}>{title}</span> {area}
          </h1>
          <p>{text}</p>
          {countdown && (
            <ul className={`cluster has-figures is-gap-0 ${styles.countdown}`}>
              {countdown.map(({ value, unit }) => (
                <li key={unit}>
                  <strong className="is-block">{value}</strong> {unit}
                </li>
              ))}
            </ul>
          )}
          {actions && <CallsToAction actions={actions} />}
          <SocialLinks label={socialLabel} />
        </div>
      </div>
      <div className={`is-screen-only ${blurred ? styles.blurred : ''}`} {...inertIf(true)}>
        {children}
      </div>
    </>
  );
}

export const query = graphql`
  fragment ComingSoon on ComingSoonSection {
    title
    countdown { value unit }
    actions { ...CallToActionFields }
    socialLabel
  }
`;
