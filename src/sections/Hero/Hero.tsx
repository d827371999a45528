import { graphql } from 'gatsby';
import { CallToAction } from '../../components/CallToAction/CallToAction';
import { Picture } from '../../components/Picture/Picture';
import * as styles from './Hero.module.scss';

/** The highlights at the top of the home page, one slide after the other. */
export function Hero({ page: { slides, slidesLabel } }: { page: Queries.HeroFragment }) {
  return (
    <section aria-label={slidesLabel} className="on-ink">
      {slides.map(({ title, text, image, action }, index) => (
        <div key={title} className={styles.slide}>
          <Picture picture={image} priority={index === 0} className={styles.picture} />
          <div className={styles.text}>
            <div className="container">
              <h2 className="title is-1">{title}</h2>
              <p className="prose">{text}</p>
              <CallToAction action={action} />
            </div>
          </div>
        </div>
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
