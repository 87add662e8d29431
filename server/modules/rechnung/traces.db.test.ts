import { beforeAll, describe, expect, test } from 'vitest';
import { makeBenutzer } from '../../../test/support/agentur.ts';
import { testApp } from '../../../test/support/app.ts';
import { configure } from '../../../test/support/mandant.ts';
import { ABRECHNEND, billable, STELLER } from '../../../test/support/rechnung.ts';
import { dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { cancelRechnung, issueMonat, markBezahlt, previousMonatAt } from './index.ts';

const app = testApp();
const TENANT = 'energie';
beforeAll(() => configure(app, TENANT, ABRECHNEND));

const as = <T>(wer: string, work: (context: Context) => Promise<T>) => app.inTenant(TENANT, (context) => work({ ...context, wer }));
const run = (agentur: string) => as('System', (context) => issueMonat(context, agentur, previousMonatAt(context.now)));

/** An agency with its only invoice. */
async function invoiced() {
  const { agenturnummer } = await billable(app, TENANT);
  const done = await run(agenturnummer);
  const [nummer = ''] = 'nummern' in done ? done.nummern : [];
  return { agenturnummer, nummer, monat: previousMonatAt(app.clock.now()) };
}

/** Audit log entries of a document. */
const entriesOf = (nummer: string) =>
  app.inTenant(TENANT, ({ tx }) =>
    tx
      .selectFrom('protokoll')
      .select(['wer', 'was', 'agenturnummer', 'vorher', 'nachher', 'grund', 'daten'])
      .where('bezug', '=', nummer)
      .orderBy('protokoll_id')
      .execute(),
  );

describe('the mail of a run', () => {
  test('goes to each active owner once and contains no amount, document number or bank account', async () => {
    const { agenturnummer } = await billable(app, TENANT);
    const owners = [await makeBenutzer(app, TENANT, agenturnummer), await makeBenutzer(app, TENANT, agenturnummer)];
    const gone = await makeBenutzer(app, TENANT, agenturnummer, { status: 'Deaktiviert' });
    const staff = await makeBenutzer(app, TENANT, agenturnummer, { rollen: ['Mitarbeiter'] });
    await run(agenturnummer);
    await run(agenturnummer);
    await app.jobs.drainMails();
    expect([...owners, gone, staff].map((email) => app.mails.allTo(email).length)).toEqual([1, 1, 0, 0]);
    const { betreff, text, html } = app.mails.to(owners[0] ?? '', 'agentur/bereich/rechnungen');
    expect(betreff).toMatch(/^Neuer Beleg für Agentur Testweg \d+$/);
    expect(text).toContain('Guten Tag Agathe Agenturin');
    expect(text).toContain('Sie finden ihn im Portal unter Rechnungen');
    for (const words of [betreff, text, html]) {
      expect(words).not.toContain(STELLER.IBAN);
      expect(words).not.toMatch(/€|\d+,\d\d\b|\b(RE|RK|ST|DP)-\d/);
    }
  });

  test('also goes to owners after a cancellation, so that they do not pay the invoice', async () => {
    const { agenturnummer, nummer } = await invoiced();
    const owner = await makeBenutzer(app, TENANT, agenturnummer);
    await as('Betrieb', (context) => cancelRechnung(context, nummer, 'Falsche Anschrift'));
    await app.jobs.drainMails();
    expect(app.mails.allTo(owner).map(({ betreff }) => betreff)).toEqual([expect.stringMatching(/^Neuer Beleg für /)]);
  });

  test('is not sent if the run issues nothing', async () => {
    const { agenturnummer } = await billable(app, TENANT);
    const email = await makeBenutzer(app, TENANT, agenturnummer);
    await configure(app, TENANT, { Rechnungssteller: null });
    expect(await run(agenturnummer)).toEqual({ ohne: 'Rechnungssteller' });
    await configure(app, TENANT, ABRECHNEND);
    await app.jobs.drainMails();
    expect(app.mails.allTo(email)).toEqual([]);
  });
});

describe('the audit log of a document', () => {
  test('contains its issue with month and number of lines, but no amount', async () => {
    const { agenturnummer, nummer, monat } = await invoiced();
    const issued = { wer: 'System', was: 'rechnung.ausgestellt', agenturnummer, vorher: null, nachher: 'Offen', grund: null };
    expect(await entriesOf(nummer)).toEqual([{ ...issued, daten: { art: 'Rechnung', monat, positionen: 2 } }]);
  });

  test('contains its payment with the day and the actor', async () => {
    const { agenturnummer, nummer } = await invoiced();
    const tag = dayOf(app.clock.now());
    await as('Betrieb', (context) => markBezahlt(context, nummer, tag));
    const paid = { wer: 'Betrieb', was: 'rechnung.bezahlt', agenturnummer, vorher: 'Offen', nachher: 'Bezahlt', grund: null };
    expect((await entriesOf(nummer)).slice(1)).toEqual([{ ...paid, daten: { tag } }]);
  });

  test('contains its cancellation with the cancellation document, and not the words of the reason', async () => {
    const { agenturnummer, nummer } = await invoiced();
    const storno = await as('Betrieb', (context) => cancelRechnung(context, nummer, 'Falsche Anschrift'));
    const cancelled = { wer: 'Betrieb', was: 'rechnung.storniert', agenturnummer, vorher: 'Offen', nachher: 'Storniert' };
    expect((await entriesOf(nummer)).slice(1)).toEqual([{ ...cancelled, grund: null, daten: { storno, begruendet: true } }]);
  });

  test('contains nothing of refused calls', async () => {
    const { nummer } = await invoiced();
    await expect(as('Betrieb', (context) => markBezahlt(context, nummer, '2020-01-01'))).rejects.toThrow('Validierung');
    await expect(as('Betrieb', (context) => cancelRechnung(context, 'RE-99999', 'Falsche Anschrift'))).rejects.toThrow('NichtGefunden');
    expect(await entriesOf(nummer)).toHaveLength(1);
    expect(await entriesOf('RE-99999')).toEqual([]);
  });
});
