import { describe, expect, test } from 'vitest';
import { demoApp, testApp } from '../../../test/support/app.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { postAuftrag } from '../../../test/support/walk.ts';
import { payoutsOf, TENANT } from './auszahlung.fixture.ts';
import { abweichungenIn, prove } from './beweis.ts';

describe.each(['telko', 'energie', 'berater', 'intern'])('the proof of %s', (tenant) => {
  const app = demoApp();

  test('holds over the history of the demo', async () => {
    const checks = await app.inTenant(tenant, prove);
    expect(abweichungenIn(checks)).toEqual([]);
    expect(checks.find(({ pruefung }) => pruefung === 'Verbindlichkeit')?.soll).toBeGreaterThan(0);
  });
});

describe('the proof', () => {
  const app = testApp();
  const pay = payoutsOf(app);
  const differing = async () => abweichungenIn(await app.inTenant(TENANT, prove)).map(({ pruefung }) => pruefung);

  test('holds at each step of runs, with a cancellation, a return and a short return', async () => {
    const [paid, cancelled, back, short] = [await pay.picked(), await pay.picked(), await pay.picked(), await pay.picked()];
    expect(await differing()).toEqual([]);
    const draft = await pay.create();
    expect(await differing()).toEqual([]);
    await pay.confirm(draft);
    const { Laufnummer, Pruefsumme } = await pay.ok(pay.check(draft.Laufnummer));
    await pay.ok(pay.approve(Laufnummer, Pruefsumme));
    expect(await differing()).toEqual([]);
    await pay.ok(pay.call('POST', `zahlungslaeufe/${Laufnummer}/uebergeben`));
    await postAuftrag(app, TENANT, cancelled.auftrag, 'Storniert');
    expect(await differing()).toEqual([]);
    await pay.ok(pay.execute(Laufnummer));
    await app.jobs.drain();
    expect(await differing()).toEqual([]);
    for (const [one, less] of [
      [back, 0],
      [short, 100],
    ] as const) {
      const { zahlungsnummer = '' } = (await pay.paymentOf(one.nummer)) ?? {};
      await pay.ok(pay.returned(zahlungsnummer, { Tag: pay.today(), Grundcode: 'AC01', BetragCent: one.cent - less }));
      expect(await differing()).toEqual([]);
    }
    expect(await pay.grantOf(paid.nummer)).toMatchObject({ status: 'Ausgezahlt' });
    const checks = await app.inTenant(TENANT, prove);
    for (const pruefung of ['LaufDatei', 'LaufZahlungen', 'ZahlungBuchung', 'Bankausgang'])
      expect(checks.find((one) => one.pruefung === pruefung)).toEqual({ pruefung, soll: 4 * paid.cent, haben: 4 * paid.cent });
  });

  /** Runs a statement without the triggers that keep rows as they are, looks which checks differ, and undoes it. */
  async function differingAfter(change: string, undo: string): Promise<string[]> {
    const unguarded = (statement: string) =>
      queryAsOwner(app, `set session_replication_role = replica; ${statement}; set session_replication_role = origin`);
    await unguarded(change);
    const found = await differing();
    await unguarded(undo);
    expect(await differing()).toEqual([]);
    return found;
  }
  const PAID = `(select zahlungsnummer from zahlung where mandant = '${TENANT}' and status = 'Ausgefuehrt' order by zahlungsnummer limit 1)`;
  const RUN = `(select laufnummer from zahlungslauf where mandant = '${TENANT}' and status = 'Ausgefuehrt' order by laufnummer limit 1)`;
  const ENTRY = (vorgang: string) =>
    `(select min(buchung_id) from buchung where mandant = '${TENANT}' and vorgang = '${vorgang}' and belegnummer in (select zahlungsnummer from zahlung union select laufnummer from zahlungslauf))`;
  const GRANT = `(select min(praemierungsnummer) from praemierung where mandant = '${TENANT}' and status = 'Bereitgestellt')`;
  const OTHER = `(select max(praemierungsnummer) from praemierung where mandant = '${TENANT}' and status = 'Bereitgestellt')`;
  const more = (table: string, column: string, where: string) =>
    ['+', '-'].map((sign) => `update ${table} set ${column} = ${column} ${sign} 1 where mandant = '${TENANT}' and ${where}`);

  test.each([
    ['the value of a grant', more('praemierung', 'wert_cent', `praemierungsnummer = ${GRANT}`), ['Verbindlichkeit', 'Einzeln']],
    [
      'the values of two grants by the same amount',
      [`praemierungsnummer = ${GRANT}`, `praemierungsnummer = ${OTHER}`].reduce<string[]>((all, where, index) => {
        const [plus = '', minus = ''] = more('praemierung', 'wert_cent', where);
        return index === 0 ? [plus, minus] : [`${all[0]}; ${minus}`, `${all[1]}; ${plus}`];
      }, []),
      ['Einzeln'],
    ],
    ['the sum of a run', more('zahlungslauf', 'summe_cent', `laufnummer = ${RUN}`), ['LaufZahlungen', 'LaufDatei', 'Einzeln']],
    [
      'the file of a run',
      ['+', '-'].map(
        (sign) =>
          `update zahlungslauf set datei_sha256 = ${sign === '+' ? "datei_sha256 || 'x'" : "rtrim(datei_sha256, 'x')"} where mandant = '${TENANT}' and laufnummer = ${RUN}`,
      ),
      ['LaufDatei', 'Einzeln'],
    ],
    [
      'the amount of a payment',
      more('zahlung', 'betrag_cent', `zahlungsnummer = ${PAID}`),
      ['LaufZahlungen', 'ZahlungBuchung', 'Bankausgang', 'Auszahlungen', 'Einzeln'],
    ],
    ['a debit of the bank', more('buchung', 'betrag_cent', `buchung_id = ${ENTRY('Bankausgang')}`), ['Bankausgang', 'Einzeln']],
    [
      'an entry of a return',
      more('buchung', 'betrag_cent', `buchung_id = ${ENTRY('Rueckgabe')}`),
      ['Verbindlichkeit', 'Rueckgaben', 'Einzeln'],
    ],
    [
      'an entry of a payout',
      more('buchung', 'betrag_cent', `buchung_id = ${ENTRY('Auszahlung')}`),
      ['Verbindlichkeit', 'ZahlungBuchung', 'Auszahlungen', 'Einzeln'],
    ],
    [
      'the state of a run',
      ['Freigegeben', 'Ausgefuehrt'].map(
        (status) =>
          `update zahlungslauf set status = '${status}' where mandant = '${TENANT}' and summe_cent = (select max(summe_cent) from zahlungslauf where mandant = '${TENANT}')`,
      ),
      ['Bankausgang', 'Laeufe', 'Einzeln'],
    ],
    [
      'the value of a voucher that was handed out',
      [
        `insert into gutschein (mandant, gutschein_id, wert_cent, code, code_hash, praemierungsnummer, ausgegeben_am) values ('${TENANT}', 'falsch', 1, 'x', 'x', ${GRANT}, now())`,
        `delete from gutschein where gutschein_id = 'falsch'`,
      ],
      ['Gutscheine', 'Einzeln'],
    ],
    [
      'a receipt',
      [
        `insert into buchung (mandant, vorgang, soll, haben, partei, agenturnummer, belegnummer, betrag_cent, gebucht_am, belegtag) values ('${TENANT}', 'Zahlung', 'Eingaenge', 'Agenturen', 'Agentur', 'A-1', 'falsch', 1, now(), now())`,
        `delete from buchung where belegnummer = 'falsch'`,
      ],
      ['Agenturen', 'Eingaenge', 'Einzeln'],
    ],
  ])('finds a falsified row: %s', async (_name, [change = '', undo = ''], found) => {
    expect((await differingAfter(change, undo)).sort()).toEqual([...found].sort());
  });

  test('finds what is on its way for more than 5 bank days', async () => {
    const statement = (what: string) => `${what} where mandant = '${TENANT}' and vorgang = 'Bankeingang'`;
    const found = async () => {
      const [row] = await queryAsOwner<{ row: unknown }>(app, statement('select to_jsonb(buchung) as row from buchung'));
      expect(row).toBeDefined();
      await queryAsOwner(
        app,
        `set session_replication_role = replica; ${statement('delete from buchung')}; set session_replication_role = origin`,
      );
      return differing();
    };
    expect(await found()).toEqual([]);
    app.clock.pass({ days: 9 });
    expect((await differing()).sort()).toEqual(['Einzeln', 'Zahlungsverkehr']);
  });
});
