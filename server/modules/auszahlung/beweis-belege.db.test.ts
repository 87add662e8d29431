import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { rechnungenOf, TENANT } from '../rechnung/betrieb/rechnungen.fixture.ts';
import { abweichungenIn, prove } from './beweis.ts';

const app = testApp();
const { pay, payPart, today, invoiced } = rechnungenOf(app);
const differing = async () => abweichungenIn(await app.inTenant(TENANT, prove)).map(({ pruefung }) => pruefung);

describe('the proof of documents', () => {
  test('holds while an invoice is paid in parts', async () => {
    const { nr } = await invoiced();
    expect(await differing()).toEqual([]);
    await payPart(nr, 2000, 7021);
    expect(await differing()).toEqual([]);
    await payPart(nr, 21, 5021);
    expect(await differing()).toEqual([]);
    await pay(nr, today());
    expect(await differing()).toEqual([]);
  });

  test.each([
    ['what a document says was received', 'rechnung', 'eingegangen_cent', (nr: string) => `rechnungsnummer = '${nr}'`, ['BelegEingaenge']],
    [
      'a receipt of a part',
      'buchung',
      'betrag_cent',
      (nr: string) => `belegnummer = '${nr}' and vorgang = 'Eingang'`,
      // Both sides of the account count the receipt itself.
      ['BelegEingaenge'],
    ],
  ] as const)('finds a falsified row: %s', async (_, table, column, where, found) => {
    const { nr } = await invoiced();
    await payPart(nr, 2000, 7021);
    const falsify = (sign: '+' | '-') =>
      queryAsOwner(
        app,
        `set session_replication_role = replica; update ${table} set ${column} = ${column} ${sign} 1 where mandant = '${TENANT}' and ${where(nr)};
         set session_replication_role = origin`,
      );
    await falsify('+');
    expect((await differing()).sort()).toEqual([...found, 'Einzeln'].sort());
    await falsify('-');
    expect(await differing()).toEqual([]);
  });

  test('finds a document that is said to be paid before its gross amount was received', async () => {
    const { nr } = await invoiced();
    await payPart(nr, 2000, 7021);
    await queryAsOwner(
      app,
      `set session_replication_role = replica; update rechnung set status = 'Bezahlt', bezahlt_am = current_date, eingegangen_cent = brutto_cent, erinnern_am = null
       where mandant = '${TENANT}' and rechnungsnummer = '${nr}'; set session_replication_role = origin`,
    );
    expect((await differing()).sort()).toEqual(['Agenturen', 'BelegEingaenge', 'Eingaenge', 'Einzeln']);
  });
});
