import { localUrl } from './jsonLd';
import { StructuredData } from './StructuredData';
import { useSiteData } from './site/useSiteData';
import { TextLink } from './TextLink';

interface Props {
  current: string;
  parents?: readonly { to: string; label: string }[];
}

export function Breadcrumb({ current, parents = [] }: Props) {
  const { home, breadcrumbLabel } = useSiteData().navigation;
  const ancestors = [home, ...parents];
  return (
    <nav className="breadcrumb" aria-label={breadcrumbLabel}>
      <ol>
        {ancestors.map(({ to, label }) => (
          <li key={to}>
            <TextLink to={to}>{label}</TextLink>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
      <StructuredData
        of={(site) => ({
          '@type': 'BreadcrumbList',
          itemListElement: [
            ...ancestors.map(({ to, label }) => ({ name: label, item: localUrl(site, to) })),
            { name: current },
          ].map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
        })}
      />
    </nav>
  );
}
