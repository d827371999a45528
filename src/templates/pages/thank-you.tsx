import { graphql, type PageProps } from 'gatsby';
import { GetInTouch } from '../../enquiry/contact/GetInTouch';
import { useNavigationState } from '../../enquiry/enquiry';
import type { ThanksState } from '../../enquiry/sendEnquiry';
import { PageFrame } from '../../layout/PageFrame';
import { CallsToAction } from '../../ui/CallToAction';
import { Prose } from '../../ui/Prose';
import { SectionHeading } from '../../ui/Section';
import { Steps } from '../../ui/Steps';
import { useInterpolate } from '../../ui/site/language';

/** The thank-you page. Directly after sending, it repeats the subject and the enquiry list. */
export default function ThankYouPage({ data, location }: PageProps<Queries.ThankYouPageQuery>) {
  const { heading, promise, asked, actions, steps, questions, ...page } = data.page;
  const interpolate = useInterpolate();
  const { sent } = (useNavigationState(location.state) ?? {}) as Partial<ThanksState>;
  return (
    <PageFrame page={page}>
      <section className="section">
        <div className="container split">
          <div>
            <SectionHeading heading={heading} />
            {promise && <Prose paragraphs={promise} />}
            {sent && (
              <div className="panel is-tight my-5 px-5 py-4" style={{ maxWidth: 'var(--measure)' }}>
                <p>{interpolate(asked, { subject: sent.subject })}</p>
                {sent.listText && <p className="is-verbatim">{sent.listText}</p>}
              </div>
            )}
            {actions && <CallsToAction actions={actions} />}
          </div>
          {steps && (
            <div>
              <SectionHeading heading={steps.heading} />
              <Steps steps={steps.items} />
            </div>
          )}
        </div>
      </section>
      {questions && (
        <GetInTouch variant="split" title={questions.title} text={questions.text} links={questions} />
      )}
    </PageFrame>
  );
}

export const query = graphql`
  query ThankYouPage($language: String = "en") {
    page: thankYouPage(language: $language) {
      ...PageFrame
      heading { ...SectionHeadingFields }
      promise
      asked
      actions { ...CallToActionFields }
      steps { ...PointsSectionFields }
      questions {
        title
        text
        call
        write
      }
    }
  }
`;
