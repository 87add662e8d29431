import { setTimeout as wait } from 'node:timers/promises';
import type * as z from 'zod/mini';
import type { CallDefinition } from '../../contract/call.ts';
import { postAuftrag } from '../../contract/calls/auftrag.ts';
import { completeEmpfaenger } from '../../contract/calls/empfehlung/empfaenger.ts';
import { confirmEmpfehlung, createEmpfehlung } from '../../contract/calls/empfehlung/empfehlung.ts';
import { clickEmpfehlung } from '../../contract/calls/empfehlung/empfehlungslink.ts';
import { pickPraemierung, readPraemierung } from '../../contract/calls/praemie/praemie.ts';
import { listProdukte } from '../../contract/calls/produkt/produkt.ts';
import { withEach } from './at-once.ts';
import { completion, type NeueEmpfehlung, recommendation } from './bodies.ts';
import { type Api, apiOf, bodyOf, type CallWish } from './calls.ts';
import { dayOf, readClock } from './dev-tools.ts';
import type { HttpAnswer } from './http.ts';
import type { Mailbox } from './mailbox.ts';

/** Tenant of the load. */
export const LOAD_TENANT = 'energie';

/** Calls of the load; undefined if there was no answer because the product was killed. */
export type LoadApi = <C extends CallDefinition>(definition: C, wish?: CallWish<C>) => Promise<HttpAnswer | undefined>;

type Auftragsmeldung = z.input<typeof postAuftrag.body>;

/** An order that the product confirmed. */
export interface AnsweredOrder extends Pick<Auftragsmeldung, 'Auftragsnummer' | 'Empfaengernummer' | 'ProduktId' | 'Auftragsdatum'> {
  released: boolean;
}

/** Everything that the product confirmed and must not lose. */
export interface Answered {
  readonly referrals: { readonly nr: string; clicked: boolean }[];
  readonly recipients: { readonly nr: string; readonly email: string; readonly referral: string }[];
  readonly orders: AnsweredOrder[];
  readonly picks: string[];
  failed: number;
}

/** A recommender with a session. */
export interface Recommender {
  readonly empfehler: NeueEmpfehlung['Empfehler'];
  readonly produkt: number;
  readonly session: string;
  made: number;
}

/** An empty record of confirmations. */
export const makeAnswered = (): Answered => ({ referrals: [], recipients: [], orders: [], picks: [], failed: 0 });

/** Calls at a tenant, that of the load by default. */
export function makeApi(port: number, tenant = LOAD_TENANT): LoadApi {
  const api = fromAnywhere(port, tenant);
  return (definition, wish) => api(definition, wish).catch(() => undefined);
}

function fromAnywhere(port: number, tenant = LOAD_TENANT): Api {
  const api = apiOf(port, tenant);
  return (definition, { headers, ...wish } = {}) => api(definition, { ...wish, headers: { 'x-forwarded-for': anyMachine(), ...headers } });
}

/** A random network address, so that no limit per address slows the load down; the product trusts it by TRUST_PROXY. */
const anyMachine = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`;

/** Creates recommenders, each with a session from the mailed confirmation link. */
export async function makeRecommenders(port: number, mailbox: Mailbox, run: string, count: number): Promise<Recommender[]> {
  const api = fromAnywhere(port);
  const [first] = bodyOf(listProdukte, 200, await api(listProdukte));
  if (!first) throw new Error(`${LOAD_TENANT} has no product`);
  const produkt = first.Id;
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const Email = `chaos.${run}.${index}@example.net`;
      const empfehler = { Vorname: 'Kim', Nachname: 'Probe', Email };
      await api(createEmpfehlung, { body: recommendation(empfehler, produkt) });
      let Token: string | undefined;
      while (!Token) {
        await wait(50);
        Token = mailbox.tokenFor(Email);
      }
      const confirmed = await api(confirmEmpfehlung, { body: { Token } });
      return { empfehler, produkt, session: bodyOf(confirmEmpfehlung, 200, confirmed).Benutzer.Token, made: 0 };
    }),
  );
}

/** Referrals per account: within the hourly limit, and in total within the demo's pool of vouchers. */
export const PER_ACCOUNT = 20;

/** Creates referrals of a recommender, each with a click, a recipient and an order, until `most` or until the product is killed. */
export async function recommend(
  port: number,
  recommender: Recommender,
  run: string,
  answered: Answered,
  most = PER_ACCOUNT,
): Promise<void> {
  const api = makeApi(port);
  while (recommender.made < most) {
    recommender.made += 1;
    const body = recommendation(recommender.empfehler, recommender.produkt);
    const created = await api(createEmpfehlung, { bearer: recommender.session, body });
    if (created === undefined) return;
    if (created.status !== 201) return fail(answered, 'create', created);
    const nr = bodyOf(createEmpfehlung, 201, created).Empfehlungsnummer;
    const referral = { nr, clicked: false };
    answered.referrals.push(referral);
    const clicked = await api(clickEmpfehlung, { params: { nr }, query: { channel: 'link' } });
    if (clicked === undefined) return;
    referral.clicked = clicked.status === 302;
    const email = `person.${run}.${nr}@muessig.example`;
    const joined = await api(completeEmpfaenger, { query: { channel: 'co' }, body: completion(nr, email) });
    if (joined === undefined) return;
    if (joined.status !== 201) return fail(answered, 'join', joined);
    const { Empfaengernummer } = bodyOf(completeEmpfaenger, 201, joined);
    answered.recipients.push({ nr: Empfaengernummer, email, referral: nr });
    const order = { Auftragsnummer: `C-${nr}`, Empfaengernummer, ProduktId: recommender.produkt, Auftragsdatum: await today(port) };
    const ordered = await postOrder(api, order, 'Bestaetigt');
    if (ordered === undefined) return;
    if (ordered.status !== 201) return fail(answered, 'order', ordered);
    answered.orders.push({ ...order, released: false });
  }
}

/** Counts and prints an unexpected answer. */
function fail(answered: Answered, what: string, answer: HttpAnswer | undefined): void {
  answered.failed += 1;
  console.log(`  ${what} answered ${answer?.status} ${JSON.stringify(answer?.body)}`);
}

/** Reports an order like the tenant's own system. */
export function postOrder(
  api: LoadApi,
  { Auftragsnummer, Empfaengernummer, ProduktId, Auftragsdatum }: Omit<AnsweredOrder, 'released'>,
  Status: Auftragsmeldung['Status'],
): Promise<HttpAnswer | undefined> {
  const body = { Auftragsnummer, Empfaengernummer, ProduktId, Auftragsdatum, Status };
  return api(postAuftrag, { bearer: `demo-${LOAD_TENANT}`, body });
}

const today = async (port: number) => dayOf(new Date(await readClock(port).catch(() => Date.now())));

/** Releases all open orders, several at a time, each by two concurrent calls. */
export async function releaseAll(port: number, orders: readonly AnsweredOrder[]): Promise<void> {
  const api = makeApi(port);
  const open = orders.filter(({ released }) => !released);
  await withEach(open, 8, async (order) => {
    const both = await Promise.all([postOrder(api, order, 'Freigegeben'), postOrder(api, order, 'Freigegeben')]);
    if (both.some((answer) => answer?.status === 200)) order.released = true;
  });
}

/** Picks the rewards of the mailed tokens as vouchers, each by two concurrent calls. */
export async function pickAll(port: number, tokens: readonly string[], answered: Answered): Promise<void> {
  const api = makeApi(port);
  await withEach(tokens, 6, async (bearer) => {
    const answer = await api(readPraemierung, { bearer });
    if (answer?.status !== 200) return;
    const offered = bodyOf(readPraemierung, 200, answer);
    const [first] = offered.Auswahl;
    if (offered.Status !== 'Offen' || !first) return;
    const body = { PraemieId: first.Praemie.Id, Art: 'Gutschein' } as const;
    const both = await Promise.all([1, 2].map(() => api(pickPraemierung, { bearer, body })));
    const passed = both.filter((one) => one?.status === 200).length;
    if (passed > 1) fail(answered, 'two picks of one reward', both[0]);
    if (passed === 1) answered.picks.push(offered.Praemierungsnummer);
  });
}
