import { describe, expect, test } from 'vitest';
import { loginAgentur, makeBenutzer, openAgencyWithStaff } from '../../../../test/support/agentur.ts';
import { demoApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { insertOldAccount } from '../../../../test/support/bank.ts';
import { approved } from '../../../../test/support/registrierung.ts';
import { newEmail, PASSWORD } from '../../../../test/support/walk.ts';
import { expectProblem, fieldCodes } from '../../../http/problem.fixture.ts';

const app = demoApp();
const read = async (bearer: string, nummer: string) => (await app.api('telko', 'GET', `/agentur/stammdaten/${nummer}`, { bearer })).body;
const change = (bearer: string, nummer: string, body: object) => app.api('telko', 'PUT', `/agentur/stammdaten/${nummer}`, { bearer, body });
const NEU = 'DE75512108001245126199';

describe('the master data of an agency', () => {
  test('is changed by its owner field by field, with an entry in the history for each change', async () => {
    const { session, agenturnummer } = await approved(app);
    expect((await change(session, agenturnummer, { Name: 'Westwind GmbH', Ort: 'Kiel', UstId: 'DE136695976' })).status).toBe(204);
    const data = await read(session, agenturnummer);
    expect(data).toMatchObject({ Name: 'Westwind GmbH', Ort: 'Kiel', Strasse: 'Am Speicher', UstId: 'DE136695976' });
    const said = data.Aenderungen.map((one: Record<string, unknown>) => [one.Feld, one.Vorher, one.Nachher, one.GeaendertVon]);
    expect(said.toSorted()).toEqual([
      ['Name', 'Agentur Westwind', 'Westwind GmbH', 'Wiebke Westermann'],
      ['Ort', 'Flensburg', 'Kiel', 'Wiebke Westermann'],
    ]);
    expect((await change(session, agenturnummer, { Ort: 'Kiel' })).status).toBe(204);
    expect((await read(session, agenturnummer)).Aenderungen).toHaveLength(2);
  });

  test('changes the bank account only with the password, mails the previous address, and never shows the whole IBAN', async () => {
    const { session, agenturnummer, email } = await approved(app);
    app.clock.pass({ minutes: 20 });
    expectProblem(await change(session, agenturnummer, { IBAN: NEU }), 403, 'PasswortErforderlich');
    expectProblem(await change(session, agenturnummer, { Email: 'nordlicht' }), 422, 'EmailUngueltig');
    expect((await read(session, agenturnummer)).Aenderungen).toEqual([]);
    await app.api('telko', 'POST', '/agentur/passwortpruefen', { bearer: session, body: { Password: PASSWORD } });
    const next = newEmail('neu', 'agentur.example');
    expect((await change(session, agenturnummer, { IBAN: NEU, Email: next })).status).toBe(204);
    const data = await read(session, agenturnummer);
    expect([data.IBAN, data.Email]).toEqual(['DE75 •••• •••• •••• ••61 99', next]);
    expect(JSON.stringify(data)).not.toContain(NEU.slice(4, 12));
    await app.jobs.drainMails();
    const mailed = app.mails.allTo(email).map(({ betreff }) => betreff);
    expect(mailed).toEqual(
      expect.arrayContaining(['Agentur Westwind: IBAN wurde geändert', 'Agentur Westwind: E-Mail-Adresse wurde geändert']),
    );
    expect(app.mails.allTo(next)).toEqual([]);
    expect(app.mails.to(email).text).not.toContain('DE75');
  });

  test('is changed and mailed once for four concurrent calls with one idempotency key, which is refused with other data', async () => {
    const { session, agenturnummer, email } = await approved(app);
    const send = (body: object) =>
      app.api('telko', 'PUT', `/agentur/stammdaten/${agenturnummer}`, { bearer: session, body, headers: { 'idempotency-key': 'k-1' } });
    const replies = await atOnce(4, () => send({ IBAN: NEU }));
    expect(replies.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    const wrong = await send({ Ort: 'Kiel' });
    expectProblem(wrong, 422, 'Validierung');
    expect(fieldCodes(wrong)).toEqual({ 'Idempotency-Key': 'idempotenz' });
    expect((await read(session, agenturnummer)).Aenderungen.map((one: { Feld: string }) => one.Feld)).toEqual(['IBAN']);
    await app.jobs.drainMails();
    expect(app.mails.allTo(email).filter(({ betreff }) => betreff.includes('IBAN'))).toHaveLength(1);
  });

  test('keeps the IBAN when only the account holder changes', async () => {
    const { session, agenturnummer } = await approved(app);
    await change(session, agenturnummer, { Kontoinhaber: 'Westwind GmbH' });
    const { Aenderungen, IBAN } = await read(session, agenturnummer);
    expect([Aenderungen.map((one: { Feld: string }) => one.Feld), IBAN]).toEqual([['Kontoinhaber'], 'DE89 •••• •••• •••• ••30 00']);
  });

  test('keeps an account outside the European Economic Area that was stored before, until its data changes', async () => {
    const { session, agenturnummer } = await approved(app);
    const old = await insertOldAccount(app, 'telko');
    await app.inTenant('telko', ({ tx }) =>
      tx.updateTable('agentur').set({ bankdaten_id: old }).where('agenturnummer', '=', agenturnummer).execute(),
    );
    expect((await change(session, agenturnummer, { Ort: 'Kiel', Kontoinhaber: 'Karla Konto' })).status).toBe(204);
    expect(await read(session, agenturnummer)).toMatchObject({ Ort: 'Kiel', IBAN: 'CH93 •••• •••• •••• •295 7' });
    expect(fieldCodes(await change(session, agenturnummer, { Kontoinhaber: 'Westwind GmbH' }))).toEqual({ IBAN: 'ibanLand' });
    expect((await change(session, agenturnummer, { Kontoinhaber: 'Westwind GmbH', IBAN: NEU })).status).toBe(204);
  });

  test.each([
    ['a wrong VAT id', { UstId: 'DE136695977' }, { UstId: 'ustId' }],
    ['a wrong IBAN', { IBAN: 'DE88370400440532013000' }, { IBAN: 'iban' }],
    ['an account in the United Kingdom', { IBAN: 'gb82 west 1234 5698 7654 32' }, { IBAN: 'ibanLand' }],
    ['no name', { Name: ' ' }, { Name: 'pflichtfeld' }],
    ['a name with characters that invoices cannot print', { Name: 'Агентура Север' }, { Name: 'druckbar' }],
    [
      'an address with characters that invoices cannot print',
      { Strasse: 'Οδός', Hausnummer: '北' },
      { Strasse: 'druckbar', Hausnummer: 'druckbar' },
    ],
    ['no street', { Strasse: null }, { Strasse: 'pflichtfeld' }],
    ['neither VAT id nor tax number', { UstId: '' }, { Steuernummer: 'pflichtfeld' }],
    ['an unknown field', { Status: 'Aktiv' }, { Status: 'unbekannt' }],
  ])('is refused with %s at its field and stays unchanged', async (_, wrong, codes) => {
    const { session, agenturnummer } = await approved(app);
    expect(fieldCodes(await change(session, agenturnummer, { Ort: 'Kiel', ...wrong }))).toEqual(codes);
    expect((await read(session, agenturnummer)).Ort).toBe('Flensburg');
  });

  test('is changed only by the owner of an active agency, and that of another agency is not found', async () => {
    const one = await openAgencyWithStaff(app);
    const other = await openAgencyWithStaff(app);
    const resting = await openAgencyWithStaff(app, 'telko', 'Inaktiv');
    expectProblem(await change(one.mitarbeiter, one.agenturnummer, { Ort: 'Kiel' }), 403, 'NichtAuthorisiert');
    expectProblem(await change(resting.inhaber, resting.agenturnummer, { Ort: 'Kiel' }), 403, 'NichtAuthorisiert');
    expectProblem(await change(one.inhaber, other.agenturnummer, { Ort: 'Kiel' }), 404, 'NichtGefunden');
    const minimal = await loginAgentur(app, 'telko', await makeBenutzer(app, 'telko', one.agenturnummer, { rollen: [] }));
    expectProblem(await change(minimal, one.agenturnummer, { Ort: 'Kiel' }), 403, 'NichtAuthorisiert');
  });
});
