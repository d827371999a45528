import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb';
import { CallToAction } from '../../components/CallToAction/CallToAction';
import { inertIf } from '../../components/inertIf';
import { SocialLinks } from '../../components/SocialLinks/SocialLinks';
import * as styles from './ComingSoon.module.scss';

interface Props {
  section: Queries.ComingSoonFragment;
  area: Queries.ComingSoonAreaFragment;
  /** The page of the area. */
  children: ReactNode;
}

/**
 * The page of a business area. While the area is not open yet, an overlay lies over all of it for good, with a fixed
 * countdown (specification, section 9), and the page is out of reach.
 */
export function ComingSoon({ section, area: { title: name, comingSoon }, children }: Props) {
  if (!comingSoon) return children;
  const { title, countdown, actions, socialLabel } = section;
  return (
    <>
      <div className={`on-ink ${styles.overlay}`}>
        <div className={styles.words}>
          <Breadcrumb current={name} />
          <h1 className="title is-1">
            <span className={styles.soon}>{title}</span> {name}
          </h1>
          <p>{comingSoon.text}</p>
          <ul className={styles.countdown}>
            {countdown.map(({ value, unit }) => (
              <li key={unit}>
                <strong>{value}</strong> {unit}
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            {actions.map((action) => (
              <CallToAction key={action.to} action={action} />
            ))}
          </div>
          <SocialLinks label={socialLabel} />
        </div>
      </div>
      <div className={comingSoon.blurred ? styles.blurred : undefined} {...inertIf(true)}>
        {children}
      </div>
    </>
  );
}

export const query = graphql`
  fragment ComingSoon on ComingSoonSection {
    title
    countdown {
      value
      unit
    }
    actions {
      ...CallToActionFields
    }
    socialLabel
  }

  fragment ComingSoonArea on BusinessArea {
    title
    comingSoon {
      text
      blurred
    }
  }
`;
