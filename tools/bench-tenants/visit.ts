import { call } from '../shared/http.ts';
import { EMPFEHLUNGSNUMMER, hostOf, SESSION } from './copies.ts';
import type { MeasuredProduct } from './product.ts';

interface Page {
  readonly path: string;
  readonly cookie?: string;
}

const HOME: Page = { path: '/de/' };
/** One page of each other kind: with a form, with content, of a referral, of a portal. */
const OTHERS: readonly Page[] = [
  { path: '/de/empfehlen/1' },
  { path: '/de/login' },
  { path: '/de/faq' },
  { path: `/de/empfaengerdaten/${EMPFEHLUNGSNUMMER}` },
  { path: '/de/agentur/bereich/auftraege', cookie: `psoe_agentur=${SESSION}` },
];

export const PAGES_OF_TENANT = 1 + OTHERS.length;

/** Duration of a page in ms: elapsed time and processor time. */
export interface Taken {
  readonly ms: number;
  readonly cpuMs: number;
}

interface Measuring {
  readonly port: number;
  readonly product: Pick<MeasuredProduct, 'cpuMs'>;
}

/** Opens a page of a tenant, then its pictures, which are not measured. Throws if the status is not 200. */
async function open({ port, product }: Measuring, tenant: string, { path, cookie }: Page): Promise<Taken> {
  const host = hostOf(tenant);
  const headers = { accept: 'text/html', ...(cookie && { cookie }) };
  const before = await product.cpuMs();
  const started = performance.now();
  const { status, body } = await call(port, 'GET', path, { host, headers });
  const taken = { ms: performance.now() - started, cpuMs: (await product.cpuMs()) - before };
  if (status !== 200) throw new Error(`${host}${path} answered ${status}`);
  for (const [, address = ''] of String(body).matchAll(/\ssrc="(\/(?!assets\/)[^"]+)"/g)) await call(port, 'GET', address, { host });
  return taken;
}

/** Opens each page of a tenant once and its home twice; returns the times of the home. */
export async function visit(measuring: Measuring, tenant: string): Promise<{ cold: Taken; warm: Taken }> {
  const cold = await open(measuring, tenant, HOME);
  const warm = await open(measuring, tenant, HOME);
  for (const page of OTHERS) await open(measuring, tenant, page);
  return { cold, warm };
}
