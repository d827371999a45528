import { graphql } from 'gatsby';
import { useId } from 'react';
import { withColon } from '../../lib/localText';
import { useDialog } from '../../ui/hooks/useDialog';
import { useEachValue } from '../../ui/hooks/useEachValue';
import { useHashChoice } from '../../ui/hooks/useHashChoice';
import { Icon } from '../../ui/Icon';
import { Prose } from '../../ui/Prose';
import { useLanguage } from '../../ui/site/language';
import { Person, PersonRow } from '../Person';
import * as styles from './Leaders.module.scss';

const openerId = (slug: string) => `open_${slug}`;

interface BiographyProps {
  leader: Queries.LeaderFieldsFragment;
  close: string;
  open: boolean;
  /** Called when the visitor closes the dialog, but not when `open` becomes false. */
  onClose: () => void;
}

/** The full biography of a leader in a modal dialog (docs/behaviour.md, "Leaders"). */
function Biography({ leader, close, open, onClose }: BiographyProps) {
  const { slug, name, title, image, fullDescription } = leader;
  const nameId = useId();
  const dialog = useDialog();
  useEachValue(open, () => {
    if (!open) return;
    dialog.open(document.getElementById(openerId(slug)));
    return dialog.close;
  });
  return (
    <dialog
      id={slug}
      className={styles.biography}
      aria-labelledby={nameId}
      // The event is asynchronous, so the Forward button may already have opened the dialog again.
      onClose={({ currentTarget }) => open && !currentTarget.open && onClose()}
      {...dialog.dialogProps}
    >
      <div className={`is-flex is-justify-content-space-between ${styles.head}`}>
        <Person
          picture={image}
          name={
            <h3 id={nameId} className="title is-3">
              {name}
            </h3>
          }
          role={title}
        />
        <form method="dialog" className="needs-scripts">
          <button type="submit" className="icon-button">
            <Icon name="x" />
            <span className="is-sr-only">{close}</span>
          </button>
        </form>
      </div>
      <Prose paragraphs={fullDescription ?? []} />
    </dialog>
  );
}

interface Props {
  leaders: readonly Queries.LeaderFieldsFragment[];
  texts: Record<'readMore' | 'close', string>;
}

/** The leaders and their biographies. The hash is the slug of the open one (docs/behaviour.md, "Leaders"). */
export function Leaders({ leaders, texts }: Props) {
  const { code } = useLanguage();
  const withBiography = leaders.filter(({ fullDescription }) => fullDescription);
  const slugs = withBiography.map(({ slug }) => slug);
  const [shown, choose, clear] = useHashChoice(slugs, 'none');
  return (
    <>
      <ul role="list">
        {leaders.map(({ slug, name, title, image, summary }) => (
          <PersonRow
            key={slug}
            id={slugs.includes(slug) ? undefined : slug}
            picture={image}
            name={name}
            role={title}
            text={summary}
          >
            {/* Without scripts, the biographies are shown below the rows. */}
            {slugs.includes(slug) && (
              <button
                id={openerId(slug)}
                type="button"
                className="arrow-link needs-scripts"
                aria-label={`${withColon(texts.readMore, code)} ${name}`}
                aria-haspopup="dialog"
                onClick={() => choose(slug, 'click')}
              >
                {texts.readMore}
                <Icon name="arrow-right" />
              </button>
            )}
          </PersonRow>
        ))}
      </ul>
      {withBiography.map((leader) => (
        <Biography
          key={leader.slug}
          leader={leader}
          close={texts.close}
          open={leader.slug === shown}
          onClose={clear}
        />
      ))}
    </>
  );
}

export const query = graphql`
  fragment LeaderFields on Leader {
    slug
    name
    title
    image { ...SquarePicture }
    summary
    fullDescription
  }
`;
