import type { ReactNode } from 'react';
import '../../styles/global.scss';
import { useFrame } from '../../hooks/useFrame';
import { Footer } from '../Footer/Footer';
import { Header } from '../Header/Header';
import { TopBar } from '../TopBar/TopBar';
import * as styles from './Layout.module.scss';

/** Where the skip link leads. */
const MAIN_ID = 'main';

interface Props {
  children: ReactNode;
  /** The path of the page shown, for the active link. */
  path: string;
}

/** The frame around every page; mounted once, it stays while the pages change. */
export function Layout({ children, path }: Props) {
  const { navigation } = useFrame();
  return (
    <>
      <a href={`#${MAIN_ID}`} className={styles.skipLink}>
        {navigation.skipLink}
      </a>
      <TopBar />
      <Header path={path} />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
