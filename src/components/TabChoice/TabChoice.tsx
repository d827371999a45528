import type { ReactNode } from 'react';
import type { useTabs } from '../../hooks/useTabs';
import * as styles from './TabChoice.module.scss';

interface Props extends Pick<ReturnType<typeof useTabs>, 'listProps' | 'tabProps'> {
  /** The tabs: the id of the panel, the hash that shows it, and the words. */
  options: readonly { id: string; hash: string; label: ReactNode }[];
}

/** A choice among a few panels, in a row. */
export function TabChoice({ listProps, tabProps, options }: Props) {
  return (
    <nav className={styles.choice} {...listProps}>
      {options.map(({ id, hash, label }) => (
        <a key={id} href={`#${hash}`} className={styles.option} {...tabProps(id)}>
          {label}
        </a>
      ))}
    </nav>
  );
}
