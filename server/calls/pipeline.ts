import { type Answer, type CallDefinition, waitsForConsent, writes } from '../../contract/call.ts';
import { isNurLesen, mayCall, whoAt, whoOf } from '../../contract/rules/rechte.ts';
import type { Mandant } from '../context.ts';
import { isUnknown, Refusal, refuse } from '../errors.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { limitHeaders, limitOf, spendLimit } from '../limits/limits.ts';
import { inContext, type Parts } from '../parts.ts';
import { readBrowser } from './browser.ts';
import type { CallRequest } from './call-request.ts';
import type { Caller, CallReply } from './caller.ts';
import { answerInTurn, keyHolderOf } from './idempotency/in-turn.ts';
import { answerOnce, type IdempotencyKey } from './idempotency/store.ts';
import { type BetriebResolver, type Credential, type Login, type LoginOf, type LoginResolvers, resolveLogin } from './login.ts';
import { refuseBetriebRecht, refuseUnconfirmed } from './refuse-right.ts';
import type { Steps } from './steps.ts';

/**
 * The steps of every call, for both adapters: HTTP (`api/serve.ts`) and a page in the same process (`site/in-process.ts`). The adapter finds the tenant and the
 * credential; then follow `authenticate`, `authorise`, the check of the input, and `perform`.
 */
export interface Pipeline {
  readonly parts: Parts;
  readonly jobs: Jobs;
  readonly logins: LoginResolvers;
  readonly betrieb: BetriebResolver;
}

/**
 * The caller; null for a call without credentials. Throws LoginFirst without a credential, PSOF0204 or NichtGefunden for an invalid one. An
 * invalid recipient cookie is removed.
 */
export async function authenticate(
  pipeline: Pipeline,
  call: CallDefinition,
  mandant: Mandant,
  credential: Credential | null,
  { reply, caller }: { readonly reply: Pick<CallReply, 'clearEmpfaengerCookie'>; readonly caller: Pick<Caller, 'cookies' | 'header'> },
): Promise<Login | null> {
  const { parts, logins } = pipeline;
  refuseSwitchedOff(call, mandant);
  if (isOpen(call)) return null;
  if (isOfBackOffice(call)) return authenticateBetrieb(pipeline, mandant, credential, caller);
  const forget = () => credential?.byCookie && whoOf(call).includes('R') && reply.clearEmpfaengerCookie();
  try {
    const login = await inContext(parts, mandant, { wer: 'Anmeldung', browser: readBrowser(caller, mandant) }, (context) =>
      resolveLogin(context, credential, whoAt(call, mandant.konfiguration), logins),
    );
    if (login === null) forget();
    return login;
  } catch (error) {
    if (isUnknown(error)) forget();
    throw error;
  }
}

/** Whether only people of the back office can make a call. */
const isOfBackOffice = (call: CallDefinition): boolean => whoOf(call).includes('B');

/** Whether a call answers for a tenant that is not live: the back office sets it up, and its systems try to report orders. */
export const isOpenBeforeLive = (call: CallDefinition): boolean => isOfBackOffice(call) || call.recht === 'Auftrag';

/**
 * The person of the back office behind a credential, with the roles at the tenant; null for a call of the installation, with the roles at any. Throws LoginFirst
 * without a credential, PSOF0204 for an ended session, NichtGefunden without a role at the tenant.
 */
export async function authenticateBetrieb(
  { parts, betrieb }: Pipeline,
  mandant: Mandant | null,
  credential: Credential | null,
  { header }: Pick<Caller, 'header'>,
): Promise<LoginOf<'B'>> {
  if (credential === null) return refuse('LoginFirst');
  return betrieb(parts, credential.value, { mandant, isBackground: header('x-background') === '1' });
}

/** Refuses a call of a portal that the tenant has switched off, with NichtGefunden. */
function refuseSwitchedOff(call: CallDefinition, { konfiguration }: Mandant): void {
  const { ModuleAgentur, ModuleCompanyRecommendation, ModuleProfiseller } = konfiguration;
  const hasAgenturen = ModuleAgentur !== 'Aus';
  const isThere = {
    Agentur: hasAgenturen,
    Einladung: hasAgenturen || ModuleCompanyRecommendation,
    Mitarbeiter: ModuleCompanyRecommendation,
    Seller: ModuleProfiseller,
  };
  if (Object.hasOwn(isThere, call.tag) && !isThere[call.tag as keyof typeof isThere]) refuse('NichtGefunden');
}

/** Whether a call takes no credential at all. */
export const isOpen = (call: CallDefinition): boolean => whoOf(call).every((kind) => kind === 'offen');

/**
 * Spends one call of the login's limit and returns its headers. Throws NichtAuthorisiert if the login lacks the call's right, ZustimmungErforderlich if its
 * agency may not write yet, BestaetigungNoetig if its second factor is too old for the call, ZuVieleAnfragen if it calls too often.
 */
export async function authorise({ parts }: Pipeline, call: CallDefinition, mandant: Mandant | null, login: Login | null) {
  refuseReadOnlyWrite(call, login);
  if (!mayCall(login, call.recht, writes(call))) refuseRight(call, login);
  refuseWriteBeforeConsent(call, login);
  if (call.stepUp) refuseUnconfirmed(login, parts.clock.now());
  // Calls of a recommender's session have limits of their own.
  if (login === null || login.who === 'E') return {};
  const limit = limitOf(mandant, 'aufrufe');
  return limitHeaders(limit, await spendLimit(parts, limit, `${mandant?.mandant ?? ''} ${login.wer}`));
}

/** Refuses a caller without the right of a call. People of the back office learn which roles have it, so that they know whom to ask. */
function refuseRight(call: CallDefinition, login: Login | null): never {
  if (login?.who !== 'B') return refuse('NichtAuthorisiert');
  refuseBetriebRecht(call.recht, writes(call));
}

/** The only place that prevents an administrator's session from writing. */
function refuseReadOnlyWrite(call: CallDefinition, login: Login | null): void {
  if (isNurLesen(login) && writes(call)) throw new Refusal('NichtAuthorisiert', { text: 'fehler.NichtAuthorisiert.nurLesen' });
}

/** The only place that prevents an agency from writing until an owner has agreed to the tenant's current texts. */
function refuseWriteBeforeConsent(call: CallDefinition, login: Login | null): void {
  if (login?.who === 'A' && login.agentur.isConsentOpen && waitsForConsent(call)) refuse('ZustimmungErforderlich');
}

/** A call whose caller is permitted and whose input is checked. */
export type CheckedRequest<C extends CallDefinition> = Omit<CallRequest<C>, 'parts' | 'secret' | 'inContext'> & {
  readonly credential: Credential | null;
};

/** Runs a call's own steps, only once for an idempotency key, and wakes the jobs that they may have made due. */
export async function perform<C extends CallDefinition, Found>(
  { parts, jobs }: Pipeline,
  call: C,
  steps: Steps<C, Found>,
  checked: CheckedRequest<C>,
): Promise<Answer<C>> {
  const { credential, ...rest } = checked;
  const { mandant, login, locale, caller } = checked;
  const browser = isPerson(login) ? readBrowser(caller, mandant) : null;
  const request: CallRequest<C> = {
    ...rest,
    parts,
    secret: credential?.value ?? '',
    inContext: (work) => inContext(parts, mandant, { wer: login?.wer ?? 'Besucher', locale, nurLesen: isNurLesen(login), browser }, work),
  };
  const answered = 'run' in steps ? await runOnce(call, steps, request) : await steps.withoutTransaction(request);
  if (call.method !== 'GET' || ('run' in steps && steps.wakes)) jobs.wake();
  return credential?.byCookie ? { ...answered, body: withoutSessionToken(answered.body) } : answered;
}

/** Whether a person takes part in referrals, and not a system, an agency, a seller or the back office, which act on the rows of others. */
const isPerson = (login: Login | null): boolean => login === null || !['K', 'A', 'S', 'B'].includes(login.who);

/** The body of an answer to a cookie: the token of the session, at the top or in `Benutzer`, is null. */
export function withoutSessionToken<Body>(body: Body): Body {
  if (typeof body !== 'object' || body === null) return body;
  if ('Token' in body) return { ...body, Token: null };
  return 'Benutzer' in body ? { ...body, Benutzer: withoutSessionToken(body.Benutzer) } : body;
}

type InTransaction<C extends CallDefinition, Found> = Extract<Steps<C, Found>, { run: unknown }>;

async function runOnce<C extends CallDefinition, Found>(call: C, steps: InTransaction<C, Found>, request: CallRequest<C>) {
  const once = idempotencyKeyOf(call, request);
  const answered = await (once
    ? answerInTurn(request, once, () => runNew(call, steps, request, once))
    : runNew(call, steps, request, null));
  steps.after?.(request, answered);
  return answered;
}

/** The key under which the answer is stored; null if the caller sent none or the call stores none. */
function idempotencyKeyOf(call: CallDefinition, { idempotencyKey, input, login }: CallRequest<CallDefinition>): IdempotencyKey | null {
  if (!call.idempotent || !idempotencyKey) return null;
  const { params, body, query } = input;
  return { scope: `${call.name} ${keyHolderOf(call, login)} ${idempotencyKey}`, input: [params, body ?? query] };
}

async function runNew<C extends CallDefinition, Found>(
  { name }: C,
  { turn, before, run }: InTransaction<C, Found>,
  request: CallRequest<C>,
  once: IdempotencyKey | null,
): Promise<Answer<C>> {
  const work = async () => {
    const found = (await before?.(request)) as Found;
    return request.inContext((context) => {
      const answered = () => run(context, request, found);
      return once ? answerOnce(context, request, once, answered) : answered();
    });
  };
  if (!turn) return work();
  const { parts, mandant } = request;
  return (await parts.db.inTurn(`${mandant.mandant} ${name} ${turn(request)}`, work)) ?? refuse('Konflikt');
}
