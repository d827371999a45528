import type { ReactNode } from 'react';
import type { useTabs } from './hooks/useTabs';
import * as styles from './TabChoice.module.scss';

interface Props extends Pick<ReturnType<typeof useTabs>, 'listProps' | 'tabProps'> {
  /** The tabs. `id` is the id of the panel, and `hash` is the URL hash (without `#`) that selects the tab. */
  options: readonly { id: string; hash: string; label: ReactNode }[];
}

export function TabChoice({ listProps, tabProps, options }: Props) {
  if (options.length < 2) return null;
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
