import { graphql, type PageProps } from 'gatsby';
import { Banner } from '../components/Banner/Banner';
import { CallToAction } from '../components/CallToAction/CallToAction';
import { PointsSection } from '../components/PointsSection/PointsSection';
import { Section } from '../components/Section/Section';
import { Seo } from '../components/Seo/Seo';
import { ImmediateQuestions } from '../sections/ImmediateQuestions/ImmediateQuestions';

export default function ThankYouPage({ data, location }: PageProps<Queries.ThankYouPageQuery>) {
  const { page } = data;
  return (
    <>
      <Seo seo={page.seo} path={location.pathname} />
      <Banner banner={page.banner} />
      <Section heading={page.heading}>
        <div className="content prose">
          {page.promise.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <div className="buttons">
          {page.actions.map((action) => (
            <CallToAction key={action.to} action={action} />
          ))}
        </div>
      </Section>
      <PointsSection section={page.steps} sand />
      <ImmediateQuestions copy={page.questions} />
    </>
  );
}

export const query = graphql`
  query ThankYouPage {
    page: thankYouPage {
      seo {
        ...SeoFields
      }
      banner {
        ...BannerFields
      }
      heading {
        ...SectionHeadingFields
      }
      promise
      actions {
        ...CallToActionFields
      }
      steps {
        ...PointsSectionFields
      }
      questions {
        ...ImmediateQuestionsFields
      }
    }
  }
`;
