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
  const statements = [section?.vision, section?.mission].flatMap((statement) =>
    statement ? { title: statement.title, text: statement.short } : [],
  );
  return (
    <section className="section">
      <div className="container">
        <div className="split is-row-gap-3 mb-5">
          <SectionHeading heading={summary.heading} />
          <div>
            <InLanguage of={section}>
              <List items={statements} layout="columns" />
            </InLanguage>
            {summary.action && <CallToAction action={summary.action} className="button is-secondary mt-5" />}
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
    heading { ...SectionHeadingFields }
    action { ...CallToActionFields }
  }

  fragment AboutStatements on AboutSection {
    textLanguage
    vision { title short }
    mission { title short }
    sellingPoints { title text }
  }
`;
