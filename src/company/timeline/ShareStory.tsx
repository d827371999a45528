import { graphql } from 'gatsby';
import type { FormEvent } from 'react';
import { NAMES } from '../../ui/attributes';
import { cleanForm } from '../../ui/browser/cleanInput';
import { EmailLink } from '../../ui/ContactLinks';
import { Section } from '../../ui/Section';
import { useSiteData } from '../../ui/site/useSiteData';

const INPUT = { ...NAMES, className: 'input' } as const;

/** The form for experiences (docs/behaviour.md, "Share Your Story"). It only logs the data to the console. */
export function ShareStory({ texts }: { texts: Queries.ShareStoryFragment['shareStory'] }) {
  const { site } = useSiteData();
  if (!texts) return null;
  const { heading, submit, thanks, withoutScripts } = texts;

  const share = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    console.log(heading.title, Object.fromEntries(new FormData(event.currentTarget)));
    window.alert(thanks);
    event.currentTarget.reset();
  };

  const field = (name: 'firstName' | 'lastName' | 'email' | 'phone' | 'message') => ({
    name,
    placeholder: texts[name],
    'aria-label': texts[name],
    required: true,
  });
  return (
    <Section heading={heading} split>
      <div>
        <noscript>
          {withoutScripts} <EmailLink address={site.email} />
        </noscript>
        <form className="split is-gap-2 needs-scripts" onSubmit={share}>
          <input {...INPUT} {...field('firstName')} type="text" dir="auto" autoComplete="given-name" />
          <input {...INPUT} {...field('lastName')} type="text" dir="auto" autoComplete="family-name" />
          <input {...INPUT} {...field('email')} type="email" dir="ltr" autoComplete="email" />
          <input {...INPUT} {...field('phone')} type="tel" dir="ltr" autoComplete="tel" />
          <textarea {...field('message')} className="textarea is-wide" dir="auto" />
          <button
            type="submit"
            className="button is-primary"
            // Before the browser validates the fields, also after the Enter key.
            onClick={({ currentTarget: { form } }) => form && cleanForm(form)}
          >
            {submit}
          </button>
        </form>
      </div>
    </Section>
  );
}

export const query = graphql`
  fragment ShareStory on LegacyPage {
    shareStory {
      heading { ...SectionHeadingFields }
      firstName
      lastName
      email
      phone
      message
      submit
      thanks
      withoutScripts
    }
  }
`;
