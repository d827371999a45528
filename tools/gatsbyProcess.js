/**
 * Runs Gatsby for `gatsby.ts`, and ends when that is killed. Otherwise Gatsby would go on, in folders that the next
 * command replaces. File descriptor 3 is a pipe, which the system closes.
 */
const { Socket } = require('node:net');

const pipe = new Socket({ fd: 3 }).unref().resume();
pipe.on('close', () => process.exit(1));
require(require.resolve('gatsby/cli.js', { paths: [process.cwd()] }));
