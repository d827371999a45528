import { graphql } from 'gatsby';
import { Icon, iconName } from '../../components/Icon/Icon';
import { inertIf } from '../../components/inertIf';
import { interpolate } from '../../components/interpolate';
import { Picture } from '../../components/Picture/Picture';
import { useHydrated } from '../../hooks/useHydrated';
import * as styles from './Era.module.scss';
import { useSteps } from './useSteps';

interface Props {
  era: Queries.TimelineEraFieldsFragment;
  texts: Queries.TimelineTextsFragment;
  /** Whether this period is selected. Selecting a period shows its first event. */
  shown: boolean;
}

/** The title of an event. A year or word before a colon (`1998: ...`, `Next: ...`) is larger and on a separate line. */
function EventTitle({ title }: { title: string }) {
  const [, when, words] = /^(\S+:) (.*)/.exec(title) ?? [];
  return (
    <h4 className="title is-3">
      {when && <span className={styles.when}>{when}</span>} {words ?? title}
    </h4>
  );
}

/** The events of a period, of which one is shown at a time (docs/behaviour.md, "Timeline"). */
export function Era({ era: { name, members }, texts, shown }: Props) {
  const hydrated = useHydrated();
  const { index, trackProps, previousProps, nextProps, stepsProps } = useSteps<HTMLOListElement>({
    count: members.length,
    shown,
  });
  return (
    <div {...stepsProps}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it, and nothing in it is focusable. */}
      <ol className={`panel ${styles.track}`} aria-label={name} tabIndex={0} {...trackProps}>
        {members.map(({ slug, title, icon, content, image }, eventIndex) => (
          <li key={slug} className={`stack ${styles.event}`} {...inertIf(hydrated && eventIndex !== index)}>
            <div className={`stack ${styles.text}`}>
              <span className={styles.icon}>
                <Icon name={iconName(icon)} />
              </span>
              <div>
                <EventTitle title={title} />
                <p>{content}</p>
              </div>
            </div>
            {image && <Picture picture={image} className={styles.picture} />}
          </li>
        ))}
      </ol>
      <div className={`is-screen-only needs-scripts cluster ${styles.controls}`}>
        <button type="button" className="button is-secondary" {...previousProps}>
          <Icon name="chevron-left" /> {texts.previous}
        </button>
        <div className={styles.progress}>
          <p className={styles.position} role="status">
            <span>{interpolate(texts.position, { number: index + 1, count: members.length })}</span>
            <span className="is-sr-only">{`: ${members[index]?.title}`}</span>
          </p>
          <span className={styles.line}>
            {members.map(({ slug }, eventIndex) => (
              <span key={slug} data-passed={eventIndex <= index} />
            ))}
          </span>
        </div>
        <button type="button" className="button is-secondary" {...nextProps}>
          {texts.next} <Icon name="chevron-right" />
        </button>
      </div>
    </div>
  );
}

export const query = graphql`
  fragment TimelineEraFields on TimelineEra {
    slug
    name
    years
    members {
      slug
      title
      icon
      content
      image {
        ...WidePicture
      }
    }
  }
`;
