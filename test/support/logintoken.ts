import { expect } from 'vitest';
import type { Reply, TestApp } from './app.ts';

interface Wish {
  readonly Administrator?: boolean;
}

/** Requests a login address, as the tenant's own system does. */
export const requestLoginAddress = (
  app: TestApp,
  Email: string,
  tenant = 'intern',
  bearer: string | undefined = `demo-${tenant}`,
  wish: Wish = {},
): Promise<Reply> => app.api(tenant, 'POST', '/logintoken', { body: { Email, ...wish }, ...(bearer && { bearer }) });

/** A login token and its login address for an email. */
export async function issued(app: TestApp, email: string, tenant = 'intern', wish: Wish = {}): Promise<{ token: string; address: string }> {
  const { status, body } = await requestLoginAddress(app, email, tenant, `demo-${tenant}`, wish);
  expect(status, JSON.stringify(body)).toBe(200);
  const { pathname, search } = new URL(body.Adresse);
  return { token: body.Token, address: pathname + search };
}

/** Logs in by a token with the call. */
export const enter = (app: TestApp, token: string, tenant = 'intern', headers: Record<string, string> = {}): Promise<Reply> =>
  app.api(tenant, 'GET', `/account/login/?token=${encodeURIComponent(token)}`, { headers });
