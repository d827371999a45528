import { graphql, type PageProps } from 'gatsby';
import { Banner } from '../components/Banner/Banner';
import { PointsSection } from '../components/PointsSection/PointsSection';
import { Seo } from '../components/Seo/Seo';
import { ImmediateQuestions } from '../sections/ImmediateQuestions/ImmediateQuestions';
import { Thanks } from '../sections/Thanks/Thanks';

export default function ThankYouPage({ data, location }: PageProps<Queries.ThankYouPageQuery>) {
  const { page } = data;
  return (
    <>
      <Seo seo={page.seo} path={location.pathname} />
      <Banner banner={page.banner} />
      <Thanks copy={page} />
      <PointsSection section={page.steps} ground="sand" />
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
      ...Thanks
      steps {
        ...PointsSectionFields
      }
      questions {
        ...ImmediateQuestionsFields
      }
    }
  }
`;
