import fc from 'fast-check';
import { TENANTS } from './demo.mjs';
import { valueFor } from './values.mjs';

/** It would end the demo's recommender, and with it the depth of all that follows. */
const WITHOUT_LOGIN = ['deleteEmpfehler'];

/** One request: its path, query, body and login, each mostly fitting. */
export function requestOf(g, { path, method, operation }, pool, logins) {
  const any = (schema, name) => g(() => valueFor(schema, name, pool));
  const ofPlace = (place) => (operation.parameters ?? []).filter((parameter) => parameter.in === place);
  const isStrange = g(() => fc.integer({ min: 0, max: 19 })) === 0;
  const tenant = isStrange ? textOf(any({ type: 'string', pattern: '^[a-z]{3,8}$' }, 'tenant')) : g(() => fc.constantFrom(...TENANTS));
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encode(name === 'tenant' ? tenant : any({ type: 'string' }, name)));
  const query = ofPlace('query')
    .filter(() => g(fc.boolean))
    .map(({ name, schema }) => `${name}=${encode(any(schema, name))}`);
  const schema = operation.requestBody?.content['application/json']?.schema;
  const hasBody = schema !== undefined && g(() => fc.integer({ min: 0, max: 19 })) > 0;
  const bearer = bearerOf(g, operation, pool, WITHOUT_LOGIN.includes(operation.operationId) ? undefined : logins.of(tenant));
  const headers = {
    'x-forwarded-for': g(() => fc.ipV4()),
    ...(g(fc.boolean) && { 'x-accept-language': 'en' }),
    ...(g(() => fc.integer({ min: 0, max: 9 })) === 0 && { 'idempotency-key': g(() => fc.stringMatching(/^[a-z]{1,2}$/)) }),
  };
  const options = { headers, ...(bearer && { bearer }), ...(hasBody && { body: any(schema, '') }) };
  return { tenant, method, operation, path: `${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`, options };
}

/** A credential of the kind that the call takes, of another kind, wrong, or none. */
function bearerOf(g, { security = [] }, pool, session) {
  const of = { Empfehler: session, Praemierung: g(() => fc.constantFrom(...pool.of('grant'), 'x')), Schluessel: pool.of('key')[0] };
  of.Empfaenger = g(() => fc.constantFrom(...pool.of('hex'), 'x'));
  const [kind] = Object.keys(security[0] ?? {});
  const right = { weight: 12, arbitrary: fc.constant(of[kind]) };
  return g(() => fc.oneof(right, { weight: 1, arbitrary: fc.constantFrom(undefined, 'x', 'a'.repeat(43), ...Object.values(of)) }));
}

const textOf = (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
const encode = (value) => encodeURIComponent(textOf(value).toWellFormed());
