import type { Answer, CallDefinition, Input } from '../../contract/call.ts';
import type { Locale } from '../../contract/values/wire.ts';
import type { Context, Mandant } from '../context.ts';
import type { SystemScope } from '../db/scope.ts';
import { type ContextParts, contextOf, type Mandanten, type Parts } from '../parts.ts';
import type { Caller, CallReply } from './caller.ts';
import type { LoginOf } from './login.ts';

/** One transaction about what belongs to the installation and to no tenant, such as the people of the back office. */
export interface InstallationScope extends SystemScope {
  readonly now: Date;
  /** The name of the actor in the audit log. */
  readonly wer: string;
  readonly random: Context['random'];
  readonly secrets: Context['secrets'];
  /** All tenants that work, in no order. */
  readonly mandanten: readonly Mandant[];
  /** Runs `work` in the same transaction as one of a tenant, for what follows there: a mail, a role. No other statement may run meanwhile. */
  asMandant<T>(mandant: Mandant, work: (context: Context) => Promise<T>): Promise<T>;
}

/** The parts that a transaction of the installation needs. */
export type InstallationParts = ContextParts & { readonly mandanten: Pick<Mandanten, 'all'> };

/** Runs `work` in one transaction of the installation. */
export const inInstallation = <T>(parts: InstallationParts, wer: string, work: (scope: InstallationScope) => Promise<T>): Promise<T> =>
  parts.db.inCrossing((scope) =>
    work({
      tx: scope.tx,
      now: parts.clock.now(),
      wer,
      random: parts.random,
      secrets: parts.secrets,
      mandanten: parts.mandanten.all(),
      asMandant: (mandant, inner) => scope.asMandant(mandant.mandant, (own) => inner(contextOf(parts, mandant, { wer }, own))),
    }),
  );

/** A call without a tenant in its path, as its steps see it. */
export interface InstallationRequest<C extends CallDefinition = CallDefinition> {
  readonly parts: Parts;
  /** No tenant: the default limits apply. */
  readonly mandant: null;
  /** The person of the back office; null for an open call. */
  readonly login: LoginOf<'B'> | null;
  readonly locale: Locale;
  readonly input: Input<C>;
  readonly caller: Caller;
  /** The secret of the session; empty without one. */
  readonly secret: string;
  readonly reply: CallReply;
  inContext<T>(work: (scope: InstallationScope) => Promise<T>): Promise<T>;
}

/** A call without a tenant in its path. */
export interface ServedGlobal {
  readonly call: CallDefinition;
  answer(request: InstallationRequest): Promise<{ readonly status: number; readonly body: unknown }>;
}

/** Serves a call without a tenant in its path. It opens its transactions itself. */
export const serveGlobal = <C extends CallDefinition>(
  call: C,
  answer: (request: InstallationRequest<C>) => Promise<Answer<C>> | Answer<C>,
): ServedGlobal => ({
  call,
  answer: async (request) => answer(request as unknown as InstallationRequest<C>),
});
