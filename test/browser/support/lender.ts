import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Place, Product } from '../../../tools/shared/product.ts';
import { makeCaptchaPlace } from './captcha-tenant.ts';
import { openFilled } from './filled.ts';

/** Environment variable with the lender's address, for the workers. */
const LENDER = 'BROWSER_TEST_LENDER';

/**
 * Lends what workers share, from the process of the run: products, since a start takes longer than most tests and workers of the phone's tests end before
 * those of the desktop's begin, and the place whose tenants ask for a captcha. Each is made when it is first wanted, and ends with the run.
 */
export async function openLender(): Promise<() => Promise<void>> {
  const products: Promise<Product>[] = [];
  const free: string[] = [];
  let captcha: Promise<Place> | undefined;
  const lend = async (): Promise<string> => free.pop() ?? lendUnused();
  async function lendUnused(): Promise<string> {
    const started = openFilled();
    products.push(started);
    return (await started).port;
  }
  async function captchaEnv(): Promise<string> {
    captcha ??= makeCaptchaPlace();
    return JSON.stringify((await captcha).env);
  }
  const answers: Readonly<Record<string, (sent: string) => Promise<string> | string>> = {
    '/borrow': lend,
    '/borrow-unused': lendUnused,
    '/return': (port) => String(free.push(port)),
    '/captcha': captchaEnv,
  };
  const server = createServer(async (request, response) => {
    try {
      response.end(await answers[request.url ?? '']?.(await text(request)));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env[LENDER] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.close();
    for (const { value } of await settled(products)) await value.end();
    for (const { value } of await settled(captcha ? [captcha] : [])) await value.remove();
  };
}

const settled = async <T>(all: readonly Promise<T>[]) => (await Promise.allSettled(all)).filter((one) => one.status === 'fulfilled');

async function ask(path: string, body = ''): Promise<string> {
  const answer = await fetch(`${process.env[LENDER]}${path}`, { method: 'POST', body });
  const said = await answer.text();
  if (!answer.ok) throw new Error(said);
  return said;
}

/** Port of a product in its first state, which others may use after it is given back. */
export const borrowUnusedProduct = (): Promise<string> => ask('/borrow-unused');

/** Port of a product that nobody else uses until it is given back. Other tests may have moved its clock and used up what the demo has. */
export const borrowProduct = (): Promise<string> => ask('/borrow');
export const giveBack = (port: string): Promise<string> => ask('/return', port);

/** Starts a product whose tenants ask for every captcha, of the demo's stand-in for a version of Friendly Captcha. */
export const openWithCaptcha = async (): Promise<Product> => openFilled(JSON.parse(await ask('/captcha')));
