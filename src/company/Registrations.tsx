import { useSiteData } from '../ui/site/useSiteData';
import { TextLink } from '../ui/TextLink';

export const useRegistrations = () => useSiteData().site.registrations?.filter(({ number }) => number) ?? [];

/** The registration numbers of the company. If the settings have the URL of a register, the number links to it. */
export function Registrations() {
  const shown = useRegistrations();
  if (shown.length === 0) return null;
  return (
    <ul className="cluster is-row-gap-0 is-column-gap-3">
      {shown.map(({ name, number, register }, index) => (
        <li key={index}>
          {name} {register ? <TextLink to={register}>{number}</TextLink> : number}
        </li>
      ))}
    </ul>
  );
}
