import type { ErrorCode } from '../../contract/errors.ts';
import type { TestApp } from '../../test/support/app.ts';
import type { CredentialProvider } from '../../test/support/credentials.ts';
import type { CreateThing, Thing } from '../../test/support/things.ts';

/** The caller: the tenant of the call, with a valid credential of each kind. */
interface Asker {
  readonly app: TestApp;
  readonly tenant: string;
  readonly credentials: CredentialProvider;
}

/** The input of a call; the contract defines the rest. */
export interface Question {
  readonly path?: Thing;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  /** Replaces the caller's own credential. */
  readonly bearer?: string;
}

export interface Foreign {
  readonly thing: CreateThing;
  /** `isOwner` is true for a call at the thing's own tenant. */
  readonly ask: (thing: Thing, asker: Asker, isOwner: boolean) => Promise<Question> | Question;
  /** The refusal, or the success that is the same for unknown things. */
  readonly answer: readonly [status: number, code: ErrorCode] | readonly [status: number];
}

export const GONE = [404, 'NichtGefunden'] as const;
const inPath = (path: Thing): Question => ({ path });
export const inBody = (body: Thing): Question => ({ body });
export const foreign = (thing: CreateThing, answer: Foreign['answer'] = GONE, ask: Foreign['ask'] = inPath): Foreign => ({
  thing,
  ask,
  answer,
});
