/**
 * Adds a performance mark for each uncaught error and unhandled rejection. The measurement counts these marks
 * (docs/behaviour.md, "Measurement"). It runs as an inline script to include errors before hydration, so its body must
 * not use anything from outside the function.
 */
export function markScriptErrors(): void {
  for (const type of ['error', 'unhandledrejection'])
    window.addEventListener(type, () => performance.mark('script-error'));
}
