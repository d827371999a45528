import { graphql } from 'gatsby';
import { inertIf } from '../../ui/attributes';
import { useHydrated } from '../../ui/hooks/browserState';
import { Icon, iconName } from '../../ui/Icon';
import { HALF_PAGE, Picture } from '../../ui/Picture';
import { useInterpolate } from '../../ui/site/language';
import * as styles from './Era.module.scss';
import { useEventTrack } from './useEventTrack';

interface Props {
  era: Queries.TimelineEraFieldsFragment;
  texts: Queries.TimelineTextsFragment;
}

/** The events of an era, of which one is shown at a time (docs/behaviour.md, "Timeline"). */
export function Era({ era: { name, events }, texts }: Props) {
  const interpolate = useInterpolate();
  const hydrated = useHydrated();
  const { index, trackProps, previousProps, nextProps, keyProps } = useEventTrack<HTMLOListElement>(
    events.length,
  );
  const current = events[index];
  return (
    <div {...keyProps}>
      <div className={`is-screen-only needs-scripts cluster is-align-items-center ${styles.controls}`}>
        <button type="button" className="button is-secondary" {...previousProps}>
          {texts.previous}
        </button>
        <button type="button" className="button is-secondary" {...nextProps}>
          {texts.next}
        </button>
        <p className="has-figures" role="status">
          <span>{interpolate(texts.position, { number: index + 1, count: events.length })}</span>
          <span className="is-sr-only">{`: ${current?.when} ${current?.title}`}</span>
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it, and nothing in it is focusable. */}
      <ol className={styles.track} aria-label={name} tabIndex={0} {...trackProps}>
        {events.map(({ slug, when, title, icon, content, image }, eventIndex) => (
          <li
            key={slug}
            className={`stack is-align-content-start is-flush ${styles.event}`}
            {...inertIf(hydrated && eventIndex !== index)}
          >
            <h4 className="title is-4">
              <span className={`has-accent-color has-figures mb-4 ${styles.when}`}>
                <Icon name={iconName(icon)} />
                <span>{when}</span>
              </span>{' '}
              <span>{title}</span>
            </h4>
            <p className="prose">{content}</p>
            {image && <Picture picture={image} sizes={HALF_PAGE} className={styles.picture} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

export const query = graphql`
  fragment TimelineEraFields on TimelineEra {
    slug
    name
    years
    events: entries {
      slug
      when
      title
      icon
      content
      image {
        ...CardPicture
      }
    }
  }
`;
