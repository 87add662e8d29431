import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { bytesOf, jsonOf } from '../answer.ts';
import { OutsideFault } from '../fault.ts';
import type { Outside, Service } from '../outside.ts';
import type { OutsideAnswer, OutsideRequest } from '../transport.ts';

/** A tenant's app at a Squidex service, with the client that reads it. */
export interface SquidexApp {
  readonly service: Service;
  /** Address of the service, without a trailing slash. */
  readonly adresse: string;
  readonly app: string;
  /** Name of the client in the app; the service knows it as `app:client`. */
  readonly clientId: string;
  readonly geheimnis: string;
}

/** An item of a schema; `data` holds an object per field, with a value per language, or `iv` for a field without languages. */
const Item = z.object({ id: z.string(), data: z.record(z.string(), z.unknown()) });
export type Item = z.infer<typeof Item>;

const Page = z.object({ total: z.int(), items: z.array(Item) });
type Page = z.infer<typeof Page>;

/** An answer of GraphQL. */
const Envelope = z.object({ data: z.unknown() });

/** Lifetime in seconds, as the service says it. */
const Token = z.object({ access_token: z.string().check(z.minLength(1)), expires_in: z.int() });

/** Largest page that the service gives. */
const PAGE = 200;

/** Items of a schema that are read at most. */
const MAX_ITEMS = 10_000;

/** A token is renewed this long before its end, in ms. */
const MARGIN_MS = 60_000;

interface KnownToken {
  readonly token: Promise<string>;
  until: number;
}

interface Asset {
  readonly content: Buffer;
  readonly version: string;
}

export interface Squidex {
  /** All published items of a schema, the oldest first. Throws OutsideFault. */
  list(app: SquidexApp, schema: string): Promise<readonly Item[]>;
  /**
   * A picture of an app, at most `width` pixels wide, with its version, which changes with its content; `unchanged` if it still has the version `known`; null if
   * the app shows us none of this id. Throws OutsideFault.
   */
  asset(app: SquidexApp, id: string, width: number, known: string | undefined): Promise<Asset | 'unchanged' | null>;
  /** The data of a GraphQL query. Throws OutsideFault, also for an answer with errors. */
  query<S extends z.ZodMiniType>(app: SquidexApp, query: string, variables: object, data: S): Promise<z.output<S>>;
}

/**
 * Reads apps of Squidex services: with a token by client credentials, which all requests of an app share, and with the ETag of each page, so that unchanged
 * pages are not sent again. A token that is refused is replaced once.
 */
export function openSquidex(outside: Outside, now: () => number = Date.now): Squidex {
  const tokens = new Map<string, KnownToken>();
  const pages = new Map<string, { readonly etag: string; readonly page: Page }>();

  async function askToken({ service, adresse, app, clientId, geheimnis }: SquidexApp, known: { until: number }): Promise<string> {
    const client = { grant_type: 'client_credentials', client_id: `${app}:${clientId}`, client_secret: geheimnis, scope: 'squidex-api' };
    const request: OutsideRequest = {
      url: `${adresse}/identity-server/connect/token`,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(client).toString(),
    };
    const { access_token, expires_in } = await outside.ask(service, request, (answer) => jsonOf(refusedToken(answer), Token));
    known.until = now() + expires_in * 1000 - MARGIN_MS;
    return access_token;
  }

  const keyOf = ({ service, adresse, app, clientId }: SquidexApp) => [service.mandant, adresse, app, clientId].join(' ');

  /** The token of an app; requests that need one at the same time share it. */
  function tokenOf(app: SquidexApp): Promise<string> {
    const key = keyOf(app);
    const found = tokens.get(key);
    if (found && now() < found.until) return found.token;
    const known = { until: Number.POSITIVE_INFINITY };
    const token = askToken(app, known);
    tokens.set(key, Object.assign(known, { token }));
    token.catch(() => tokens.delete(key));
    return token;
  }

  /** Asks with the app's token. With a refused one, drops it and asks once more with a new one, as the vendor's client does. */
  async function ask<T>(app: SquidexApp, request: OutsideRequest, read: (answer: OutsideAnswer) => T): Promise<T> {
    const send = async <R>(more: Readonly<Record<string, string>>, readIt: (answer: OutsideAnswer) => R) => {
      const headers = { ...request.headers, ...more, authorization: `Bearer ${await tokenOf(app)}` };
      return outside.ask(app.service, { ...request, headers }, readIt);
    };
    const first = await send({}, (answer) => (answer.status === 401 ? null : { read: read(answer) }));
    if (first) return first.read;
    tokens.delete(keyOf(app));
    return send({ 'x-retry': '1' }, read);
  }

  async function readPage(app: SquidexApp, schema: string, skip: number): Promise<Page> {
    const q = { take: PAGE, skip, sort: [{ path: 'created', order: 'ascending' }] };
    const url = `${app.adresse}/api/content/${encodeURIComponent(app.app)}/${encodeURIComponent(schema)}/?q=${encodeURIComponent(JSON.stringify(q))}`;
    const known = pages.get(url);
    const request = { url, ...(known && { headers: { 'if-none-match': known.etag } }) };
    return ask(app, request, (answer) => {
      if (answer.status === 304 && known) return known.page;
      const page = jsonOf(answer, Page);
      const { etag } = answer.headers;
      if (typeof etag === 'string') pages.set(url, { etag, page });
      else pages.delete(url);
      return page;
    });
  }

  return {
    async list(app, schema) {
      const items: Item[] = [];
      for (let skip = 0; skip < MAX_ITEMS; skip += PAGE) {
        const page = await readPage(app, schema, skip);
        items.push(...page.items);
        if (page.items.length < PAGE) break;
      }
      return items;
    },

    asset(app, id, width, known) {
      const url = `${app.adresse}/api/assets/${encodeURIComponent(app.app)}/${encodeURIComponent(id)}/?width=${width}&mode=Max`;
      const request = { url, ...(known !== undefined && { headers: { 'if-none-match': known } }) };
      return ask(app, request, (answer) => {
        if (answer.status === 304 && known !== undefined) return 'unchanged';
        const content = bytesOf(answer);
        if (content === null) return null;
        const { etag } = answer.headers;
        return { content, version: typeof etag === 'string' ? etag : createHash('sha256').update(content).digest('hex') };
      });
    },

    async query(app, query, variables, data) {
      const request: OutsideRequest = {
        url: `${app.adresse}/api/content/${encodeURIComponent(app.app)}/graphql`,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      };
      return ask(app, request, (answer) => {
        // An answer with errors has no data, or data of another form.
        const read = data.safeParse(jsonOf(answer, Envelope).data);
        if (!read.success) throw new OutsideFault('unreadable', { status: answer.status });
        return read.data;
      });
    },
  };
}

/** The service says 400 for a wrong secret, as OAuth allows (RFC 6749 section 5.2); here it counts as 401. */
const refusedToken = (answer: OutsideAnswer): OutsideAnswer => (answer.status === 400 ? { ...answer, status: 401 } : answer);
