/** Hooks for states of the browser. They are false in the HTML and in the first render, which must match the HTML. */
import { useSyncExternalStore } from 'react';
import { listen } from '../browser/events';

const useBrowserState = (subscribe: (onChange: () => void) => () => void, read: () => boolean): boolean =>
  useSyncExternalStore(subscribe, read, () => false);

const unchanging = () => () => {};
const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)');
const onMotionChange = (onChange: () => void) => listen(reducedMotion(), ['change'], onChange);
const onScroll = (onChange: () => void) => listen(window, ['scroll'], onChange);

/** Whether the page is hydrated. */
export const useHydrated = (): boolean => useBrowserState(unchanging, () => true);

/** Whether the visitor prefers reduced motion. */
export const useReducedMotion = (): boolean => useBrowserState(onMotionChange, () => reducedMotion().matches);

/** Whether the page is scrolled down by more than `distance` pixels. */
export const useScrolledPast = (distance: number): boolean =>
  useBrowserState(onScroll, () => window.scrollY > distance);
