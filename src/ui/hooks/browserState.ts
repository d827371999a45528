/** Hooks for states of the browser. They are false in the HTML and in the first render, which must match the HTML. */
import { useSyncExternalStore } from 'react';
import { listen } from '../browser/events';

export const useBrowserState = (subscribe: (onChange: () => void) => () => void, read: () => boolean) =>
  useSyncExternalStore(subscribe, read, () => false);

const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)');
const onMotionChange = (onChange: () => void) => listen(reducedMotion(), ['change'], onChange);
const onVisibilityChange = (onChange: () => void) => listen(document, ['visibilitychange'], onChange);
const onScroll = (onChange: () => void) => listen(window, ['scroll'], onChange);

export const useReducedMotion = (): boolean => useBrowserState(onMotionChange, () => reducedMotion().matches);

export const useTabHidden = (): boolean =>
  useBrowserState(onVisibilityChange, () => document.visibilityState === 'hidden');

export const useScrolledPast = (distance: number): boolean =>
  useBrowserState(onScroll, () => window.scrollY > distance);
