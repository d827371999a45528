import { graphql, type PageProps } from 'gatsby';
import { GetInTouch } from '../enquiry/contact/GetInTouch';
import { Thanks } from '../enquiry/Thanks';
import { PageFrame } from '../layout/PageFrame';
import { SectionHeading } from '../ui/Section';
import { Steps } from '../ui/Steps';

export default function ThankYouPage({ data, location }: PageProps<Queries.ThankYouPageQuery>) {
  const { heading, steps, questions, ...page } = data.page;
  return (
    <PageFrame page={page} path={location.pathname}>
      <section className="section">
        <div className="container split is-top">
          <div>
            <SectionHeading heading={heading} />
            <Thanks texts={page} state={location.state} />
          </div>
          <div>
            <SectionHeading heading={steps.heading} />
            <Steps steps={steps.items} />
          </div>
        </div>
      </section>
      <GetInTouch variant="split" title={questions.title} text={questions.text} links={questions} />
    </PageFrame>
  );
}

export const query = graphql`
  query ThankYouPage($language: String = "en") {
    page: thankYouPage(language: $language) {
      ...PageFrame
      ...Thanks
      heading {
        ...SectionHeadingFields
      }
      steps {
        ...PointsSectionFields
      }
      questions {
        title
        text
        call
        write
      }
    }
  }
`;
