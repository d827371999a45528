import { graphql } from 'gatsby';
import type { CSSProperties } from 'react';
import { inertIf } from '../../ui/attributes';
import { useHydrated } from '../../ui/hooks/browserState';
import { Icon, iconName } from '../../ui/Icon';
import { HALF_PAGE, Picture } from '../../ui/Picture';
import { useInterpolate } from '../../ui/site/language';
import { EmptyMeasure } from './EmptyMeasure';
import * as styles from './Era.module.scss';
import { timelineAxis } from './timelineAxis';
import { useEventTrack } from './useEventTrack';

interface Props {
  era: Queries.TimelineEraFieldsFragment;
  texts: Queries.TimelineTextsFragment;
  /** The URL of a cloth next to the events without a picture, so that all events have the same layout. */
  cloth: string;
}

/** Sets the level of a label, or the lowest level of an axis, for phones, tablets and wide screens. */
const levelStyle = ([phone, tablet, wide]: readonly (number | undefined)[]) => ({
  '--phone': phone,
  '--tablet': tablet,
  '--wide': wide,
});

/** The events of an era, of which one is shown at a time (docs/behaviour.md, "Timeline"). */
export function Era({ era: { name, years, events }, texts, cloth }: Props) {
  const interpolate = useInterpolate();
  const hydrated = useHydrated();
  const { index, trackProps, previousProps, nextProps, keyProps } = useEventTrack<HTMLOListElement>(
    events.length,
  );
  const dates = events.map(({ when }) => when);
  const { positions, levels } = timelineAxis(years, dates);
  const current = events[index];
  return (
    <div {...keyProps}>
      <div
        className={`is-screen-only needs-scripts ${styles.axis}`}
        style={levelStyle(levels.map((labels) => Math.max(...labels))) as CSSProperties}
        aria-hidden="true"
      >
        {events.map(({ slug, when, icon }, eventIndex) => (
          <span
            key={slug}
            className={`is-quiet has-figures ${styles.tick}`}
            data-passed={eventIndex <= index}
            data-current={eventIndex === index || undefined}
            style={
              {
                '--position': ((positions[eventIndex] ?? 0) / 100).toFixed(4),
                ...levelStyle(levels.map((labels) => labels[eventIndex])),
              } as CSSProperties
            }
          >
            {eventIndex === index && <Icon name={iconName(icon)} />}
            <span className="is-figure">{when}</span>
          </span>
        ))}
      </div>
      <div className={`is-screen-only needs-scripts cluster is-align-items-center mb-5 ${styles.controls}`}>
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
        {events.map(({ slug, when, title, content, image, drawing }, eventIndex) => (
          <li
            key={slug}
            className={`stack is-align-content-start is-flush ${styles.event}`}
            {...inertIf(hydrated && eventIndex !== index)}
          >
            <h4 className="title is-4">
              <span className={`has-accent-color has-figures mb-4 ${styles.when}`}>{when}</span>{' '}
              <span>{title}</span>
            </h4>
            <p className="prose">{content}</p>
            {image && <Picture picture={image} sizes={HALF_PAGE} className={styles.picture} />}
            {drawing && (
              <div className={styles.picture}>
                <EmptyMeasure />
              </div>
            )}
            {!image && !drawing && (
              <div
                className={`is-screen-only ${styles.picture} ${styles.cloth}`}
                style={{ backgroundImage: `url(${cloth})` }}
              />
            )}
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
      drawing
    }
  }
`;
