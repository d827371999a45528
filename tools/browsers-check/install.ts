/**
 * First step of `npm run browsers:check`: installs Firefox, WebKitGTK and the other requirements of the journeys with
 * apt as root. Skips engines that cannot be installed, with a message. The journeys are in `__tests__/engines`.
 */
import { aptInstall, aptUpdate, canInstall } from '../run';
import { ENGINE_NAMES, engines } from './engines';

const incomplete = () => ENGINE_NAMES.filter((name) => engines[name].missing().length > 0);
const packagesOf = (names: readonly (keyof typeof engines)[]): string[] => [
  ...new Set(names.flatMap((name) => engines[name].packages)),
];

if (incomplete().length > 0 && canInstall()) {
  console.log("Installing Debian's packages of browser engines ...");
  aptUpdate();
  // Install each engine separately, because a Debian release may lack one of them.
  for (const name of incomplete()) aptInstall(...packagesOf([name]));
}
for (const name of ENGINE_NAMES) {
  const missing = engines[name].missing();
  const state =
    missing.length === 0
      ? engines[name].version()
      : `skipped, because ${missing.join(', ')} is missing. Run: sudo apt-get install ${packagesOf([name]).join(' ')}`;
  console.log(`${name}: ${state}`);
}
if (incomplete().length === ENGINE_NAMES.length) {
  console.error('None of the three engines is installed.');
  process.exitCode = 1;
}
