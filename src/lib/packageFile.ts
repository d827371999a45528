import { createRequire } from 'node:module';
import path from 'node:path';

// Gatsby bundles its node APIs. In the bundle, `require.resolve` does not work with a computed name.
const projectRequire = createRequire(path.resolve('package.json'));

/** Returns the path of a file of an installed package, such as `@tabler/icons/outline/leaf.svg`. */
export const packageFile = (name: string): string => projectRequire.resolve(name);
