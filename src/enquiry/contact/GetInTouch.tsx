import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { notIndexed } from '../../ui/attributes';
import { EmailLink, PhoneLink } from '../../ui/ContactLinks';
import { useInterpolate } from '../../ui/site/language';
import { useSiteData } from '../../ui/site/useSiteData';
import * as styles from './GetInTouch.module.scss';

/** The classes of the section, its content and its title. */
const VARIANTS = {
  columns: [`section is-band ${styles.columns}`, '', 'is-2'],
  split: [`section is-band ${styles.split}`, 'split is-top', 'is-2'],
  line: [`section is-band ${styles.line}`, 'cluster is-spaced is-align-items-center', 'is-5'],
} as const;

interface Props {
  /** `columns` is for catalogue pages, which print it, `split` for the thank-you page, `line` for pages of entries. */
  variant: keyof typeof VARIANTS;
  title: string;
  text?: string | null;
  labels?: { readonly [label in 'addressLabel' | 'mobileLabel' | 'emailLabel' | 'call' | 'write']?: string };
  children?: ReactNode;
}

export function GetInTouch({ variant, title, text, labels = {}, children }: Props) {
  const interpolate = useInterpolate();
  const { offices, phones, email } = useSiteData().site;
  const [phone] = phones;
  const [section, content, size] = VARIANTS[variant];
  const { addressLabel, mobileLabel, emailLabel, call, write } = labels;
  const inColumns = variant === 'columns';
  return (
    // Several pages have `columns` and `line`, so the site search ignores them.
    <section
      className={section}
      data-printed={inColumns || undefined}
      {...(variant !== 'split' && notIndexed)}
    >
      <div className={`container ${content}`}>
        <div className={`is-tight ${styles.heading}`}>
          <h2 className={`title ${size}`}>{title}</h2>
          {text && <p className="prose">{text}</p>}
        </div>
        <ul className={inColumns ? 'grid-columns' : undefined}>
          {addressLabel && (
            <li>
              <p className="eyebrow">{addressLabel}</p>
              {offices.head.place}
            </li>
          )}
          {phone && (
            <li>
              {mobileLabel && <p className="eyebrow">{mobileLabel}</p>}
              <PhoneLink number={phone.number}>
                {call && interpolate(call, { phone: phone.number })}
              </PhoneLink>
            </li>
          )}
          <li>
            {emailLabel && <p className="eyebrow">{emailLabel}</p>}
            <EmailLink address={email}>{write && interpolate(write, { email })}</EmailLink>
          </li>
        </ul>
        {children && <div className={inColumns ? 'block-before' : undefined}>{children}</div>}
      </div>
    </section>
  );
}

export const query = graphql`
  fragment GetInTouch on GetInTouchSection {
    heading {
      ...SectionHeadingFields
    }
    addressLabel
    mobileLabel
    emailLabel
  }
`;
