import * as z from 'zod/mini';
import { type CallDefinition, hasMandant } from '../../contract/call.ts';
import { call, type HttpAnswer, type Wish } from './http.ts';

type Sent<T> = T extends z.ZodMiniType ? z.input<T> : undefined;
/** Values of a path or query, by their names in the contract. */
type Given<T> = T extends z.ZodMiniType ? { readonly [K in keyof z.input<T>]?: string | number } : undefined;
type Values = Readonly<Record<string, string | number | undefined>>;

/** Options of a call, typed by the contract. */
export interface CallWish<C extends CallDefinition> extends Omit<Wish, 'body'> {
  readonly params?: Given<C['params']>;
  readonly query?: Given<C['query']>;
  readonly body?: Sent<C['body']>;
}

/** Makes calls of the contract at one tenant. */
export type Api = <C extends CallDefinition>(definition: C, wish?: CallWish<C>) => Promise<HttpAnswer>;

/** The calls of a tenant, made under the tenant's host name. */
export const apiOf =
  (port: number | string, tenant: string): Api =>
  (definition, { params, query, ...wish } = {}) =>
    call(port, definition.method, addressOf(tenant, definition, params, query), { host: `${tenant}.localhost`, ...wish });

/** The path of a call with its parameters and query. */
export function addressOf(tenant: string, definition: CallDefinition, params: Values = {}, query: Values = {}): string {
  const path = definition.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `${hasMandant(definition) ? `/api/v1/${tenant}` : ''}${path}${search.size > 0 ? `?${search}` : ''}`;
}

type Answers = CallDefinition['answers'];

/** The body of an answer, parsed by the contract; throws if the status or the body does not match. */
export function bodyOf<A extends Answers, S extends keyof A & number>(
  definition: { readonly name: string; readonly answers: A },
  status: S,
  answer: Pick<HttpAnswer, 'status' | 'body'>,
): z.output<A[S] & z.ZodMiniType> {
  const schema = definition.answers[status];
  if (answer.status !== status) throw new Error(`${definition.name} answered ${answer.status} ${JSON.stringify(answer.body)}`);
  if (!isSchema(schema)) throw new Error(`${definition.name} has no body with ${status}`);
  return z.parse(schema, answer.body);
}

const isSchema = (schema: unknown): schema is z.ZodMiniType => typeof schema === 'object' && schema !== null;
