import { graphql } from 'gatsby';
import { interpolate } from '../../components/interpolate';
import { CarouselControls } from './CarouselControls';
import { TestimonialCard } from './TestimonialCard';
import * as styles from './Testimonials.module.scss';
import { useCarousel } from './useCarousel';

interface Props {
  testimonials: readonly Queries.TestimonialFieldsFragment[];
  texts: Queries.TestimonialsTextsFragment;
}

/**
 * A carousel that shows one, two or three cards at a time (docs/behaviour.md, "Carousels"). Cards out of view are not
 * inert, so that screen readers can read the whole list.
 */
export function Testimonials({ testimonials, texts: { carousel: texts, ratingLabel, dotLabel } }: Props) {
  const { areaProps, trackProps, ...carousel } = useCarousel<HTMLUListElement>(testimonials.length);
  const { index, positions, measured, movedByControls, show } = carousel;
  const canMove = positions > 1;
  const position = interpolate(texts.position, { number: index + 1, count: testimonials.length });
  const inView = testimonials.slice(index, index + testimonials.length - positions + 1);
  // Before the cards are measured, `positions` is only an estimate.
  const dots = measured && canMove ? positions : 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields only.
    <div role="group" aria-roledescription="carousel" aria-label={texts.label} {...areaProps}>
      <div className={styles.above}>
        {canMove && <CarouselControls carousel={carousel} texts={texts} />}
        <div className={styles.dots}>
          {Array.from({ length: dots }, (_, dot) => interpolate(dotLabel, { number: dot + 1 })).map(
            (label, dot) => (
              <button
                key={label}
                type="button"
                className={styles.dot}
                aria-label={label}
                aria-current={dot === index}
                onClick={() => show(dot)}
              />
            ),
          )}
        </div>
      </div>
      <p className="is-sr-only" role="status">
        {movedByControls && `${position}: ${inView.map(({ name }) => name).join(', ')}`}
      </p>
      <ul
        className={styles.track}
        {...trackProps}
        {...(canMove && { tabIndex: 0, 'aria-label': texts.label, ...carousel.controlsProps })}
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
  fragment TestimonialsTexts on TestimonialsPage {
    carousel {
      ...CarouselLabelsFields
    }
    ratingLabel
    dotLabel
  }
`;
