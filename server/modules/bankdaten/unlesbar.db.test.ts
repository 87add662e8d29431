import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { bankOf } from '../../../test/support/bank.ts';
import { loginBetrieb } from '../../../test/support/betrieb.ts';
import { newAccount, tryLogin } from '../../../test/support/konto.ts';
import { IBANS, pickBy, recipient, released, transfer } from '../../../test/support/money.ts';
import { TEST_NOW } from '../../../test/support/parts.ts';
import { ANGABEN, approved } from '../../../test/support/registrierung.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { PASSWORD } from '../../../test/support/walk.ts';
import { expectProblem } from '../../http/problem.fixture.ts';

const app = testApp();
beforeEach(() => app.clock.set(TEST_NOW));

const WORD = 'nicht lesbar';
const OWN = '/empfehler/bankdaten/';
const KARLA = { Kontoinhaber: 'Karla Konto', IBAN: IBANS.other };

/** Damages the stored account of a row of this table, so that it does not decrypt. */
const damage = async (table: 'agentur' | 'empfehler' | 'empfaenger' | 'praemierung', column: string, nummer: string) => {
  const rows = await queryAsOwner(
    app,
    `update bankdaten b set iban = 'v1.' || repeat('A', 80) from ${table} t
     where t.mandant = b.mandant and t.bankdaten_id = b.bankdaten_id and t.${column} = $1 returning b.bankdaten_id`,
    [nummer],
  );
  expect(rows).toHaveLength(1);
};

test('an unreadable account of an agency is named on its sheet and in its own data, and can be replaced', async () => {
  const { session, agenturnummer } = await approved(app);
  const { bearer } = await loginBetrieb(app);
  const sheet = async () => (await app.api('telko', 'GET', `/betrieb/agenturen/${agenturnummer}`, { bearer })).body;
  const own = async () => (await app.api('telko', 'GET', `/agentur/stammdaten/${agenturnummer}`, { bearer: session })).body;
  await damage('agentur', 'agenturnummer', agenturnummer);
  expect(await sheet()).toMatchObject({ Kontoinhaber: WORD, IBANMaskiert: WORD, IBANGueltig: null, Aktionen: ['Deaktivieren'] });
  expect(await own()).toMatchObject({ Kontoinhaber: WORD, IBAN: WORD, Strasse: ANGABEN.Strasse });
  const change = (body: object) => app.api('telko', 'PUT', `/agentur/stammdaten/${agenturnummer}`, { bearer: session, body });
  expect((await change({ Ort: 'Kiel' })).status).toBe(204);
  expectProblem(await change({ IBAN: IBANS.other }), 422, 'Validierung');
  expect((await change(KARLA)).status).toBe(204);
  expect(await sheet()).toMatchObject({ Kontoinhaber: KARLA.Kontoinhaber, IBANMaskiert: '•••• 6199', IBANGueltig: true });
});

test('an unreadable account of a recommender is none for a reward, and is named to support and in the disclosure', async () => {
  const { email, id } = await newAccount(app, 'energie');
  const session = (await tryLogin(app, email, PASSWORD, 'energie')).body.Token as string;
  const ask = (method: 'GET' | 'PUT', body?: object) => app.api('energie', method, OWN, { bearer: session, ...(body && { body }) });
  expect((await ask('PUT', KARLA)).status).toBe(204);
  await damage('empfehler', 'empfehler_id', id);
  expectProblem(await ask('GET'), 404, 'NichtGefunden');
  const disclosure = await app.api('energie', 'GET', '/empfehler/datenauskunft', { bearer: session });
  expect(disclosure.body.Bankdaten).toMatchObject({ Kontoinhaber: WORD, IBAN: WORD });
  const { bearer } = await loginBetrieb(app, { rollen: { energie: ['Support'] } });
  const person = await app.api('energie', 'GET', `/betrieb/personen/${id}?Anruferpruefung=KeinAnruf`, { bearer });
  expect(person.body.Einzelheiten.Konto).toMatchObject({ Kontoinhaber: WORD, IbanMaskiert: WORD });
  expect(person.body.Merkmale.map(({ Art }: { Art: string }) => Art)).not.toContain('IbanEnde');
  await app.jobs.drainMails();
  expect(app.mails.to(email).text).toContain(WORD);
  expect((await ask('PUT', KARLA)).status).toBe(204);
  expect((await ask('GET')).body.Kontoinhaber).toBe(KARLA.Kontoinhaber);
});

test('an unreadable account of a recipient is none on the own page and at the link, and can be stored again', async () => {
  const bank = bankOf(app, 'energie');
  const person = await recipient(app, 'energie');
  await bank.store(await bank.mailed(person));
  await damage('empfaenger', 'empfaengernummer', person.Empfaengernummer);
  expect(await bank.stand(person)).toMatchObject({ IBAN: null, BankdatenMoeglich: true });
  const token = await bank.mailed(person);
  expect((await bank.open(token)).body.IBAN).toBeNull();
  expect((await bank.store(token, { IBAN: IBANS.other })).status).toBe(204);
  expect((await bank.stand(person)).IBAN).toContain(IBANS.other.slice(0, 4));
});

test('an unreadable account of a picked reward does not keep the mail about the pick from being sent', async () => {
  const one = await released(app, 'energie', { anteil: 100 });
  const [grant] = one.grants;
  const body = transfer(grant);
  expect((await pickBy(app, 'energie', one.empfehlerToken, body)).status).toBe(200);
  await damage('praemierung', 'praemierungsnummer', grant?.praemierungsnummer ?? '');
  await app.jobs.drainMails();
  const mails = await queryAsOwner(
    app,
    "select gesendet_am is not null as gesendet, fehler from mail where bezug = $1 and vorlage = 'praemieGewaehlt'",
    [grant?.praemierungsnummer],
  );
  expect(mails).toEqual([{ gesendet: true, fehler: null }]);
});
