import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSwitchedOff, type PageName, sessionOf } from '../../contract/pages/public.ts';
import { isNurLesen } from '../../contract/rules/rechte.ts';
import { findBild, lookOf } from '../../contract/values/bild.ts';
import { type PageSession, SESSIONS } from '../../contract/values/sessions.ts';
import type { Locale } from '../../contract/values/wire.ts';
import type { Visit } from '../../web/site.tsx';
import type { Login, LoginOf } from '../calls/login.ts';
import { problemOf, retryAfterOf, toRefusal } from '../calls/problem.ts';
import type { Mandant } from '../context.ts';
import { Refusal } from '../errors.ts';
import { consentOf, visitChannel } from '../http/consent.ts';
import { clearSessionCookie, sessionCookieOf } from '../http/credentials.ts';
import { logServerError } from '../http/errors.ts';
import { fieldsOf } from '../http/fields.ts';
import type { Mount } from '../http/mount.ts';
import { inhalteOf } from '../modules/content/index.ts';
import { inContext, type Parts } from '../parts.ts';
import { callInProcess } from './in-process.ts';

/** A page of a tenant in a language, with the parameters of its path. `page` is null if the address names none. */
export interface PagePlace {
  readonly mandant: Mandant;
  readonly locale: Locale;
  readonly page: PageName | null;
  readonly params: Readonly<Record<string, string>>;
}

/** A visit, and whether all its calls were answered. */
export interface OpenVisit {
  readonly visit: Visit;
  /** Whether a call failed with a server error or content that the page needs is missing, so that the page is incomplete. */
  hasFailed(): boolean;
}

/** The visit of a request. Its calls run in this process with the visitor's own cookies. */
export async function openVisit(mounting: Mount, place: PagePlace, request: FastifyRequest, reply: FastifyReply): Promise<OpenVisit> {
  const { mandant, locale } = place;
  request.mandant = mandant;
  request.locale = locale;
  const visitor = { mandant, locale, request, reply };
  const login = await readSession(mounting, mandant, sessionAt(place), request, reply);
  let failed = false;
  const plain = plainVisit(mounting.parts, place, request);
  const { inhalte } = plain;
  const now = mounting.parts.clock.now();
  const visit: Visit = {
    ...plain,
    now,
    login: login?.who === 'E' ? { who: 'E', ...(isNurLesen(login) && { nurLesen: true }) } : null,
    portalHolder: portalHolderOf(login),
    sessionSeconds: login?.ablauf ? secondsUntil(login.ablauf, now) : null,
    form: null,
    inhalte: {
      ...inhalte,
      need(art, id) {
        const found = inhalte.find(art, id);
        failed ||= found === null;
        return found;
      },
      needAny(art) {
        const found = inhalte.list(art);
        failed ||= found.length === 0;
        return found;
      },
    },
    async call(call, { bearer, idempotencyKey, ...input } = {}) {
      try {
        return { ok: true, ...(await callInProcess(mounting, call, visitor, input, { bearer, idempotencyKey })) };
      } catch (error) {
        const refusal = toRefusal(error);
        logServerError(request, error, refusal);
        failed ||= refusal.status >= 500 || refusal.status === 429;
        const problem = problemOf(refusal, { locale, texte: mandant.texte[locale] });
        return { ok: false, problem: { ...problem, ...retryAfterOf(refusal) } };
      }
    },
  };
  return { visit, hasFailed: () => failed };
}

/** The part of a visit that needs no call. */
export const plainVisit = (parts: Pick<Parts, 'inhalte' | 'clock'>, place: PagePlace, request: FastifyRequest) => ({
  ...placeVisit(parts, place),
  query: fieldsOf(request.query),
  channel: visitChannel(request),
  consent: consentOf(request),
});

/** A visit by nobody: without a query, a channel and a login, and with all cookies declined. */
export const placeVisit = ({ inhalte, clock }: Pick<Parts, 'inhalte' | 'clock'>, { mandant, locale, page, params }: PagePlace) => ({
  mandant: mandant.mandant,
  page,
  params,
  locale,
  konfiguration: mandant.konfiguration,
  texte: mandant.texte[locale],
  look: lookOf(mandant.theme, mandant.bilder),
  inhalte: inhalteOf(mandant, inhalte.of(mandant.mandant, clock.now()), locale),
  bild: (name: string) => findBild(name, mandant.bilder),
  query: {},
  channel: undefined,
  consent: { Funktional: false, Analytisch: false, Marketing: false },
  login: null,
  portalHolder: null,
  sessionSeconds: null,
});

/** The session that applies to a page: on a portal page only the session of that portal. */
const sessionAt = ({ page, mandant: { konfiguration } }: PagePlace): PageSession =>
  page === null || isSwitchedOff(konfiguration, page) ? 'Empfehler' : sessionOf(page);

function portalHolderOf(login: Login | null): Visit['portalHolder'] {
  if (login?.who === 'S') return { who: 'S', sellernummer: login.seller.sellernummer };
  return login?.who === 'A' ? agenturHolder(login) : null;
}

function agenturHolder({
  who,
  rollen,
  schalter,
  agentur: { agenturnummer, name, status, isConsentOpen },
}: LoginOf<'A'>): Visit['portalHolder'] {
  return { who, rollen, schalter, agenturnummer, name, status, isConsentOpen };
}

const secondsUntil = (ablauf: Date, now: Date): number => Math.max(1, Math.floor((ablauf.getTime() - now.getTime()) / 1000));

/** The visitor's session. Clears the cookie if its session has ended or its owner is barred. */
async function readSession({ parts, logins }: Mount, mandant: Mandant, session: PageSession, request: FastifyRequest, reply: FastifyReply) {
  const cookie = sessionCookieOf(request, session);
  if (cookie === undefined) return null;
  const login = await inContext(parts, mandant, { wer: 'Anmeldung' }, (context) => logins[SESSIONS[session].who](context, cookie)).catch(
    orBarred,
  );
  if (!login) clearSessionCookie(reply, session);
  return login;
}

/** Treats a barred user as logged out; the next login gives the reason. */
function orBarred(error: unknown): null {
  if (error instanceof Refusal && error.code === 'KontoGesperrt') return null;
  throw error;
}
