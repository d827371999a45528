import { graphql } from 'gatsby';
import { CallToAction } from '../../components/CallToAction/CallToAction';
import { SocialLinks } from '../../components/SocialLinks/SocialLinks';
import * as styles from './ComingSoon.module.scss';

interface Props {
  section: Queries.ComingSoonFragment;
  /** What the area is going to offer. */
  text: string;
}

/** Word that a business area is not open yet, with a fixed countdown (specification, section 9). */
export function ComingSoon({ section: { title, countdown, actions, socialLabel }, text }: Props) {
  return (
    <section className="section is-sand">
      <div className="container">
        <h2 className="title is-2">{title}</h2>
        <p className="prose">{text}</p>
        <ul className={styles.countdown}>
          {countdown.map(({ value, unit }) => (
            <li key={unit}>
              <strong>{value}</strong> {unit}
            </li>
          ))}
        </ul>
        <div className="buttons">
          {actions.map((action) => (
            <CallToAction key={action.to} action={action} />
          ))}
        </div>
        <SocialLinks label={socialLabel} />
      </div>
    </section>
  );
}

export const query = graphql`
  fragment ComingSoon on ComingSoonSection {
    title
    countdown {
      value
      unit
    }
    actions {
      ...CallToActionFields
    }
    socialLabel
  }
`;
