import { graphql } from 'gatsby';
import '../../styles/cards.scss';
import { interpolate } from '../../components/interpolate';
import { Portrait } from '../../components/Portrait/Portrait';
import * as styles from './Testimonials.module.scss';

/** Maximum rating. */
const STARS = 5;

interface Props {
  testimonial: Queries.TestimonialFieldsFragment;
  /** The accessible name of the stars. `{rating}` is replaced with the rating. */
  ratingLabel: string;
}

export function TestimonialCard({
  testimonial: { name, profession, img, content, rating },
  ratingLabel,
}: Props) {
  return (
    <div className="card">
      <figure className="card-content">
        <span className={styles.stars} role="img" aria-label={interpolate(ratingLabel, { rating })}>
          {'★'.repeat(rating) + '☆'.repeat(STARS - rating)}
        </span>
        <blockquote>{content}</blockquote>
        <figcaption className={styles.author}>
          <Portrait picture={img} name={name} />
          <span>
            <strong>{name}</strong>
            <br />
            {profession}
          </span>
        </figcaption>
      </figure>
    </div>
  );
}

export const query = graphql`
  fragment TestimonialFields on Testimonial {
    name
    profession
    img {
      ...SquarePicture
    }
    content
    rating
  }
`;
