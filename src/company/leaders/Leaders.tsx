import { graphql } from 'gatsby';
import { withColon } from '../../lib/localText';
import { useHashChoice } from '../../ui/hooks/useHashChoice';
import { Icon } from '../../ui/Icon';
import { useLanguage } from '../../ui/site/language';
import { PersonRow } from '../Person';
import { Biography } from './Biography';

interface Props {
  leaders: readonly Queries.LeaderFieldsFragment[];
  texts: Queries.LeadersTextsFragment;
}

const openerId = ({ slug }: { slug: string }) => `open_${slug}`;

/** The leaders and their biographies. The hash is the slug of the open one (docs/behaviour.md, "Leaders"). */
export function Leaders({ leaders, texts }: Props) {
  const { code } = useLanguage();
  const slugs = leaders.map(({ slug }) => slug);
  const [shown, choose, clear] = useHashChoice(slugs, 'none');
  return (
    <>
      <ul>
        {leaders.map(({ slug, name, title, image, fullDescription: [summary = ''] }) => (
          <PersonRow key={slug} picture={image} name={name} role={title} text={summary}>
            {/* Without scripts, the biographies are shown below the rows. */}
            <button
              id={openerId({ slug })}
              type="button"
              className="arrow-link needs-scripts"
              aria-label={`${withColon(texts.readMore, code)} ${name}`}
              aria-haspopup="dialog"
              onClick={(event) => {
                event.preventDefault();
                // Focus the button, because Safari does not. When the dialog closes, it returns the focus to the
                // button.
                event.currentTarget.focus({ preventScroll: true });
                choose(slug, 'click');
              }}
              // With `command` the browser opens the dialog before hydration. React 18 has no types for `command`.
              {...{ command: 'show-modal', commandfor: slug }}
            >
              {texts.readMore}
              <Icon name="arrow-right" />
            </button>
          </PersonRow>
        ))}
      </ul>
      {leaders.map((leader) => (
        <Biography
          key={leader.slug}
          leader={leader}
          close={texts.close}
          open={leader.slug === shown}
          onClose={() => {
            clear();
            // If the URL opened the dialog, no element had the focus before, so focus the button of the leader.
            const { activeElement } = document;
            const lost =
              activeElement === document.body || activeElement?.closest('dialog')?.id === leader.slug;
            if (lost) document.getElementById(openerId(leader))?.focus({ preventScroll: true });
          }}
        />
      ))}
    </>
  );
}

export const query = graphql`
  fragment LeadersTexts on LeadershipPage {
    readMore
    close
  }
`;
