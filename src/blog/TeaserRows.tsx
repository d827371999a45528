import { articlePath } from '../routes';
import { Picture } from '../ui/Picture';
import { TextLink } from '../ui/TextLink';
import * as styles from './TeaserRows.module.scss';

/** A list of blog articles in rows. The link of a row is as large as the row. */
export function TeaserRows({ articles }: { articles: readonly Queries.BlogTeaserFragment[] }) {
  return (
    <ul className={styles.rows}>
      {articles.map(({ slug, frontmatter: { title, teaser, teaserDate, teaserDay, image } }) => (
        <li key={slug} className={styles.row}>
          <Picture picture={image} sizes="144px" className={styles.picture} />
          <div className="is-flush">
            <time className={styles.date} dateTime={teaserDay}>
              {teaserDate}
            </time>
            <h3 className="title is-5">
              <TextLink to={articlePath(slug)}>{title}</TextLink>
            </h3>
            <p>{teaser}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
