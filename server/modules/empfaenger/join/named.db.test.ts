import { beforeEach, describe, expect, test } from 'vitest';
import { demoApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { confirmData } from '../../../../test/support/empfaenger.ts';
import { tokenOf } from '../../../../test/support/mails.ts';
import { momentAfter, TEST_NOW } from '../../../../test/support/parts.ts';
import { completion, join, login, newEmail, order, postAuftrag, recommend, shownEmpfehlung } from '../../../../test/support/walk.ts';

const app = demoApp();
let session: string;
beforeEach(async () => {
  app.clock.set(TEST_NOW);
  session = await login(app, 'telko');
});

const nameSomebody = async (Email?: string) => {
  const empfaenger = { Vorname: 'Nadja', ...(Email && { Email }) };
  return (await recommend(app, 'telko', session, { produkt: 462, empfaenger })).Empfehlungsnummer as string;
};
const enter = (nummer: string, email: string) => app.api('telko', 'POST', '/tracking/abschliessen', { body: completion(nummer, email) });
const peopleOf = async (nummer: string) => (await shownEmpfehlung(app, 'telko', session, nummer)).Empfaenger;
const statusOf = async (nummer: string) => (await app.api('telko', 'GET', `/empfehlen/${nummer}`)).body.Status;

describe('a referral for one named person', () => {
  test("is joined by that person under the same number, with the person's own data", async () => {
    const email = newEmail('nadja');
    const nummer = await nameSomebody(email);
    const [named] = await peopleOf(nummer);
    const person = await join(app, 'telko', nummer, email);
    expect(person.Empfaengernummer).toBe(named.Empfaengernummer);
    expect(await peopleOf(nummer)).toMatchObject([
      { Empfaengernummer: named.Empfaengernummer, Anzeigename: 'Jörg M.', NaechsterSchritt: { Schritt: 'EmpfaengerBestaetigen' } },
    ]);
  });

  test('is joined by the first person who comes, even with another address or if none was given', async () => {
    for (const nummer of [await nameSomebody(newEmail('nadja')), await nameSomebody()]) {
      await join(app, 'telko', nummer);
      expect(await peopleOf(nummer)).toHaveLength(1);
    }
  });

  test('stays with the first person: a second one gets the same answer, and is refused when confirming the address', async () => {
    const nummer = await nameSomebody(newEmail('nadja'));
    const first = await join(app, 'telko', nummer);
    const second = await join(app, 'telko', nummer);
    await app.jobs.drainMails();
    expect(await confirmData(app, tokenOf(app.mails.to(second.email)))).toMatchObject({ status: 409, body: { code: 'EmpfehlungExists' } });
    const auftrag = order(app, second.Empfaengernummer, 462);
    expect(await postAuftrag(app, 'telko', auftrag, 'Bestaetigt')).toMatchObject({ status: 409, body: { code: 'EmpfehlungExists' } });
    const body = { Vorname: 'Zora', Nachname: 'Zweite', Email: newEmail('zweite') };
    expect((await app.api('telko', 'POST', `/empfaenger/create/${nummer}`, { body })).status).toBe(201);
    expect((await app.api('telko', 'GET', `/empfaenger/${first.Hex}`)).body.empfaengerdaten.email).toBe(first.email);
    expect(await peopleOf(nummer)).toHaveLength(1);
  });

  test('is joined by only one of ten concurrent people', async () => {
    const nummer = await nameSomebody();
    const replies = await atOnce(10, () => enter(nummer, newEmail('viele')));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(await peopleOf(nummer)).toHaveLength(1);
  });

  test('informs its person by mail only, who joins again from another browser', async () => {
    const nummer = await nameSomebody();
    const { email, Empfaengernummer } = await join(app, 'telko', nummer);
    await join(app, 'telko', nummer, email);
    await app.jobs.drainMails();
    const { body } = await confirmData(app, tokenOf(app.mails.to(email, 'empfaengerbestaetigung')));
    expect((await app.api('telko', 'GET', `/empfaenger/${body.Hex}`)).body).toMatchObject({ Empfaengernummer, Bestaetigt: true });
    expect(await peopleOf(nummer)).toHaveLength(1);
  });

  test('ends with its person: no one else can join after a refusal', async () => {
    const nummer = await nameSomebody();
    const { email } = await join(app, 'telko', nummer);
    await app.jobs.drainMails();
    const [, token] = /token=([\w-]+)/.exec(app.mails.to(email).html) ?? [];
    expect((await app.api('telko', 'POST', '/empfaenger/ablehnen', { body: { Token: token } })).status).toBe(204);
    expect(await statusOf(nummer)).toBe('Storniert');
    expect(await enter(nummer, newEmail('zweite'))).toMatchObject({ status: 409, body: { code: 'Konflikt' } });
    const click = await app.api('telko', 'GET', `/empfehlen/click/${nummer}`);
    expect(click.headers.location).toContain('/empfehlungabgelaufen');
  });

  test('ends after 60 days if no one joined', async () => {
    const nummer = await nameSomebody(newEmail('nadja'));
    app.clock.set(momentAfter({ days: 60 }));
    await app.jobs.drain();
    expect(await statusOf(nummer)).toBe('Abgelaufen');
    expect(await enter(nummer, newEmail('spaet'))).toMatchObject({ status: 410, body: { code: 'Abgelaufen' } });
  });
});

test('a person named on a link for many takes the reserved place, others join in addition', async () => {
  const email = newEmail('nadja');
  const { Empfehlungsnummer } = await recommend(app, 'telko', session, { produkt: 462 });
  const body = {
    Empfehlung: { Produkt: 462, Channel: 'whatsapp', Empfehlungslink: true, AnteilEmpfehler: 50, AgbText: 'ja' },
    Empfehler: { Vorname: 'Erika', Nachname: 'Muster', Email: 'erika@example.org' },
    Empfaenger: { Vorname: 'Nadja', Email: email },
  };
  const created = await app.api('telko', 'POST', '/Empfehlen/create', { bearer: session, body });
  expect(created.body.Status).toBe('Ok');
  const nummer = created.body.Empfehlungsnummer;
  const other = await join(app, 'telko', nummer);
  const named = await join(app, 'telko', nummer, email);
  expect((await peopleOf(nummer)).map((one: { Empfaengernummer: string }) => one.Empfaengernummer).sort()).toEqual(
    [other.Empfaengernummer, named.Empfaengernummer].sort(),
  );
  expect(await peopleOf(Empfehlungsnummer)).toEqual([]);
});
