import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { NACHFRAGE_TAGE } from '../../../contract/rules/zahlung.ts';
import { auszahlungTag } from '../../../contract/values/days.ts';
import { testApp } from '../../../test/support/app.ts';
import { blockAddress } from '../../../test/support/konto.ts';
import { tokenOf } from '../../../test/support/mails.ts';
import { addTage, dayOf } from '../../calendar.ts';
import { ibanOf, payoutsOf, TENANT } from './auszahlung.fixture.ts';
import { spaetestensBy } from './stand.sql.ts';

const app = testApp();
const pay = payoutsOf(app);

const read = (nummer: string) => pay.ok(pay.call('GET', `auszahlungen/${nummer}`));
const standOf = async (nummer: string) => (await read(nummer)).Stand;
const ask = (nummer: string) => pay.call('POST', `auszahlungen/${nummer}/nachfragen`);
const askedBy = async (email: string) => {
  await app.jobs.drainMails();
  return app.mails.allTo(email).filter(({ html }) => html.includes('/praemie/bankdaten'));
};

test('the list promises the same day as the page of the reward', async () => {
  const day = 86_400_000;
  const moment = fc.tuple(fc.integer({ min: 0, max: 700 * day }), fc.integer({ min: 0, max: 90 * day }));
  const moments = fc.sample(moment, 200).map(([since, later]) => {
    const released = Date.UTC(2026, 0, 1) + since;
    return { released: new Date(released), picked: new Date(released + later) };
  });
  for (const fristTage of [0, 14, 30]) {
    const inList = await app.inTenant(TENANT, async ({ tx }) => {
      const rows = moments.map(({ released, picked }, nr) => ({ nr, erstellt_am: released, gewaehlt_am: picked }));
      const p = sql`json_to_recordset(${JSON.stringify(rows)}::json) as p(nr integer, erstellt_am timestamptz, gewaehlt_am timestamptz)`;
      const found = await sql<{ tag: string }>`select ${spaetestensBy({ fristTage })} as tag from ${p} order by p.nr`.execute(tx);
      return found.rows.map(({ tag }) => tag);
    });
    expect(inList).toEqual(moments.map(({ released, picked }) => auszahlungTag(dayOf(released), dayOf(picked), fristTage)));
  }
});

describe('a blocked person', () => {
  test.each([
    ['by the whole address', (email: string) => email],
    ['by a pattern', (email: string) => `${email.slice(0, email.indexOf('@'))}*`],
  ])('%s is in no run, and the reward of another person is', async (_name, musterOf) => {
    const [one, other] = [await pay.picked({ anteil: 0 }), await pay.picked({ anteil: 0 })];
    const draft = await pay.create();
    await blockAddress(app, musterOf(one.email), TENANT);
    expect(await standOf(one.nummer)).toBe('ImLauf');
    // The check looks again, and takes it out.
    await pay.confirm(draft);
    expect(await pay.check(draft.Laufnummer)).toMatchObject({ status: 409, body: { code: 'LaufGeaendert' } });
    expect(await standOf(one.nummer)).toBe('Gesperrt');
    expect(await standOf(other.nummer)).toBe('ImLauf');
    await pay.ok(pay.call('POST', `zahlungslaeufe/${draft.Laufnummer}/verwerfen`, { Grund: 'Gesperrt' }));
    await pay.executed();
    expect(await pay.bookedOf(one.nummer)).toEqual(['Gewaehrung']);
    expect(await pay.bookedOf(other.nummer)).toEqual(['Gewaehrung', 'Auszahlung']);
  });
});

describe('a transfer that is held by hand', () => {
  test('leaves its run, stays out until the hold is lifted, and is held once', async () => {
    const [one, other] = [await pay.picked(), await pay.picked()];
    const lauf = await pay.checked();
    const hold = () => pay.call('POST', 'zurueckhaltungen', { Praemierungsnummern: [one.nummer, one.nummer], Grund: 'Anruf' });
    expect(await hold()).toMatchObject({ status: 201, body: { Zurueckgehalten: 1 } });
    expect(await hold()).toMatchObject({ status: 201, body: { Zurueckgehalten: 0 } });
    expect(await pay.read(lauf.Laufnummer)).toMatchObject({ Status: 'Entwurf', Anzahl: 1, SummeCent: other.cent });
    const { Stand, Zurueckhaltungen } = await read(one.nummer);
    expect([Stand, Zurueckhaltungen]).toMatchObject(['Angehalten', [{ Art: 'Hand', Grund: 'Anruf' }]]);
    const [{ Id }] = Zurueckhaltungen;
    for (let press = 0; press < 2; press += 1)
      expect((await pay.call('DELETE', `zurueckhaltungen/${Id}`, { Grund: 'Geklärt' })).status).toBe(204);
    expect(await standOf(one.nummer)).toBe('Bereit');
    await pay.ok(pay.call('POST', `zahlungslaeufe/${lauf.Laufnummer}/verwerfen`, { Grund: 'Neu' }));
    await pay.executed();
  });

  test('is refused once its payment is approved: then none of them is held', async () => {
    const [one, other] = [await pay.picked(), await pay.picked()];
    const lauf = await pay.handedOver();
    const later = await pay.picked();
    const reply = await pay.call('POST', 'zurueckhaltungen', {
      Praemierungsnummern: [later.nummer, one.nummer, other.nummer],
      Grund: 'Anruf',
    });
    expect(reply).toMatchObject({ status: 409, body: { code: 'Konflikt', detail: expect.stringContaining('freigegeben') } });
    expect(await standOf(later.nummer)).toBe('Bereit');
    await pay.ok(pay.execute(lauf.Laufnummer));
    await app.jobs.drain();
    await pay.executed();
  });
});

describe('another account that is asked for by hand', () => {
  test('after the bank sent the money back and the person did not answer in time, opens the link again', async () => {
    const one = await pay.picked({ anteil: 0 });
    await pay.executed();
    const { zahlungsnummer = '' } = (await pay.paymentOf(one.nummer)) ?? {};
    await pay.ok(pay.returned(zahlungsnummer, { Tag: pay.today(), Grundcode: 'AC04', BetragCent: one.cent }));
    expect(await askedBy(one.email)).toHaveLength(1);
    app.clock.pass({ days: NACHFRAGE_TAGE + 1 });
    await pay.enter();
    await app.jobs.drain();
    const Bankdaten = { Kontoinhaber: 'Erna Muster', IBAN: ibanOf(9_000_001) };
    const [first] = await askedBy(one.email);
    const bearer = tokenOf(first ?? expect.fail('no mail'));
    const answer = (token: string) => app.api(TENANT, 'PUT', '/praemierung/bankdaten', { bearer: token, body: Bankdaten });
    expect(await answer(bearer)).toMatchObject({ status: 410 });

    const before = (await askedBy(one.email)).length;
    expect(await ask(one.nummer)).toMatchObject({
      status: 200,
      body: {
        Stand: 'BankdatenFehlen',
        Zurueckhaltungen: [{ GrundCode: 'AC04', Nachfrage: true, Bis: addTage(app.clock.now(), NACHFRAGE_TAGE).toISOString() }],
      },
    });
    const mails = await askedBy(one.email);
    expect(mails).toHaveLength(before + 1);
    expect((await answer(tokenOf(mails.at(-1) ?? expect.fail('no mail')))).status).toBe(204);
    expect(await standOf(one.nummer)).toBe('Bereit');
    await pay.executed();
    expect(await pay.bookedOf(one.nummer)).toEqual(
      expect.arrayContaining(['Gewaehrung', 'Auszahlung', 'Rueckgabe', 'Bankeingang', 'Auszahlung']),
    );
  });

  test('takes the transfer out of a draft, and is refused for one on its way and for a holder who has died', async () => {
    const one = await pay.picked({ anteil: 0 });
    const draft = await pay.create();
    expect(await ask(one.nummer)).toMatchObject({ status: 200, body: { Stand: 'BankdatenFehlen', Laufnummer: null } });
    expect(await pay.read(draft.Laufnummer)).toMatchObject({ Anzahl: 0 });
    await pay.ok(pay.call('POST', `zahlungslaeufe/${draft.Laufnummer}/verwerfen`, { Grund: 'Leer' }));
    const other = await pay.picked({ anteil: 0 });
    const lauf = await pay.handedOver();
    expect(await ask(other.nummer)).toMatchObject({ status: 409, body: { code: 'Konflikt' } });
    await pay.ok(pay.execute(lauf.Laufnummer));
    await app.jobs.drain();
    const { zahlungsnummer = '' } = (await pay.paymentOf(other.nummer)) ?? {};
    await pay.ok(pay.returned(zahlungsnummer, { Tag: pay.today(), Grundcode: 'MD07', BetragCent: other.cent }));
    expect(await ask(other.nummer)).toMatchObject({ status: 409, body: { detail: expect.stringContaining('Erben') } });
    expect(await askedBy(other.email)).toHaveLength(0);
  });
});
