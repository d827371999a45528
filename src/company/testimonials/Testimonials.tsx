import { graphql } from 'gatsby';
import '../../styles/cards.scss';
import { joined, withColon } from '../../lib/localText';
import { CarouselControls } from '../../ui/carousel/CarouselControls';
import { carouselRole, useCarousel } from '../../ui/carousel/useCarousel';
import { useInterpolate, useLanguage } from '../../ui/site/language';
import { Person } from '../Person';
import * as styles from './Testimonials.module.scss';

interface Props {
  testimonials: readonly Queries.TestimonialFieldsFragment[];
  texts: Queries.TestimonialsTextsFragment;
}

const STARS = 5;

/** A carousel of cards (docs/behaviour.md, "Carousels"). Screen readers read all cards, so none is inert. */
export function Testimonials({ testimonials, texts: { carousel: texts, ratingLabel, dotLabel } }: Props) {
  const interpolate = useInterpolate();
  const { code } = useLanguage();
  const { areaProps, trackProps, ...carousel } = useCarousel<HTMLUListElement>(testimonials.length);
  const { index, positions, measured, movedByControls, show } = carousel;
  const canMove = positions > 1;
  const position = interpolate(texts.position, { number: index + 1, count: testimonials.length });
  const people = testimonials.map(({ name }) => name);
  const namesInView = people.slice(index, index + people.length - positions + 1);
  return (
    <div {...carouselRole('carousel', texts.label, testimonials.length)} {...areaProps}>
      <p className="is-sr-only" role="status">
        {movedByControls && `${withColon(position, code)} ${joined(namesInView, code)}`}
      </p>
      <ul
        role="list"
        className={styles.track}
        {...trackProps}
        {...(canMove && { tabIndex: 0, 'aria-label': texts.label, ...carousel.controlsProps })}
      >
        {testimonials.map(({ name, profession, img, content, rating }, listIndex) => (
          <li key={listIndex}>
            <div className="card">
              <figure className="card-content is-small">
                {rating && (
                  <span
                    className="has-accent-color"
                    role="img"
                    aria-label={interpolate(ratingLabel, { rating })}
                  >
                    {'★'.repeat(rating) + '☆'.repeat(STARS - rating)}
                  </span>
                )}
                <blockquote>{content}</blockquote>
                <figcaption className={`has-rule ${styles.author}`}>
                  <Person picture={img} name={<strong>{name}</strong>} role={profession} />
                </figcaption>
              </figure>
            </div>
          </li>
        ))}
      </ul>
      {canMove && (
        <div className="cluster needs-scripts is-align-items-center is-justify-content-space-between mt-4">
          <CarouselControls carousel={carousel} texts={texts} />
          <div className={`cluster is-gap-0 ${styles.dots}`}>
            {Array.from({ length: measured ? positions : 0 }, (_, dot) => (
              <button
                key={dot}
                type="button"
                aria-label={interpolate(dotLabel, { number: dot + 1 })}
                aria-current={dot === index}
                onClick={() => show(dot)}
              />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

export const query = graphql`
  fragment TestimonialFields on Testimonial {
    name
    profession
    img { ...SquarePicture }
    content
    rating
  }

  fragment TestimonialsTexts on TestimonialsPage {
    carousel { ...CarouselLabelsFields }
    ratingLabel
    dotLabel
  }
`;
