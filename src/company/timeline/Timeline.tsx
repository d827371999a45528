import { graphql } from 'gatsby';
import { useHydrated } from '../../ui/hooks/browserState';
import { useHashChoice } from '../../ui/hooks/useHashChoice';
import { useTabs } from '../../ui/hooks/useTabs';
import { TabChoice } from '../../ui/TabChoice';
import { Era } from './Era';
import * as styles from './Timeline.module.scss';

interface Props {
  eras: readonly Queries.TimelineEraFieldsFragment[];
  texts: Queries.TimelineTextsFragment;
}

/** The company history, with a tab for each era that has events (docs/behaviour.md, "Timeline"). */
export function Timeline({ eras: all, texts }: Props) {
  const hydrated = useHydrated();
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
    <div className={styles.timeline} data-hydrated={hydrated || undefined}>
      <TabChoice
        listProps={listProps}
        tabProps={tabProps}
        options={eras.map(({ slug, name, years }) => ({
          id: slug,
          hash: slug,
          label: (
            <span>
              {name} <span className="has-figures has-text-weight-normal">{years}</span>
            </span>
          ),
        }))}
      />
      {eras.map((era) => (
        <section key={era.slug} className={styles.era} {...panelProps(era.slug)}>
          <h3 className="title is-3 is-tab-heading">
            {era.name} <span className="has-figures has-text-weight-normal">{era.years}</span>
          </h3>
          {/* With a new key, an era that is selected again shows its first event. */}
          <Era key={String(era.slug === selected)} era={era} texts={texts} />
        </section>
      ))}
    </div>
  );
}

export const query = graphql`
  fragment TimelineTexts on LegacyPage {
    erasLabel
    previous
    next
    position
  }
`;
