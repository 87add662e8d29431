import { describe, expect, test } from 'vitest';
import { keepBedingungen } from '../../server/modules/content/index.ts';
import { ensureMitarbeitende } from '../../server/modules/empfehler/index.ts';
import { inviteEmpfehler, makeAgentur } from './agentur.ts';
import { testApp } from './app.ts';
import { newAccount } from './konto.ts';
import { configure } from './mandant.ts';
import { ordered, recipient, released } from './money.ts';
import { TEST_NOW } from './parts.ts';
import { releaseDays } from './release-days.ts';
import { queryAsOwner } from './rows.ts';
import { accept, findRewardedProdukt, join, login, order, postAuftrag, recommendation } from './walk.ts';

const app = testApp();

/** Columns that are random or derived for each row or depend on a sent mail; and tables that only calls write, whatever they are about. */
const DRAWN =
  /^(.*_hash|code|mail_id|zugangslink_id|protokoll_id|ereignis_id|buchung_id|zustimmung_id|email|email_schluessel|email_alias|versuche|gesperrt_bis|gesendet_am|versucht_seit|faellig_am)$/;
const OF_CALLS = ['session', 'idempotenz', 'zaehler', 'api_schluessel'];

/** The drawn number of an employee, also as the search text spells it. */
const OF_EMPLOYEE = /\bm[- ][0-9a-z]{13}\b/gi;

type Row = Readonly<Record<string, unknown>>;

/** All rows of a tenant as texts, with their tables. */
async function rowsOf(tenant: string): Promise<{ table: string; row: Row }[]> {
  const tables = await queryAsOwner<{ name: string }>(
    app,
    `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and column_name = 'mandant' and table_type = 'BASE TABLE' and table_name <> all ($1) order by 1`,
    [OF_CALLS],
  );
  const all = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await queryAsOwner<{ row: Row }>(app, `select to_jsonb(t) as row from ${name} t where mandant = $1`, [tenant]);
      return rows.map(({ row }) => ({ table: name, row }));
    }),
  );
  return all.flat();
}

/** The rows written or changed by the work, without random values; numbers are replaced by names of their rows. */
async function writtenBy(tenant: string, work: () => Promise<unknown>): Promise<string[]> {
  const before = new Set((await rowsOf(tenant)).map((one) => JSON.stringify(one)));
  await work();
  const written = (await rowsOf(tenant)).filter((one) => !before.has(JSON.stringify(one)));
  const names = written.flatMap(({ table, row }) => (NAMED[table] ?? []).map((key) => [String(row[key]), nameOf(table, row)] as const));
  return written.map((one) => textOf(one, names)).sort();
}

/** Columns by which other rows refer to a row. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  empfehlung: ['empfehlungsnummer', 'empfehler_id'],
  empfaenger: ['empfaengernummer'],
  auftrag: ['auftragsnummer'],
  praemierung: ['praemierungsnummer'],
  zugangslink: ['zugangslink_id'],
};

const nameOf = (table: string, { seite = '' }: Row) => `<${table}${seite}>`;

function textOf({ table, row }: { table: string; row: Row }, names: readonly (readonly [string, string])[]): string {
  const kept = Object.entries(row).filter(([column, value]) => value !== null && !DRAWN.test(column));
  const text = `${table} ${JSON.stringify(Object.fromEntries(kept))}`;
  // The search text contains a number in several spellings.
  const spelt = names.flatMap(([number, name]) =>
    [number, number.toLowerCase(), number.toLowerCase().replaceAll('-', ' ')].map((one) => [one, name] as const),
  );
  return spelt.reduce((told, [number, name]) => told.replaceAll(number, name), text.replaceAll(OF_EMPLOYEE, '<mitarbeiter>'));
}

interface Course {
  readonly tenant: string;
  readonly anteil: 100 | 50 | 0;
  readonly aktionen: readonly number[];
  readonly empfehler: { readonly id: string; readonly email: string };
}

const WAGES = { PraemieAlsLohn: true, ModuleCompanyRecommendation: true, MaxEmpfaengerPraemieCent: 0, ModuleStoringBankdata: false };

const STAGES = ['recipient', 'ordered', 'released'] as const;
type Stage = (typeof STAGES)[number];

const byRows = ({ tenant, ...wish }: Course): Readonly<Record<Stage, () => Promise<unknown>>> => ({
  recipient: () => recipient(app, tenant, wish),
  ordered: () => ordered(app, tenant, wish),
  released: () => released(app, tenant, wish),
});

/** Creates the same state by the calls of the people and the tenant's system. */
async function byCalls({ tenant, anteil, aktionen, empfehler }: Course, stage: Stage, bearer: string): Promise<void> {
  const { Id: produkt } = await findRewardedProdukt(app, tenant);
  const body = {
    ...recommendation({ produkt, anteil, empfehler: { Vorname: 'Erika', Nachname: 'Muster', Email: empfehler.email } }),
    Aktionen: aktionen.map((AktionsId) => ({ AktionsId, Zustimmung: true })),
  };
  const made = await app.api(tenant, 'POST', '/Empfehlen/create', { bearer, body });
  const person = await join(app, tenant, made.body.Empfehlungsnummer);
  await accept(app, tenant, person);
  const auftrag = order(app, person.Empfaengernummer, produkt);
  const post = async (status: string) => {
    const reply = await postAuftrag(app, tenant, auftrag, status);
    expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
  };
  if (stage !== 'recipient') await post('Bestaetigt');
  if (stage !== 'released') return;
  app.clock.pass({ days: releaseDays(tenant) });
  await post('Freigegeben');
}

describe.each(STAGES)('the rows of a referral that is %s', (stage) => {
  test.each([
    { tenant: 'telko', anteil: 50, aktionen: [], isOfAgentur: false, alsLohn: false },
    { tenant: 'telko', anteil: 100, aktionen: [1], isOfAgentur: true, alsLohn: false },
    { tenant: 'energie', anteil: 0, aktionen: [], isOfAgentur: true, alsLohn: false },
    { tenant: 'energie', anteil: 50, aktionen: [], isOfAgentur: false, alsLohn: true },
  ] as const)('equal those that the calls create: %o', async ({ isOfAgentur, alsLohn, tenant, ...wish }) => {
    await configure(app, tenant, { PraemieAlsLohn: false, ...(alsLohn && WAGES) });
    app.clock.set(TEST_NOW);
    const agenturnummer = isOfAgentur ? await makeAgentur(app, tenant) : null;
    const newEmpfehler = () =>
      agenturnummer === null ? newAccount(app, tenant) : inviteEmpfehler(app, tenant, { agenturnummer, mitarbeiternummer: 'M-7' });
    const courseOf = async (): Promise<Course> => {
      const empfehler = await newEmpfehler();
      if (alsLohn) await app.inTenant(tenant, (context) => ensureMitarbeitende(context, empfehler.id));
      return { tenant, empfehler, ...wish };
    };
    const [own, other] = [await courseOf(), await courseOf()];
    // The first consent keeps the accepted texts; later ones find them.
    await app.inTenant(tenant, keepBedingungen);
    const rows = await writtenBy(tenant, byRows(own)[stage]);
    // Sends the queued mails of the inserted rows, so that they do not mix with those of the calls.
    await app.jobs.drainMails();
    app.clock.set(TEST_NOW);
    const session = await login(app, tenant, other.empfehler.email);
    expect(rows).toEqual(await writtenBy(tenant, () => byCalls(other, stage, session)));
  });
});
