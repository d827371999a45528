/**
 * First step of `npm run hosting:check`: installs the web servers of the tests with apt as root. If that is not
 * possible, prints instructions and fails. The tests are in `__tests__/hosts`.
 */
import { aptInstall, aptUpdate, canInstall } from '../run';
import { webServers } from './webServers';

const missing = () => Object.values(webServers).filter(({ program }) => program() === undefined);
const packages = (): string[] => [...new Set(missing().flatMap((server) => server.packages))];

if (missing().length > 0 && canInstall()) {
  console.log("Installing Debian's nginx and Apache, without starting them ...");
  aptUpdate();
  aptInstall(...packages());
}
if (missing().length > 0) {
  console.error(
    `nginx and Apache from Debian's packages are required. Run: sudo apt-get install ${packages().join(' ')}`,
  );
  process.exitCode = 1;
}
