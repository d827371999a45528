import { graphql } from 'gatsby';
import { type RefObject, useRef, useState } from 'react';
import { onKeys } from '../../ui/browser/events';
import { useReducedMotion } from '../../ui/hooks/browserState';
import { useEachValue } from '../../ui/hooks/useEachValue';
import { useHashChoice } from '../../ui/hooks/useHashChoice';
import { useTabs } from '../../ui/hooks/useTabs';
import { useTrack } from '../../ui/hooks/useTrack';
import { Icon, iconName } from '../../ui/Icon';
import { HALF_PAGE, Picture } from '../../ui/Picture';
import { useHydrated } from '../../ui/site/hydration';
import { useInterpolate, useTextLanguage } from '../../ui/site/language';
import * as tabStyles from '../../ui/tabs.module.scss';
import * as styles from './Timeline.module.scss';

interface EraProps extends Pick<Props, 'texts'> {
  era: Props['eras'][number];
  isShown: boolean;
}

/** The events of an era, of which one is shown at a time (docs/behaviour.md, "Timeline"). */
function Era({ era: { name, events }, texts, isShown }: EraProps) {
  const interpolate = useInterpolate();
  const hydrated = useHydrated();
  const reducedMotion = useReducedMotion();
  const [index, setIndex] = useState(0);
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const last = events.length - 1;

  const updateIndex = (position: number) => {
    // A button that becomes disabled would lose the focus, so move the focus to the track.
    const disabled = { 0: previous, [last]: next }[position]?.current;
    if (disabled && disabled === document.activeElement)
      trackProps.ref.current?.focus({ preventScroll: true });
    setIndex(position);
  };
  const { scrollTo, trackProps } = useTrack<HTMLOListElement>({ count: events.length, onRest: updateIndex });

  // An era that is selected again shows its first event. With a new key, the browser would lose the text that it found.
  useEachValue(isShown, () => {
    if (!hydrated) return;
    setIndex(0);
    trackProps.ref.current?.scrollTo({ left: 0, behavior: 'instant' });
  });

  const show = (to: number) => {
    const position = Math.max(0, Math.min(to, last));
    updateIndex(position);
    scrollTo(position, reducedMotion ? 'instant' : 'smooth');
  };
  const moveButton = (ref: RefObject<HTMLButtonElement>, label: string, to: number) => (
    <button
      ref={ref}
      type="button"
      className="button is-secondary"
      disabled={to < 0 || to > last}
      onClick={() => show(to)}
    >
      {label}
    </button>
  );
  const keyProps = {
    onKeyDown: onKeys({
      ArrowLeft: () => show(index - 1),
      ArrowRight: () => show(index + 1),
      Home: () => show(0),
      End: () => show(last),
    }),
  };

  return (
    <div {...keyProps}>
      {last > 0 && (
        <div className={`is-screen-only needs-scripts cluster is-align-items-center ${styles.controls}`}>
          <ol className={`has-figures is-flex ${styles.rail}`} aria-hidden="true">
            {events.map(({ slug, when }, eventIndex) => (
              <li key={slug} data-current={eventIndex === index || undefined}>
                {when}
              </li>
            ))}
          </ol>
          {moveButton(previous, texts.previous, index - 1)}
          {moveButton(next, texts.next, index + 1)}
          <p className="is-sr-only" role="status">
            <span>{interpolate(texts.position, { number: index + 1, count: events.length })}</span>
            <span>{`: ${events[index]?.when} ${events[index]?.title}`}</span>
          </p>
        </div>
      )}
      {/* Arrow keys scroll it, and nothing in it is focusable. */}
      <ol
        role="list"
        className={styles.track}
        aria-label={name}
        tabIndex={last > 0 ? 0 : undefined}
        {...trackProps}
      >
        {events.map(({ slug, when, title, icon, content, image }, eventIndex) => (
          <li
            key={slug}
            className={`stack is-align-content-start is-row-gap-2 is-column-gap-6 is-flush pt-5 pb-4 ${styles.event}`}
            // Browsers do not search what is inert.
            aria-hidden={(hydrated && eventIndex !== index) || undefined}
          >
            <h4 className="title is-4">
              <span
                className={`is-flex is-align-items-center has-accent-color has-figures mb-4 ${styles.when}`}
              >
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

interface Props {
  eras: readonly Queries.TimelineEraFieldsFragment[];
  texts: Record<'erasLabel' | 'previous' | 'next' | 'position', string>;
}

/** The company history, with a tab for each era that has events (docs/behaviour.md, "Timeline"). */
export function Timeline({ eras: all, texts }: Props) {
  const textLanguage = useTextLanguage();
  const eras = all.filter(({ events }) => events.length > 0);
  const ids = eras.map(({ slug }) => slug);
  const [selected, choose] = useHashChoice(ids);
  const { listProps, tabProps, panelProps } = useTabs({
    label: texts.erasLabel,
    ids,
    selected,
    onSelect: choose,
  });
  return (
    <div className={tabStyles.panels}>
      {eras.length > 1 && (
        <nav className={tabStyles.choice} {...listProps}>
          {eras.map(({ slug, textLanguage: language, name, years }) => (
            <a key={slug} className={tabStyles.option} {...tabProps(slug)}>
              <span {...textLanguage(language)}>
                {name} <span className="has-figures has-text-weight-normal">{years}</span>
              </span>
            </a>
          ))}
        </nav>
      )}
      {eras.map((era) => (
        <section key={era.slug} className={styles.era} {...panelProps(era.slug)}>
          <h3
            className={`title is-3 ${eras.length > 1 ? 'is-tab-heading' : ''}`}
            {...textLanguage(era.textLanguage)}
          >
            {era.name} <span className="has-figures has-text-weight-normal">{era.years}</span>
          </h3>
          <Era era={era} texts={texts} isShown={era.slug === selected} />
        </section>
      ))}
    </div>
  );
}

export const query = graphql`
  fragment TimelineEraFields on TimelineEra {
    slug
    textLanguage
    name
    years
    events: entries {
      slug
      when
      title
      icon
      content
      image { ...CardPicture }
    }
  }
`;
