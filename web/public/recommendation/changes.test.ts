import { describe, expect, it } from 'vitest';
import type { EigeneEmpfehlung } from '../../../contract/calls/empfehlung/empfehlungsform.ts';
import { benutzerOf } from '../../features/account/benutzer.fixture.ts';
import { empfehlung } from '../../features/share/referral.fixture.ts';
import { openPage, plain, type VisitOptions } from '../../shell/open.fixture.ts';
import { type Answers, visitOf } from '../../shell/visit.fixture.ts';
import { postPage } from '../../site.tsx';

const accepted = {
  readZustimmung: { body: { Gilt: { AgbVersion: '3' }, Zuletzt: { AgbVersion: '3', GegebenAm: '2026-11-20T10:00:00Z' } } },
};
const answersOf = (change: Partial<EigeneEmpfehlung>, more: Answers = {}): Answers => ({
  listEmpfehlungen: { body: [empfehlung({ Anteile: [100, 50, 0], ...change })] },
  readUser: { body: benutzerOf() },
  ...more,
});
const at = { login: { who: 'E' } as const, params: { empfehlungsnummer: 'nr1' } };

const open = async (change: Partial<EigeneEmpfehlung> = {}, options: VisitOptions = {}, more: Answers = {}) =>
  plain((await openPage('Recommendation', { ...at, ...options }, answersOf(change, more))).html);
const refused = (
  values: Record<string, string>,
  status: number,
  code: 'Konflikt' | 'Validierung',
  errors: object[] = [],
): VisitOptions => ({
  form: { values, problem: { status, code, detail: 'Wegen allem.', errors } as never },
});
/** The shares offered; `!` marks one that cannot be chosen, `*` the current one. */
const offered = (html: string) =>
  [...html.matchAll(/<button[^>]*name="AnteilEmpfehler"[^>]*>/g)].map(
    ([button]) =>
      `${button.includes('disabled=""') ? '!' : ''}${button.includes('aria-pressed="true"') ? '*' : ''}${/value="(\d+)"/.exec(button)?.[1]}`,
  );

describe('the amounts of the share page', () => {
  it('are shown large for both sides, whole ones without cents, with each possible share', async () => {
    const html = await open({ Praemie: { Id: 1, WertCent: 7000, Wert: '' } });
    expect(html).toMatch(/>Sie<\/dt><dd[^>]*>35 €<.*>Ihr Kontakt<\/dt><dd[^>]*>35 €</);
    expect(offered(html)).toEqual(['100', '*50', '0']);
    expect(html).toContain('können Sie frei wählen');
  });

  it('offer only more for the contact once the link was opened, and no change once a recipient has joined', async () => {
    const opened = await open({ Klicks: 2, Anteile: [50, 0] });
    expect(offered(opened)).toEqual(['!100', '*50', '0']);
    expect(opened).toContain('nur noch mehr geben');
    const whole = await open({ Klicks: 1, AnteilEmpfehler: 100, Anteile: [100, 50, 0] });
    expect(offered(whole)).toEqual(['*100', '50', '0']);
    expect(whole).toContain('Ihr Link wurde schon geöffnet.');
    expect(whole).not.toContain('können Sie frei wählen');
    const joined = await open({ Klicks: 2, Anteile: [50] });
    expect(offered(joined)).toEqual([]);
    expect(joined).toContain('So bleibt es');
  });

  it('offer shares with the same amounts once, with the current one pressed', async () => {
    const capped = (AnteilEmpfehler: 100 | 50 | 0, Anteile: EigeneEmpfehlung['Anteile']) =>
      open({ AnteilEmpfehler, Anteile }, { konfiguration: { MaxEmpfaengerPraemieCent: 1500 } });
    expect(offered(await capped(100, [100, 50]))).toEqual(['*100', '50']);
    expect(offered(await capped(0, [100, 0]))).toEqual(['100', '*0']);
  });

  it("show the contact's maximum if it is less than the reward", async () => {
    const capped = (MaxEmpfaengerPraemieCent: number | null) => open({}, { konfiguration: { MaxEmpfaengerPraemieCent } });
    expect(await capped(1500)).toContain('Ihr Kontakt bekommt höchstens 15 €, der Rest ist für Sie.');
    for (const none of [null, 5001]) expect(await capped(none)).not.toContain('höchstens');
  });

  it('name the person of a referral to one person', async () => {
    const NaechsterSchritt = { Schritt: 'EmpfaengerDaten', Wer: 'Empfaenger', Was: '' } as const;
    const Empfaenger = [{ Empfaengernummer: 'p', Anzeigename: 'Tom', Status: 'Offen', NaechsterSchritt }] as const;
    const html = await open({ Benannt: true, Empfaenger: [...Empfaenger] });
    expect(html).toContain('Für Tom: Strom &lt;Plus&gt;. Der Link gilt für eine Person, bis zum 31.12.2026.');
    expect(html).toMatch(/>Tom<\/dt>/);
  });

  it('are left out without a reward', async () => {
    expect(await open({ Praemie: null })).not.toMatch(/<dl|AnteilEmpfehler/);
  });

  it('explain why a split was no longer possible, and other problems', async () => {
    const values = { schritt: 'anteil', AnteilEmpfehler: '100' };
    expect(await open({}, refused(values, 409, 'Konflikt'))).toContain('Ihr Link wurde inzwischen geöffnet');
    expect(await open({}, refused(values, 422, 'Validierung'))).toContain('Wegen allem.');
    expect(await open({}, { query: { getan: 'anteil' } })).toMatch(/role="status"[^>]*>.*Geändert\./);
  });
});

describe('sending a form of the share page', () => {
  const post = async (fields: Record<string, string>, answers: Answers, options: VisitOptions = {}) => {
    const { visit, made } = visitOf({ page: 'Recommendation', ...at, ...options }, { ...answersOf({}), ...answers });
    return { posted: await postPage('Recommendation', visit, fields), made };
  };
  const done = (getan: string) => ({ redirect: { page: 'Recommendation', params: { empfehlungsnummer: 'nr1', getan } } });

  it('changes the split', async () => {
    const { posted, made } = await post({ schritt: 'anteil', AnteilEmpfehler: '0' }, { setAnteil: { status: 204, body: null } });
    expect(posted).toEqual(done('anteil'));
    expect(made[0]?.input).toMatchObject({ params: { nr: 'nr1' }, body: { AnteilEmpfehler: 0 } });
  });

  it('sends the chosen code without spaces and hyphens', async () => {
    const { posted, made } = await post({ schritt: 'code', Code: 'eri-ka 7' }, { setWunschcode: { status: 204, body: null } });
    expect(posted).toEqual(done('code'));
    expect(made[0]?.input).toMatchObject({ params: { nr: 'nr1' }, body: { Code: 'erika7' } });
  });

  it('creates another referral of the same product for one named person, once per form', async () => {
    const answers = {
      ...accepted,
      readProdukt: { body: { Id: 1, ExterneId: 'S-1' } },
      createEmpfehlung: { status: 201, body: { Empfehlungsnummer: 'nr2', OptInRequired: false } },
    };
    const fields = { schritt: 'person', 'Empfaenger.Vorname': 'Tom', Fassung: '3', vorgang: 'v1' };
    const { posted, made } = await post(fields, answers);
    expect(posted).toEqual({ redirect: { page: 'Recommendation', params: { empfehlungsnummer: 'nr2' } } });
    const created = made.find(({ name }) => name === 'createEmpfehlung')?.input;
    expect(created?.body).toEqual({
      Empfehlung: {
        Produkt: 1,
        Channel: 'link',
        Empfehlungslink: false,
        AnteilEmpfehler: 50,
        AgbText: expect.stringContaining('Fassung 3'),
      },
      Empfehler: { Vorname: 'Erika', Nachname: 'Muster & Co', Email: 'erika@example.org' },
      Empfaenger: { Vorname: 'Tom' },
    });
    expect(created?.idempotencyKey).toMatch(/^v1 /);
  });

  it('does not accept terms that came later, unless they were ticked', async () => {
    const answers = {
      ...accepted,
      readProdukt: { body: { Id: 1, ExterneId: 'S-1' } },
      createEmpfehlung: { problem: { status: 422, code: 'AcceptAgb' as const, detail: '' } },
    };
    const agb = async (fields: Record<string, string>) =>
      (await post({ schritt: 'person', 'Empfaenger.Vorname': 'Tom', ...fields }, answers)).made.find(
        ({ name }) => name === 'createEmpfehlung',
      )?.input.body;
    expect(await agb({ Fassung: '2' })).toMatchObject({ Empfehlung: { AgbText: '' } });
    expect(await agb({ 'Empfehlung.AgbText': 'Ich akzeptiere.' })).toMatchObject({ Empfehlung: { AgbText: 'Ich akzeptiere.' } });
  });

  it('redirects to Login if the session has ended, and does nothing for an unknown form', async () => {
    const ended = { setAnteil: { problem: { status: 401, code: 'PSOF0204' as const, detail: '' } } };
    expect((await post({ schritt: 'anteil', AnteilEmpfehler: '0' }, ended)).posted).toMatchObject({ redirect: { page: 'Login' } });
    const { posted, made } = await post({ schritt: 'toString' }, {});
    expect(posted).toEqual({ redirect: { page: 'Recommendation', params: { empfehlungsnummer: 'nr1' } } });
    expect(made).toEqual([]);
  });
});

describe('choosing a code', () => {
  it("is offered once, with an example from the recommender's name", async () => {
    expect(await open()).toContain('zum Beispiel ERIKA7');
    expect(await open({ Wunschcode: 'ERIKA7', Empfehlungscode: 'ERIKA7' })).not.toContain('zum Beispiel');
    expect(await open({}, { konfiguration: { ModuleErstelleOfflineEmpfehlungCode: false } })).not.toContain('zum Beispiel');
  });

  it('suggests no code that would be refused', async () => {
    const suggested = (Vorname: string) => open({}, {}, { readUser: { body: benutzerOf({ Vorname }) } });
    expect(await suggested('Telekom')).toContain('zum Beispiel SOMMER7');
    expect(await suggested('Karla')).toContain('zum Beispiel KARLA7');
  });

  it('shows the chosen code, and confirms it once', async () => {
    const chosen = { Wunschcode: 'ERIKAMUSTER7', Empfehlungscode: 'ERIKAMUSTER7' };
    expect(await open(chosen, { query: { getan: 'code' } })).toMatch(/role="alert".*Ihr Code ist ERIKAMUSTER7/);
    const html = await open(chosen);
    expect(html).not.toContain('Ihr Code ist');
    expect(html).toContain('>ERIKAMUSTER7<');
  });

  it('keeps the typed code if it is taken', async () => {
    const errors = [{ field: 'Code', code: 'vergeben', message: 'Ihr Code ist schon vergeben.' }];
    const html = await open({}, refused({ schritt: 'code', Code: 'ERIKA7' }, 409, 'Konflikt', errors));
    expect(html).toMatch(/<input(?=[^>]*name="Code")(?=[^>]*value="ERIKA7")/);
    expect(html).toContain('href="#feld-Code"');
    expect(html).not.toContain('inzwischen geöffnet');
  });
});

it('asks for no tick while the terms are accepted, and names them', async () => {
  const html = await open({}, {}, accepted);
  expect(html).toContain('in der Fassung 3, die Sie akzeptiert haben');
  expect(html).not.toContain('type="checkbox"');
  expect(await open()).toContain('type="checkbox"');
});

it('hides what comes after sharing until then, and has a link to the channels in place of a share sheet', async () => {
  const html = await open();
  expect(html).toMatch(/<div role="status"><div hidden="" data-after-share="true"[^>]*>.*Geteilt\. Noch jemand\?.*href="#person"/);
  expect(html).toMatch(/<a href="#wege" data-opens-sheet="true"/);
  expect(html.match(/ download="/g)).toHaveLength(1);
});
