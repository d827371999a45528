import { graphql } from 'gatsby';
import { withColon } from '../lib/localText';
import { inertIf } from '../ui/attributes';
import { CallToAction } from '../ui/CallToAction';
import { CarouselControls } from '../ui/carousel/CarouselControls';
import { carouselRole, useCarousel } from '../ui/carousel/useCarousel';
import { Picture } from '../ui/Picture';
import { useHydrated } from '../ui/site/hydration';
import { useInterpolate, useLanguage } from '../ui/site/language';
import * as styles from './Hero.module.scss';

/** The carousel at the top of the home page (docs/behaviour.md, "Carousels"). */
export function Hero({ page: { slides, specifications, carousel: texts } }: { page: Queries.HeroFragment }) {
  const count = slides.length;
  const interpolate = useInterpolate();
  const { code } = useLanguage();
  const carousel = useCarousel<HTMLDivElement>(count);
  const hydrated = useHydrated();
  const { index, positions, movedByControls, areaProps, trackProps } = carousel;
  const positionOf = (slideIndex: number) => interpolate(texts.position, { number: slideIndex + 1, count });
  return (
    <div
      {...carouselRole('carousel', texts.label, count)}
      className={`on-primary is-relative ${styles.hero}`}
      {...areaProps}
    >
      {positions > 1 && (
        <div
          className={`container cluster is-align-items-center is-column-gap-2 is-screen-only ${styles.bar}`}
        >
          <CarouselControls carousel={carousel} texts={texts} />
          <span className="has-figures needs-scripts" aria-hidden="true">
            {positionOf(index)}
          </span>
        </div>
      )}
      <p className="is-sr-only" role="status">
        {movedByControls && `${withColon(positionOf(index), code)} ${slides[index]?.title}`}
      </p>
      <div className={styles.track} {...trackProps}>
        {slides.map(({ title, text, image, action }, slideIndex) => (
          <div
            key={slideIndex}
            className={styles.backdrop}
            {...carouselRole('slide', positionOf(slideIndex), count)}
            {...inertIf(hydrated && slideIndex !== index)}
          >
            <Picture
              picture={image}
              priority={slideIndex === 0}
              className={`is-screen-only ${styles.picture}`}
            />
            <div className={styles.text}>
              <div className="container is-flex is-flex-direction-column is-justify-content-end">
                <h2 className="title is-1">{title}</h2>
                <p className="mb-5">{text}</p>
                <div className="cluster is-column-gap-3 is-align-items-center">
                  {action && <CallToAction action={action} className="button is-primary" />}
                  {specifications && (
                    <CallToAction action={specifications} className="icon-link is-underlined" />
                  )}
                </div>
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

export const query = graphql`
  fragment Hero on HomePage {
    specifications { ...CallToActionFields }
    carousel { ...CarouselLabelsFields }
    slides {
      title
      text
      image {
        # Next to the text of a slide, which is 600 px high, or above it on phones.
        alt
        file {
          childImageSharp {
            gatsbyImageData(
              width: 960
              aspectRatio: 1.5
              breakpoints: [480, 744, 960]
              sizes: "(min-width: 768px) max(50vw, 900px), 100vw"
            )
          }
        }
      }
      action { ...CallToActionFields }
    }
  }
`;
