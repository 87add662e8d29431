import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { expect } from 'vitest';
import { ANMELDEDIENST } from '../../server/modules/zugang/index.ts';
import { setSecret } from '../../server/outside/secret.ts';
import type { TestApp } from './app.ts';
import { configure } from './mandant.ts';

/** Claims of a person at a provider, in addition to the subject. */
interface Claims {
  readonly email?: string;
  readonly email_verified?: boolean;
}

/** Starts a server on a free local port; `answer` gets its address. */
export async function listen(answer: (issuer: string) => RequestListener): Promise<{ issuer: string; close(): Promise<void> }> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.on('request', answer(issuer));
  return {
    issuer,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

export interface TestAnbieter {
  readonly issuer: string;
  /** Its people by subject. */
  readonly people: Map<string, Claims>;
  /** Subject of the person who visits the provider in a browser and clicks the link to return. */
  present: string;
  /** Logs a person in at the address that a login leads to; returns the address to go back to, with code and state. */
  login(adresse: string, subject: string): Promise<URL>;
  close(): Promise<void>;
}

/** Text of the link by which a browser returns from the provider. */
export const PRESSED = 'Ja, anmelden';

export const CLIENT = { id: 'empfehlwerk', secret: 'ein-geheimnis-nur-der-tests' };

/** Starts a local login provider that knows the tenant's login page, of a product at `port`, and another client. */
export async function startAnbieter(tenant = 'telko', port = 3000): Promise<TestAnbieter> {
  const people = new Map<string, Claims>();
  const clientOf = (client_id: string) => ({
    client_id,
    client_secret: CLIENT.secret,
    grant_types: ['authorization_code'],
    response_types: ['code'],
    redirect_uris: ['de', 'en'].map((locale) => `http://${tenant}.localhost:${port}/${locale}/agentur/login`),
  });
  const { issuer, close } = await listen((own) => {
    const provider = new Provider(own, {
      clients: [clientOf(CLIENT.id), clientOf('fremd')],
      claims: { openid: ['sub'], email: ['email', 'email_verified'] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_, { uid }) => `/anmelden/${uid}` },
      findAccount: (_, accountId) => ({ accountId, claims: async () => ({ sub: accountId, ...people.get(accountId) }) }),
      async loadExistingGrant({ oidc }) {
        const grant = new oidc.provider.Grant({ accountId: oidc.session.accountId, clientId: oidc.client.clientId });
        grant.addOIDCScope('openid email');
        await grant.save();
        return grant;
      },
    });
    const callback = provider.callback();
    return async (request, response) => {
      if (!request.url?.startsWith('/anmelden/')) return callback(request, response);
      const { params } = await provider.interactionDetails(request, response);
      if (!params.login_hint && !request.url.endsWith('?ja'))
        return response.setHeader('content-type', 'text/html').end(`<a href="${request.url}?ja">${PRESSED}</a>`);
      await provider.interactionFinished(request, response, { login: { accountId: params.login_hint ?? anbieter.present } });
    };
  });
  const anbieter: TestAnbieter = {
    issuer,
    people,
    close,
    present: '',
    login: (adresse, subject) => walk(issuer, `${adresse}&login_hint=${subject}`),
  };
  return anbieter;
}

/** Follows a provider's redirects, with its cookies, until one leads to another origin. */
async function walk(issuer: string, first: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let place = new URL(first);
  while (place.origin === issuer) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answered = await fetch(place, { redirect: 'manual', headers: { cookie } });
    for (const line of answered.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answered.headers.get('location');
    if (location === null) throw new Error(`the provider answers ${answered.status}: ${await answered.text()}`);
    place = new URL(location, place);
  }
  return place;
}

/** Configures the provider for a tenant, as its operator would. */
export async function useAnbieter(app: TestApp, Issuer: string, tenant = 'telko'): Promise<void> {
  const dienst = { Issuer, ClientId: CLIENT.id, Label: 'Werkskonto' };
  await configure(app, tenant, { Anmeldedienst: dienst });
  await app.inTenant(tenant, (context) => setSecret(context, ANMELDEDIENST.name, CLIENT.secret, Issuer, CLIENT.id));
}

/** The verifier of a login, which the client keeps, and its challenge, which is sent first (RFC 7636). */
export const VERIFIER = 'v'.repeat(43);
export const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

/** Runs a login until the provider redirects back; returns its cookie, code and state. `bend` changes the address of the provider. */
export async function begunAt(app: TestApp, anbieter: TestAnbieter, subject: string, bend = (adresse: string) => adresse) {
  const { status, body, headers } = await app.api('telko', 'GET', `/agentur/sso?challenge=${CHALLENGE}`);
  expect(status, JSON.stringify(body)).toBe(200);
  const { searchParams } = await anbieter.login(bend(body.Adresse), subject);
  const [cookie = ''] = String(headers['set-cookie']).split(';');
  return { cookie, Code: searchParams.get('code') ?? '', State: searchParams.get('state') ?? '' };
}
