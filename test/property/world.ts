import fc from 'fast-check';
import type { AuftragStatus } from '../../contract/auftrag.ts';
import type { NeueEmpfehlung } from '../../contract/empfehlung.ts';
import { dayOf } from '../../server/calendar.ts';
import type { Context } from '../../server/context.ts';
import { Refusal } from '../../server/errors.ts';
import { findEmpfehlerAccount, tokenOfZugangslink } from '../../server/modules/account/account.ts';
import { takeAuftrag } from '../../server/modules/auftrag/auftrag.ts';
import { refuseEmpfaenger } from '../../server/modules/empfaenger/zustimmung.ts';
import { createEmpfehlung } from '../../server/modules/empfehlung/empfehlung.ts';
import { pick } from '../../server/modules/praemierung/pick.ts';
import { SWEEPS } from '../../server/modules.ts';
import type { TestApp } from '../support/app.ts';
import { acceptByRule, IBANS, joinByRule } from '../support/money.ts';
import { ERIKA, produktOf, recommendation } from '../support/walk.ts';

const DAY_MS = 86_400_000;

/** Two people, each on a link of their own; three orders, of which the first and the last are of the same person. */
const PEOPLE = 2;
const PERSON_OF = [0, 1, 0];

export type Event =
  | { art: 'accept' | 'refuse'; person: number }
  | { art: 'message'; auftrag: number; status: (typeof AuftragStatus.options)[number] }
  | { art: 'pick'; which: number; way: 'Gutschein' | 'Ueberweisung'; IBAN: string }
  | { art: 'pass'; days: number };

const person = fc.nat({ max: PEOPLE - 1 });
const auftrag = fc.nat({ max: PERSON_OF.length - 1 });
const status = fc.oneof(
  { weight: 8, arbitrary: fc.constant('Freigegeben' as const) },
  { weight: 2, arbitrary: fc.constant('Bestaetigt' as const) },
  { weight: 2, arbitrary: fc.constantFrom('Eingegangen' as const, 'Storniert' as const, 'Widerrufen' as const) },
);
const choice = {
  which: fc.nat({ max: 7 }),
  way: fc.constantFrom('Gutschein' as const, 'Ueberweisung' as const),
  IBAN: fc.constantFrom(IBANS.joerg, IBANS.other),
};

/** Something that happens to the referrals; what makes no sense at its moment is refused. */
export const anEvent: fc.Arbitrary<Event> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ art: fc.constantFrom('accept' as const, 'accept' as const, 'refuse' as const), person }) },
  { weight: 8, arbitrary: fc.record({ art: fc.constant('message' as const), auftrag, status }) },
  { weight: 6, arbitrary: fc.record({ art: fc.constant('pick' as const), ...choice }) },
  {
    weight: 5,
    arbitrary: fc.record({ art: fc.constant('pass' as const), days: fc.constantFrom(1 / 24, 1 / 24, 1 / 24, 1, 15, 16, 16, 61, 91) }),
  },
);

/** The end of everything: each order is withdrawn, as far as it can be. */
export const ALL_WITHDRAWN: readonly Event[] = PERSON_OF.map((_, auftrag) => ({ art: 'message', auftrag, status: 'Widerrufen' }));

export interface World {
  /** Lets events happen at once; a refusal is an answer, anything else thrown is a fault. */
  happen(events: readonly Event[]): Promise<void>;
}

let worlds = 0;

/** Links of erika's with shares of their own, each with a person who has entered the data. */
export async function aWorld(app: TestApp, tenant: string, anteile: readonly (100 | 50 | 0)[]): Promise<World> {
  worlds += 1;
  const world = worlds;
  const produkt = (await produktOf(app, tenant)).Id;
  const people = await app.inTenant(tenant, async (context) => {
    const links = await Promise.all(anteile.map((anteil) => recommendByRule(context, produkt, anteil)));
    return Promise.all(links.map((link) => joinByRule(context, link)));
  });
  const dates = people.map(() => dayOf(app.clock.now()));
  const nummerOf = (index: number) => `W-${process.pid}-${world}-${index}`;
  const run = (work: (context: Context) => Promise<unknown>) => app.inTenant(tenant, work).catch(acceptRefusal);

  const ACTS: { [A in Event['art']]: (event: Extract<Event, { art: A }>) => Promise<unknown> } = {
    accept: ({ person }) => run((context) => acceptByRule(context, people[person] ?? '')),
    refuse: ({ person }) => run((context) => refuseByRule(context, people[person] ?? '')),
    message: ({ auftrag, status }) => {
      const Empfaengernummer = people[PERSON_OF[auftrag] ?? 0] ?? '';
      dates[auftrag] ??= dayOf(app.clock.now());
      const body = { Auftragsnummer: nummerOf(auftrag), Empfaengernummer, ProduktId: produkt, Auftragsdatum: dates[auftrag] };
      return run((context) => takeAuftrag(context, { ...body, Status: status }));
    },
    pick: ({ which, way, IBAN }) =>
      run(async (context) => {
        const grant = await findGrant(
          context,
          PERSON_OF.map((_, index) => nummerOf(index)),
          which,
        );
        const Bankdaten = { Kontoinhaber: 'Jörg Müßig', IBAN };
        if (grant) await pick(context, grant.praemierungsnummer, { PraemieId: grant.praemie_id, Art: way, Bankdaten });
      }),
    async pass({ days }) {
      app.clock.set(new Date(app.clock.now().getTime() + days * DAY_MS));
      await sweep(app);
    },
  };
  return {
    async happen(events) {
      await Promise.all(events.map((event) => (ACTS[event.art] as (event: Event) => Promise<unknown>)(event)));
    },
  };
}

function acceptRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}

async function recommendByRule(context: Context, produkt: number, anteil: number): Promise<string> {
  const account = await findEmpfehlerAccount(context, ERIKA.Email);
  const recommender = { id: account?.account_id ?? '', email: ERIKA.Email };
  return (await createEmpfehlung(context, recommendation({ produkt, anteil }) as NeueEmpfehlung, recommender)).Empfehlungsnummer;
}

async function refuseByRule(context: Context, empfaengernummer: string): Promise<void> {
  const links = context.tx.selectFrom('zugangslink').select('zugangslink_id').where('bezug', '=', empfaengernummer);
  await refuseEmpfaenger(context, tokenOfZugangslink(context, (await links.executeTakeFirstOrThrow()).zugangslink_id));
}

/** One of the orders' grants, an open one if there is any. */
async function findGrant(context: Context, auftragsnummern: readonly string[], which: number) {
  const grants = context.tx.selectFrom('praemierung').select(['praemierungsnummer', 'praemie_id', 'status']);
  const rows = await grants.where('auftragsnummer', 'in', auftragsnummern).orderBy('auftragsnummer').orderBy('seite').execute();
  const open = rows.filter((row) => row.status === 'Offen');
  const from = open.length > 0 ? open : rows;
  return from[which % from.length];
}

/** Does what is due, as the jobs do. */
async function sweep(app: TestApp): Promise<void> {
  for (const { due, run } of SWEEPS) {
    const rows = await app.parts.db.inSystem((scope) => due(scope, app.clock.now(), 500));
    for (const { mandant, id } of rows) await app.inTenant(mandant, (context) => run(context, id));
  }
}
