import { graphql } from 'gatsby';
import { CallToAction } from '../ui/CallToAction';
import { List } from '../ui/List';
import { Section } from '../ui/Section';
import { InLanguage, useTextLanguage } from '../ui/site/language';

interface Props {
  summary: Queries.AboutSummaryFragment;
  section: Queries.AboutStatementsFragment | null;
}

export function AboutSummary({ summary, section }: Props) {
  const statements = [section?.vision, section?.mission].filter((statement) => statement != null);
  const ofSection = useTextLanguage()(section?.textLanguage);
  return (
    <Section
      heading={summary.heading}
      split
      below={
        <>
          {statements.length > 0 && (
            <div className="block stack is-row-gap-1 is-small" {...ofSection}>
              {statements.map(({ title, short }, index) => (
                <p key={index} className="pair">
                  <strong>{title}</strong> <span>{short}</span>
                </p>
              ))}
            </div>
          )}
          {summary.action && <CallToAction action={summary.action} />}
        </>
      }
    >
      <InLanguage of={section}>
        {({ sellingPoints }) => sellingPoints && <List items={sellingPoints} layout="pairs" />}
      </InLanguage>
    </Section>
  );
}

export const query = graphql`
  fragment AboutSummary on HomePageAbout {
    heading {
      ...SectionHeadingFields
    }
    action {
      ...CallToActionFields
    }
  }

  fragment AboutStatements on AboutSection {
    textLanguage
    vision {
      title
      short
    }
    mission {
      title
      short
    }
    sellingPoints {
      title
      text
    }
  }
`;
