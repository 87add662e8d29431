import { beforeEach, describe, expect, test } from 'vitest';
import { demoApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { newEmpfehler } from '../../../../test/support/opt-in.ts';
import { TEST_NOW } from '../../../../test/support/parts.ts';
import {
  accept,
  completion,
  countEmpfehlungen,
  ERIKA,
  join,
  login,
  newEmail,
  order,
  postAuftrag,
  recommend,
  recommendation,
} from '../../../../test/support/walk.ts';

const app = demoApp();
let session: string;
beforeEach(async () => {
  app.clock.set(TEST_NOW);
  await app.parts.db.inSystem(({ tx }) => tx.deleteFrom('zaehler').execute());
  session = await login(app, 'telko');
});

const name = (Email: string, wish: { produkt?: number; bearer?: string } = {}) =>
  app.api('telko', 'POST', '/Empfehlen/create', {
    bearer: wish.bearer ?? session,
    body: recommendation({ produkt: wish.produkt ?? 462, empfaenger: { Vorname: 'Max', Email } }),
  });
const enter = (nummer: string, Email: string) => app.api('telko', 'POST', '/tracking/abschliessen/', { body: completion(nummer, Email) });

const EXISTS = { status: 409, body: { code: 'EmpfehlungExists' } };

const openOf = (alias: string) =>
  app.inTenant('telko', ({ tx }) =>
    tx
      .selectFrom('empfaenger')
      .select('empfaengernummer')
      .where('email_alias', '=', alias)
      .where('status', 'in', ['Offen', 'Ok'])
      .where('vorlaeufig', '=', false)
      .execute(),
  );

describe('a second open referral of the same two people is refused', () => {
  test('when the same person is named twice, for the same or another product, and nothing is stored', async () => {
    const Email = newEmail('max');
    expect((await name(Email)).status).toBe(201);
    const before = await countEmpfehlungen(app, 'telko');
    expect(await name(Email)).toMatchObject(EXISTS);
    expect(await name(Email, { produkt: 531 })).toMatchObject(EXISTS);
    expect(await countEmpfehlungen(app, 'telko')).toBe(before);
  });

  test('when the person is named in another spelling of the address', async () => {
    const Email = newEmail('max');
    expect((await name(Email)).status).toBe(201);
    for (const spelling of [Email.toUpperCase(), Email.replace('@', '+neu@')]) expect(await name(spelling)).toMatchObject(EXISTS);
    expect((await name('m.a.x.muster@gmail.com')).status).toBe(201);
    expect(await name('maxmuster+a@googlemail.com')).toMatchObject(EXISTS);
  });

  test('when a person who has entered data on a link is named', async () => {
    const { Empfehlungsnummer } = await recommend(app, 'telko', session, { produkt: 462 });
    const { email } = await join(app, 'telko', Empfehlungsnummer);
    expect(await name(email)).toMatchObject(EXISTS);
  });

  test('when 20 concurrent calls name the same person, except for one', async () => {
    const Email = newEmail('max');
    const replies = await atOnce(20, () => name(Email));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    expect(await openOf(Email)).toHaveLength(1);
  });
});

describe('two people share one open referral although the call is accepted', () => {
  test('when a named person enters data on another link', async () => {
    const Email = newEmail('max');
    const { Empfehlungsnummer } = await recommend(app, 'telko', session, { produkt: 462 });
    await name(Email);
    expect((await enter(Empfehlungsnummer, Email)).status).toBe(201);
    expect(await openOf(Email)).toHaveLength(1);
  });

  test('when a person enters data on two links of the same recommender, also spelled differently', async () => {
    const [one, two] = [await recommend(app, 'telko', session, { produkt: 462 }), await recommend(app, 'telko', session, { produkt: 531 })];
    const { email } = await join(app, 'telko', one.Empfehlungsnummer);
    expect((await enter(two.Empfehlungsnummer, email)).status).toBe(201);
    expect((await enter(one.Empfehlungsnummer, email.replace('@', '+x@'))).status).toBe(201);
    expect(await openOf(email)).toHaveLength(1);
  });

  test('when 20 spellings of an address are entered on a link concurrently', async () => {
    const Email = newEmail('max');
    const { Empfehlungsnummer } = await recommend(app, 'telko', session, { produkt: 462 });
    const spellings = Array.from({ length: 20 }, (_, index) => Email.replace('@', `+${index}@`));
    const replies = await Promise.all(spellings.map((spelling) => enter(Empfehlungsnummer, spelling)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, ...Array(17).fill(429)]);
    expect(await openOf(Email)).toHaveLength(1);
  });
});

describe('the same person can be recommended', () => {
  test('by another recommender, and at another tenant', async () => {
    const Email = newEmail('max');
    const { session: janas, empfehler } = await newEmpfehler(app);
    await name(Email);
    await recommend(app, 'telko', janas, { produkt: 462, empfehler, empfaenger: { Vorname: 'Max', Email } });
    await recommend(app, 'energie', await login(app, 'energie'), { produkt: 1, empfaenger: { Vorname: 'Max', Email } });
  });

  test('by a recommender in whose name a visitor without a login has done so before', async () => {
    const empfaenger = { Vorname: 'Max', Email: newEmail('max') };
    const open = await app.api('telko', 'POST', '/Empfehlen/create', { body: recommendation({ produkt: 462, empfaenger }) });
    expect(open).toMatchObject({ status: 201, body: { OptInRequired: true } });
    expect((await name(empfaenger.Email)).status).toBe(201);
  });

  test('without a login after the recommender has done so, so that the answer reveals nothing', async () => {
    const empfaenger = { Vorname: 'Max', Email: newEmail('max') };
    await name(empfaenger.Email);
    const open = await app.api('telko', 'POST', '/Empfehlen/create', {
      body: recommendation({ produkt: 462, empfehler: ERIKA, empfaenger }),
    });
    expect(open).toMatchObject({ status: 201, body: { OptInRequired: true } });
  });

  test('again once the first referral has expired', async () => {
    const Email = newEmail('max');
    await name(Email);
    await app.later(60);
    session = await login(app, 'telko');
    expect((await name(Email)).status).toBe(201);
  });

  test('again once the order of the first was cancelled', async () => {
    const { Empfehlungsnummer } = await recommend(app, 'telko', session, { produkt: 462 });
    const person = await join(app, 'telko', Empfehlungsnummer);
    await accept(app, 'telko', person);
    expect(await name(person.email)).toMatchObject(EXISTS);
    const auftrag = order(app, person.Empfaengernummer, 462);
    await postAuftrag(app, 'telko', auftrag, 'Bestaetigt');
    expect(await name(person.email)).toMatchObject(EXISTS);
    await postAuftrag(app, 'telko', auftrag, 'Storniert');
    expect((await name(person.email)).status).toBe(201);
  });
});
