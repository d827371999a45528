import { Link } from 'gatsby';
import { useSiteData } from '../../site-data/useSiteData';
import { breadcrumbList } from '../../structured-data/breadcrumbList';
import { StructuredData } from '../StructuredData/StructuredData';

interface Props {
  current: string;
  /** The pages between the home page and the current page. */
  parents?: readonly { to: string; label: string }[];
}

/** Breadcrumb navigation, with structured data for search engines. */
export function Breadcrumb({ current, parents = [] }: Props) {
  const { home, breadcrumbLabel } = useSiteData().navigation;
  const ancestors = [home, ...parents];
  return (
    <nav className="breadcrumb" aria-label={breadcrumbLabel}>
      <ol>
        {ancestors.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
      <StructuredData of={(site) => breadcrumbList(site, ancestors, current)} />
    </nav>
  );
}
