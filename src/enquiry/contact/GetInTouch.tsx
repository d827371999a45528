import type { ReactNode } from 'react';
import { EmailLink, PhoneLink } from '../../ui/ContactLinks';
import { Figures } from '../../ui/Figures';
import * as sectionStyles from '../../ui/Section.module.scss';
import { useInterpolate, useTextLanguage } from '../../ui/site/language';
import { useSiteData } from '../../ui/site/useSiteData';
import * as styles from './GetInTouch.module.scss';

const CLASSES = {
  columns: { section: '', content: sectionStyles.aside, title: 'is-3' },
  split: { section: styles.split, content: 'split', title: 'is-3' },
  line: { section: styles.line, content: 'cluster is-spaced is-align-items-center', title: 'is-4' },
} as const;

interface Props {
  /** `columns` is for catalogue pages, which print it, `split` for the thank-you page, `line` for pages of entries. */
  variant: keyof typeof CLASSES;
  title: string;
  text?: string | null;
  /** Labels above the contacts. Only with them, the address is one of the contacts. */
  labels?: Readonly<Record<'addressLabel' | 'mobileLabel' | 'emailLabel', string>>;
  /** The texts of the links, which contain the phone number and the e-mail address. */
  links?: Readonly<Record<'call' | 'write', string>>;
  children?: ReactNode;
}

export function GetInTouch({ variant, title, text, labels, links, children }: Props) {
  const interpolate = useInterpolate();
  const { offices, phones, email, textLanguage } = useSiteData().site;
  const ofSite = useTextLanguage()(textLanguage);
  const [phone] = phones;
  const classes = CLASSES[variant];
  const inColumns = variant === 'columns';
  // Several pages have `columns` and `line`. The site search ignores `aside`.
  const Part = variant === 'split' ? 'section' : 'aside';
  return (
    <Part className={`section is-band ${classes.section}`} data-printed={inColumns || undefined}>
      <div className={`container ${classes.content}`}>
        <div className={inColumns ? 'is-tight mb-4' : 'is-tight'}>
          <h2 className={`title ${classes.title}`}>{title}</h2>
          {text && <p className="prose">{text}</p>}
          {inColumns && children}
        </div>
        <ul className={inColumns ? 'grid-columns is-row-gap-1 targets' : 'targets'}>
          {labels && (
            <li className="pair">
              <p className="is-quiet">{labels.addressLabel}</p>
              <span {...ofSite}>{offices[0]?.place}</span>
            </li>
          )}
          {phone && (
            <li className={labels && 'pair'}>
              {labels && <p className="is-quiet">{labels.mobileLabel}</p>}
              <PhoneLink number={phone.number}>
                {links && <Figures text={links.call} names={{ phone: phone.number }} />}
              </PhoneLink>
            </li>
          )}
          <li className={labels && 'pair'}>
            {labels && <p className="is-quiet">{labels.emailLabel}</p>}
            <EmailLink address={email}>{links && interpolate(links.write, { email })}</EmailLink>
          </li>
        </ul>
        {!inColumns && children && <div>{children}</div>}
      </div>
    </Part>
  );
}
