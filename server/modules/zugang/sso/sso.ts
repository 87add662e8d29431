import { createHash } from 'node:crypto';
import { SSO_MINUTES } from '../../../../contract/calls/agentur/sso.ts';
import { COOKIES } from '../../../../contract/values/cookies.ts';
import type { CallRequest } from '../../../calls/call-request.ts';
import { Refusal } from '../../../errors.ts';
import { checkLimit, type Limit, limitOf, netzOf, spendLimit } from '../../../limits/limits.ts';
import { type Anbieter, adresseOf, exchange } from '../../../openid/anbieter.ts';
import { pageUrl } from '../../mandant/index.ts';
import { completeLogin } from '../login.ts';
import { anbieterOf } from './anmeldedienst.ts';
import { accountOfPerson } from './person.ts';
import type { SsoPortal } from './portal.ts';
import { openVorgang, sealVorgang, type Vorgang } from './vorgang.ts';

interface Beginning extends Pick<CallRequest, 'parts' | 'locale' | 'reply' | 'inContext'> {
  readonly input: { readonly query: { readonly challenge: string } };
}

/** Begins a login with the tenant's identity provider. Throws NichtGefunden without one, NetzwerkFehler. */
export async function beginSso(portal: SsoPortal<unknown>, { parts, input, locale, reply, inContext }: Beginning) {
  const { challenge } = input.query;
  const { anbieter, vorgang, sealed } = await inContext(async (context) => {
    const found = await anbieterOf(context);
    const [state, nonce] = [context.random.geheimnis(), context.random.geheimnis()];
    const begun = { state, nonce, challenge, redirectUri: pageUrl(context, portal.loginPage, locale, {}), issuer: found.Issuer };
    return { anbieter: found, vorgang: begun, sealed: sealVorgang(context, begun) };
  });
  const Adresse = await adresseOf(parts, anbieter, vorgang);
  reply.setAnmeldedienstCookie(sealed);
  return { Adresse };
}

/** Limits a login that has begun to one completion. */
const ONCE: Limit = { art: 'anmeldedienst', anzahl: 1, minuten: SSO_MINUTES };

interface Finishing extends Pick<CallRequest, 'parts' | 'mandant' | 'caller' | 'reply' | 'inContext'> {
  readonly input: { readonly body: { readonly Code: string; readonly Verifier: string; readonly State?: string | undefined } };
}

/**
 * Finishes a login with the tenant's identity provider like a login with a password. Opens its own transactions, because failed logins are
 * counted by network address, as wrong passwords are, although the call is refused. Throws what `exchange` and `accountOfPerson` throw,
 * Abgelaufen without the cookie from the beginning, NichtAuthorisiert for the code of another login, TokenBereitsVerwendet, ZuVieleAnfragen.
 */
export async function finishSso<Benutzer>(portal: SsoPortal<Benutzer>, request: Finishing) {
  const { parts, mandant, caller, reply, inContext } = request;
  const limit = limitOf(mandant, 'falscheAnmeldung');
  const key = netzOf(caller);
  const { anbieter, vorgang } = await inContext(async (context) => {
    const found = await anbieterOf(context);
    return { anbieter: found, vorgang: openVorgang(context, found.Issuer, caller.cookie(COOKIES.Anmeldedienst.names[0])) };
  });
  await checkLimit(parts, limit, key);
  if (vorgang === null) throw new Refusal('Abgelaufen', { text: 'fehler.Abgelaufen.dienst' });
  reply.clearAnmeldedienstCookie();
  try {
    return await exchanged(portal, request, anbieter, vorgang);
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'NetzwerkFehler') await spendLimit(parts, limit, key);
    throw error;
  }
}

async function exchanged<Benutzer>(
  portal: SsoPortal<Benutzer>,
  { parts, input, inContext }: Finishing,
  anbieter: Anbieter,
  vorgang: Vorgang,
) {
  const { Code: code, Verifier: verifier, State = vorgang.state } = input.body;
  const isOwn = challengeOf(verifier) === vorgang.challenge && State === vorgang.state;
  if (!isOwn) throw new Refusal('NichtAuthorisiert', { text: 'fehler.NichtAuthorisiert.dienst' });
  const { redirectUri, state, nonce } = vorgang;
  // Before the code is sent, because a provider that sees a code twice revokes the tokens issued for the first use.
  await spendLimit(parts, ONCE, state).catch(refuseUsed);
  const person = await exchange(parts, anbieter, { redirectUri, code, verifier, state, nonce });
  return inContext(async (context) => completeLogin(portal, context, await accountOfPerson(portal, context, person), 'Anmeldedienst'));
}

function refuseUsed(error: unknown): never {
  const isUsed = error instanceof Refusal && error.code === 'ZuVieleAnfragen';
  throw isUsed ? new Refusal('TokenBereitsVerwendet', { text: 'fehler.Abgelaufen.dienst' }) : error;
}

/** The challenge of a Verifier (RFC 7636 section 4.2). */
const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');
