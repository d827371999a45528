import { interpolate } from '../../lib/interpolate';
import { SOURCE_LANGUAGE } from '../../lib/sourceLanguage';
import { articlePath } from '../../routes';
import { useLocalLink } from '../../ui/site/language';
import { TextLink } from '../../ui/TextLink';

interface Props {
  slug: string;
  title: string;
  /** The text of the link, with the placeholder `{title}`. */
  text: string;
}

/** A link to the article that explains an entry. The title of an article that is not translated is in English. */
export function ArticleLink({ slug, title, text }: Props) {
  const path = articlePath(slug);
  const { hrefLang } = useLocalLink()(path);
  const [before, after] = text.split('{title}');
  return (
    <TextLink to={path}>
      {hrefLang === SOURCE_LANGUAGE ? (
        <>
          {before}
          <bdi lang={SOURCE_LANGUAGE}>{title}</bdi>
          {after}
        </>
      ) : (
        interpolate(text, { title })
      )}
    </TextLink>
  );
}
