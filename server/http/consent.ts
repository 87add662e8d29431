import { isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONSENTS, type Consent, readConsent } from '../../contract/calls/consent.ts';
import { channelOf } from '../../contract/pages/channel.ts';
import { COOKIES, isOfConsent, secondsOf } from '../../contract/values/cookies.ts';
import type { Locale } from '../../contract/values/wire.ts';
import { cookieOptions } from './credentials.ts';
import { fieldsOf } from './fields.ts';

const [CHANNEL_COOKIE] = COOKIES.Weg.names;
const [SPRACHE_COOKIE] = COOKIES.Sprache.names;

/** The visitor's choice of cookie categories; null before one was made. */
export const consentOf = (request: FastifyRequest): Consent | null => readConsent(request.cookies);

/** The channel of the visit: from the address, otherwise from the cookie of an earlier visit. */
export const visitChannel = (request: FastifyRequest): string | undefined =>
  channelOf(fieldsOf(request.query)) ?? channelOf({ channel: request.cookies[CHANNEL_COOKIE] });

/** Stores a choice where scripts can read it, and removes the cookies of declined categories. */
export function setConsentCookies(reply: FastifyReply, choice: Consent): void {
  for (const { identifier, cookie, required } of CONSENTS)
    setReadable(reply, cookie, required || choice[identifier] ? '1' : '0', COOKIES.Wahl.lifetime);
  clearDeclined(reply, choice);
}

/** Removes the cookies of declined categories. */
function clearDeclined(reply: FastifyReply, choice: Consent): void {
  const declined = CONSENTS.flatMap(({ identifier }) => (identifier === 'Erforderlich' || choice[identifier] ? [] : [identifier]));
  for (const name of Object.keys(reply.request.cookies))
    if (declined.some((category) => isOfConsent(category, name))) clearEverywhere(reply, name);
}

/**
 * Stores what the visitor's choice allows: the language of the page, and the channel of the visit. Removes cookies of declined categories, which a tracker
 * may still have set in another tab, after the choice.
 */
export function storeByConsent(request: FastifyRequest, reply: FastifyReply, locale: Locale): void {
  const consent = consentOf(request);
  if (consent) clearDeclined(reply, consent);
  const channel = consent?.Analytisch ? channelOf(fieldsOf(request.query)) : undefined;
  if (channel !== undefined) setReadable(reply, CHANNEL_COOKIE, channel, COOKIES.Weg.lifetime);
  if (consent?.Funktional && storedLocale(request) !== locale) setReadable(reply, SPRACHE_COOKIE, locale, COOKIES.Sprache.lifetime);
}

/** The language of the latest page, if the visitor's choice allowed storing it. */
export const storedLocale = (request: FastifyRequest): string | undefined => request.cookies[SPRACHE_COOKIE];

const setReadable = (reply: FastifyReply, name: string, value: string, lifetime: Parameters<typeof secondsOf>[0]): void =>
  void reply.setCookie(name, value, { ...cookieOptions(reply), httpOnly: false, maxAge: secondsOf(lifetime) });

/** Trackers set their cookies at the host or at the domains above it. */
function clearEverywhere(reply: FastifyReply, name: string): void {
  reply.clearCookie(name, { ...cookieOptions(reply), httpOnly: false });
  const { hostname } = reply.request;
  if (isIP(hostname) !== 0) return;
  const labels = hostname.split('.');
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  for (const domain of domains) reply.clearCookie(name, { path: '/', domain });
}
