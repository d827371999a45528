import type { ReactNode } from 'react';

/** Stands for the one of Gatsby, which saves and restores positions; `onRouteUpdate` owns the scrolling here. */
export const ScrollContext = ({ children }: { children: ReactNode }) => children;
