import { graphql } from 'gatsby';
import { interpolate } from '../../components/interpolate';
import { CarouselControls } from './CarouselControls';
import { TestimonialCard } from './TestimonialCard';
import * as styles from './Testimonials.module.scss';
import { useCarousel } from './useCarousel';

interface Props {
  testimonials: readonly Queries.TestimonialFieldsFragment[];
  labels: Queries.TestimonialsLabelsFragment;
}

/**
 * What clients say: a carousel that shows one, two or three cards (specification: "Testimonials"). All of them stay
 * within reach of screen readers, which read the list as a whole.
 */
export function Testimonials({ testimonials, labels: { carousel: labels, ratingLabel, dotLabel } }: Props) {
  const { areaProps, trackProps, ...carousel } = useCarousel<HTMLUListElement>(testimonials.length);
  const { index, positions, measured, movedByHand, show } = carousel;
  const moves = positions > 1;
  const place = interpolate(labels.position, { number: index + 1, count: testimonials.length });
  const inSight = testimonials.slice(index, index + testimonials.length - positions + 1);
  // Until the cards are measured, the number of dots is not known.
  const dots = measured && moves ? positions : 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is no set of form fields.
    <div role="group" aria-roledescription="carousel" aria-label={labels.label} {...areaProps}>
      <div className={styles.above}>
        {moves && <CarouselControls carousel={carousel} labels={labels} />}
        <div className={styles.dots}>
          {Array.from({ length: dots }, (_, position) => interpolate(dotLabel, { number: position + 1 })).map(
            (label, position) => (
              <button
                key={label}
                type="button"
                className={styles.dot}
                aria-label={label}
                aria-current={position === index}
                onClick={() => show(position)}
              />
            ),
          )}
        </div>
      </div>
      <p className="is-sr-only" role="status">
        {movedByHand && `${place}: ${inSight.map(({ name }) => name).join(', ')}`}
      </p>
      <ul
        className={styles.track}
        {...(moves && { tabIndex: 0, 'aria-label': labels.label, ...carousel.controlsProps })}
        {...trackProps}
      >
        {testimonials.map((testimonial) => (
          <li key={testimonial.name} className={styles.item}>
            <TestimonialCard testimonial={testimonial} ratingLabel={ratingLabel} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export const query = graphql`
  fragment TestimonialsLabels on TestimonialsPage {
    carousel {
      ...CarouselLabelsFields
    }
    ratingLabel
    dotLabel
  }
`;
