/**
 * Marks each uncaught error and rejected promise in the timeline of the page, for the measurement to count
 * (docs/behaviour.md, "Measurement"). Runs as an inline script, so that errors before hydration count too: its body
 * must not use anything from outside.
 */
export function markScriptErrors(): void {
  for (const type of ['error', 'unhandledrejection'])
    window.addEventListener(type, () => performance.mark('script-error'));
}
