import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type FaultyService, lookupLocal, openFaultyService, type Received } from '../../../test/support/faulty-service.ts';
import { openOutside } from '../outside.ts';
import { openTransport } from '../transport.ts';
import { openSquidex } from './client.ts';

const HOUR_S = 3600;
const MONTH_S = 2_592_000;

/** How the service answers next. */
let total = 0;
let expiresIn = MONTH_S;
let etag: string | null = null;
let tokens = 0;
let refused: string[] = [];

/** A Squidex service as its documentation describes it: token by form, content by app and schema, GraphQL. */
function answer({ url, method, headers, body }: Received) {
  if (url === '/identity-server/connect/token') {
    const form = Object.fromEntries(new URLSearchParams(body));
    expect([method, headers['content-type']]).toEqual(['POST', 'application/x-www-form-urlencoded']);
    if (form.client_secret !== 'geheim') return { status: 400, body: { error: 'invalid_client' } };
    expect(form).toEqual({ grant_type: 'client_credentials', client_id: 'seite:leser', client_secret: 'geheim', scope: 'squidex-api' });
    tokens += 1;
    return { body: { access_token: `t${tokens}`, expires_in: expiresIn, token_type: 'Bearer', scope: 'squidex-api' } };
  }
  const token = headers.authorization?.replace('Bearer ', '') ?? '';
  if (refused.includes(token)) return { status: 401 };
  const { pathname, searchParams } = new URL(url, 'http://x');
  if (pathname === '/api/content/seite/graphql') return { body: { data: { echo: JSON.parse(body) } } };
  if (pathname !== '/api/content/seite/faq/') return { status: 404 };
  if (etag !== null && headers['if-none-match'] === etag) return { status: 304 };
  const { take, skip } = JSON.parse(searchParams.get('q') ?? '{}');
  const items = Array.from({ length: Math.min(take, Math.max(total - skip, 0)) }, (_, index) => ({
    id: `frage-${skip + index}`,
    status: 'Published',
    data: { Frage: { de: 'Warum?' } },
  }));
  return { body: { total, items }, ...(etag !== null && { headers: { etag } }) };
}

let faulty: FaultyService;
beforeAll(async () => {
  faulty = await openFaultyService(answer);
});
afterAll(() => faulty.close());
beforeEach(() => {
  [total, expiresIn, etag, tokens, refused] = [3, MONTH_S, null, 0, []];
  faulty.fail(null);
});

function newClient() {
  let ms = 0;
  const now = () => ms;
  const log = { error: () => {}, info: () => {} };
  const outside = openOutside({ log, transport: openTransport({ lookup: lookupLocal }), now, ownAddress: () => '' });
  return {
    squidex: openSquidex(outside, now),
    outside,
    pass: (by: number) => {
      ms += by;
    },
  };
}

const appOf = (geheimnis = 'geheim') => ({
  service: { mandant: 'energie', dienst: 'inhalte', limitMs: 300, instead: 'last copy' },
  adresse: faulty.base(),
  app: 'seite',
  clientId: 'leser',
  geheimnis,
});

const asked = () => faulty.received.map(({ url }) => url.replace(/\?.*/, ''));
const LIST = '/api/content/seite/faq/';
const TOKEN = '/identity-server/connect/token';

describe('list', () => {
  test('reads every page of a schema with one token, which later requests share', async () => {
    total = 401;
    const { squidex } = newClient();
    const items = await squidex.list(appOf(), 'faq');
    expect(new Set(items.map(({ id }) => id)).size).toBe(401);
    expect(asked()).toEqual([TOKEN, LIST, LIST, LIST]);
    await squidex.list(appOf(), 'faq');
    expect(tokens).toBe(1);
  });

  test('asks for one token when requests begin at the same time', async () => {
    const { squidex } = newClient();
    const lists = await Promise.all([1, 2, 3].map(() => squidex.list(appOf(), 'faq')));
    expect(lists.map(({ length }) => length)).toEqual([3, 3, 3]);
    expect(tokens).toBe(1);
  });

  test('renews a token a minute before its end, which the service says in seconds', async () => {
    expiresIn = HOUR_S;
    const { squidex, pass } = newClient();
    await squidex.list(appOf(), 'faq');
    pass((HOUR_S - 61) * 1000);
    await squidex.list(appOf(), 'faq');
    expect(tokens).toBe(1);
    pass(1000);
    await squidex.list(appOf(), 'faq');
    expect(tokens).toBe(2);
  });

  test('replaces a token that ended early, marks the repeat, and counts no fault', async () => {
    const { squidex, outside } = newClient();
    await squidex.list(appOf(), 'faq');
    refused = ['t1'];
    faulty.fail(null);
    expect(await squidex.list(appOf(), 'faq')).toHaveLength(3);
    expect(faulty.received.map(({ url, headers }) => [url.replace(/\?.*/, ''), headers['x-retry']])).toEqual([
      [LIST, undefined],
      [TOKEN, undefined],
      [LIST, '1'],
    ]);
    expect(outside.states()[0]?.failing).toBeNull();
  });

  test('gives up at a second refusal', async () => {
    const { squidex, outside } = newClient();
    refused = ['t1', 't2'];
    await expect(squidex.list(appOf(), 'faq')).rejects.toMatchObject({ kind: 'refused', status: 401 });
    expect(asked()).toEqual([TOKEN, LIST, TOKEN, LIST]);
    expect(outside.states()[0]?.failing?.kind).toBe('refused');
  });

  test('says of a wrong secret that it is refused, and tries again the next time', async () => {
    const { squidex } = newClient();
    await expect(squidex.list(appOf('falsch'), 'faq')).rejects.toMatchObject({ kind: 'refused' });
    expect(await squidex.list(appOf(), 'faq')).toHaveLength(3);
  });

  test('does not have unchanged pages sent again', async () => {
    etag = '"1"';
    const { squidex } = newClient();
    const first = await squidex.list(appOf(), 'faq');
    total = 5;
    expect(await squidex.list(appOf(), 'faq')).toEqual(first);
    etag = '"2"';
    expect(await squidex.list(appOf(), 'faq')).toHaveLength(5);
  });

  test('rejects for a schema that the app does not have', async () => {
    await expect(newClient().squidex.list(appOf(), 'nirgends')).rejects.toMatchObject({ kind: 'unreadable', status: 404 });
  });
});

test('query sends a GraphQL query with its variables and checks the form of its data', async () => {
  const { squidex } = newClient();
  const data = z.object({ echo: z.unknown() });
  expect(await squidex.query(appOf(), 'query($top:Int!){x}', { top: 2 }, data)).toEqual({
    echo: { query: 'query($top:Int!){x}', variables: { top: 2 } },
  });
  const other = z.object({ other: z.string() });
  await expect(squidex.query(appOf(), 'query{x}', {}, other)).rejects.toMatchObject({ kind: 'unreadable' });
});
