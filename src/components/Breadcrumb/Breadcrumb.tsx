import { Link } from 'gatsby';
import { useFrame } from '../../hooks/useFrame';

/** The way from the home page to here. `current` is the name of this page. */
export function Breadcrumb({ current }: { current: string }) {
  const { home, breadcrumbLabel } = useFrame().navigation;
  return (
    <nav className="breadcrumb" aria-label={breadcrumbLabel}>
      <ol>
        <li>
          <Link to={home.to}>{home.label}</Link>
        </li>
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
