import { createHash, randomBytes } from 'node:crypto';
import type { StandIn, StandInAnswer, StandInRequest } from '../stand-in.ts';
import { appOf, type Entry, flattened, type Item, type Schemas, shownItem } from './content.ts';
import { drawEditor } from './editor.tsx';
import { runGraphql } from './graphql.ts';
import { readQuery, runQuery, UnknownQuery } from './query.ts';

/** The client that the stand-in knows. */
const APP = 'demo';
const CLIENT = 'default';
const SECRET = 'demo';

/** Lifetime of a token in seconds, as the service says it. */
const MONTH_S = 2_592_000;

const PAGE = '/seite';

export interface ContentSurroundings {
  /** The schemas of the app, and its first items. */
  readonly schemas: readonly string[];
  entriesOf(tenant: string): readonly Entry[];
  /** Tells the product that something has changed, as the service's webhook. */
  report(tenant: string): Promise<void>;
}

/** An app of a content service (Squidex) for each tenant, with a page on which its texts are edited. */
export function contentStandIn({ schemas, entriesOf, report }: ContentSurroundings): StandIn {
  const apps = new Map<string, { schemas: Schemas; token: string }>();
  const appAt = ({ tenant, now }: StandInRequest) => {
    const app = apps.get(tenant) ?? { schemas: appOf(schemas, entriesOf(tenant), now), token: randomBytes(16).toString('hex') };
    apps.set(tenant, app);
    return app;
  };

  return {
    name: 'inhalte',
    title: 'Inhalte (Squidex)',
    page: PAGE,
    isPage: (path) => path === PAGE,
    async answer(request) {
      const { method, path, headers } = request;
      const app = appAt(request);
      if (path === PAGE) return answerEditor(request, app.schemas, () => report(request.tenant));
      if (path === '/healthz' || path === '/readiness') return { body: { status: 'Healthy' } };
      if (path === '/identity-server/connect/token' && method === 'POST') return answerToken(request, app.token);
      if (headers.authorization !== `Bearer ${app.token}`) return { status: 401 };
      return answerContent(request, app.schemas);
    },
  };
}

function answerToken({ body }: StandInRequest, token: string): StandInAnswer {
  const form = Object.fromEntries(new URLSearchParams(body));
  const isKnown = form.client_id === `${APP}:${CLIENT}` && form.client_secret === SECRET && form.grant_type === 'client_credentials';
  if (!isKnown) return { status: 400, body: { error: 'invalid_client' } };
  return { body: { access_token: token, expires_in: MONTH_S, token_type: 'Bearer', scope: 'squidex-api' } };
}

const errorOf = (statusCode: number, message: string): StandInAnswer => ({
  status: statusCode,
  body: { message, errorCode: null, details: [], statusCode, traceId: '' },
});

function answerContent(request: StandInRequest, schemas: Schemas): StandInAnswer {
  const { path, query, body, headers } = request;
  try {
    if (path === `/api/content/${APP}/graphql`) {
      const { query: asked = '', variables = {} } = JSON.parse(body || '{}');
      return { body: { data: runGraphql(schemas, asked, variables) } };
    }
    const [, schema = '', id = ''] = /^\/api\/content\/demo\/([\w-]+)\/?(?:([\w-]+)\/?)?$/.exec(path) ?? [];
    const items = schemas.get(schema);
    if (!items) return errorOf(404, 'Not found');
    const shown = (item: Item) =>
      headers['x-flatten']
        ? { ...shownItem(schema, item), data: flattened(item, headers['x-languages'] ?? 'de') }
        : shownItem(schema, item);
    if (id !== '') {
      const item = items.get(id);
      return item ? withEtag(request, shown(item)) : errorOf(404, 'Not found');
    }
    const found = runQuery([...items.values()], readQuery(query));
    return withEtag(request, { total: found.total, items: found.items.map(shown), statuses: [], _links: {} });
  } catch (error) {
    if (!(error instanceof UnknownQuery)) throw error;
    return path.endsWith('/graphql') ? { body: { errors: [{ message: error.message }] } } : errorOf(400, error.message);
  }
}

function withEtag({ headers }: StandInRequest, body: object): StandInAnswer {
  const etag = `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url')}"`;
  return headers['if-none-match'] === etag ? { status: 304, headers: { etag } } : { headers: { etag }, body };
}

/** The page on which editors change texts, and what they send. */
async function answerEditor(
  { method, body, query, now }: StandInRequest,
  schemas: Schemas,
  report: () => Promise<void>,
): Promise<StandInAnswer> {
  if (method !== 'POST') return drawEditor(schemas, query.get('gespeichert'));
  const form = new URLSearchParams(body);
  const [schema = '', id = ''] = [form.get('schema') ?? '', form.get('id') ?? ''];
  const item = schemas.get(schema)?.get(id);
  if (!item) return { status: 404, body: 'Not found' };
  const data = Object.fromEntries(
    Object.entries(item.data).map(([name, field]) => [
      name,
      Object.fromEntries(Object.entries(field).map(([locale, value]) => [locale, form.get(`${name}.${locale}`) ?? value])),
    ]),
  );
  schemas.get(schema)?.set(id, { ...item, data, version: item.version + 1, lastModified: now.toISOString() });
  await report();
  return { status: 303, headers: { location: `?${new URLSearchParams({ gespeichert: `${schema}/${id}` })}#${schema}-${id}` } };
}
