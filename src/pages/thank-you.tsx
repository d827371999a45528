import { graphql, type PageProps } from 'gatsby';
import { PointsSection } from '../components/PointsSection/PointsSection';
import { Thanks } from '../features/enquiry/sending/Thanks';
import { ImmediateQuestions } from '../sections/ImmediateQuestions/ImmediateQuestions';
import { PageFrame } from '../sections/PageFrame/PageFrame';

export default function ThankYouPage({ data, location }: PageProps<Queries.ThankYouPageQuery>) {
  const { page } = data;
  return (
    <PageFrame
      page={page}
      path={location.pathname}
      more={
        <>
          <PointsSection section={page.steps} background="band" />
          <ImmediateQuestions texts={page.questions} />
        </>
      }
    >
      <Thanks texts={page} state={location.state} />
    </PageFrame>
  );
}

export const query = graphql`
  query ThankYouPage {
    page: thankYouPage {
      ...PageFrame
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
