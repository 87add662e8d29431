import { describe, expect, test } from 'vitest';
import { setAgenturvariables } from '../../../contract/calls/agentur/worte.ts';
import { demoApp } from '../../../test/support/app.ts';
import { newBrowser } from '../../../test/support/pages.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { dayOf } from '../../calendar.ts';
import { SWEEPS } from '../../start/modules.ts';

const app = demoApp();

const query = <R>(sql: string, values: readonly unknown[] = []) => queryAsOwner<R>(app, sql, values);

/** The number of an agency's rows in a table, by status. */
async function statesOf(table: string, agentur = 'A-1001'): Promise<Record<string, number>> {
  const rows = await query<{ status: string; anzahl: number }>(
    `select status, count(*)::int as anzahl from ${table} where mandant = 'telko' and agenturnummer = '${agentur}' group by status`,
  );
  return Object.fromEntries(rows.map(({ status, anzahl }) => [status, anzahl]));
}

const sum = (states: Record<string, number>) => Object.values(states).reduce((total, anzahl) => total + anzahl, 0);

describe('the agency of the demo', () => {
  test.each([
    ['einladung', 80, ['Abgelaufen', 'Abgelehnt', 'Angenommen', 'Offen', 'Zurueckgezogen']],
    ['empfaenger', 60, ['Abgelaufen', 'Freigegeben', 'Gezahlt', 'Offen', 'Ok', 'Storniert']],
    ['auftrag', 140, ['Bestaetigt', 'Eingegangen', 'Freigegeben', 'Storniert', 'Widerrufen']],
    ['praemierung', 60, ['Abgeholt', 'Abgelaufen', 'Bereitgestellt', 'Offen', 'Storniert']],
    ['agentur_benutzer', 7, ['Aktiv', 'Deaktiviert', 'Eingeladen']],
  ])('has in %s at least %i rows, with every status that the rules give', async (table, least, statuses) => {
    const states = await statesOf(table);
    expect(Object.keys(states).sort()).toEqual(statuses);
    expect(sum(states)).toBeGreaterThanOrEqual(least);
  });

  test('has open invitations with working codes, and a consent for each one with an address', async () => {
    const { body } = await app.api('telko', 'POST', '/agentur/login', {
      body: { Email: 'inhaber@agentur.example', Password: 'Demo-2026' },
    });
    const open = await query<{ nr: string; mailed: boolean; consented: boolean }>(`
      select einladungsnummer as nr, i.email is not null as mailed, w.email is not distinct from i.email as consented
      from einladung i left join einladungseinwilligung w using (mandant, einladungsnummer)
      where mandant = 'telko' and i.agenturnummer = 'A-1001' and i.status = 'Offen'`);
    expect(new Set(open.map(({ mailed }) => mailed))).toEqual(new Set([true, false]));
    expect(open.filter(({ consented }) => !consented)).toEqual([]);
    for (const { nr, mailed } of open.slice(0, 4)) {
      const shown = await app.api('telko', 'GET', `/agentur/einladungen/A-1001/${nr}`, { bearer: body.Token });
      expect([shown.body.Sendbar, shown.body.Zurueckziehbar]).toEqual([mailed, true]);
      const Token = new URL(shown.body.Link).searchParams.get('token');
      expect((await app.api('telko', 'PUT', '/Einladung/link', { body: { Token } })).body).toMatchObject({ Stand: 'Offen', Weg: 'Code' });
    }
  });

  test('shows its greeting and opening hours on the page of an invitation, in words that its owner could have set', async () => {
    const { body } = await app.api('telko', 'POST', '/agentur/login', {
      body: { Email: 'mitarbeiter@agentur.example', Password: 'Demo-2026' },
    });
    const daten = await app.api('telko', 'GET', '/Einladung/daten', { bearer: body.Token });
    const link = new URL(daten.body.Mitarbeiter[0].Link);
    const Token = link.searchParams.get('token');
    const { Begruessung, Oeffnungszeiten } = (await app.api('telko', 'PUT', '/Einladung/link', { body: { Token } })).body;
    expect(setAgenturvariables.body.safeParse({ Begruessung, Oeffnungszeiten })).toMatchObject({ success: true });
    const page = await newBrowser(app, 'telko').get(`${link.pathname}${link.search}`);
    for (const words of [Begruessung, ...Oeffnungszeiten.split('\n')]) expect(page.body).toContain(words);
  });

  test('has 200 referrals of several employees, each by a recommender who accepted an invitation before', async () => {
    const [row] = await query<Record<string, number>>(`
      select count(*)::int as anzahl, count(distinct mitarbeiternummer)::int as staff, count(distinct channel)::int as channels,
        count(distinct produkt_id)::int as produkte,
        count(*) filter (where exists (select from einladung n where n.empfehler_id = e.empfehler_id and n.agenturnummer = e.agenturnummer
          and n.mitarbeiternummer = e.mitarbeiternummer and n.beendet_am < e.erstellt_am))::int as eingeladen
      from empfehlung e where mandant = 'telko' and agenturnummer = 'A-1001'`);
    expect(row?.anzahl).toBeGreaterThanOrEqual(200);
    expect(row?.eingeladen).toBe(row?.anzahl);
    for (const key of ['staff', 'channels', 'produkte']) expect(row?.[key]).toBeGreaterThanOrEqual(5);
  });

  test('has orders released by its people, by the tenant and automatically, and some with an objection', async () => {
    const rows = await query<{ durch: string; anzahl: number }>(`
      select split_part(freigegeben_durch, ':', 1) as durch, count(*)::int as anzahl from auftrag
      where mandant = 'telko' and agenturnummer = 'A-1001' and freigegeben_am is not null group by 1 order by 1`);
    expect(rows.map(({ durch }) => durch)).toEqual(['Agentur', 'Demo', 'System']);
    for (const { anzahl } of rows) expect(anzahl).toBeGreaterThan(4);
    const [beanstandet] = await query<{ anzahl: number }>(
      `select count(*)::int as anzahl from auftrag where mandant = 'telko' and agenturnummer = 'A-1001' and beanstandung is not null`,
    );
    expect(beanstandet?.anzahl).toBeGreaterThan(1);
  });

  test('has a dozen confirmed orders that can be released now or within 40 days, some of them now', async () => {
    const today = app.clock.now().toISOString().slice(0, 10);
    const [row] = await query<{ jetzt: number; bald: number }>(`
      select count(*) filter (where auftragsdatum + 15 <= '${today}' and auftragsdatum + 29 >= '${today}')::int as jetzt,
        count(*) filter (where auftragsdatum + 15 between date '${today}' - 14 and date '${today}' + 40)::int as bald
      from auftrag join empfaenger p using (mandant, empfaengernummer)
      where auftrag.mandant = 'telko' and auftrag.agenturnummer = 'A-1001' and auftrag.status = 'Bestaetigt' and beanstandet_am is null and p.status = 'Ok'`);
    expect(row?.jetzt).toBeGreaterThanOrEqual(3);
    expect(row?.bald).toBeGreaterThanOrEqual(12);
  });

  test('has a plan with a past, a running and a coming entry that do not overlap, and notes with a follow-up day', async () => {
    const today = app.clock.now().toISOString().slice(0, 10);
    const [plan] = await query<Record<string, number>>(`
      select count(*) filter (where enddatum < '${today}')::int as beendet, count(*) filter (where startdatum > '${today}')::int as geplant,
        count(*) filter (where startdatum <= '${today}' and coalesce(enddatum, 'infinity') >= '${today}')::int as aktiv,
        (select count(*)::int from praemienplan a join praemienplan b using (mandant, agenturnummer, produkt_id) where a.praemienplan_id < b.praemienplan_id
          and daterange(a.startdatum, a.enddatum, '[]') && daterange(b.startdatum, b.enddatum, '[]')) as doppelt
      from praemienplan where mandant = 'telko' and agenturnummer = 'A-1001'`);
    expect(plan).toMatchObject({ beendet: 1, geplant: 1, doppelt: 0 });
    expect(plan?.aktiv).toBeGreaterThan(0);
    const notizen = await query<{ bericht: string }>(
      `select distinct bericht from notiz where mandant = 'telko' and wiedervorlage is not null order by 1`,
    );
    expect(notizen.map(({ bericht }) => bericht)).toEqual(['auftraege', 'einladungen', 'empfehlungen', 'leads']);
  });

  test('has documents of every kind, the latest still open, and a paid invoice after the cancelled one', async () => {
    const rows = await query<{ art: string; status: string; zu: string | null }>(`
      select art, status, (select string_agg(distinct left(p.zu_rechnungsnummer, 2), ',') from rechnung_position p
        where p.mandant = r.mandant and p.rechnungsnummer = r.rechnungsnummer) as zu
      from rechnung r where mandant = 'telko' and agenturnummer = 'A-1001' order by ausgestellt_am, art`);
    expect(rows.map(({ art, status }) => `${art} ${status}`)).toEqual([
      'Auslage Bezahlt',
      'Rechnung Bezahlt',
      'Korrektur Bezahlt',
      'Rechnung Storniert',
      'Rechnung Bezahlt',
      'Storno Storniert',
      'Korrektur Offen',
      'Rechnung Offen',
    ]);
    for (const { art, zu } of rows) {
      if (art === 'Korrektur') expect(zu).toBe('DP');
      if (art === 'Storno') expect(zu).toBe('RE');
    }
  });

  test('has an event for each change of its history, and none in the future', async () => {
    const now = app.clock.now().toISOString();
    const [row] = await query<Record<string, number>>(`
      select (select count(*)::int from auftrag a where a.mandant = 'telko' and not exists (
          select from ereignis e where e.mandant = a.mandant and e.was = 'Auftrag' and e.bezug = a.auftragsnummer and e.nachher = a.status)) as ohne,
        (select count(*)::int from einladung n where n.mandant = 'telko' and not exists (
          select from ereignis e where e.mandant = n.mandant and e.was = 'Einladung' and e.bezug = n.einladungsnummer and e.nachher = n.status)) as stumm,
        (select count(*)::int from ereignis where zeit > '${now}') as morgen`);
    expect(row).toEqual({ ohne: 0, stumm: 0, morgen: 0 });
  });
});

test('an inactive agency has a reason, an overdue invoice and rows of its own', async () => {
  expect(
    await query(`select status, grund is not null as begruendet from agentur where mandant = 'telko' and agenturnummer = 'A-1002'`),
  ).toEqual([{ status: 'Inaktiv', begruendet: true }]);
  const overdue = `from rechnung where mandant = 'telko' and agenturnummer = 'A-1002' and status = 'Offen' and faellig_am < $1`;
  expect(await query(`select art ${overdue} limit 1`, [dayOf(app.clock.now())])).toEqual([{ art: 'Rechnung' }]);
  for (const table of ['einladung', 'empfaenger', 'auftrag']) expect(sum(await statesOf(table, 'A-1002'))).toBeGreaterThan(3);
});

test('after forty days everything that was due is done, and nothing fails', async () => {
  await app.clock.advance(40);
  const before = await statesOf('empfaenger');
  await app.jobs.drain();
  for (const sweep of SWEEPS) expect(await app.parts.db.inSystem((scope) => sweep.due(scope, app.clock.now(), 500))).toEqual([]);
  expect(sum(await statesOf('empfaenger'))).toBe(sum(before));
});
