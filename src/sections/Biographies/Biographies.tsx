import { Picture } from '../../components/Picture/Picture';
import { Prose } from '../../components/Prose/Prose';

/** The leaders with their full biographies. */
export function Biographies({ leaders }: { leaders: readonly Queries.LeaderCardFragment[] }) {
  return leaders.map(({ slug, name, title, image, fullDescription }) => (
    <article key={slug} id={slug} className="split is-top block-after">
      <Picture picture={image} />
      <div>
        <h3 className="title is-3">{name}</h3>
        <p className="eyebrow">{title}</p>
        <Prose paragraphs={fullDescription} />
      </div>
    </article>
  ));
}
