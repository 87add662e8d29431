import { type Answer, type CallDefinition, hasMandant } from '../../../contract/call.ts';
import type { SessionName } from '../../../contract/values/sessions.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import type { CallInput, Problem } from '../../shell/visit.ts';

/** A refusal of the server, or a network error (`NetzwerkFehler`). */
export class CallError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

interface CallOptions {
  readonly signal?: AbortSignal;
  /** The server executes calls with the same key and body once. */
  readonly idempotencyKey?: string;
  /** The page refreshes itself, so the call does not extend the session. */
  readonly isBackground?: boolean;
}

type Given<C extends CallDefinition> = Pick<CallInput<C>, 'params' | 'query'> & {
  /** A call that takes a file also takes its bytes, whose encoding the server detects. */
  readonly body?: CallInput<C>['body'] | (C extends { readonly bodyType: string } ? Blob : never);
};

/** Makes a call of the contract and returns its answer, with the headers of a file; throws `CallError` for a refusal. */
export type Call = <C extends CallDefinition>(
  definition: C,
  input?: Given<C>,
  options?: CallOptions,
) => Promise<Answer<C> & { readonly headers?: Headers }>;

interface Place {
  /** Name of the tenant in the addresses of its calls; null if only calls without a tenant are made. */
  readonly tenant: string | null;
  readonly locale: Locale;
  /** The session that the calls use; the browser can have several. */
  readonly session: SessionName;
  /** Error message if the server cannot be reached. */
  readonly unreachable: string;
  /** Called when the session has ended. */
  onEnd(): void;
}

/** Makes the function for calls of a tenant, or of the installation, with one session only. */
export const makeCall =
  ({ tenant, locale, session, unreachable, onEnd }: Place): Call =>
  async (definition, input = {}, { signal, idempotencyKey, isBackground = false } = {}) => {
    const headers = {
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-accept-language': locale,
      'x-session': session,
      ...(input.body !== undefined && { 'content-type': definition.bodyType ?? 'application/json' }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(isBackground && { 'x-background': '1' }),
    };
    const isFile = typeof input.body === 'string' || input.body instanceof Blob;
    const body = input.body === undefined ? null : isFile ? (input.body as string | Blob) : JSON.stringify(input.body);
    const response = await fetch(callAddress(tenant, definition, input), {
      method: definition.method,
      headers,
      body,
      credentials: 'same-origin',
      signal: signal ?? null,
    }).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      throw new CallError({ status: 503, code: 'NetzwerkFehler', detail: unreachable });
    });
    if (response.ok) {
      const { status, headers: said } = response;
      const answered = await bodyOf(response);
      return { status, body: answered, ...(answered instanceof File && { headers: said }) } as Answer<typeof definition>;
    }
    const problem = await problemOf(response, unreachable);
    if (endsSession(problem)) onEnd();
    throw new CallError(problem);
  };

/** Address of a call below its tenant if it belongs to one, with parameters and query. */
export function callAddress(
  tenant: string | null,
  call: CallDefinition,
  { params = {}, query = {} }: { readonly params?: object | undefined; readonly query?: object | undefined },
): string {
  const named = new Map(Object.entries(params));
  const filled = call.path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(String(named.get(name) ?? '')));
  const searchParams = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
  return `${hasMandant(call) ? `/api/v1/${tenant}` : ''}${filled}${searchParams.size > 0 ? `?${searchParams}` : ''}`;
}

/** Whether the refusal means that the session has ended; a wrong password does not. */
const endsSession = ({ status, code }: Pick<Problem, 'status' | 'code'>): boolean => status === 401 && code !== 'PasswortOderEmailFalsch';

/** Body of an answer: null for 204, JSON, or a file with the name that the server sends. */
async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  if (response.headers.get('content-type')?.includes('json')) return response.json();
  const [, name = ''] = /filename="([^"]*)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const blob = await response.blob();
  return new File([blob], name, { type: blob.type });
}

async function problemOf(response: Response, unreachable: string): Promise<Problem> {
  const said: Partial<Problem> = await response.json().catch(() => ({}));
  const after = Number(response.headers.get('retry-after'));
  return {
    status: response.status,
    code: said.code ?? 'NetzwerkFehler',
    detail: said.detail ?? unreachable,
    ...(said.errors && { errors: said.errors }),
    ...(after > 0 && { retryAfterSeconds: after }),
  };
}
