import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Who } from '../../contract/rules/rechte.ts';
import { COOKIES, secondsOf } from '../../contract/values/cookies.ts';
import { SESSION_NAMES, SESSIONS, type SessionName, sessionBy } from '../../contract/values/sessions.ts';
import type { Credential } from '../calls/login.ts';
import { refuse } from '../errors.ts';
import { headerOf } from './header.ts';

const [EMPFAENGER_COOKIE] = COOKIES.Angaben.names;

const cookieOf = (session: SessionName): string => SESSIONS[session].cookie.names[0];

/**
 * The credential of a request: `Authorization`, `X-Authorization`, then the cookie of the kinds allowed, of sessions only the one that
 * `X-Session` names: another never stands in for it.
 */
export function readCredential(request: FastifyRequest, who: readonly Who[]): Credential | null {
  const bearer = bearerOf(request.headers.authorization) ?? bearerOf(request.headers['x-authorization']);
  if (bearer !== null) return { value: bearer, byCookie: false };
  const session = headerOf(request, 'x-session');
  for (const kind of who) {
    const own = sessionBy(kind);
    if (session !== undefined && session !== own) continue;
    const cookie = own ? cookieOf(own) : kind === 'R' ? EMPFAENGER_COOKIE : undefined;
    const value = cookie === undefined ? undefined : request.cookies[cookie];
    if (value) return { value, byCookie: true };
  }
  return null;
}

function bearerOf(header: string | string[] | undefined): string | null {
  if (typeof header !== 'string') return null;
  const [scheme, token] = header.trim().split(/\s+/);
  return scheme?.toLowerCase() === 'bearer' && token ? token : null;
}

/** A writing call by cookie needs a header that no foreign form can set, and the page's own Origin. */
export function guardCookieWrite(request: FastifyRequest, credential: Credential | null): void {
  if (!credential?.byCookie || request.method === 'GET' || request.method === 'HEAD') return;
  const isScript = request.headers['x-requested-with'] === 'XMLHttpRequest';
  if (!isScript || !isOwnOrigin(request)) refuse('NichtAuthorisiert');
}

/** A form of our own pages: browsers say where a request comes from, and a foreign page cannot change that. */
export function isOwnForm(request: FastifyRequest): boolean {
  const site = headerOf(request, 'sec-fetch-site');
  return site === undefined ? isOwnOrigin(request) : site === 'same-origin';
}

function isOwnOrigin(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host;
}

/** Lax; None and Partitioned where the tenant runs in the frame of another site, which browsers allow on https alone. */
export function cookieOptions({ request }: FastifyReply): CookieSerializeOptions {
  const secure = request.protocol === 'https';
  const isFramed = secure && request.mandant?.konfiguration.ModuleIntegratedFrame === true;
  return { path: '/', httpOnly: true, secure, sameSite: isFramed ? 'none' : 'lax', ...(isFramed && { partitioned: true }) };
}

/** A session as a cookie that no script can read; it lives as long as the session. */
export function setSessionCookie(reply: FastifyReply, session: SessionName, token: string): void {
  const { lifetime } = SESSIONS[session].cookie;
  reply.setCookie(cookieOf(session), token, { ...cookieOptions(reply), maxAge: secondsOf(lifetime) });
}

export function clearSessionCookie(reply: FastifyReply, session: SessionName): void {
  reply.clearCookie(cookieOf(session), cookieOptions(reply));
}

const [VORGANG_COOKIE, SEITE_COOKIE] = COOKIES.Anmeldedienst.names;
/** What a login at the tenant's provider leaves in the browser: what began it, and what our own page keeps of it. */
export const DIENST_COOKIES = { vorgang: VORGANG_COOKIE, seite: SEITE_COOKIE } as const;

/** Lax also in a frame: the provider leads back by an address of the whole window. */
const dienstOptions = ({ request }: FastifyReply): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  secure: request.protocol === 'https',
  sameSite: 'lax',
});

export function setDienstCookie(reply: FastifyReply, which: keyof typeof DIENST_COOKIES, sealed: string): void {
  reply.setCookie(DIENST_COOKIES[which], sealed, { ...dienstOptions(reply), maxAge: secondsOf(COOKIES.Anmeldedienst.lifetime) });
}

export function clearDienstCookie(reply: FastifyReply, which: keyof typeof DIENST_COOKIES): void {
  reply.clearCookie(DIENST_COOKIES[which], dienstOptions(reply));
}

/** The recipient's secret as a cookie of the browser session, so that the steps of one visit belong together. */
export function setEmpfaengerCookie(reply: FastifyReply, hex: string): void {
  reply.setCookie(EMPFAENGER_COOKIE, hex, cookieOptions(reply));
}

/** Takes the recipient's cookie away; where secrets are named, only if it holds one of them. */
export function clearEmpfaengerCookie(reply: FastifyReply, hexes?: readonly string[]): void {
  const held = reply.request.cookies[EMPFAENGER_COOKIE];
  if (held !== undefined && (hexes?.includes(held) ?? true)) reply.clearCookie(EMPFAENGER_COOKIE, cookieOptions(reply));
}

/** Whether a request brings no secret of ours: no session, and nothing entered before. */
export const isAnonymous = ({ cookies }: FastifyRequest): boolean =>
  !cookies[EMPFAENGER_COOKIE] && SESSION_NAMES.every((session) => !cookies[cookieOf(session)]);

/** The session cookie that the visitor brings; whether it still holds, its resolver tells. */
export const sessionCookieOf = (request: FastifyRequest, session: SessionName): string | undefined =>
  request.cookies[cookieOf(session)] || undefined;
