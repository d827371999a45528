import { graphql } from 'gatsby';
import { type KeyboardEvent, useRef, useState } from 'react';
import { inertIf } from '../../ui/attributes';
import { hasModifierKey, logicalKey } from '../../ui/browser/events';
import { useHydrated, useReducedMotion } from '../../ui/hooks/browserState';
import { useTrack } from '../../ui/hooks/useTrack';
import { Icon, iconName } from '../../ui/Icon';
import { HALF_PAGE, Picture } from '../../ui/Picture';
import { useInterpolate } from '../../ui/site/language';
import * as styles from './Era.module.scss';

interface Props {
  era: Queries.TimelineEraFieldsFragment;
  texts: Queries.TimelineTextsFragment;
}

/** The events of an era, of which one is shown at a time (docs/behaviour.md, "Timeline"). */
export function Era({ era: { name, events }, texts }: Props) {
  const interpolate = useInterpolate();
  const hydrated = useHydrated();
  const reducedMotion = useReducedMotion();
  const [index, setIndex] = useState(0);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const last = events.length - 1;
  const current = events[index];

  const updateIndex = (position: number) => {
    // At each end of the track a button is disabled. If that button has the focus, move the focus to the track.
    // Otherwise the focus would be lost.
    const disabled = [...(position === 0 ? [previous] : []), ...(position === last ? [next] : [])];
    if (disabled.some((button) => button.current && button.current === document.activeElement))
      trackProps.ref.current?.focus({ preventScroll: true });
    setIndex(position);
  };
  const { scrollTo, trackProps } = useTrack<HTMLOListElement>({ count: events.length, onRest: updateIndex });

  const show = (to: number) => {
    const position = Math.max(0, Math.min(to, last));
    updateIndex(position);
    scrollTo(position, reducedMotion ? 'instant' : 'smooth');
  };
  const keyProps = {
    onKeyDown: (event: KeyboardEvent) => {
      if (hasModifierKey(event)) return;
      const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[logicalKey(event)];
      if (to === undefined) return;
      event.preventDefault();
      show(to);
    },
  };

  return (
    <div {...keyProps}>
      <div className={`is-screen-only needs-scripts cluster is-align-items-center ${styles.controls}`}>
        <button
          ref={previous}
          type="button"
          className="button is-secondary"
          disabled={index === 0}
          onClick={() => show(index - 1)}
        >
          {texts.previous}
        </button>
        <button
          ref={next}
          type="button"
          className="button is-secondary"
          disabled={index >= last}
          onClick={() => show(index + 1)}
        >
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
