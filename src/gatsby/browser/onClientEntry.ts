import type { GatsbyBrowser } from 'gatsby';

declare const module: { hot?: { accept: (file: string, onChange: () => void) => void } };

/**
 * In development, applies the current colours of `content/brand.json`, and applies them again after each change. The
 * colours in the head (`onRenderBody`) may be outdated, because the server reads them only when it starts.
 */
async function followColors(): Promise<void> {
  // The check is inside the function, so that webpack removes this code from the built site.
  if (process.env.NODE_ENV === 'development') {
    const { brandPalette, paletteStyle } = await import('../../brand/colors');
    const style = document.createElement('style');
    style.textContent = paletteStyle(brandPalette());
    document.head.append(style);
    // webpack does not recognise `module.hot` with optional chaining.
    if (module.hot) module.hot.accept('../../brand/colors', followColors);
  }
}

/** Runs before Gatsby starts. `onRouteUpdate` does all scrolling (docs/behaviour.md, "Scrolling"). */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  window.history.scrollRestoration = 'manual';
  void followColors();
};
