import { graphql } from 'gatsby';
import { CallToAction } from '../../components/CallToAction/CallToAction';
import { Picture } from '../../components/Picture/Picture';
import { Prose } from '../../components/Prose/Prose';

interface Props {
  area: Queries.AreaIntroFragment;
  /** Omits the picture. Set it if the page shows the picture elsewhere. */
  withoutPicture?: boolean;
}

/** The first section of a business area page: introduction and picture. */
export function AreaIntro({ area: { intro, image }, withoutPicture = false }: Props) {
  return (
    <section className="section">
      <div className="container split is-top is-late">
        <div>
          <h2 className="title is-2">{intro.title}</h2>
          <Prose paragraphs={intro.paragraphs} />
          {intro.action && <CallToAction action={intro.action} />}
        </div>
        {!withoutPicture && <Picture picture={image} />}
      </div>
    </section>
  );
}

export const query = graphql`
  fragment AreaIntro on BusinessArea {
    image {
      ...WidePicture
    }
    intro {
      title
      paragraphs
      action {
        ...CallToActionFields
      }
    }
  }
`;
