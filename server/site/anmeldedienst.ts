import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { SSO_MINUTES } from '../../contract/calls/agentur/sso.ts';
import { isSwitchedOff } from '../../contract/pages/public.ts';
import {
  afterPortalLogin,
  DIENST,
  DIENST_CODE,
  DIENST_START,
  type DienstEnd,
  dienstEndOf,
  MFA_TOKEN,
  type PortalDocuments,
  portalOfLogin,
  type Target,
} from '../../web/site.tsx';
import { addMinutes } from '../calendar.ts';
import { toRefusal } from '../calls/problem.ts';
import { clearDienstCookie, DIENST_COOKIES, setDienstCookie } from '../http/credentials.ts';
import { logServerError } from '../http/errors.ts';
import { fieldsOf } from '../http/fields.ts';
import type { Mount } from '../http/mount.ts';
import { pathsOf } from '../modules/mandant/index.ts';
import { callInProcess } from './in-process.ts';
import type { PageAnswers } from './page-answers.ts';
import { openVisit, type PagePlace } from './page-visit.ts';

const Inhalt = z.object({ verifier: z.string(), redirect: z.string(), mfaToken: z.string(), ablauf: z.string() });

/** State that the login page keeps during a login at the provider and for its second step: encrypted in a cookie, never in an address. */
type Kept = Omit<z.infer<typeof Inhalt>, 'ablauf'>;

/** A request to a page. */
interface Asked {
  readonly mounting: Mount;
  readonly place: PagePlace;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A request to the login page of a portal, before or after the provider. */
interface LoginRequest extends Asked {
  readonly declaration: PortalDocuments['declaration'];
  readonly calls: NonNullable<PortalDocuments['anmeldedienst']>;
}

/** The next step: the provider's address, a page of the tenant, or the second step of the login. */
export type Step = { readonly adresse: string } | { readonly redirect: Target } | { readonly carry: Readonly<Record<string, string>> };

/**
 * The steps of a portal's login page to the tenant's provider and back, without a script. Its link starts a login; a code from the provider is exchanged immediately
 * and removed from the address. Null if the address asks for no step, or the tenant has no provider. Returns a step instead of a reply, because a Fastify reply
 * is thenable: awaiting it waits until it is sent.
 */
export async function stepOfAnmeldedienst(asked: Asked): Promise<Step | null> {
  const { place, request } = asked;
  const { konfiguration } = place.mandant;
  const portal = portalOfLogin(place.page);
  if (!portal?.anmeldedienst || konfiguration.Anmeldedienst === null || isSwitchedOff(konfiguration, portal.declaration.login)) return null;
  // A HEAD request must not use up the code.
  if (request.method !== 'GET') return null;
  const login: LoginRequest = { ...asked, declaration: portal.declaration, calls: portal.anmeldedienst };
  const query = fieldsOf(request.query);
  if (query[DIENST] === DIENST_START) return start(login, query.redirect ?? '');
  if (query.code !== undefined && query.state !== undefined) return finish(login, query.code, query.state);
  if (query.error !== undefined) return refused(login, query.error);
  if (query[DIENST] !== DIENST_CODE) return null;
  const mfaToken = readKept(login)?.mfaToken;
  return mfaToken ? { carry: { [MFA_TOKEN]: mfaToken } } : toLogin(login, 'abgelaufen');
}

/** Answers with a step: without caching, and without a referrer that would reveal the address. */
export async function takeStep(step: Step, pages: PageAnswers, { mounting, place, request, reply }: Asked): Promise<FastifyReply> {
  if ('carry' in step) {
    const { visit } = await openVisit(mounting, place, request, reply);
    return pages.show(place, { ...visit, carried: step.carry }, reply);
  }
  const address = 'adresse' in step ? step.adresse : pages.addressOf(place, { query: {} }, step.redirect);
  return reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(address, 303);
}

async function start(asked: LoginRequest, redirect: string): Promise<Step> {
  const { mounting, place, request, reply, calls } = asked;
  const verifier = mounting.parts.random.geheimnis() + mounting.parts.random.geheimnis();
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  try {
    const { body } = await callInProcess(mounting, calls.start, { ...place, request, reply }, { query: { challenge } });
    keep(asked, { verifier, redirect, mfaToken: '' });
    return { adresse: body.Adresse };
  } catch (error) {
    return failed(asked, error, redirect);
  }
}

async function finish(asked: LoginRequest, Code: string, State: string): Promise<Step> {
  const { mounting, place, request, reply, declaration, calls } = asked;
  const kept = readKept(asked);
  if (kept === null) return toLogin(asked, 'abgelaufen');
  const { verifier: Verifier, redirect } = kept;
  try {
    const { body } = await callInProcess(mounting, calls.finish, { ...place, request, reply }, { body: { Code, Verifier, State } });
    if ('MfaToken' in body) {
      keep(asked, { verifier: '', redirect, mfaToken: body.MfaToken });
      return toLogin(asked, DIENST_CODE, redirect);
    }
    clearDienstCookie(reply, 'seite');
    return { redirect: afterPortalLogin(declaration, redirect, pathsOf(place.mandant)) };
  } catch (error) {
    return failed(asked, error, redirect);
  }
}

/** Errors of the provider that do not concern the person (RFC 6749 section 4.1.2.1). */
const OUTAGES = ['server_error', 'temporarily_unavailable', 'invalid_request', 'unauthorized_client', 'invalid_scope'];

/** Handles an error that the provider sends back instead of a code. */
function refused(asked: LoginRequest, error: string): Step {
  const redirect = readKept(asked)?.redirect;
  clearDienstCookie(asked.reply, 'seite');
  return toLogin(asked, OUTAGES.includes(error) ? 'gestoert' : 'abgelehnt', redirect);
}

function failed(asked: LoginRequest, error: unknown, redirect: string): Step {
  const refusal = toRefusal(error);
  logServerError(asked.request, error, refusal);
  asked.request.refusalCode = refusal.code;
  clearDienstCookie(asked.reply, 'seite');
  return toLogin(asked, refusal.code === 'ZuVieleAnfragen' ? 'limit' : dienstEndOf(refusal.text), redirect);
}

/** The login page with a message about the result, and the page to open after the login. */
const toLogin = ({ declaration }: LoginRequest, said: DienstEnd | typeof DIENST_CODE, redirect = ''): Step => ({
  redirect: { page: declaration.login, params: { [DIENST]: said, ...(redirect !== '' && { redirect }) } },
});

const ROW = 'anmeldedienst.seite';

function keep({ mounting: { parts }, place, reply }: Asked, kept: Kept): void {
  const ablauf = addMinutes(parts.clock.now(), SSO_MINUTES).toISOString();
  setDienstCookie(reply, 'seite', parts.secrets.encrypt(JSON.stringify({ ...kept, ablauf }), ROW, place.mandant.mandant));
}

function readKept({ mounting: { parts }, place, request }: Asked): Kept | null {
  const sealed = request.cookies[DIENST_COOKIES.seite];
  if (!sealed) return null;
  try {
    const kept = Inhalt.parse(JSON.parse(parts.secrets.decrypt(sealed, ROW, place.mandant.mandant)));
    return new Date(kept.ablauf) > parts.clock.now() ? kept : null;
  } catch {
    return null;
  }
}
