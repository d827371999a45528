import { Link } from 'gatsby';
import { useSiteData } from '../../site-data/useSiteData';
import { breadcrumbList } from '../../structured-data/breadcrumbList';
import { StructuredData } from '../StructuredData/StructuredData';

interface Props {
  /** The name of this page. */
  current: string;
  /** The page between the home page and this one. */
  parent?: { to: string; label: string };
}

/** The way from the home page to here. */
export function Breadcrumb({ current, parent }: Props) {
  const { home, breadcrumbLabel } = useSiteData().navigation;
  const above = parent ? [home, parent] : [home];
  return (
    <nav className="breadcrumb" aria-label={breadcrumbLabel}>
      <ol>
        {above.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
      <StructuredData of={(site) => breadcrumbList(site, above, current)} />
    </nav>
  );
}
