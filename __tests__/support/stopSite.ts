/** After all tests of the site. */
export default async function stopSite(): Promise<void> {
  await (globalThis as { stopSite?: () => Promise<void> }).stopSite?.();
}
