import * as styles from './Testimonials.module.scss';

interface Props {
  testimonials: readonly Queries.TestimonialFieldsFragment[];
  first: number;
}

/** Maximum number of cards in view. Before the cards are measured, their number is unknown. */
const CARDS = 3;

/** A large quote from a card that is out of view. The markup has all quotes, to reserve space for the longest one. */
export function LargeQuote({ testimonials, first }: Props) {
  const inView = testimonials.slice(first, first + CARDS);
  const quoted = testimonials.filter(({ quote }) => quote);
  const large = quoted.find((testimonial) => !inView.includes(testimonial)) ?? quoted[0];
  return (
    large && (
      <div className={`needs-scripts is-screen-only ${styles.quotes}`}>
        {quoted.map((testimonial) => (
          <figure key={testimonial.name} data-shown={testimonial === large}>
            <blockquote>{testimonial.quote}</blockquote>
            <figcaption className="is-quiet">
              <strong>{testimonial.name}</strong> {testimonial.profession}
            </figcaption>
          </figure>
        ))}
      </div>
    )
  );
}
