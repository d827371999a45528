import { graphql } from 'gatsby';
import { Backdrop } from '../../components/Backdrop/Backdrop';
import { CallToAction } from '../../components/CallToAction/CallToAction';

/** The highlights at the top of the home page, one slide after the other. */
export function Hero({ page: { slides, slidesLabel } }: { page: Queries.HeroFragment }) {
  return (
    <section aria-label={slidesLabel}>
      {slides.map(({ title, text, image, action }, index) => (
        <Backdrop key={title} picture={image} priority={index === 0}>
          <h2 className="title is-1">{title}</h2>
          <p className="prose">{text}</p>
          <CallToAction action={action} />
        </Backdrop>
      ))}
    </section>
  );
}

export const query = graphql`
  fragment Hero on HomePage {
    slidesLabel
    slides {
      title
      text
      image {
        ...HeroPicture
      }
      action {
        ...CallToActionFields
      }
    }
  }
`;
