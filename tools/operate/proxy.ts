import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { exchange, type HttpAnswer, type Wish } from '../shared/http.ts';
import { freePort } from '../shared/port.ts';
import { startBeside, type } from './shell.ts';

/** Port of the proxy. */
export const TLS_PORT = 8443;

/** Options of a request over the proxy. */
type ProxyWish = Omit<Wish, 'host'>;

/** A proxy with TLS in front of the product. */
export interface TlsProxy {
  readonly plain: number;
  ask(method: string, path: string, wish?: ProxyWish): Promise<HttpAnswer>;
  end(): Promise<unknown>;
  /** Repeats a GET until the answer is as wanted, because the product notices the changes of a command only after some time. */
  until(wanted: (answered: HttpAnswer) => boolean, path: string, seconds?: number): Promise<HttpAnswer>;
}

/** Starts nginx with `deploy/nginx.conf` in front of the product; only ports, host name and certificate are replaced. */
export async function startProxy(context: string, folder: string, host: string, productPort: number): Promise<TlsProxy> {
  const [tls, plain] = [TLS_PORT, await freePort()];
  mkdirSync(folder, { recursive: true });
  const [cert, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')];
  await type(
    `openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=${host} -addext subjectAltName=DNS:${host} -keyout ${key} -out ${cert}`,
  );
  const server = readFileSync(join(context, 'deploy', 'nginx.conf'), 'utf8')
    .replaceAll('empfehlen.example', host)
    .replace(/listen 443 ssl;/, `listen 127.0.0.1:${tls} ssl;`)
    .replace(/listen 80;/, `listen 127.0.0.1:${plain};`)
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace(/\/etc\/ssl\/empfehlwerk/g, folder)
    .replace('127.0.0.1:3000', `127.0.0.1:${productPort}`);
  const conf = join(folder, 'nginx.conf');
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((one) => `${one}_temp_path ${folder}/${one};`).join(' ');
  writeFileSync(
    conf,
    `daemon off; pid ${folder}/pid; error_log stderr info; user ${execFileSync('id', ['-un'], { encoding: 'utf8' }).trim()};
events {} http { access_log off; ${places} ${server} }`,
  );
  const nginx = await startBeside('nginx', ['-c', conf], { isThere: (said) => said.includes('start worker process') });
  const ca = readFileSync(cert);
  // Connects to loopback but checks the certificate for the host name, which cannot be resolved here.
  const at = { host: '127.0.0.1', servername: host, ca, port: tls };
  const ask = (method: string, path: string, { headers, ...wish }: ProxyWish = {}) =>
    exchange({ ...wish, headers: { accept: '*/*', ...headers } }, (sent) =>
      request({ ...at, method, path, headers: { host: `${host}:${tls}`, ...sent } }),
    );
  const until: TlsProxy['until'] = async (wanted, path, seconds = 20) => {
    for (let left = seconds * 4; ; left -= 1) {
      const answered = await ask('GET', path);
      if (wanted(answered) || left === 0) return answered;
      await sleep(250);
    }
  };
  return { plain, ask, end: nginx.end, until };
}
