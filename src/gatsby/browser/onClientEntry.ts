import type { GatsbyBrowser } from 'gatsby';

/** The part of webpack's interface for development that is used here. */
declare const module: { hot?: { accept: (file: string, onChange: () => void) => void } };

/**
 * In development, sets the colours as `content/brand.json` has them now, and whenever it changes: those of the head are
 * as old as the server (`onRenderBody`).
 */
async function followColors(): Promise<void> {
  // Here, so that nothing of it is in the built site.
  if (process.env.NODE_ENV === 'development') {
    const { brandPalette, paletteStyle } = await import('../../brand/colors');
    const style = document.createElement('style');
    style.textContent = paletteStyle(brandPalette);
    document.head.append(style);
    // Without optional chaining, in which webpack does not recognise it.
    if (module.hot) module.hot.accept('../../brand/colors', followColors);
  }
}

/** Runs before Gatsby starts. `onRouteUpdate` does all scrolling (docs/behaviour.md, "Scrolling"). */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  window.history.scrollRestoration = 'manual';
  void followColors();
};
