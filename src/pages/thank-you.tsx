import { graphql, type PageProps } from 'gatsby';
import { Banner } from '../components/Banner/Banner';
import { PointsSection } from '../components/PointsSection/PointsSection';
import { Seo } from '../components/Seo/Seo';
import { Thanks } from '../features/enquiry/Thanks';
import { ImmediateQuestions } from '../sections/ImmediateQuestions/ImmediateQuestions';

export default function ThankYouPage({ data, location }: PageProps<Queries.ThankYouPageQuery>) {
  const { page } = data;
  return (
    <>
      <Seo seo={page.seo} path={location.pathname} />
      <Banner banner={page.banner} />
      <Thanks copy={page} state={location.state} />
      <PointsSection section={page.steps} background="band" />
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
