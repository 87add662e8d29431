import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallDefinition, Recht, Who } from '../../contract/call.ts';
import type { Locale } from '../../contract/values.ts';
import type { Context } from '../context.ts';
import { Refusal, refuse } from '../errors.ts';

/** Who makes a call: kind of credential and the id it stands for (account, grant, recipient, key). */
export interface Login {
  readonly who: Who;
  readonly id: string;
  readonly locale?: Locale;
  readonly wer: string;
  /** What a key may do. */
  readonly rechte?: readonly Recht[];
  /** When a session ends. */
  readonly ablauf?: Date;
  /** Hash of the secret that a recipient came by, which can be renewed before the call has its turn. */
  readonly secretHash?: string;
}

/** The id that a login stands for; a call that is not open has one. */
export const idOf = (login: Login | null): string => login?.id ?? refuse('LoginFirst');

/** How a module recognises its credential; a refusal of its own (unknown, expired) is thrown. */
export type LoginResolver = (context: Context, credential: string) => Promise<Login | null>;

export type LoginResolvers = Readonly<Record<Exclude<Who, 'offen'>, LoginResolver>>;

const SESSION_COOKIE = 'psoe_token';
const EMPFAENGER_COOKIE = 'psoe_empfaenger';
const SESSION_SECONDS = 12 * 3600;

const COOKIES: Partial<Record<Who, string>> = { E: SESSION_COOKIE, R: EMPFAENGER_COOKIE };

export interface Credential {
  readonly value: string;
  readonly byCookie: boolean;
}

/** The credential of a request: `Authorization`, `X-Authorization`, then the cookie of the kinds allowed (contract section 2). */
export function readCredential(request: FastifyRequest, who: readonly Who[]): Credential | null {
  const bearer = bearerOf(request.headers.authorization) ?? bearerOf(request.headers['x-authorization']);
  if (bearer !== null) return { value: bearer, byCookie: false };
  for (const kind of who) {
    const cookie = COOKIES[kind];
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

export function isOwnOrigin(request: FastifyRequest): boolean {
  const { origin } = request.headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === request.host;
}

/** Finds the login of a call, or refuses: LoginFirst when nothing was sent, PSOF0204 when it is no good. */
export async function resolveLogin(
  context: Context,
  credential: Credential | null,
  who: readonly Who[],
  resolvers: LoginResolvers,
): Promise<Login | null> {
  const kinds = who.filter((kind) => kind !== 'offen');
  if (credential === null || kinds.length === 0) {
    if (who.includes('offen')) return null;
    return refuse('LoginFirst');
  }
  for (const kind of kinds) {
    const login = await resolvers[kind](context, credential.value);
    if (login) return login;
  }
  if (kinds.every((kind) => kind === 'K')) throw new Refusal('PSOF0204', { text: 'fehler.PSOF0204.schluessel' });
  if (!kinds.includes('R')) refuse('PSOF0204');
  // A recipient's cookie outlives the data it stood for; without it the call is open.
  if (credential.byCookie && who.includes('offen')) return null;
  return refuse('NichtGefunden');
}

/** A key does what it is for: another right is NichtAuthorisiert. */
export function needRecht({ recht }: CallDefinition, login: Login | null): void {
  if (recht !== undefined && !login?.rechte?.includes(recht)) refuse('NichtAuthorisiert');
}

/** Lax; None and Partitioned where the tenant runs in the frame of another site, which browsers allow on https alone. */
export function cookieOptions({ request }: FastifyReply): CookieSerializeOptions {
  const secure = request.protocol === 'https';
  const isFramed = secure && request.mandant?.konfiguration.ModuleIntegratedFrame === true;
  return { path: '/', httpOnly: true, secure, sameSite: isFramed ? 'none' : 'lax', ...(isFramed && { partitioned: true }) };
}

/** The session as a cookie that no script can read; it lives as long as the session. */
export function setSessionCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(SESSION_COOKIE, token, { ...cookieOptions(reply), maxAge: SESSION_SECONDS });
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, cookieOptions(reply));
}

/** The recipient's secret as a cookie of the browser session, so that the steps of one visit belong together. */
export function setEmpfaengerCookie(reply: FastifyReply, hex: string): void {
  reply.setCookie(EMPFAENGER_COOKIE, hex, cookieOptions(reply));
}

/** Whether a request brings no secret of ours: no session, and nothing entered before. */
export const isAnonymous = (request: FastifyRequest): boolean => Object.values(COOKIES).every((name) => !request.cookies[name]);

/** The session cookie that the visitor brings; whether it still holds, its resolver tells. */
export const sessionCookieOf = (request: FastifyRequest): string | undefined => request.cookies[SESSION_COOKIE] || undefined;
