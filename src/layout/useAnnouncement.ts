import { useEffect, useLayoutEffect } from 'react';
import { interpolate } from '../lib/interpolate';

/** Runs before Gatsby announces the page. On the server, React warns about layout effects. */
const useBrowserEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Announces new pages with `text`. For that, replaces `innerText` of the live region, which Gatsby sets in English. */
export function useAnnouncement(text: string): void {
  useBrowserEffect(() => {
    let announced = '';
    Object.defineProperty(document.getElementById('gatsby-announcer') ?? {}, 'innerText', {
      configurable: true,
      get: () => announced,
      set(english: string) {
        announced = english;
        this.textContent = interpolate(text, { page: english.replace('Navigated to ', '') });
      },
    });
  }, [text]);
}
