import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { CALLS } from '../../contract/calls.ts';
import { abmeldecodeFor, inviteEmpfehler, loginAgentur, makeAgentur, makeBenutzer } from '../../test/support/agentur.ts';
import { begunAt, startAnbieter, useAnbieter, VERIFIER } from '../../test/support/anbieter.ts';
import { demoApp, type Reply } from '../../test/support/app.ts';
import { tokenOf } from '../../test/support/mails.ts';
import { TEST_NOW } from '../../test/support/parts.ts';
import { registered, zustimmungenAt } from '../../test/support/registrierung.ts';
import { queryAsOwner } from '../../test/support/rows.ts';
import { newEmail, PASSWORD } from '../../test/support/walk.ts';
import { agenturLeute } from './agentur-leute.fixture.ts';

/** Each writing call of an agency user is in the audit log with the user, the agency, the former and new value, and the reason. */

const app = demoApp();
const TENANT = 'telko';
beforeEach(() => app.clock.set(TEST_NOW));

const { owner, due, by, prepare, withZweitfaktor, insertManyEinladungen, entriesOf, eventsOf } = agenturLeute(app, TENANT);

/** The log entry of a change: its name, former value, new value and reason. */
type Eintrag = readonly [was: string, vorher: string | null, nachher: string | null, grund?: string];

interface Done {
  readonly agentur: string;
  readonly reply: Reply;
  readonly entries: readonly Eintrag[];
  /** State changes that are also stored as events; absent if the call causes none. */
  readonly events?: readonly string[];
  /** Whether the actor is not logged in. */
  readonly isVisitor?: true;
}

const EINTRAG = { ProduktId: 462, WertCent: 8000, Startdatum: '2030-01-01' };

const released: readonly Eintrag[] = [
  ['empfaenger.status', 'Ok', 'Freigegeben', 'Auftrag freigegeben'],
  ['praemierung.gewaehrt', null, 'Offen'],
  ['praemierung.gewaehrt', null, 'Offen'],
  ['auftrag.status', 'Bestaetigt', 'Freigegeben'],
];
const EVENTS = ['Empfaenger Freigegeben', 'Praemierung Offen', 'Praemierung Offen', 'Auftrag Freigegeben'];

/** Every writing call of an agency user, executed once; for a call that only reads, the reason why it writes no entry. */
const WRITING: Readonly<Record<string, (() => Promise<Done>) | string>> = {
  loginAgentur: async () => {
    const { agentur, email } = await owner();
    const reply = await by()('POST', '/agentur/login', { Email: email, Password: PASSWORD });
    return { agentur, reply, entries: [['anmeldung.agentur', null, agentur]], isVisitor: true };
  },
  finishAgenturLogin: async () => {
    const { agentur, email, code } = await withZweitfaktor();
    const { body } = await by()('POST', '/agentur/login', { Email: email, Password: PASSWORD });
    const reply = await by()('POST', '/agentur/mfa', { MfaToken: body.MfaToken, Code: code() });
    return { agentur, reply, entries: [['anmeldung.agentur', null, agentur]], isVisitor: true };
  },
  finishAgenturSso: async () => {
    const agentur = await makeAgentur(app, TENANT);
    const email = await makeBenutzer(app, TENANT, agentur);
    const anbieter = await startAnbieter();
    onTestFinished(anbieter.close);
    await useAnbieter(app, anbieter.issuer);
    anbieter.people.set('s-1', { email, email_verified: true });
    const { cookie, ...begun } = await begunAt(app, anbieter, 's-1');
    const body = { ...begun, Verifier: VERIFIER };
    const reply = await app.api(TENANT, 'PUT', '/agentur/sso', { body, headers: { cookie } });
    return { agentur, reply, entries: [['anmeldung.agentur', null, agentur]], isVisitor: true };
  },
  switchAgentur: async () => {
    const { agentur: from, email, bearer } = await owner();
    const agentur = await makeAgentur(app, TENANT);
    await makeBenutzer(app, TENANT, agentur, { email });
    const reply = await by(bearer)('PUT', '/agentur/wechseln', { Agenturnummer: agentur });
    return { agentur, reply, entries: [['anmeldung.agentur', from, agentur]] };
  },
  logoutAgentur: async () => {
    const { agentur, bearer } = await owner();
    return { agentur, reply: await by(bearer)('POST', '/agentur/logout'), entries: [['abmeldung.agentur', agentur, null]] };
  },
  resetAgenturPasswort: async () => {
    const { agentur, email } = await owner();
    await by()('GET', `/agentur/passwortvergessen/${encodeURIComponent(email)}`);
    await app.jobs.drainMails();
    const Token = tokenOf(app.mails.to(email, 'passwortsetzen'));
    const reply = await by()('PUT', '/agentur/passwort', { Token, Password: 'Fensterbank7' });
    return { agentur, reply, entries: [['passwort.gesetzt', 'Gesetzt', 'Gesetzt']], isVisitor: true };
  },
  changeAgenturPasswort: async () => {
    const { agentur, bearer } = await owner();
    const reply = await by(bearer)('PUT', '/agentur/passwortaendern', { Password: PASSWORD, NewPassword: 'Fensterbank7' });
    return { agentur, reply, entries: [['passwort.geaendert', 'Gesetzt', 'Gesetzt']] };
  },
  confirmAgenturPasswort: async () => {
    const { agentur, bearer } = await owner();
    const reply = await by(bearer)('POST', '/agentur/passwortpruefen', { Password: PASSWORD });
    return { agentur, reply, entries: [['passwort.bestaetigt', null, null]] };
  },
  changeAgenturkonto: async () => {
    const { agentur, bearer } = await owner();
    const reply = await by(bearer)('PUT', '/agentur/daten', { Language: 'en' });
    return { agentur, reply, entries: [['account.sprache', 'de', 'en']] };
  },
  endAgenturmails: async () => {
    const { agentur, bearer, email } = await owner();
    await by(bearer)('PUT', '/agentur/daten', { Hinweise: true });
    const reply = await by()('POST', '/agentur/abbestellen', { Token: await abmeldecodeFor(app, TENANT, email) });
    return { agentur, reply, entries: [['agentur.mails', 'An', 'Aus']], isVisitor: true };
  },
  registerAgentur: 'the agency is created when the address is confirmed',
  confirmAgentur: async () => {
    const { email, token } = await registered(app);
    const reply = await by()('POST', '/agentur/bestaetigen', { Token: token });
    const versions = await zustimmungenAt(app);
    const [row] = await queryAsOwner<{ agenturnummer: string }>(app, 'select agenturnummer from agentur where email = $1', [email]);
    const entries: Eintrag[] = [
      ['agentur.angelegt', null, 'Angelegt'],
      ['mitarbeiter.angelegt', null, 'Eingeladen'],
      ['agentur.zugestimmt', null, `agentur-av ${versions.Auftragsverarbeitung}`],
      ['agentur.zugestimmt', null, `agentur-regeln ${versions.Regeln}`],
      ['agentur.status', 'Angelegt', 'AdresseBestaetigt'],
    ];
    return { agentur: row?.agenturnummer ?? '', reply, entries, isVisitor: true };
  },
  agreeAgentur: async () => {
    const agentur = await makeAgentur(app, TENANT);
    const bearer = await loginAgentur(app, TENANT, await makeBenutzer(app, TENANT, agentur, { hasAgreed: false }));
    const Zustimmungen = await zustimmungenAt(app);
    const reply = await by(bearer)('POST', '/agentur/zustimmung', { Zustimmungen });
    const entries: Eintrag[] = [
      ['agentur.zugestimmt', null, `agentur-regeln ${Zustimmungen.Regeln}`],
      ['agentur.zugestimmt', null, `agentur-av ${Zustimmungen.Auftragsverarbeitung}`],
    ];
    return { agentur, reply, entries };
  },
  changeStammdaten: async () => {
    const { agentur, bearer } = await owner();
    const reply = await by(bearer)('PUT', `/agentur/stammdaten/${agentur}`, { Ort: 'Kiel' });
    return { agentur, reply, entries: [['agentur.stammdaten', 'Aktiv', 'Aktiv']] };
  },
  findAgenturvariables: 'words of the agency: reads, by a body',
  setAgenturvariables: async () => {
    const { agentur, bearer } = await owner();
    const reply = await by(bearer)('PUT', `/content/agenturvariables/${agentur}`, { Begruessung: 'Guten Tag!' });
    return { agentur, reply, entries: [['agentur.worte', 'Aktiv', 'Aktiv']] };
  },
  inviteMitarbeiter: async () => {
    const { agentur, bearer } = await owner();
    const body = { Vorname: 'Mika', Nachname: 'Muster', Email: newEmail('mika', 'agentur.example'), Rollen: ['Mitarbeiter'] };
    const reply = await by(bearer)('POST', `/agentur/mitarbeiter/${agentur}`, body);
    const entries: Eintrag[] = [
      ['mitarbeiter.angelegt', null, 'Eingeladen'],
      ['mitarbeiter.eingeladen', null, null],
    ];
    return { agentur, reply, entries, events: ['Mitarbeiter Eingeladen'] };
  },
  changeMitarbeiter: async () => {
    const { agentur, bearer } = await owner();
    await makeBenutzer(app, TENANT, agentur, { rollen: ['Mitarbeiter'] });
    const reply = await by(bearer)('PUT', `/agentur/mitarbeiter/${agentur}/M-7`, { Rollen: [] });
    const entries: Eintrag[] = [['mitarbeiter.geaendert', 'Mitarbeiter SiehtAlles GibtFrei', 'Minimal SiehtAlles GibtFrei']];
    return { agentur, reply, entries };
  },
  endMitarbeiter: async () => {
    const { agentur, bearer } = await owner();
    await makeBenutzer(app, TENANT, agentur, { rollen: ['Mitarbeiter'] });
    const reply = await by(bearer)('DELETE', `/agentur/mitarbeiter/${agentur}/M-7`);
    return { agentur, reply, entries: [['mitarbeiter.status', 'Aktiv', 'Deaktiviert']], events: ['Mitarbeiter Deaktiviert'] };
  },
  reactivateMitarbeiter: async () => {
    const { agentur, bearer } = await owner();
    await loginAgentur(app, TENANT, await makeBenutzer(app, TENANT, agentur, { rollen: ['Mitarbeiter'] }));
    const place = `/agentur/mitarbeiter/${agentur}/M-7`;
    await by(bearer)('DELETE', place);
    const reply = await by(bearer)('POST', place);
    return {
      agentur,
      reply,
      entries: [['mitarbeiter.status', 'Deaktiviert', 'Aktiv']],
      events: ['Mitarbeiter Deaktiviert', 'Mitarbeiter Aktiv'],
    };
  },
  prepareZweitfaktor: async () => {
    const { agentur, bearer } = await owner();
    const reply = await by(bearer)('POST', '/agentur/zweitfaktor', { Password: PASSWORD });
    return { agentur, reply, entries: [['zweitfaktor.vorbereitet', 'Aus', 'Aus']] };
  },
  confirmZweitfaktor: async () => {
    const one = await owner();
    const code = await prepare(one);
    const reply = await by(one.bearer)('PUT', '/agentur/zweitfaktor', { Code: code() });
    return { agentur: one.agentur, reply, entries: [['zweitfaktor.an', 'Aus', 'An']] };
  },
  endZweitfaktor: async () => {
    const { agentur, bearer, code } = await withZweitfaktor();
    const reply = await by(bearer)('PUT', '/agentur/zweitfaktor/aus', { Password: PASSWORD, Code: code() });
    return { agentur, reply, entries: [['zweitfaktor.aus', 'An', 'Aus']] };
  },
  releaseAuftrag: async () => {
    const { agentur, bearer, nr } = await due();
    return { agentur, reply: await by(bearer)('PUT', `/agentur/auftragfreigeben/${agentur}/${nr}`), entries: released, events: EVENTS };
  },
  releaseAuftraege: async () => {
    const { agentur, bearer, nr } = await due();
    const reply = await by(bearer)('POST', '/agentur/freigaben', { Auftragsnummern: [nr] });
    return { agentur, reply, entries: released, events: EVENTS };
  },
  objectAuftrag: async () => {
    const { agentur, bearer, nr } = await due();
    const reply = await by(bearer)('PUT', `/agentur/auftragbeanstanden/${agentur}/${nr}`, { Grund: 'Doppelt bestellt.' });
    return { agentur, reply, entries: [['auftrag.beanstandet', 'Bestaetigt', 'Bestaetigt', 'Beanstandet']] };
  },
  saveNotiz: async () => {
    const { agentur, bearer, nr } = await due();
    const reply = await by(bearer)('PUT', `/agentur/notiz/${agentur}/auftraege/${nr}`, { Text: 'Ruft an.' });
    return { agentur, reply, entries: [['agentur.notiz', 'Keine', 'Gesetzt']] };
  },
  addPlan: async () => {
    const { agentur, bearer } = await owner();
    const reply = await by(bearer)('POST', `/agentur/praemienplan/${agentur}`, EINTRAG);
    return { agentur, reply, entries: [['praemienplan.angelegt', null, 'Geplant']] };
  },
  endPlan: async () => {
    const { agentur, bearer } = await owner();
    const { body } = await by(bearer)('POST', `/agentur/praemienplan/${agentur}`, EINTRAG);
    const reply = await by(bearer)('DELETE', `/agentur/praemienplan/${agentur}/${body.Id}`);
    return { agentur, reply, entries: [['praemienplan.geloescht', 'Geplant', null]] };
  },
  previewPlan: 'a look at what an entry would have cost: reads, by a body',
  exportBericht: async () => {
    const { agentur, bearer } = await owner();
    const reply = await by(bearer)('GET', '/agentur/export/auftraege?format=csv');
    return { agentur, reply, entries: [['export.sofort', null, 'Fertig']] };
  },
  readExport: async () => {
    const { agentur, bearer } = await owner();
    await insertManyEinladungen(agentur);
    const { body } = await by(bearer)('GET', '/agentur/export/einladungen?format=csv');
    await app.jobs.drain();
    const reply = await by(bearer)('GET', `/agentur/exporte/${body.Exportnummer}`);
    const entries: Eintrag[] = [
      ['export.begonnen', null, 'Wartet'],
      ['export.fertig', 'Laeuft', 'Fertig'],
      ['export.abgeholt', 'Fertig', 'Fertig'],
    ];
    return { agentur, reply, entries };
  },
  requestAgenturPasswortlink: 'is answered the same for anybody; its entry names no agency, since nobody is known by an address yet',
  ...Object.fromEntries(
    ['listAuftraege', 'listAgenturEmpfehlungen', 'listLeads', 'listAgenturEmpfehler', 'listAgenturPraemien', 'listPraemienplan']
      .concat(['listMitarbeiter', 'listEinladungen', 'listRechnungen'])
      .map((name) => [name, 'a report: reads, by a body']),
  ),
};

const isOfAgentur = ({ path }: { path: string }) => /^\/(?:content\/agenturvariables|agentur)(?:\/|$)/.test(path);
const MUST = CALLS.filter((call) => isOfAgentur(call) && (call.method !== 'GET' || WRITING[call.name] !== undefined));

test('WRITING covers every writing call of an agency', () => {
  expect(Object.keys(WRITING).sort()).toEqual(MUST.map(({ name }) => name).sort());
});

describe('the audit log of an agency', () => {
  const done = Object.entries(WRITING).flatMap(([name, work]) => (typeof work === 'string' ? [] : [[name, work] as const]));
  test.each(done)('records user, agency, old and new value and reason of %s, and its state changes as events', async (_, work) => {
    const { agentur, reply, entries, events = [], isVisitor } = await work();
    expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
    const expected = entries.map(([was, vorher, nachher, grund = null]) => ({ was, vorher, nachher, grund }));
    const last = (await entriesOf(agentur)).slice(-expected.length);
    expect(last.map(({ was, vorher, nachher, grund }) => ({ was, vorher, nachher, grund }))).toEqual(expected);
    for (const { wer, was } of last) {
      if (was === 'export.fertig') expect(wer).toBe('System');
      else if (isVisitor) expect(wer).toBe('Besucher');
      else expect(wer).toMatch(/^Agentur:A-T\d+:\S+$/);
    }
    const told = (await eventsOf(agentur)).filter(({ wer }) => wer.startsWith('Agentur:'));
    expect(told.map((one) => one.told)).toEqual(events);
  });

  test('has invitations that are made, accepted and ended', async () => {
    const agentur = await makeAgentur(app, TENANT);
    await inviteEmpfehler(app, TENANT, { agenturnummer: agentur });
    const said = (await entriesOf(agentur)).map(({ was, vorher, nachher }) => [was, vorher, nachher]);
    expect(said).toEqual([
      ['agentur.angelegt', null, 'Aktiv'],
      ['einladung.erstellt', null, 'Offen'],
      ['einladung.status', 'Offen', 'Angenommen'],
    ]);
    expect((await eventsOf(agentur)).map(({ told }) => told)).toEqual(['Agentur Aktiv', 'Einladung Offen', 'Einladung Angenommen']);
  });

  test('has the reason of an aborted export', async () => {
    const { agentur, email, bearer } = await owner();
    await insertManyEinladungen(agentur);
    const query = encodeURIComponent(JSON.stringify({ Filter: 'Ida' }));
    const { body } = await by(bearer)('GET', `/agentur/export/einladungen?format=csv&query=${query}`);
    const kept = () => queryAsOwner<{ abfrage: object }>(app, 'select abfrage from export where exportnummer = $1', [body.Exportnummer]);
    expect(await kept()).toMatchObject([{ abfrage: { Filter: 'Ida' } }]);
    await queryAsOwner(
      app,
      "update agentur_benutzer b set rollen = '{}' from account a where a.mandant = b.mandant and a.account_id = b.account_id and a.email = $1",
      [email],
    );
    await app.jobs.drain();
    expect((await entriesOf(agentur)).at(-1)).toMatchObject({
      wer: 'System',
      was: 'export.abgebrochen',
      vorher: 'Wartet',
      nachher: 'Abgebrochen',
      grund: 'RechtBeendet',
    });
    // The search could contain a name.
    expect(await kept()).toEqual([{ abfrage: {} }]);
  });
});
