import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { billedSeller, call } from '../../../test/support/seller.ts';
import { expectProblem } from '../../http/problem.fixture.ts';
import { TENANT } from './abrechnung.fixture.ts';
import { BRUTTO, NETTO, PROVISION, sellerPayoutsOf } from './payouts.fixture.ts';
import { billedUntil } from './store.ts';

const app = testApp();
const { beleg, betrieb, correct, differences, nextStatement, owed, pay, paymentsIn, payout, statements } = sellerPayoutsOf(app);

describe('a correction by hand', () => {
  test('of an unpaid Gutschrift settles it, frees its commissions for the next statement, and takes it out of the run', async () => {
    const { gutschriftnummer, sellernummer, email } = await billedSeller(app);
    const lauf = await pay.create({ Arten: PROVISION });
    const corrected = await pay.ok(correct(gutschriftnummer));
    expect(corrected).toMatchObject({ Status: 'Verrechnet', OffenCent: 0, KorrigiertDurch: expect.stringMatching(/^GK-/) });
    expect(await pay.ok(correct(gutschriftnummer))).toEqual(corrected);
    expect((await paymentsIn(lauf)).filter(({ Bezug }) => Bezug === gutschriftnummer)).toMatchObject([{ Status: 'Entfallen' }]);
    await pay.ok(betrieb('POST', `zahlungslaeufe/${lauf.Laufnummer}/verwerfen`, { Grund: 'Probe' }));
    expect(await owed(sellernummer)).toBe(NETTO);
    await app.jobs.drainMails();
    expect(app.mails.to(email, 'korrigiert').text).toContain(
      'Sie müssen nichts zahlen. Ihre Provisionen stehen auf Ihrer nächsten Abrechnung.',
    );
    await nextStatement(sellernummer);
    const [next, first] = await statements(email);
    expect(first.Gutschriften).toMatchObject([
      { BruttoCent: -BRUTTO, Status: 'Verrechnet' },
      { KorrigiertDurch: corrected.KorrigiertDurch },
    ]);
    expect(next.SummeCent).toBe(2 * NETTO);
    expect(await differences()).toEqual([]);
  });

  test('of a paid one makes a claim over what was paid, and its mail says that the commissions are not lost', async () => {
    const { gutschriftnummer, sellernummer, email } = await billedSeller(app);
    await payout();
    const { KorrigiertDurch } = await pay.ok(correct(gutschriftnummer));
    await app.jobs.drainMails();
    expect(app.mails.to(email, 'zurück').text).toContain('Sie stehen auf Ihrer nächsten Abrechnung.');
    expect(await beleg(gutschriftnummer)).toMatchObject({ Status: 'Ausgezahlt' });
    const claims = await app.inTenant(TENANT, ({ tx }) =>
      tx.selectFrom('forderung').select(['betrag_cent', 'status']).where('bezug', '=', KorrigiertDurch).execute(),
    );
    expect(claims).toEqual([{ betrag_cent: BRUTTO, status: 'Offen' }]);
    expect(await owed(sellernummer)).toBe(NETTO - BRUTTO);
    expect(await differences()).toEqual([]);
  });

  test('mends a wrong tax status: its days can get another one', async () => {
    const { gutschriftnummer, sellernummer } = await billedSeller(app);
    const until = () => app.inTenant(TENANT, (context) => billedUntil(context, sellernummer));
    expect(await until()).not.toBeNull();
    await pay.ok(correct(gutschriftnummer));
    expect(await until()).toBeNull();
  });

  test('is refused while the payment is approved, for a correction, and after an objection', async () => {
    const { gutschriftnummer } = await billedSeller(app);
    const lauf = await pay.handedOver(PROVISION);
    expectProblem(await correct(gutschriftnummer), 409, 'Konflikt');
    await pay.execute(lauf.Laufnummer);
    await app.jobs.drain();
    const { KorrigiertDurch } = await pay.ok(correct(gutschriftnummer));
    expectProblem(await correct(KorrigiertDurch), 409, 'Konflikt');
    const other = await billedSeller(app);
    await call(app, 'POST', `gutschriften/${other.gutschriftnummer}/widerspruch`, other.session);
    expectProblem(await correct(other.gutschriftnummer), 409, 'Konflikt');
  });

  test('by two people at once is one correction', async () => {
    const { gutschriftnummer, abrechnungsnummer } = await billedSeller(app);
    const both = await Promise.all([correct(gutschriftnummer), correct(gutschriftnummer)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const corrections = await app.inTenant(TENANT, ({ tx }) =>
      tx
        .selectFrom('gutschrift')
        .select('gutschriftnummer')
        .where('abrechnungsnummer', '=', abrechnungsnummer)
        .where('art', '=', 'Gutschriftkorrektur')
        .execute(),
    );
    expect(corrections).toHaveLength(1);
  });
});
