import type { InjectOptions } from 'fastify';
import type { Reply, TestApp } from './app.ts';
import { withoutNoBreaks } from './as-written.ts';
import { login } from './walk.ts';

type Headers = Readonly<Record<string, string>>;

/** Headers by which a browser shows that a form comes from the same site or from another site. */
const OWN_PAGE: Headers = { 'sec-fetch-site': 'same-origin' };
export const OTHER_SITE: Headers = { 'sec-fetch-site': 'cross-site' };
const FORM: Headers = { 'content-type': 'application/x-www-form-urlencoded' };

const hostOf = (tenant: string): string => `${tenant}.localhost:3000`;

export interface Browser {
  /** Stored cookies by name. */
  readonly cookies: Map<string, string>;
  get(url: string, headers?: Headers): Promise<Reply>;
  post(url: string, fields?: Headers, from?: Headers): Promise<Reply>;
  /** Another browser with the same cookies, also at the site of another tenant. */
  twin(tenant?: string): Browser;
}

interface Wish {
  readonly cookies?: Headers;
  /** Network address for each request; by default that of this machine. */
  readonly machine?: () => string;
}

/** A browser at the site of a tenant: it stores cookies, sends forms as the pages do, and returns HTML without the elements that prevent line breaks. */
export function newBrowser(app: TestApp, tenant: string, { cookies = {}, machine }: Wish = {}): Browser {
  const kept = new Map(Object.entries(cookies));
  const send = async ({ headers, ...request }: InjectOptions): Promise<Reply> => {
    const cookie = [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    const own = { host: hostOf(tenant), ...(cookie && { cookie }) };
    const reply = await app.request({ ...request, headers: { ...own, ...headers }, ...(machine && { remoteAddress: machine() }) });
    for (const line of [reply.headers['set-cookie'] ?? []].flat()) keep(kept, String(line));
    return typeof reply.body === 'string' ? { ...reply, body: withoutNoBreaks(reply.body) } : reply;
  };
  return {
    cookies: kept,
    get: (url, headers = {}) => send({ method: 'GET', url, headers }),
    post: (url, fields = {}, from = OWN_PAGE) =>
      send({ method: 'POST', url, headers: { ...FORM, ...from }, payload: new URLSearchParams(fields).toString() }),
    twin: (elsewhere = tenant) => newBrowser(app, elsewhere, { cookies: Object.fromEntries(kept), ...(machine && { machine }) }),
  };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  const isOver = /; (Max-Age=0|Expires=Thu, 01 Jan 1970)/i.test(line);
  if (isOver) cookies.delete(name);
  else cookies.set(name, value);
}

/** A browser in which erika, or the owner of the given address, is logged in. */
export const loggedIn = async (app: TestApp, tenant: string, email?: string): Promise<Browser> =>
  newBrowser(app, tenant, { cookies: { psoe_token: await login(app, tenant, email) } });

/** Id of the filling of the page's form, by which a second submit is detected. */
export const vorgangOf = ({ body }: Reply): string => {
  const [, vorgang] = /name="vorgang" value="([^"]+)"/.exec(body) ?? [];
  if (!vorgang) throw new Error('a page without a form');
  return vorgang;
};

/** Status and `Location` of an answer. */
export const redirectOf = ({ status, headers }: Reply) => [status, headers.location];
