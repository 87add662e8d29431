import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CallDefinition, isWritingGet } from '../../contract/call.ts';
import type { Who } from '../../contract/rules/rechte.ts';
import { COOKIES, secondsOf } from '../../contract/values/cookies.ts';
import { PAGE_SESSIONS, SESSIONS, type SessionName, sessionBy } from '../../contract/values/sessions.ts';
import type { Credential } from '../calls/login.ts';
import { refuse } from '../errors.ts';
import { baseUrl } from '../parts.ts';
import { headerOf } from './header.ts';

const [EMPFAENGER_COOKIE] = COOKIES.Angaben.names;

/** The cookie of a session. That of the back office has a name over https that no other host or path can set (RFC 6265bis, `__Host-`). */
function cookieOf(session: SessionName, request: FastifyRequest): string {
  const [usual] = SESSIONS[session].cookie.names;
  return session === 'Betrieb' && isHttps(request) ? `__Host-${usual}` : usual;
}

/**
 * The credential of a request: `Authorization`, then `X-Authorization`, then the cookie of the first allowed kind that has one. If `X-Session` names
 * a session, only its cookie counts: no other session replaces it.
 */
export function readCredential(request: FastifyRequest, who: readonly Who[]): Credential | null {
  const bearer = bearerOf(request.headers.authorization) ?? bearerOf(request.headers['x-authorization']);
  if (bearer !== null) return { value: bearer, byCookie: false };
  const session = headerOf(request, 'x-session');
  for (const kind of who) {
    const own = sessionBy(kind);
    if (session !== undefined && session !== own) continue;
    const cookie = own ? cookieOf(own, request) : kind === 'R' ? EMPFAENGER_COOKIE : undefined;
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

/**
 * Refuses calls that a page of another site could make a browser send: calls by cookie that write need a header that no link, picture or form can set,
 * and the page's own Origin, which browsers do not send with a GET. A GET that mails whatever address is typed always needs the header; another GET that writes
 * is refused if the browser says that it does not come from our own page.
 */
export function guardForeignPages(request: FastifyRequest, call: CallDefinition, credential: Credential | null): void {
  const isScript = request.headers['x-requested-with'] === 'XMLHttpRequest';
  const needsScript = credential?.byCookie || call.mailsAnyone;
  if (call.method !== 'GET') {
    if (credential?.byCookie && !(isScript && isOwnOrigin(request))) refuse('NichtAuthorisiert');
  } else if (isWritingGet(call) && !isScript && (needsScript || !isFromOwnPage(request))) refuse('NichtAuthorisiert');
}

/** Whether no browser sent the request, or one for our own page. Browsers state it on https, and no page can change it. */
function isFromOwnPage(request: FastifyRequest): boolean {
  const site = headerOf(request, 'sec-fetch-site');
  return site === undefined || site === 'same-origin';
}

/** Whether a request is a form of our own pages: browsers state where a request comes from, and a foreign page cannot change that. */
export function isOwnForm(request: FastifyRequest): boolean {
  const site = headerOf(request, 'sec-fetch-site');
  return site === undefined ? isOwnOrigin(request) : site === 'same-origin';
}

function isOwnOrigin(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host;
}

/** Whether the tenant's own address is https. The settings decide, because a client can send any `X-Forwarded-Proto`. */
function isHttps({ server, mandant }: FastifyRequest): boolean {
  const own = mandant ? baseUrl(server.settings, mandant) : server.settings.publicUrl;
  return own?.toLowerCase().startsWith('https:') === true;
}

/** Lax; None and Partitioned if the tenant runs in a frame of another site, which browsers allow only over https. */
export function cookieOptions({ request }: FastifyReply): CookieSerializeOptions {
  const secure = isHttps(request);
  const isFramed = secure && request.mandant?.konfiguration.ModuleIntegratedFrame === true;
  return { path: '/', httpOnly: true, secure, sameSite: isFramed ? 'none' : 'lax', ...(isFramed && { partitioned: true }) };
}

/** The back office is never in a frame, and no other site leads into its session. */
const optionsOf = (session: SessionName, reply: FastifyReply): CookieSerializeOptions =>
  session === 'Betrieb' ? { path: '/', httpOnly: true, secure: isHttps(reply.request), sameSite: 'strict' } : cookieOptions(reply);

/** Sets the cookie of a session, which scripts cannot read and which lives as long as the session. */
export function setSessionCookie(reply: FastifyReply, session: SessionName, token: string): void {
  const { lifetime } = SESSIONS[session].cookie;
  reply.setCookie(cookieOf(session, reply.request), token, { ...optionsOf(session, reply), maxAge: secondsOf(lifetime) });
}

export function clearSessionCookie(reply: FastifyReply, session: SessionName): void {
  reply.clearCookie(cookieOf(session, reply.request), optionsOf(session, reply));
}

const [VORGANG_COOKIE, SEITE_COOKIE] = COOKIES.Anmeldedienst.names;
/** Cookies of a login at the tenant's provider: the login in progress, and what our own page stores of it. */
export const DIENST_COOKIES = { vorgang: VORGANG_COOKIE, seite: SEITE_COOKIE } as const;

/** Lax even in a frame: the provider redirects back in the whole window. */
const dienstOptions = ({ request }: FastifyReply): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  secure: isHttps(request),
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

/** Removes the recipient's cookie; if secrets are given, only if it holds one of them. */
export function clearEmpfaengerCookie(reply: FastifyReply, hexes?: readonly string[]): void {
  const held = reply.request.cookies[EMPFAENGER_COOKIE];
  if (held !== undefined && (hexes?.includes(held) ?? true)) reply.clearCookie(EMPFAENGER_COOKIE, cookieOptions(reply));
}

/** Whether a request has no secret of ours: neither a session nor the secret of a recipient. */
export const isAnonymous = (request: FastifyRequest): boolean =>
  !request.cookies[EMPFAENGER_COOKIE] && PAGE_SESSIONS.every((session) => !request.cookies[cookieOf(session, request)]);

/** The session cookie of a request; its resolver checks whether the session is still valid. */
export const sessionCookieOf = (request: FastifyRequest, session: SessionName): string | undefined =>
  request.cookies[cookieOf(session, request)] || undefined;
