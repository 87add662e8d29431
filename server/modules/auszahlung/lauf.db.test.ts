import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { loginBetrieb } from '../../../test/support/betrieb.ts';
import { configured } from '../../../test/support/mandant.ts';
import { movedBy } from '../../../test/support/money.ts';
import { postAuftrag } from '../../../test/support/walk.ts';
import { addDays } from '../../calendar.ts';
import { payoutsOf, TENANT } from './auszahlung.fixture.ts';

const app = testApp();
const pay = payoutsOf(app);

describe('a run', () => {
  test('pays what was picked: two people, file, bank, and the reward is paid on the day of execution', async () => {
    const one = await pay.picked();
    const draft = await pay.create();
    expect(draft).toMatchObject({
      Status: 'Entwurf',
      Anzahl: 1,
      SummeCent: one.cent,
      Hinweise: 1,
      Aktionen: ['Pruefen', 'Aendern', 'Verwerfen'],
    });
    expect(draft.Hinweisliste).toMatchObject([{ Art: 'EinzelneZahlung', Schwere: 'Hinweis' }]);
    expect(await pay.check(draft.Laufnummer)).toMatchObject({
      status: 409,
      body: { code: 'Konflikt', detail: '1 Hinweis ist noch nicht bestätigt.' },
    });
    await pay.confirm(draft);
    const checked = await pay.ok(pay.check(draft.Laufnummer));
    expect(checked).toMatchObject({ Status: 'Geprueft', WarumNicht: expect.stringContaining('mitgewirkt') });
    expect(await pay.approve(draft.Laufnummer, checked.Pruefsumme, pay.session.maker)).toMatchObject({
      status: 403,
      body: { code: 'VierAugen' },
    });
    const approved = await pay.ok(pay.approve(draft.Laufnummer, checked.Pruefsumme));
    expect(approved).toMatchObject({ Status: 'Freigegeben' });
    const datei = async () => (await pay.call('GET', `zahlungslaeufe/${draft.Laufnummer}/datei`)).body;
    expect(await datei()).toBe(await datei());
    await pay.ok(pay.call('POST', `zahlungslaeufe/${draft.Laufnummer}/uebergeben`));
    const moved = await movedBy(app, TENANT, async () => {
      await pay.ok(pay.execute(draft.Laufnummer));
      await app.jobs.drain();
    });
    expect(moved).toEqual({ Verbindlichkeit: one.cent, Bank: -one.cent });
    expect(await pay.grantOf(one.nummer)).toMatchObject({ status: 'Ausgezahlt', empfaenger: 'Gezahlt' });
    expect(await pay.read(draft.Laufnummer)).toMatchObject({ Status: 'Ausgefuehrt', AusgefuehrtAm: pay.today() });
    expect(await pay.bookedOf(one.nummer)).toEqual(['Gewaehrung', 'Auszahlung']);
  });

  test('is approved once: a second press answers as it stands, also when the bank has the file', async () => {
    const one = await pay.picked();
    const lauf = await pay.checked();
    const press = () => pay.approve(lauf.Laufnummer, lauf.Pruefsumme);
    expect(await press()).toMatchObject({ status: 200, body: { Status: 'Freigegeben' } });
    expect(await press()).toMatchObject({ status: 200, body: { Status: 'Freigegeben' } });
    await pay.ok(pay.call('POST', `zahlungslaeufe/${lauf.Laufnummer}/uebergeben`));
    expect(await press()).toMatchObject({ status: 200, body: { Status: 'Uebergeben' } });
    await pay.ok(pay.execute(lauf.Laufnummer));
    await app.jobs.drain();
    expect(await pay.bookedOf(one.nummer)).toEqual(['Gewaehrung', 'Auszahlung']);
  });

  test('cannot be executed, but withdrawn, once the bank has refused every payment', async () => {
    const one = await pay.picked();
    const { Laufnummer } = await pay.handedOver();
    const { zahlungsnummer = '' } = (await pay.paymentOf(one.nummer)) ?? {};
    await pay.ok(pay.returned(zahlungsnummer, { Tag: pay.today(), Grundcode: 'TM01', BetragCent: one.cent }));
    expect(await pay.execute(Laufnummer)).toMatchObject({ status: 409, body: { detail: expect.stringContaining('zurück') } });
    await pay.ok(pay.call('POST', `zahlungslaeufe/${Laufnummer}/zurueckziehen`, { Grund: 'Alles abgelehnt' }));
    await pay.executed();
    expect(await pay.bookedOf(one.nummer)).toEqual(['Gewaehrung', 'Auszahlung']);
  });

  test('that is made by two people at once takes each reward once', async () => {
    const ones = [await pay.picked(), await pay.picked(), await pay.picked()];
    const replies = await atOnce(2, () => pay.call('POST', 'zahlungslaeufe', { Ausfuehrungstag: pay.day() }));
    expect(replies.some(({ status }) => status === 201)).toBe(true);
    const runs = replies.filter(({ status }) => status === 201).map(({ body }) => body);
    expect(runs.reduce((sum, { Anzahl }) => sum + Anzahl, 0)).toBe(ones.length);
    for (const { Laufnummer } of runs) await pay.ok(pay.call('POST', `zahlungslaeufe/${Laufnummer}/verwerfen`, { Grund: 'Doppelt' }));
    await pay.executed();
    for (const { nummer } of ones) expect(await pay.bookedOf(nummer)).toEqual(['Gewaehrung', 'Auszahlung']);
  });

  test.each([
    ['a Saturday', '2027-01-02'],
    ['a holiday', '2026-12-25'],
    ['yesterday', '2026-11-20'],
    ['more than 30 days ahead', '2027-03-01'],
  ])('is not made for %s', async (_name, Ausfuehrungstag) => {
    await pay.picked();
    const reply = await pay.call('POST', 'zahlungslaeufe', { Ausfuehrungstag });
    expect(reply).toMatchObject({ status: 422, body: { errors: [{ field: 'Ausfuehrungstag', code: 'zahlungstag' }] } });
    await pay.executed();
  });

  test('with nothing to pay, or without a payer, is not made', async () => {
    expect(await pay.call('POST', 'zahlungslaeufe', { Ausfuehrungstag: pay.day() })).toMatchObject({ status: 422 });
    await configured(app, TENANT, { Zahlungssteller: null }, async () => {
      const reply = await pay.call('POST', 'zahlungslaeufe', { Ausfuehrungstag: pay.day() });
      expect(reply).toMatchObject({ status: 409, body: { code: 'Konflikt', detail: expect.stringContaining('Zahlungssteller') } });
    });
  });

  test('is approved only as it was shown: after a change the sum is another one', async () => {
    const [kept, cancelled] = [await pay.picked(), await pay.picked()];
    const lauf = await pay.checked();
    await postAuftrag(app, TENANT, cancelled.auftrag, 'Storniert');
    expect(await pay.read(lauf.Laufnummer)).toMatchObject({ Status: 'Entwurf', Anzahl: 1, SummeCent: kept.cent, Pruefsumme: null });
    expect(await pay.approve(lauf.Laufnummer, lauf.Pruefsumme)).toMatchObject({ status: 409, body: { code: 'LaufGeaendert' } });
    await pay.confirm(await pay.read(lauf.Laufnummer));
    const again = await pay.ok(pay.check(lauf.Laufnummer)).catch(() => null);
    const shown = again ?? (await pay.read(lauf.Laufnummer));
    expect(shown.Pruefsumme).not.toBe(lauf.Pruefsumme);
    expect(await pay.paymentOf(cancelled.nummer)).toMatchObject({ status: 'Entfallen', grund_code: 'Storniert' });
    await pay.ok(pay.call('POST', `zahlungslaeufe/${lauf.Laufnummer}/verwerfen`, { Grund: 'Probe' }));
    await pay.executed();
  });

  test('is approved once by two people at once, and a second press answers the same', async () => {
    await pay.picked();
    const lauf = await pay.checked();
    const replies = await atOnce(2, () => pay.approve(lauf.Laufnummer, lauf.Pruefsumme));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await pay.ok(pay.approve(lauf.Laufnummer, lauf.Pruefsumme))).toMatchObject({ Status: 'Freigegeben' });
    await pay.ok(pay.call('POST', `zahlungslaeufe/${lauf.Laufnummer}/zurueckziehen`, { Grund: 'Probe' }));
    await pay.executed();
  });

  test('is not approved by a role younger than a day, nor by a person with an own reward in it', async () => {
    const one = await pay.picked();
    const lauf = await pay.checked();
    const young = await loginBetrieb(app, { rollen: { [TENANT]: ['Betrieb'] } });
    const reply = await pay.approve(lauf.Laufnummer, lauf.Pruefsumme, young.bearer);
    expect(reply).toMatchObject({ status: 403, body: { code: 'VierAugen', detail: expect.stringContaining('24 Stunden') } });
    await app.inTenant(TENANT, ({ tx }) =>
      tx
        .updateTable('account')
        .set({ email_alias: pay.people.approver?.email ?? '' })
        .where('account_id', '=', ({ selectFrom }) =>
          selectFrom('empfaenger').select('empfehler_id').where('empfaengernummer', '=', one.Empfaengernummer),
        )
        .execute(),
    );
    const own = await pay.approve(lauf.Laufnummer, lauf.Pruefsumme);
    expect(own).toMatchObject({ status: 403, body: { code: 'VierAugen', detail: expect.stringContaining('Zahlung an Sie selbst') } });
    await app.inTenant(TENANT, ({ tx }) =>
      tx
        .updateTable('account')
        .set({ email_alias: 'erika@example.org' })
        .where('email_alias', '=', pay.people.approver?.email ?? '')
        .execute(),
    );
    await pay.ok(pay.call('POST', `zahlungslaeufe/${lauf.Laufnummer}/verwerfen`, { Grund: 'Probe' }));
    await pay.executed();
  });

  test('that nobody approves is discarded after 7 days, and the next run takes its rewards', async () => {
    const one = await pay.picked();
    const lauf = await pay.checked();
    app.clock.pass({ days: 7 });
    await app.jobs.drain();
    await pay.enter();
    expect(await pay.read(lauf.Laufnummer)).toMatchObject({ Status: 'Verworfen' });
    await pay.executed();
    expect(await pay.grantOf(one.nummer)).toMatchObject({ status: 'Ausgezahlt' });
  });
});

describe('an order that is cancelled', () => {
  test('after the approval is paid and claimed back when the bank executes it', async () => {
    const one = await pay.picked();
    const { Laufnummer } = await pay.handedOver();
    await postAuftrag(app, TENANT, one.auftrag, 'Storniert');
    expect(await pay.grantOf(one.nummer)).toMatchObject({ status: 'Bereitgestellt', empfaenger: 'Freigegeben' });
    expect(await pay.paymentOf(one.nummer)).toMatchObject({ status: 'Freigegeben', storno_vorgemerkt: true });
    await pay.ok(pay.execute(Laufnummer));
    await app.jobs.drain();
    expect(await pay.grantOf(one.nummer)).toMatchObject({ status: 'Ausgezahlt', empfaenger: 'Gezahlt' });
    expect(await pay.bookedOf(one.nummer)).toEqual(['Gewaehrung', 'Auszahlung', 'Rueckforderung']);
  });

  test('after the approval ends the grant when the run is withdrawn', async () => {
    const one = await pay.picked();
    const { Laufnummer } = await pay.handedOver();
    await postAuftrag(app, TENANT, one.auftrag, 'Storniert');
    await pay.ok(pay.call('POST', `zahlungslaeufe/${Laufnummer}/zurueckziehen`, { Grund: 'Die Bank hat sie abgelehnt.' }));
    await app.jobs.drain();
    expect(await pay.grantOf(one.nummer)).toMatchObject({ status: 'Storniert', empfaenger: 'Storniert' });
    expect(await pay.bookedOf(one.nummer)).toEqual(['Gewaehrung', 'Storno']);
  });
});

describe('money that comes back', () => {
  const back = async (code: string, cent?: number) => {
    const one = await pay.picked();
    await pay.executed();
    const { zahlungsnummer = '' } = (await pay.paymentOf(one.nummer)) ?? {};
    const body = { Tag: pay.today(), Grundcode: code, BetragCent: cent ?? one.cent };
    return { one, zahlungsnummer, body };
  };

  test('opens the reward again, and the next run pays it', async () => {
    const { one, zahlungsnummer, body } = await back('AC01');
    const moved = await movedBy(app, TENANT, () => pay.ok(pay.returned(zahlungsnummer, body)));
    expect(moved).toEqual({ Verbindlichkeit: -one.cent, Bank: one.cent });
    expect(await pay.grantOf(one.nummer)).toEqual({ status: 'Bereitgestellt', empfaenger: 'Freigegeben', ausgezahlt_am: null });
    const { body: row } = await pay.call('GET', `auszahlungen/${one.nummer}`);
    expect(row).toMatchObject({
      Stand: 'BankdatenFehlen',
      Versuche: [{ Status: 'Zurueckgekommen', GrundCode: 'AC01' }],
      Zurueckhaltungen: [{ Nachfrage: true }],
    });
    expect(await pay.ok(pay.returned(zahlungsnummer, body))).toMatchObject({ Status: 'Zurueckgekommen' });
    expect(await pay.bookedOf(one.nummer)).toEqual(['Gewaehrung', 'Auszahlung', 'Rueckgabe', 'Bankeingang']);
  });

  test('a moment after its run was executed is booked as paid and as returned', async () => {
    const one = await pay.picked();
    const { Laufnummer } = await pay.handedOver();
    await pay.ok(pay.execute(Laufnummer));
    const { zahlungsnummer = '' } = (await pay.paymentOf(one.nummer)) ?? {};
    const body = { Tag: pay.today(), Grundcode: 'AC01', BetragCent: one.cent };
    expect(await pay.ok(pay.returned(zahlungsnummer, body))).toMatchObject({ Status: 'Zurueckgekommen' });
    await app.jobs.drain();
    expect(await pay.bookedOf(one.nummer)).toEqual(['Gewaehrung', 'Auszahlung', 'Rueckgabe', 'Bankeingang']);
    expect(await pay.read(Laufnummer)).toMatchObject({ Status: 'Ausgefuehrt', Rueckgaben: 1 });
  });

  test('for a technical reason is paid by the next run without a question', async () => {
    const { one, zahlungsnummer, body } = await back('TM01');
    await pay.ok(pay.returned(zahlungsnummer, body));
    expect((await pay.call('GET', `auszahlungen/${one.nummer}`)).body).toMatchObject({ Stand: 'Bereit', Zurueckhaltungen: [] });
    await pay.executed();
    expect(await pay.grantOf(one.nummer)).toMatchObject({ status: 'Ausgezahlt' });
    expect(await pay.bookedOf(one.nummer)).toEqual(['Gewaehrung', 'Auszahlung', 'Rueckgabe', 'Bankeingang', 'Auszahlung']);
  });

  test('less than was sent is accepted and its rest is a cost; more, or on a wrong day, is refused', async () => {
    const { one, zahlungsnummer, body } = await back('AC04', 4000);
    expect(await pay.returned(zahlungsnummer, { ...body, BetragCent: one.cent + 1 })).toMatchObject({ status: 422 });
    expect(await pay.returned(zahlungsnummer, { ...body, Tag: addDays(pay.today(), 1) })).toMatchObject({ status: 422 });
    expect(await pay.returned(zahlungsnummer, { ...body, Tag: addDays(pay.today(), -1) })).toMatchObject({ status: 422 });
    const moved = await movedBy(app, TENANT, () => pay.ok(pay.returned(zahlungsnummer, body)));
    expect(moved).toEqual({ Verbindlichkeit: -one.cent, Bank: 4000, Aufwand: 1000 });
  });

  test('of a payment that the bank never had, or by a code that only repeats a report, books nothing', async () => {
    const { zahlungsnummer, body } = await back('DUPL');
    const moved = await movedBy(app, TENANT, async () => {
      expect(await pay.returned(zahlungsnummer, body)).toMatchObject({ status: 409 });
      const one = await pay.picked();
      const { Laufnummer } = await pay.approved();
      const { zahlungsnummer: approved = '' } = (await pay.paymentOf(one.nummer)) ?? {};
      expect(await pay.returned(approved, { ...body, Grundcode: 'AC01' })).toMatchObject({ status: 409 });
      await pay.ok(pay.call('POST', `zahlungslaeufe/${Laufnummer}/zurueckziehen`, { Grund: 'Probe' }));
      await pay.ok(pay.call('POST', 'zurueckhaltungen', { Praemierungsnummern: [one.nummer], Grund: 'Probe' }));
    });
    expect(moved).toEqual({ Verbindlichkeit: -5000, Aufwand: 5000 });
  });

  test('after the order was cancelled clears the claim', async () => {
    const { one, zahlungsnummer, body } = await back('AC01');
    await postAuftrag(app, TENANT, one.auftrag, 'Storniert');
    await pay.ok(pay.returned(zahlungsnummer, body));
    expect(await pay.grantOf(one.nummer)).toMatchObject({ status: 'Storniert', empfaenger: 'Storniert' });
    expect(await pay.bookedOf(one.nummer)).toEqual([
      'Gewaehrung',
      'Auszahlung',
      'Rueckforderung',
      'Rueckgabe',
      'Verrechnung',
      'Bankeingang',
    ]);
  });

  test('because the bank refused it before it was executed leaves the reward open', async () => {
    const one = await pay.picked();
    await pay.handedOver();
    const { zahlungsnummer = '' } = (await pay.paymentOf(one.nummer)) ?? {};
    const moved = await movedBy(app, TENANT, () =>
      pay.ok(pay.returned(zahlungsnummer, { Tag: pay.today(), Grundcode: 'AC01', BetragCent: one.cent })),
    );
    expect(moved).toEqual({});
    expect(await pay.paymentOf(one.nummer)).toMatchObject({ status: 'Abgelehnt' });
    expect(await pay.grantOf(one.nummer)).toMatchObject({ status: 'Bereitgestellt' });
  });
});
