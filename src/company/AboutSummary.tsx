import { graphql } from 'gatsby';
import { CallToAction } from '../ui/CallToAction';
import { List } from '../ui/List';
import { SectionHeading } from '../ui/Section';
import { InLanguage } from '../ui/site/language';

interface Props {
  summary: Queries.AboutSummaryFragment;
  section: Queries.AboutStatementsFragment | null;
}

export function AboutSummary({ summary, section }: Props) {
  const statements = [section?.vision, section?.mission].filter((statement) => statement != null);
  return (
    <section className="section">
      <div className="container">
        <div className="split is-row-gap-3 block-after">
          <SectionHeading heading={summary.heading} />
          <div>
            <InLanguage of={section}>
              {statements.map(({ title, short }, index) => (
                <div key={index} className="is-flush has-rule pb-4">
                  <h3 className="title is-4">{title}</h3>
                  <p className="is-small">{short}</p>
                </div>
              ))}
            </InLanguage>
            {summary.action && <CallToAction action={summary.action} />}
          </div>
        </div>
        <InLanguage of={section}>
          {({ sellingPoints }) => sellingPoints && <List items={sellingPoints} layout="columns" />}
        </InLanguage>
      </div>
    </section>
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
