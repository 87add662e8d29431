import type { FastifyInstance, FastifyReply, FastifyRequest, LightMyRequestResponse } from 'fastify';
import { pathOf } from '../../../contract/call.ts';
import { login } from '../../../contract/calls/account/account.ts';
import { createLogintoken, loginByToken } from '../../../contract/calls/account/logintoken.ts';
import { loginAgentur } from '../../../contract/calls/agentur/login.ts';
import { finishBetriebLogin, loginBetrieb, readBetriebUser } from '../../../contract/calls/betrieb/login.ts';
import { loginSeller } from '../../../contract/calls/seller/login.ts';
import { type PageName, pageAddress } from '../../../contract/pages/public.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import type { Rolle } from '../../../web/dev/tour/stand.ts';
import { inInstallation } from '../../calls/installation.ts';
import type { Mandant } from '../../context.ts';
import { DEMO_AGENTUR, DEMO_BETRIEB, DEMO_EMAIL, DEMO_PASSWORD, DEMO_SELLER, DEMO_TOUR, demoKey } from '../../demo/logins.ts';
import { refuse } from '../../errors.ts';
import { clearEmpfaengerCookie, clearSessionCookie } from '../../http/credentials.ts';
import { headerOf } from '../../http/header.ts';
import { findBetriebCode } from '../../modules/betrieb/index.ts';
import { pathsOf } from '../../modules/mandant/index.ts';
import type { Parts } from '../../parts.ts';

/** The tenant whose employees recommend. */
const EMPLOYER = 'intern';

/** Calls of the product as its programs and pages make them. */
interface Caller {
  readonly app: FastifyInstance;
  readonly parts: Parts;
  /** The person's tenant. */
  readonly mandant: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface Person {
  readonly mandant: string;
  /** The first page after the login: a page of the tenant, or a path. */
  readonly page: PageName | `/${string}`;
  readonly params?: Readonly<Record<string, string>>;
  /** Sets the cookies of the person. Returns the seconds until the next code of the second factor if the present ones were used, otherwise null. */
  enter(caller: Caller): Promise<number | null>;
}

const emailOf = (rolle: (typeof DEMO_BETRIEB)[number]['rolle']): string => DEMO_BETRIEB.find((one) => one.rolle === rolle)?.email ?? '';

/** The people of the demo, each with the login of the product. */
export const PEOPLE: Readonly<Record<Rolle, Person>> = {
  Empfehlerin: { mandant: DEMO_TOUR, page: 'Dashboard', enter: byPassword(login, DEMO_EMAIL) },
  Kontakt: { mandant: DEMO_TOUR, page: 'Homepage', enter: asStranger },
  Haendler: { mandant: DEMO_TOUR, page: `/dev/shop/${DEMO_TOUR}/auftraege`, enter: async () => null },
  Inhaberin: { mandant: DEMO_AGENTUR.mandant, page: 'AgencyHome', enter: byPassword(loginAgentur, DEMO_AGENTUR.inhaber) },
  Mitarbeiter: { mandant: DEMO_AGENTUR.mandant, page: 'AgencyHome', enter: byPassword(loginAgentur, DEMO_AGENTUR.mitarbeiter) },
  Beschaeftigte: { mandant: EMPLOYER, page: 'EmployeeArea', params: { tab: 'uebersicht' }, enter: byToken },
  Betrieb: { mandant: DEMO_TOUR, page: '/betrieb', enter: byCode(emailOf('Betrieb')) },
  Buchhaltung: { mandant: DEMO_TOUR, page: '/betrieb', enter: byCode(emailOf('Buchhaltung')) },
  Seller: { mandant: DEMO_SELLER.mandant, page: 'SellerHome', enter: byPassword(loginSeller, DEMO_SELLER.email) },
};

/** The path of a person's first page. */
export const firstPage = ({ page, params }: Person, mandant: Mandant, locale: Locale): string =>
  page.startsWith('/') ? page : pageAddress(pathsOf(mandant), page as PageName, locale, params);

function byPassword(call: typeof login | typeof loginAgentur | typeof loginSeller, email: string) {
  return async (caller: Caller) => takeCookies(caller, await post(caller, call, { Email: email, Password: DEMO_PASSWORD }));
}

/** Password and a code of the second factor, whose secret the demo has. Without a code the person's open session goes on, if this browser has it. */
function byCode(email: string) {
  return async (caller: Caller): Promise<number | null> => {
    const { code, sekunden } = await inInstallation(caller.parts, 'Entwicklung', (scope) => findBetriebCode(scope, email));
    if (code === null) return (await isLoggedIn(caller, email)) ? null : sekunden;
    const first = await post(caller, loginBetrieb, { Email: email, Password: DEMO_PASSWORD });
    return takeCookies(caller, await post(caller, finishBetriebLogin, { MfaToken: first.json().MfaToken, Code: code }));
  };
}

async function isLoggedIn(caller: Caller, email: string): Promise<boolean> {
  const headers = { ...headersOf(caller), cookie: headerOf(caller.request, 'cookie') ?? '' };
  const answer = await caller.app.inject({ method: 'GET', url: addressOf(caller, readBetriebUser), headers });
  return answer.statusCode === 200 && answer.json().Email === email;
}

/** By a login address that the tenant's own system asks for. */
async function byToken(caller: Caller): Promise<null> {
  const made = await post(caller, createLogintoken, { Email: DEMO_EMAIL }, { authorization: `Bearer ${demoKey(caller.mandant)}` });
  const url = `${addressOf(caller, loginByToken)}?${new URLSearchParams({ token: made.json().Token })}`;
  return takeCookies(caller, await answered(caller.app.inject({ method: 'GET', url, headers: headersOf(caller) })));
}

/** A contact has no account: nobody is logged in, and nobody has left a name before. */
async function asStranger({ reply }: Caller): Promise<null> {
  clearSessionCookie(reply, 'Empfehler');
  clearEmpfaengerCookie(reply);
  return null;
}

type AnyCall = Parameters<typeof pathOf>[0];

const addressOf = ({ mandant }: Caller, call: AnyCall): string => pathOf(call).replace(':tenant', mandant);
const headersOf = ({ request }: Caller) => ({
  host: request.host,
  'user-agent': headerOf(request, 'user-agent'),
  'x-requested-with': 'XMLHttpRequest',
});

const post = (caller: Caller, call: AnyCall, payload: object, headers: Record<string, string> = {}) =>
  answered(caller.app.inject({ method: 'POST', url: addressOf(caller, call), headers: { ...headersOf(caller), ...headers }, payload }));

/** The answer of a call; refuses where the product refuses, as after a changed password. */
async function answered(asked: Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
  const answer = await asked;
  return answer.statusCode < 400 ? answer : refuse('NichtAuthorisiert');
}

/** Passes the cookies of a login on to the browser. */
function takeCookies({ reply }: Caller, answer: LightMyRequestResponse): null {
  const lines = answer.headers['set-cookie'];
  if (lines !== undefined) reply.header('set-cookie', lines);
  return null;
}
