import { graphql } from 'gatsby';
import { fillIn } from '../../components/fillIn';
import { Picture } from '../../components/Picture/Picture';
import * as styles from './Testimonials.module.scss';

/** As many stars as a rating can have (specification: "rating (1-5, shown as stars)"). */
const STARS = 5;

interface Props {
  testimonials: readonly Queries.TestimonialFieldsFragment[];
  /** What screen readers hear for the stars; `{rating}` stands for their number. */
  ratingLabel: string;
}

/** What clients say. */
export function Testimonials({ testimonials, ratingLabel }: Props) {
  return (
    <ul className="grid-cards">
      {testimonials.map(({ name, profession, img, content, rating }) => (
        <li key={name} className="card">
          <figure className="card-content">
            <span className={styles.stars} role="img" aria-label={fillIn(ratingLabel, { rating })}>
              {'★'.repeat(rating) + '☆'.repeat(STARS - rating)}
            </span>
            <blockquote>{content}</blockquote>
            <figcaption className={styles.author}>
              <Picture picture={img} className={styles.portrait} />
              <span>
                <strong>{name}</strong>
                <br />
                {profession}
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
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
