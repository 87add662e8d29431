import fc, { type GeneratorValue } from 'fast-check';
import { TENANTS } from '../shared/demo.ts';
import type { Demo } from './demo.ts';
import { type Operation, type Place, type Schema, takesBody, takesFile } from './description.ts';
import type { Memory } from './memory.ts';
import { HOMES, MODELS } from './models.ts';
import { type Acted, type Modelled, placeOf } from './place.ts';
import type { Pool } from './pool.ts';
import { anyValue, fittingValue, spoiled } from './values.ts';

/** A generated request. */
export interface Wanted {
  readonly tenant: string;
  readonly memory: Memory;
  readonly method: string;
  readonly operation: Operation;
  /** Things that the request acts on. */
  readonly on: Acted | undefined;
  readonly day: string;
  readonly path: string;
  readonly options: { readonly headers: Readonly<Record<string, string>>; readonly bearer?: string; readonly body?: unknown };
}
type Chance = (many: number) => boolean;

/** Calls that are never sent with a session: they would delete the demo's recommender, whom later requests need. */
const WITHOUT_LOGIN = ['deleteEmpfehler'];

/** Generates a request with path, query, body and credential. Mostly it fits the call and the state of the tenant, else a part of it is wrong. */
export function requestOf(g: GeneratorValue, { path, method, operation }: Place, demo: Demo): Wanted {
  const chance: Chance = (many) => g(() => fc.integer({ min: 0, max: many - 1 })) === 0;
  const tenant = chance(30)
    ? g(() => fc.constantFrom('TELKO', 'gibt-es-nicht', '%00', 'ä'.repeat(300)))
    : g(() => fc.constantFrom(...homesOf(chance, operation)));
  // In one of 30 cases with values of another tenant.
  const memory = demo.memoryOf(chance(30) ? 'telko' : tenant);
  const isLoginless = WITHOUT_LOGIN.includes(operation.operationId);
  const session = isLoginless ? undefined : demo.sessionOf(tenant);
  const model = MODELS.get(operation.operationId)?.(placeOf(g, memory, session, demo.day())) ?? {};
  const value = (schema: Schema, name: string) => g(() => (chance(8) ? anyValue : fittingValue)(schema, name, memory.pool));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
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
    ...(typeof body === 'string' && takesFile(operation) && { 'content-type': 'text/csv' }),
  };
  const options = { headers, ...(bearer && { bearer }), ...(body !== undefined && { body }) };
  return {
    tenant,
    memory,
    method,
    operation,
    on: model.on,
    day: demo.day(),
    path: `${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    options,
  };
}

const homesOf = (chance: Chance, { operationId }: Operation): readonly string[] => (!chance(4) && HOMES.get(operationId)) || TENANTS;

/** About seven of ten bodies come from the model or the schema, two of them are spoiled, one is arbitrary. */
function bodyOf(g: GeneratorValue, chance: Chance, operation: Operation, model: Modelled, pool: Pool): unknown {
  if (!takesBody(operation)) return undefined;
  if (takesFile(operation)) return chance(4) ? g(() => fc.string({ unit: 'grapheme', minLength: 1 })) : model.body;
  const schema = operation.requestBody?.content['application/json']?.schema ?? {};
  if (chance(10)) return g(() => anyValue(schema, '', pool));
  const fitting = model.body ?? g(() => fittingValue(schema, '', pool));
  return chance(4) ? spoiled(g, fitting) : fitting;
}

interface Known extends Pick<Wanted, 'tenant' | 'memory'> {
  readonly session: string | undefined;
  readonly model: Modelled;
}

/** A credential of the kind that the call takes; in one of twelve cases of another kind, wrong, or none. */
function bearerOf(g: GeneratorValue, chance: Chance, { security = [] }: Operation, { tenant, memory, session, model }: Known) {
  const [kind = ''] = Object.keys(security[0] ?? {});
  const of: Readonly<Record<string, string | undefined>> = {
    Empfehler: session,
    Praemierung: memory.texts('praemie').at(-1),
    Schluessel: `demo-${tenant}`,
    Empfaenger: memory.of('recipients').at(-1)?.hex,
  };
  if (chance(12)) return g(() => fc.constantFrom(undefined, 'x', 'a'.repeat(43), 'demo-intern', ...Object.values(of)));
  return 'bearer' in model ? model.bearer : of[kind];
}

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
const encode = (value: unknown) => encodeURIComponent(textOf(value).toWellFormed());
