import { expect, inject } from 'vitest';
import type { NeueEmpfehlung } from '../../contract/calls/empfehlung/empfehlung.ts';
import { addTage, dayOf } from '../../server/calendar.ts';
import type { Context } from '../../server/context.ts';
import { Refusal } from '../../server/errors.ts';
import { findEmpfehlerAccount, tokenOfZugangslink } from '../../server/modules/account/index.ts';
import { processAuftragsmeldung } from '../../server/modules/auftrag/index.ts';
import { deletePerson } from '../../server/modules/datenschutz/index.ts';
import { refuseEmpfaenger } from '../../server/modules/empfaenger/zustimmung/zustimmung.ts';
import { createEmpfehlung } from '../../server/modules/empfehlung/index.ts';
import { decideNachbuchung } from '../../server/modules/nachbuchung/entscheidung.ts';
import { openNachbuchung } from '../../server/modules/nachbuchung/index.ts';
import { pick } from '../../server/modules/praemierung/pick.ts';
import { SWEEPS } from '../../server/start/modules.ts';
import type { TestApp } from '../support/app.ts';
import { newAccount } from '../support/konto.ts';
import { acceptAndConfirm, enterData } from '../support/money.ts';
import { ERIKA, findRewardedProdukt, recommendation } from '../support/walk.ts';
import { type Event, type Message, PERSON_OF } from './events.ts';
import { belongTo } from './kosten.ts';

/** The embedded database runs calls one after the other, even if they start concurrently. */
export const IN_ORDER = inject('database').kind === 'embedded';

export interface World {
  /** Runs events concurrently; accepts refusals and throws other errors. */
  happen(events: readonly Event[]): Promise<void>;
}

let worlds = 0;

interface Recommender {
  readonly id: string;
  readonly email: string;
}

/** The recommender of this world and the following ones until their deletion: first erika, then new accounts. */
let recommender: Recommender | undefined;

/** Data of a world for its acts. */
interface Scene {
  readonly app: TestApp;
  readonly tenant: string;
  readonly produkt: number;
  readonly empfehler: Recommender;
  readonly links: readonly string[];
  readonly people: readonly string[];
  /** Number and order date of an order. The date is that of its first use, for the first two orders the start of the world. */
  orderOf(index: number): { Auftragsnummer: string; Auftragsdatum: string };
  /** Runs a rule; accepts its refusal. */
  run(work: (context: Context) => Promise<unknown>): Promise<unknown>;
}

/** Creates links of one recommender with the given shares, with or without an agency; one person has joined each link. */
export async function aWorld(
  app: TestApp,
  tenant: string,
  anteile: readonly (100 | 50 | 0)[],
  agenturnummer: string | null,
): Promise<World> {
  worlds += 1;
  const world = worlds;
  const produkt = (await findRewardedProdukt(app, tenant)).Id;
  const today = () => dayOf(app.clock.now());
  recommender ??= (await app.inTenant(tenant, erikaOf)) ?? (await newAccount(app, tenant, 'bestaetigt'));
  const empfehler = recommender;
  await app.inTenant(tenant, (context) => belongTo(context, empfehler.id, empfehler.email, agenturnummer));
  const { links, people } = await app.inTenant(tenant, async (context) => {
    const links = await Promise.all(anteile.map((anteil) => recommendByRule(context, empfehler, produkt, anteil)));
    return { links, people: await Promise.all(links.map((link) => enterData(context, link))) };
  });
  const dates = [today(), today()];
  const scene: Scene = {
    app,
    tenant,
    produkt,
    empfehler,
    links,
    people,
    orderOf(index) {
      dates[index] ??= today();
      return { Auftragsnummer: `W-${process.pid}-${world}-${index}`, Auftragsdatum: dates[index] };
    },
    run: (work) => app.inTenant(tenant, work).catch(acceptRefusal),
  };
  return {
    async happen(events) {
      await Promise.all(events.map((event) => (ACTS[event.art] as (scene: Scene, event: Event) => Promise<unknown>)(scene, event)));
    },
  };
}

const ACTS: { [A in Event['art']]: (scene: Scene, event: Extract<Event, { art: A }>) => Promise<unknown> } = {
  accept: ({ run, people }, { person }) => run((context) => acceptAndConfirm(context, people[person] ?? '')),
  refuse: ({ run, people }, { person }) => run((context) => refuseByRule(context, people[person] ?? '')),
  message: (scene, message) => scene.run((context) => processAuftragsmeldung(context, messageOf(scene, message))),
  async file(scene, { lines }) {
    const rows = lines.map((line) => Object.values(messageOf(scene, line)).join(';'));
    const csv = ['Auftragsnummer;Auftragsdatum;Empfaengernummer;ProduktId;Status', ...rows].join('\n');
    const headers = { 'content-type': 'text/csv', authorization: `Bearer demo-${scene.tenant}` };
    const url = `/api/v1/${scene.tenant}/auftrag/import`;
    const { status, raw } = await scene.app.request({ method: 'POST', url, headers, payload: csv });
    if (status !== 200) throw new Error(raw.toString());
  },
  claim: ({ run, orderOf, produkt, empfehler, links }, { auftrag, name }) =>
    run(async (context) => {
      const names = name === null ? {} : { Vorname: 'Jörg', Nachname: name };
      const claim = {
        ...orderOf(auftrag),
        ProduktId: produkt,
        Empfehlungsnummer: links[PERSON_OF[auftrag] ?? 0],
        Nachweis: 'Bon',
        ...names,
      };
      await openNachbuchung(context, empfehler.id, claim);
    }),
  decide: ({ run, orderOf }, { which, to }) =>
    run(async (context) => {
      const nummern = PERSON_OF.map((_, index) => orderOf(index).Auftragsnummer);
      const claims = context.tx.selectFrom('nachbuchung').select('nachbuchungsnummer').where('auftragsnummer', 'in', nummern);
      const rows = await claims.orderBy('auftragsnummer').execute();
      const claim = rows[which % rows.length];
      if (claim) await decideNachbuchung(context, claim.nachbuchungsnummer, { Status: to, Antwort: to === 'Abgelehnt' ? 'Nein.' : null });
    }),
  pick: ({ run, orderOf }, { which, way, IBAN }) =>
    run(async (context) => {
      const nummern = PERSON_OF.map((_, index) => orderOf(index).Auftragsnummer);
      const grant = await findGrant(context, nummern, which);
      const Bankdaten = { Kontoinhaber: 'Jörg Müßig', IBAN };
      if (grant) await pick(context, grant.praemierungsnummer, { PraemieId: grant.praemie_id, Art: way, Bankdaten });
    }),
  async delete({ run, empfehler, people }) {
    recommender = undefined;
    await run(async (context) => {
      const before = await everythingEarned(context, people);
      await deletePerson(context, empfehler.id);
      if (IN_ORDER) expect(await everythingEarned(context, people), 'a deletion changes nothing of orders and rewards').toEqual(before);
    });
  },
  async pass({ app }, { days }) {
    app.clock.set(addTage(app.clock.now(), days));
    await sweep(app);
  },
};

/** An order message about one of the world's orders, its fields in the order of the file's columns. */
const messageOf = ({ people, orderOf, produkt }: Scene, { auftrag, status }: Message) => ({
  ...orderOf(auftrag),
  Empfaengernummer: people[PERSON_OF[auftrag] ?? 0] ?? '',
  ProduktId: produkt,
  Status: status,
});

function acceptRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}

async function erikaOf(context: Context): Promise<Recommender | undefined> {
  const account = await findEmpfehlerAccount(context, ERIKA.Email);
  return account && { id: account.account_id, email: ERIKA.Email };
}

async function recommendByRule(context: Context, empfehler: Recommender, produkt: number, anteil: number): Promise<string> {
  const neu = recommendation({ produkt, anteil, empfehler: { ...ERIKA, Email: empfehler.email } }) as NeueEmpfehlung;
  return (await createEmpfehlung(context, neu, empfehler)).Empfehlungsnummer;
}

/** State of recipients, orders, grants with their bank accounts, and entries of the ledger. */
async function everythingEarned({ tx }: Context, people: readonly string[]) {
  const empfaenger = tx.selectFrom('empfaenger').select(['empfaengernummer', 'status']).where('empfaengernummer', 'in', people);
  const grants = tx.selectFrom('praemierung').orderBy('praemierungsnummer');
  return {
    empfaenger: await empfaenger.orderBy('empfaengernummer').execute(),
    auftrag: await tx.selectFrom('auftrag').select(['auftragsnummer', 'status']).orderBy('auftragsnummer').execute(),
    praemierung: await grants.select(['praemierungsnummer', 'status', 'seite', 'wert_cent', 'bonus_cent']).execute(),
    // The bank account of a cancelled transfer is deleted.
    konten: await grants.select(['praemierungsnummer', 'bankdaten_id']).where('status', '!=', 'Storniert').execute(),
    buchung: await tx.selectFrom('buchung').selectAll().orderBy('buchung_id').execute(),
  };
}

async function refuseByRule(context: Context, empfaengernummer: string): Promise<void> {
  const links = context.tx.selectFrom('zugangslink').select('zugangslink_id').where('bezug', '=', empfaengernummer);
  await refuseEmpfaenger(context, tokenOfZugangslink(context, (await links.executeTakeFirstOrThrow()).zugangslink_id));
}

/** A grant of the orders, preferably an open one. */
async function findGrant(context: Context, auftragsnummern: readonly string[], which: number) {
  const grants = context.tx.selectFrom('praemierung').select(['praemierungsnummer', 'praemie_id', 'status']);
  const rows = await grants.where('auftragsnummer', 'in', auftragsnummern).orderBy('auftragsnummer').orderBy('seite').execute();
  const open = rows.filter((row) => row.status === 'Offen');
  const from = open.length > 0 ? open : rows;
  return from[which % from.length];
}

/** Does all due work, as the jobs do. */
async function sweep(app: TestApp): Promise<void> {
  for (const { due, run } of SWEEPS) {
    const rows = await app.parts.db.inSystem((scope) => due(scope, app.clock.now(), 500));
    for (const { mandant, id } of rows) await app.inTenant(mandant, (context) => run(context, id));
  }
}
