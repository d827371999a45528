/** Jest's global teardown: stops the server and the browser. */
export default async function stopSite(): Promise<void> {
  await (globalThis as { stopSite?: () => Promise<void> }).stopSite?.();
}
