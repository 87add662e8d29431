import { beforeEach, describe, expect, test } from 'vitest';
import type { PersonEinzelheiten } from '../../../contract/calls/betrieb/personen.ts';
import { testApp } from '../../../test/support/app.ts';
import { loginBetrieb } from '../../../test/support/betrieb.ts';
import { blockAddress, newAccount } from '../../../test/support/konto.ts';
import { tokenOf } from '../../../test/support/mails.ts';
import { enterData, ordered, pickBy, recipient, released, transfer } from '../../../test/support/money.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { newEmail } from '../../../test/support/walk.ts';
import { addDays, dayOf } from '../../calendar.ts';
import { stopMails } from '../../mail/mail-sperre.ts';
import { emailHash, suppress } from '../../mail/ruecklauf/sperre.ts';
import { openNachbuchung } from '../nachbuchung/index.ts';

/** Ten calls to support, each from what the caller says to its answer, by the search and the page of the person alone. */

const app = testApp();
const TENANT = 'telko';
beforeEach(() => app.clock.set(TEST_NOW));

const opened = async () => (await loginBetrieb(app, { rollen: { telko: ['Support'] } })).bearer;

/** The page of the only person that a search finds, with a session of support. */
async function call(says: string) {
  const bearer = await opened();
  const { body } = await app.api(TENANT, 'GET', `/betrieb/suche?q=${encodeURIComponent(says)}`, { bearer });
  const people = body.Treffer.filter(({ Art }: { Art: string }) => Art === 'Person');
  expect(people.map(({ Nummer }: { Nummer: string }) => Nummer)).toHaveLength(1);
  const id: string = people[0].Nummer;
  const page = await app.api(TENANT, 'GET', `/betrieb/personen/${id}?Anruferpruefung=KeinAnruf`, { bearer });
  const person: PersonEinzelheiten = page.body.Einzelheiten;
  const press = (what: string, sent: object) => app.api(TENANT, 'POST', `/betrieb/personen/${id}/${what}`, { bearer, body: sent });
  return { person, press };
}

const lastMail = async (email: string) => {
  await app.jobs.drainMails();
  return app.mails.allTo(email).at(-1)?.html ?? '';
};

describe('a caller', () => {
  test('1: "Where is my money?" reads the day of the transfer and the account', async () => {
    const empfehler = await newAccount(app);
    const { empfehlerToken, grants } = await released(app, TENANT, { empfehler });
    await pickBy(app, TENANT, empfehlerToken, transfer(grants[0]));
    const { person } = await call(empfehler.email);
    const [empfehlung] = person.Empfehlungen;
    expect(empfehlung?.NaechsterSchritt).toMatchObject({
      Schritt: 'Auszahlung',
      Was: expect.stringMatching(/bis spätestens \d\d\.\d\d\.\d{4} überwiesen/),
    });
    expect(person.Praemien).toMatchObject([{ Status: 'Bereitgestellt', IbanMaskiert: expect.stringContaining('DE89') }]);
  });

  test('2: "I never got the link to my reward" gets it again', async () => {
    const empfehler = await newAccount(app);
    const { empfehlerToken } = await released(app, TENANT, { empfehler });
    const { person, press } = await call(empfehler.email);
    expect(person.Links).toContain('Praemie');
    expect((await press('link', { Zweck: 'Praemie' })).status).toBe(204);
    expect(await lastMail(empfehler.email)).toContain(empfehlerToken);
  });

  test('3: "I forgot my password" gets a link', async () => {
    const { email } = await newAccount(app);
    const { press } = await call(email);
    expect((await press('link', { Zweck: 'Passwort' })).status).toBe(204);
    expect(await lastMail(email)).toContain('/passwortsetzen?token=');
  });

  test('4: "I mistyped my address and nothing arrives" has the right one during the call', async () => {
    const { Empfehlungsnummer } = await recipient(app, TENANT);
    const [wrong, right] = [newEmail('vertipt'), newEmail('vertippt')];
    await app.inTenant(TENANT, (context) => enterData(context, Empfehlungsnummer, wrong));
    const { press } = await call(wrong);
    expect((await press('adresse', { Email: right, Anruferpruefung: ['Email', 'Plz'] })).status).toBe(204);
    await app.jobs.drainMails();
    const Token = tokenOf(app.mails.to(right));
    expect((await app.api(TENANT, 'POST', '/adresse/bestaetigen', { body: { Token } })).status).toBe(204);
    expect((await call(right)).person.Email).toBe(right);
  });

  test('5: "I get no mails" hears that the mailbox refused them', async () => {
    const { email } = await newAccount(app);
    await app.inTenant(TENANT, (context) =>
      suppress(context, emailHash(context.secrets, email), { grund: 'Unbekannt', status: '5.1.1', mailId: 'm5' }),
    );
    const { person, press } = await call(email);
    expect(person.Postfachsperren).toMatchObject([{ Grund: 'Unbekannt', Status: '5.1.1' }]);
    expect((await press('link', { Zweck: 'Passwort' })).body.detail).toMatch(/Postfach|Adresse/);
  });

  test('6: "I get no mails" hears that the person stopped them', async () => {
    const { Empfaengernummer, email } = await recipient(app, TENANT);
    await app.inTenant(TENANT, (context) => stopMails(context, email));
    expect((await call(Empfaengernummer)).person.KeineMails).toBe(true);
  });

  test('7: "I cannot log in" hears that the address is blocked', async () => {
    const { email } = await newAccount(app);
    await blockAddress(app, email);
    expect((await call(email)).person.Gesperrt).toBe('Adresse');
  });

  test('8: "My friend has ordered, what now?" reads the same sentence as on the own page', async () => {
    const empfehler = await newAccount(app);
    await ordered(app, TENANT, { empfehler });
    const { person } = await call(empfehler.email);
    expect(person.Empfehlungen).toMatchObject([
      { Personen: ['Jörg M.'], NaechsterSchritt: { Schritt: 'Freigabe', Fruehestens: expect.any(String) } },
    ]);
  });

  test('9: "I told you that a reward is missing" sees the claim that waits', async () => {
    const empfehler = await newAccount(app);
    const { ProduktId } = await recipient(app, TENANT, { empfehler });
    const Auftragsdatum = addDays(dayOf(app.clock.now()), -1);
    await app.inTenant(TENANT, (context) =>
      openNachbuchung(context, empfehler.id, {
        Auftragsnummer: 'FEHLT-1',
        Auftragsdatum,
        ProduktId,
        Vorname: 'Jan',
        Nachname: 'Beispiel',
        Nachweis: 'Bestellt am Telefon.',
      }),
    );
    const { person } = await call(empfehler.email);
    expect(person.Anliegen).toMatchObject([{ Art: 'Nachbuchung', Status: 'Offen' }]);
  });

  test('10: "I followed a link, what do I have to do?" reads what comes next, found by the own name', async () => {
    const { Empfehlungsnummer } = await recipient(app, TENANT);
    const nummer = await app.inTenant(TENANT, (context) => enterData(context, Empfehlungsnummer, newEmail('anders')));
    const { person, press } = await call(nummer);
    expect(person.Teilnahmen).toMatchObject([{ Status: 'Offen', NaechsterSchritt: { Schritt: 'EmpfaengerBestaetigen' } }]);
    expect((await press('link', { Zweck: 'Teilnahme' })).status).toBe(204);
    expect(await lastMail(person.Email ?? '')).toContain('/empfaengerbestaetigung?token=');
  });
});
