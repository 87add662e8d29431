import { beforeAll, describe, expect, test } from 'vitest';
import type { CallDefinition } from '../../contract/call.ts';
import { CALLS } from '../../contract/calls.ts';
import { type Who, whoOf } from '../../contract/rules/rechte.ts';
import { loginAgentur, makeAgentur, makeBenutzer } from '../../test/support/agentur.ts';
import { BY_PROGRAM, testApp } from '../../test/support/app.ts';
import { loginBetrieb } from '../../test/support/betrieb.ts';
import { configure, liftLimits } from '../../test/support/mandant.ts';
import { released } from '../../test/support/money.ts';
import { makeSeller } from '../../test/support/seller.ts';
import { join, login, newEmail, recommend } from '../../test/support/walk.ts';
import { expectProblem, expectQuiet, fieldCodes } from '../http/problem.fixture.ts';

const app = testApp();

const STRANGE = [
  '%00',
  'a%00b',
  '%EF%BF%BF',
  '%0A',
  '%F0%9F%98%80',
  "'%20or%201=1",
  '%25',
  'x'.repeat(200),
  '-1',
  '9'.repeat(20),
  '__proto__',
];
const BROKEN = ['%', '%ZZ', '%E0%A4%A', '%ED%A0%80', '%FF'];

const get = (url: string, headers: Record<string, string> = {}) => app.request({ method: 'GET', url, headers });

/** The address of a call at telko, with all its parameters set to the same text. */
const addressOf = (call: CallDefinition, value: string): string =>
  `${call.path.startsWith('/api/') ? '' : '/api/v1/telko'}${call.path}`.replace(/:\w+/g, () => value) + (QUERIES[call.name] ?? '');

/** A login for each kind of call that is not open. */
let logins: Partial<Record<Who, string>>;
beforeAll(async () => {
  await configure(app, 'telko', { ModuleCompanyRecommendation: true });
  await liftLimits(app, 'telko', ['aufrufe', 'praemieMail']);
  const { empfehlerToken: P = '' } = await released(app, 'telko');
  const E = await login(app, 'telko');
  const { Hex: R } = await join(app, 'telko', (await recommend(app, 'telko', E)).Empfehlungsnummer);
  const A = await loginAgentur(app, 'telko', await makeBenutzer(app, 'telko', await makeAgentur(app, 'telko')));
  const { bearer: B } = await loginBetrieb(app);
  const { session: S } = await makeSeller(app, 'telko');
  logins = { A, B, E, R, P, S, K: 'demo-telko' };
});

/** These calls accept any number or name: a banner name, or the tenant's own customer number. */
const FREE = ['requestBetriebPasswortlink', 'showEmpfehlungenBanner', 'showPraemierungBanner', 'setKundennummer'];
const EINTRAG = { ProduktId: 462, WertCent: 8000, Startdatum: '2030-01-01' };
/** Query strings that calls require. */
const QUERIES: Readonly<Record<string, string>> = { readKosten: '?ProduktId=462', readZahlungIban: '?grund=x' };
/** Valid bodies of the calls that take one in addition to their number. */
const BODIES: Readonly<Record<string, () => object>> = {
  createEmpfaenger: () => ({ Vorname: 'Jörg', Nachname: 'Müßig', Email: newEmail() }),
  setAnteil: () => ({ AnteilEmpfehler: 50 }),
  setWunschcode: () => ({ Code: 'SOMMER7' }),
  changeAdresse: () => ({ Email: newEmail() }),
  refuseBetriebAgentur: () => ({ Grund: 'x' }),
  deactivateBetriebAgentur: () => ({ Grund: 'x' }),
  refuseVerkaeufer: () => ({ Grund: 'x' }),
  deactivateVerkaeufer: () => ({ Grund: 'x' }),
  payBetriebForderung: () => ({ Am: '2026-11-20' }),
  waiveBetriebForderung: () => ({ Grund: 'Der Rest ist nicht einzutreiben.' }),
  refundBetriebForderung: () => ({ Am: '2026-11-20', Referenz: 'Guthaben' }),
  correctGutschrift: () => ({ Grund: 'Der Steuerstatus war falsch.' }),
  enterSellerRechnung: () => ({ Rechnungsnummer: '2026-17', Tag: '2026-11-05', UstCent: 0 }),
  replaceSellerRechnung: () => ({ Rechnungsnummer: '2026-17', Tag: '2026-11-05', UstCent: 0 }),
  replaceEigeneRechnung: () => ({ Rechnungsnummer: '2026-17', Tag: '2026-11-05', UstCent: 0 }),
  objectBetriebGutschrift: () => ({ EingangAm: '2026-11-20', Kanal: 'Brief' }),
  payBetriebRechnung: () => ({ Am: '2026-11-20' }),
  cancelBetriebRechnung: () => ({ Grund: 'x' }),
  releaseZurueckhaltung: () => ({ Grund: 'x' }),
  changeZahlungslauf: () => ({ Ausfuehrungstag: '2026-11-23' }),
  confirmHinweise: () => ({ Hinweise: [{ Id: 'unbekannt0000', Worte: 'x' }] }),
  dropZahlung: () => ({ Grund: 'x' }),
  reopenZahlungslauf: () => ({ Grund: 'x' }),
  discardZahlungslauf: () => ({ Grund: 'x' }),
  approveZahlungslauf: () => ({ Pruefsumme: 'x' }),
  executeZahlungslauf: () => ({ Ausfuehrungstag: '2026-11-20' }),
  withdrawZahlungslauf: () => ({ Grund: 'x' }),
  returnZahlung: () => ({ Tag: '2026-11-20', Grundcode: 'AC01', BetragCent: 1 }),
  setNotiz: () => ({ Text: 'x' }),
  setErinnerung: () => ({ Am: null }),
  saveNotiz: () => ({ Text: 'x' }),
  objectAuftrag: () => ({ Grund: 'x' }),
  addPlan: () => EINTRAG,
  previewPlan: () => EINTRAG,
  inviteMitarbeiter: () => ({ Vorname: 'Jörg', Nachname: 'Müßig', Email: newEmail(), Rollen: [] }),
  changeMitarbeiter: () => ({ Vorname: 'Jörg' }),
  changeStammdaten: () => ({ Strasse: 'Am Speicher' }),
  findAgenturvariables: () => ({ Namen: ['Name'] }),
  setAgenturvariables: () => ({ Begruessung: 'Guten Tag!' }),
  confirmBetriebFaktor: () => ({ Code: '123456' }),
  cancelBetriebAuftrag: () => ({ Grund: 'x' }),
  resendPersonMail: () => ({ Vorlage: 'willkommen' }),
  mailPersonLink: () => ({ Zweck: 'Passwort' }),
  openAnsicht: () => ({ Grund: 'x' }),
  linkBetriebAuftrag: () => ({ Empfehlungsnummer: 'x' }),
  changePersonAdresse: () => ({ Email: newEmail(), Anruferpruefung: ['Email'] }),
  changeBetriebBenutzer: () => ({ Rollen: ['Support'] }),
  decideBetriebNachbuchung: () => ({ Status: 'Abgelehnt', Antwort: 'Nein' }),
  answerBetriebKundennummer: () => ({ Gefunden: true }),
  decideNachbuchung: () => ({ Status: 'Abgelehnt', Antwort: 'Nein' }),
  restoreFassung: () => ({ Worte: 'x' }),
};

describe('a path', () => {
  test.each(CALLS.filter((call) => call.path.includes('/:')).map((call) => [call.name, call] as const))(
    'of %s returns 404 for an invalid number or name',
    async (_, call) => {
      for (const strange of STRANGE) {
        const payload = BODIES[call.name]?.();
        const bearer = logins[whoOf(call)[0]];
        const headers: Record<string, string> = { ...BY_PROGRAM, ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }) };
        const reply = await app.request({ method: call.method, url: addressOf(call, strange), headers, ...(payload && { payload }) });
        if (FREE.includes(call.name)) expect([200, 204, 404, 429]).toContain(reply.status);
        else expectProblem(reply, 404, 'NichtGefunden');
      }
    },
  );

  test('returns 400 for broken percent-encoding', async () => {
    for (const broken of BROKEN) {
      for (const url of [`/api/v1/telko/produkt/${broken}`, `/api/v1/${broken}/praemie`, `/api/v1/telko/empfehlen/${broken}`])
        expectProblem(await get(url), 400, 'Default');
    }
  });

  test('finds its tenant in any letter case, and returns 404 for an unknown one', async () => {
    expect((await get('/api/v1/TELKO/praemie')).status).toBe(200);
    for (const strange of [...STRANGE, 'nirgendwo', 'mandant', 'api'])
      expectProblem(await get(`/api/v1/${strange}/praemie`), 404, 'NichtGefunden');
  });

  test('matches in any letter case, with and without a trailing slash', async () => {
    const wanted = (await get('/api/v1/telko/produkt/maxpraemiewert')).body;
    expect(wanted.WertCent).toBe(11_000);
    for (const path of [
      '/API/V1/Telko/PRODUKT/MaxPraemieWert',
      '/api/v1/telko/produkt/maxpraemiewert/',
      '/api/v1/telko/Produkt/maxPraemiewert/?x=1',
    ])
      expect((await get(path)).body).toEqual(wanted);
    expect((await get('/api/v1/mandant/')).status).toBe(422);
    expect((await get('/api/v1/Mandant/Telko/')).body.Name).toBe('Funkhof');
    for (const path of ['/ACCOUNT/LOGIN/', '/empfehlen/Create', '/tracking/abschliessen/']) {
      const reply = await app.api('telko', 'POST', path, { body: { Unbekanntes: 1 } });
      expect(fieldCodes(reply)).toHaveProperty('Unbekanntes', 'unbekannt');
    }
  });

  test('compares external numbers with their letter case', async () => {
    expect((await get('/API/V1/TELKO/PRODUKT/FH-462')).body.ExterneId).toBe('FH-462');
    expectProblem(await get('/api/v1/telko/produkt/fh-462'), 404, 'NichtGefunden');
  });

  test('of an unknown call returns a problem for every method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const)
      expectProblem(await app.request({ method, url: '/api/v1/telko/gibt/es/nicht' }), 404, 'NichtGefunden');
    expectProblem(await get('/api/v1/telko'), 404, 'NichtGefunden');
    expectProblem(await get('/api/v2/telko/praemie'), 404, 'NichtGefunden');
  });
});

describe('a query', () => {
  test.each(CALLS.filter((call) => call.query).map((call) => [call.name, call] as const))(
    'of %s causes no server error, whatever it contains',
    async (_, call) => {
      for (const name of Object.keys(call.query?.shape ?? {})) {
        for (const value of ['%00', '%EF%BF%BF', '%ED%A0%80', '%ZZ', '', `a&${name}=b`])
          expectQuiet(await app.request({ method: call.method, url: `${addressOf(call, 'unbekannt')}?${name}=${value}` }));
      }
    },
  );

  test.each([
    ['/produkt?quelle=a%00b', 'quelle', 'zeichen'],
    ['/produkt?kategorie=%00', 'kategorie', 'zeichen'],
    ['/produkt?kategorie=a&kategorie=b', 'kategorie', 'typ'],
    [`/produkt?quelle=${'x'.repeat(201)}`, 'quelle', 'zuLang'],
  ])('%s is refused with 422', async (path, field, code) => {
    const reply = await app.api('telko', 'GET', path);
    expectProblem(reply, 422, 'Validierung');
    expect(fieldCodes(reply)).toEqual({ [field]: code });
  });
});

test('malformed headers cause no server error', async () => {
  const headers: Record<string, string>[] = [
    { cookie: 'psoe_token=%E0%A4%A; psoe_empfaenger=%00' },
    { authorization: 'Bearer \u00ff\u00fe', 'x-authorization': 'Bearer' },
    { 'x-accept-language': '\u00ff', 'accept-language': '%00' },
    { origin: 'http://[', host: '[::1', 'x-requested-with': '\u00ff' },
    { 'idempotency-key': '\u00ff'.repeat(200) },
  ];
  for (const one of headers) {
    expectQuiet(await app.api('telko', 'GET', '/account/user', { headers: one }));
    expectQuiet(await app.api('telko', 'POST', '/Empfehlen/create', { headers: one }));
  }
});
