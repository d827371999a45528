import { currentMark } from '../routes';
import { useLocalPath } from '../ui/site/language';
import { TextLink } from '../ui/TextLink';
import { useBlog } from './useBlog';

export function CategoryLinks({ label, path: current }: { label: string; path: string }) {
  const localPath = useLocalPath();
  const categories = useBlog().categories.flatMap(({ name, path }) => (path ? [{ name, path }] : []));
  return (
    <nav aria-label={label}>
      <ul className="cluster is-row-gap-0 is-column-gap-3 mb-4">
        {categories.map(({ name, path }) => (
          <li key={path}>
            <TextLink to={path} className="icon-link" aria-current={currentMark(localPath(path), current)}>
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
