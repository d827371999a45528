/** Runs nginx and Apache from Debian's packages, to test their configuration files. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { generate } from 'selfsigned';

interface Site {
  /** The document root of the host. All users must have read access. */
  root: string;
  /** The path of `hosting/nginx.conf`, for nginx. */
  nginxConf: string;
}

interface RunningServer {
  /** The HTTPS origin, such as `https://127.0.0.1:40123`, with a self-signed certificate. */
  origin: string;
  insecureOrigin: string;
  close: () => Promise<void>;
}

interface Place {
  dir: string;
  http: number;
  https: number;
}

export interface WebServer {
  packages: string[];
  program: () => string | undefined;
  /** Returns the main configuration, which includes the tested file. */
  configuration: (site: Site, place: Place) => string;
  /** Returns arguments that keep the server in the foreground. */
  args: (configuration: string) => string[];
  /** The encodings of the precompressed files that the server sends, the preferred one first. */
  encodings: readonly ('br' | 'gzip')[];
}

const isRoot = process.getuid?.() === 0;
const HOST = '127.0.0.1';
const NGINX_TYPES = '/etc/nginx/mime.types';
const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const APACHE_MODULES = '/usr/lib/apache2/modules';

const withAll = (program: string, ...others: string[]): string | undefined =>
  [program, ...others].every((file) => existsSync(file)) ? program : undefined;

const nginx: WebServer = {
  packages: ['nginx'],
  program: () => withAll('/usr/sbin/nginx', NGINX_TYPES),
  args: (configuration) => ['-c', configuration, '-e', 'stderr'],
  encodings: ['gzip'],
  configuration: ({ root, nginxConf }, { dir, http, https }) => `daemon off;
pid ${dir}/pid;
error_log stderr;
worker_processes 1;
events {}
http {
  include ${NGINX_TYPES};
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir};`).join(' ')}
  server {
    listen ${HOST}:${http};
    listen ${HOST}:${https} ssl;
    ssl_certificate ${dir}/certificate.pem;
    ssl_certificate_key ${dir}/key.pem;
    root ${root};
    include ${nginxConf};
  }
}
`,
};

/** nginx with the brotli module and the setting for `.br` files that docs/deploying.md recommends. */
const nginxWithBrotli: WebServer = {
  ...nginx,
  packages: [...nginx.packages, 'libnginx-mod-http-brotli-static'],
  program: () => nginx.program() && withAll('/usr/sbin/nginx', NGINX_BROTLI),
  encodings: ['br', 'gzip'],
  configuration: (site, place) =>
    `load_module ${NGINX_BROTLI};\n${nginx
      .configuration(site, place)
      .replace('    include', '    brotli_static on;\n    include')}`,
};

/** Apache with the modules that `.htaccess` uses. */
const apache: WebServer = {
  packages: ['apache2-bin', 'media-types'],
  program: () => withAll('/usr/sbin/apache2', APACHE_MODULES),
  args: (configuration) => ['-f', configuration, '-D', 'FOREGROUND'],
  encodings: ['br', 'gzip'],
  configuration: ({ root }, { dir, http, https }) => `ServerRoot ${dir}
ServerName ${HOST}
PidFile ${dir}/pid
Mutex file:${dir}
ErrorLog /dev/stderr
LogLevel error
${'mpm_event authz_core alias autoindex dir headers mime rewrite setenvif ssl filter deflate'
  .split(' ')
  .map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`)
  .join('\n')}
${isRoot ? 'User nobody\nGroup nogroup\n' : ''}TypesConfig /etc/mime.types
Listen ${HOST}:${http}
Listen ${HOST}:${https}
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Require all granted
</Directory>
<VirtualHost ${HOST}:${https}>
  SSLEngine on
  SSLCertificateFile ${dir}/certificate.pem
  SSLCertificateKeyFile ${dir}/key.pem
</VirtualHost>
`,
};

export const webServers: Readonly<Record<string, WebServer>> = {
  nginx,
  'nginx with ngx_brotli': nginxWithBrotli,
  'Apache 2.4': apache,
};

async function freePorts(): Promise<[number, number]> {
  const probes = [createServer(), createServer()];
  await Promise.all(probes.map((probe) => once(probe.listen(0, HOST), 'listening')));
  const [http = 0, https = 0] = probes.map((probe) => (probe.address() as AddressInfo).port);
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')));
  return [http, https];
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, HOST);
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}

/**
 * Waits until a port accepts connections.
 * @throws the log if the process exits first
 */
async function started(child: ChildProcess, log: string, port: number): Promise<void> {
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`The server ended:\n${readFileSync(log, 'utf8')}`);
    await new Promise((next) => setTimeout(next, 20));
  }
}

/** Starts an installed server in a temporary folder. */
export async function startWebServer(server: WebServer, site: Site): Promise<RunningServer> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'server-'));
  chmodSync(dir, 0o755);
  const { private: key, cert } = await generate([{ name: 'commonName', value: HOST }]);
  writeFileSync(path.join(dir, 'key.pem'), key, { mode: 0o600 });
  writeFileSync(path.join(dir, 'certificate.pem'), cert);
  const [http, https] = await freePorts();
  const configuration = path.join(dir, 'server.conf');
  writeFileSync(configuration, server.configuration(site, { dir, http, https }));
  const log = path.join(dir, 'log');
  const output = openSync(log, 'a');
  const child = spawn(server.program() ?? '', server.args(configuration), {
    stdio: ['ignore', 'ignore', output],
  });
  closeSync(output);
  const ended = once(child, 'close');
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dir, { recursive: true });
  };
  try {
    await started(child, log, https);
  } catch (error) {
    await close();
    throw error;
  }
  return { origin: `https://${HOST}:${https}`, insecureOrigin: `http://${HOST}:${http}`, close };
}
