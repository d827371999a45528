import { fillIn } from '../fillIn';
import { IconLinks } from '../IconLinks/IconLinks';
import { shareTargets } from './shareTargets';

interface Props {
  /** The full address of the page. */
  url: string;
  title: string;
  heading: string;
  /** The name of a link; `{network}` stands for the network. */
  label: string;
}

/** Links that share the page on social networks, without any script of theirs. */
export function ShareLinks({ url, title, heading, label }: Props) {
  return (
    <div>
      <h2 className="title is-5">{heading}</h2>
      <IconLinks
        links={shareTargets(url, title).map(({ network, icon, href }) => ({
          name: fillIn(label, { network }),
          url: href,
          icon,
        }))}
      />
    </div>
  );
}
