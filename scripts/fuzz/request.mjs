import fc from 'fast-check';
import { TENANTS } from '../demo.mjs';
import { HOMES, MODELS, placeOf } from './models.mjs';
import { anyValue, fittingValue, spoiled } from './values.mjs';

/** It would end the demo's recommender, and with it the depth of all that follows. */
const WITHOUT_LOGIN = ['deleteEmpfehler'];

/** One request: its path, query, body and login. Mostly it fits the call and what has happened in the tenant, else something in it is spoiled. */
export function requestOf(g, { path, method, operation }, demo) {
  const chance = (many) => g(() => fc.integer({ min: 0, max: many - 1 })) === 0;
  const tenant = chance(30)
    ? g(() => fc.constantFrom('TELKO', 'gibt-es-nicht', '%00', 'ä'.repeat(300)))
    : g(() => fc.constantFrom(...((!chance(4) && HOMES[operation.operationId]) || TENANTS)));
  // Now and then with what another tenant said.
  const memory = demo.memoryOf(chance(30) ? 'telko' : tenant);
  const isLoginless = WITHOUT_LOGIN.includes(operation.operationId);
  const session = isLoginless ? undefined : demo.sessionOf(tenant);
  const model = MODELS[operation.operationId]?.(placeOf(g, memory, session, demo.day())) ?? {};
  const value = (schema, name) => g(() => (chance(8) ? anyValue : fittingValue)(schema, name, memory.pool));
  const filled = path.replace(/\{(\w+)\}/g, (_, name) =>
    name === 'tenant' ? encodeURI(tenant) : encode((!chance(8) && model.params?.[name]) || value({ type: 'string' }, name)),
  );
  const query = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'query' && g(fc.boolean))
    .map(({ name, schema }) => `${name}=${encode(value(schema, name))}`);
  const body = chance(20) ? undefined : bodyOf(g, chance, operation, model, memory.pool);
  const bearer = bearerOf(g, chance, operation, { tenant, memory, session, model });
  const headers = {
    'x-forwarded-for': g(() => fc.ipV4()),
    ...(g(fc.boolean) && { 'x-accept-language': 'en' }),
    ...(chance(10) && { 'idempotency-key': g(() => fc.stringMatching(/^[a-z]{1,2}$/)) }),
    ...(typeof body === 'string' && isFile(operation) && { 'content-type': 'text/csv' }),
  };
  const options = { headers, ...(bearer && { bearer }), ...(body !== undefined && { body }) };
  const { thing } = model;
  return {
    tenant,
    memory,
    method,
    operation,
    thing,
    day: demo.day(),
    path: `${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    options,
  };
}

const isFile = ({ requestBody }) => requestBody !== undefined && 'text/csv' in requestBody.content;
export const takesBody = ({ requestBody }) => requestBody !== undefined;

/** Seven of ten bodies are as the model or the schema says; of two something is spoiled; one is anything. */
function bodyOf(g, chance, operation, model, pool) {
  if (!takesBody(operation)) return undefined;
  if (isFile(operation)) return chance(4) ? g(() => fc.string({ unit: 'grapheme', minLength: 1 })) : model.body;
  const { schema } = operation.requestBody.content['application/json'];
  if (chance(10)) return g(() => anyValue(schema, '', pool));
  const fitting = model.body ?? g(() => fittingValue(schema, '', pool));
  return chance(4) ? spoiled(g, fitting) : fitting;
}

/** A credential of the kind that the call takes, or at times of another kind, wrong, or none. */
function bearerOf(g, chance, { security = [] }, { tenant, memory, session, model }) {
  const [kind] = Object.keys(security[0] ?? {});
  const of = {
    Empfehler: session,
    Praemierung: memory.of('praemie').at(-1),
    Schluessel: `demo-${tenant}`,
    Empfaenger: memory.of('recipients').at(-1)?.hex,
  };
  if (chance(12)) return g(() => fc.constantFrom(undefined, 'x', 'a'.repeat(43), 'demo-intern', ...Object.values(of)));
  return 'bearer' in model ? model.bearer : of[kind];
}

const textOf = (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
const encode = (value) => encodeURIComponent(textOf(value).toWellFormed());
