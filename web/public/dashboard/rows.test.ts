import { describe, expect, it } from 'vitest';
import type { NaechsterSchritt } from '../../../contract/calls/empfehlung/empfehlungsform.ts';
import { empfehlung } from '../../features/share/referral.fixture.ts';
import { scenesIn, standLook } from '../../shell/stand.fixture.ts';
import { lineOf, openDashboard, Praemierung, person, rewarded, schrittOf, withPeople } from './dashboard.fixture.ts';

const own = (Schritt: NaechsterSchritt['Schritt'], Wer: NaechsterSchritt['Wer']) =>
  empfehlung({ NaechsterSchritt: schrittOf(Schritt, { Wer }) });
const withOne = (Schritt: NaechsterSchritt['Schritt'], Wer: NaechsterSchritt['Wer'], change: Parameters<typeof person>[0] = {}) =>
  empfehlung({ Empfaenger: [person({ NaechsterSchritt: schrittOf(Schritt, { Wer }), ...change })] });
const line = async (one: ReturnType<typeof empfehlung>, id = 'e1', options = {}) => lineOf((await openDashboard([one], options)).html, id);

describe('the small scene of a line', () => {
  it.each([
    ['Teilen', 'Empfehler', 'link'],
    ['Bestellen', 'Empfaenger', 'link'],
    ['AuftragBestaetigen', 'Mandant', 'bestellt'],
    ['Auszahlung', 'Mandant', 'bestellt'],
    ['Fertig', 'Niemand', 'ausgezahlt'],
  ] as const)('at %s shows the state, which the badge says in words', async (Schritt, Wer, state) => {
    const { html } = await openDashboard([withPeople(person({ NaechsterSchritt: schrittOf(Schritt, { Wer }) }))], { look: standLook });
    expect(scenesIn(html)).toEqual([[state, '']]);
    expect([...html.matchAll(/<source ([^>]*)>/g)].map(([, source]) => source)).toEqual([
      `type="image/webp" srcSet="/bilder/0a/stand-${state}-klein.webp"/`,
    ]);
  });

  it('is omitted for a line that ended without a reward, and at a tenant without scenes', async () => {
    expect(
      scenesIn((await openDashboard([withPeople(person({ NaechsterSchritt: schrittOf('Beendet') }))], { look: standLook })).html),
    ).toEqual([]);
    expect((await openDashboard([withOne('Fertig', 'Niemand')])).html).not.toContain('<picture');
  });
});

describe('a line of the list', () => {
  it.each([
    ['EmpfaengerDaten', 'Empfaenger', 'Jörg M. Strom &lt;Plus&gt; Prämie: 25,01 € Eingeladen Erinnern Jörg M.'],
    ['EmpfaengerBestaetigen', 'Empfaenger', 'Angaben unbestätigt Erinnern Jörg M.'],
    ['Bestellen', 'Empfaenger', 'Dabei Erinnern Jörg M.'],
    ['AuftragBestaetigen', 'Mandant', 'Prämie: 25,01 € Wird geprüft'],
    ['Freigabe', 'Mandant', 'Prämie: 25,01 € Bestätigt'],
    ['FreigabeMoeglich', 'Mandant', 'Freigabe steht an'],
    ['NachbuchungPruefen', 'Mandant', 'Meldung wird geprüft'],
    ['AnderesProdukt', 'Niemand', 'Jörg M. Strom &lt;Plus&gt; Ohne Prämie'],
    ['KeinePraemie', 'Niemand', 'Jörg M. Strom &lt;Plus&gt; Ohne Prämie'],
    ['PraemieDesKontakts', 'Niemand', 'Prämie beim Kontakt'],
    ['Fertig', 'Niemand', 'Erledigt'],
    ['Beendet', 'Niemand', 'Jörg M. Strom &lt;Plus&gt; Beendet'],
  ] as const)('shows %s as a badge, with amount and action', async (Schritt, Wer, words) => {
    expect(await line(withOne(Schritt, Wer))).toMatch(new RegExp(`${words.replaceAll('.', '\\.')}$`));
  });

  it.each([
    ['PraemieWaehlen', 'Offen', 'Prämie bereit Prämie wählen'],
    ['GutscheinUnterwegs', 'Bereitgestellt', 'Gutschein unterwegs'],
    ['GutscheinVerspaetet', 'Bereitgestellt', 'Gutschein verspätet'],
    ['Auszahlung', 'Bereitgestellt', 'Wird überwiesen'],
    ['AuszahlungVerspaetet', 'Bereitgestellt', 'Überweisung verspätet'],
    ['InZahlung', 'Bereitgestellt', 'Unterwegs'],
    ['AuszahlungAngehalten', 'Bereitgestellt', 'Angehalten'],
    ['BankdatenPruefen', 'Bereitgestellt', 'Konto fehlt Konto nennen'],
    ['Fertig', 'Ausgezahlt', 'Ausgezahlt'],
    ['Fertig', 'Abgeholt', 'Gutscheincode erhalten'],
  ] as const)('shows %s of a grant that is %s, with the granted amount', async (Schritt, Status, words) => {
    const { Token, ...grant } = Praemierung;
    const given = { ...grant, WertCent: 8500, Status, ...((Status === 'Offen' || Schritt === 'BankdatenPruefen') && { Token }) };
    const wer = Schritt === 'Fertig' ? 'Niemand' : Schritt === 'PraemieWaehlen' || Schritt === 'BankdatenPruefen' ? 'Empfehler' : 'Mandant';
    expect(await line(withOne(Schritt, wer, { Praemierung: given }))).toContain(`Prämie: 85 € ${words}`);
  });

  it('offers no reminder by a link that has ended', async () => {
    expect(await line({ ...withOne('Bestellen', 'Empfaenger'), Status: 'Abgelaufen' })).toMatch(/Dabei$/);
  });

  it('offers to share with a named person, and a reminder only once the link has reached another person', async () => {
    const named = { ...withOne('EmpfaengerDaten', 'Empfaenger'), Benannt: true } as const;
    expect(await line(named)).toMatch(/Eingeladen Teilen Jörg M\.$/);
    expect(await line({ ...named, Klicks: 1 })).toMatch(/Eingeladen Erinnern Jörg M\.$/);
    expect(await line({ ...withOne('Bestellen', 'Empfaenger'), Benannt: true })).toMatch(/Dabei Erinnern Jörg M\.$/);
  });

  it('shows how an item ended, without an amount', async () => {
    for (const [Status, word] of [['Storniert', 'Storniert'] as const, ['Abgelaufen', 'Abgelaufen'] as const])
      expect(await line(withOne('Beendet', 'Niemand', { Status }))).toMatch(new RegExp(`&gt; ${word}$`));
    expect(await line(withOne('PraemieAbgelaufen', 'Niemand', { Praemierung: { ...Praemierung, Status: 'Abgelaufen' } }))).toMatch(
      /&gt; Prämie abgelaufen$/,
    );
  });

  it('shows whose the reward is if all of it goes to the contact, and no amount without a reward', async () => {
    expect(await line(empfehlung({ AnteilEmpfehler: 0, Empfaenger: [person()] }))).toContain('50,01 € für Kontakt');
    expect(await line(empfehlung({ Praemie: null, Empfaenger: [person()] }))).not.toContain('€');
    expect(await line(empfehlung({ Praemie: { Id: 1, WertCent: 7000, Wert: '' }, AnteilEmpfehler: 100 }), 'nr1')).toContain('Prämie: 70 €');
  });
});

describe('the list', () => {
  it('has a line with day and action for a link without recipients', async () => {
    const { html } = await openDashboard([
      own('Teilen', 'Empfehler'),
      { ...own('AdresseBestaetigen', 'Empfehler'), Empfehlungsnummer: 'nr2', KurzURL: undefined },
    ]);
    expect(lineOf(html, 'nr1')).toBe('Strom &lt;Plus&gt; Link vom 02.11.2026 Prämie: 25,01 € Bereit zum Teilen Teilen Strom &lt;Plus&gt;');
    expect(html).toMatch(/href="\/de\/empfehlung\/nr1"[^>]*>Teilen/);
    expect(html).toMatch(/href="\/de\/bestaetigung\?empfehlungsnummer=nr2"[^>]*>Bestätigen/);
  });

  it('has the scene of its state in each line, for one without a reward the picture of an end, and none without scenes', async () => {
    const bild = (name: string) => ({ adresse: `/bilder/0a/${name}`, breite: 480, hoehe: 240 });
    const sceneOf = (state: string) => ({ avif: null, webp: bild(`${state}.webp`), jpg: bild(`${state}.jpg`), klein: null });
    const stand = { link: sceneOf('link'), bestellt: sceneOf('bestellt'), ausgezahlt: sceneOf('ausgezahlt') };
    const look = { logo: null, icon: null, touchIcon: null, keyVisual: null, szenen: { ende: bild('ende.svg') }, stand };
    const steps = ['Bestellen', 'PraemieWaehlen', 'Fertig', 'KeinePraemie'] as const;
    const people = steps.map((step) => person({ Empfaengernummer: step, NaechsterSchritt: schrittOf(step) }));
    const pictures = async (options: object) => {
      const { html } = await openDashboard([empfehlung({ Empfaenger: people })], options);
      return steps.map((id) => new RegExp(`<li id="zeile-${id}".*?</li>`, 's').exec(html)?.[0].match(/<img src="([^"]+)"/)?.[1]);
    };
    expect(await pictures({ look })).toEqual(
      ['link.jpg', 'bestellt.jpg', 'ausgezahlt.jpg', 'ende.svg'].map((name) => `/bilder/0a/${name}`),
    );
    expect(await pictures({ look: { ...look, stand: null } })).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('has a line for each of 49 recipients of a link, newest first, and one for the link while it has a step of its own', async () => {
    const people = Array.from({ length: 49 }, (_, nr) => person({ Empfaengernummer: `e${nr}`, Anzeigename: `Person ${nr}` }));
    const ids = async (one: ReturnType<typeof empfehlung>) =>
      [...(await openDashboard([one])).html.matchAll(/<li id="zeile-(\w+)"/g)].map(([, id]) => id);
    const newest = people.map(({ Empfaengernummer }) => Empfaengernummer).reverse();
    const waiting = empfehlung({ Empfaenger: people, NaechsterSchritt: people[0]?.NaechsterSchritt ?? schrittOf('Bestellen') });
    expect(await ids(waiting)).toEqual(newest);
    const done = people.map((one) => ({ ...one, NaechsterSchritt: schrittOf('Fertig') }));
    expect(await ids(empfehlung({ Empfaenger: done }))).toEqual(['nr1', ...newest]);
    expect(await ids(empfehlung({ Empfaenger: people, NaechsterSchritt: schrittOf('NachbuchungPruefen', { Wer: 'Mandant' }) }))).toEqual([
      'nr1',
      ...newest,
    ]);
  });

  it('has fifty lines on a page, and goes on after the line of its address, also if that line has ended since', async () => {
    const step = (nr: number) => schrittOf(nr === 70 ? 'Fertig' : 'Bestellen', nr === 70 ? {} : { Wer: 'Empfaenger' });
    const people = Array.from({ length: 120 }, (_, nr) => person({ Empfaengernummer: `e${nr}`, NaechsterSchritt: step(nr) }));
    const [link] = [withPeople(people[0] ?? person(), ...people.slice(1))];
    const linesAt = async (query: Readonly<Record<string, string>>) => {
      const { html } = await openDashboard([link], { query });
      const [, list = ''] = /id="laufend".*?<ul[^>]*>(.*?)<\/ul>/s.exec(html) ?? [];
      return { html, ids: [...list.matchAll(/<li id="zeile-(\w+)"/g)].map(([, id]) => id) };
    };
    const first = await linesAt({});
    expect([first.ids.length, first.ids[0], first.ids.at(-1)]).toEqual([50, 'e119', 'e69']);
    expect(first.html).toContain('?laufend=e69#laufend"');
    expect(first.html).not.toContain('Zum Anfang');
    const next = await linesAt({ laufend: 'e70' });
    expect([next.ids.length, next.ids[0], next.ids.at(-1)]).toEqual([50, 'e69', 'e20']);
    const last = await linesAt({ laufend: 'e20' });
    expect([last.ids.length, last.ids.at(-1)]).toEqual([20, 'e0']);
    expect(last.html).not.toContain('Weitere<');
    expect(last.html).toContain('?laufend=e20&amp;empfaengernummer=e0#zeile-e0"');
  });

  it('has one line for a named person whose referral is not confirmed', async () => {
    const NaechsterSchritt = schrittOf('AdresseBestaetigen', { Wer: 'Empfehler' });
    const { html } = await openDashboard([empfehlung({ NaechsterSchritt, Empfaenger: [person({ NaechsterSchritt })] })]);
    expect(html.match(/<li id="zeile-/g)).toHaveLength(1);
  });

  it('folds ended items, with a link to recommend again while there is a reward', async () => {
    const ended = empfehlung({
      Empfehlungsnummer: 'nr2',
      Status: 'Gezahlt',
      NaechsterSchritt: schrittOf('Fertig'),
      Empfaenger: [person({ Empfaengernummer: 'e2', NaechsterSchritt: schrittOf('Fertig') })],
    });
    const { html, text } = await openDashboard([empfehlung(), ended]);
    expect(text).toContain('Beendet (1)');
    const [folded = ''] = /<details.*?<\/details>/s.exec(html.slice(html.indexOf('Beendet (1)') - 600)) ?? [];
    expect(folded).toMatch(/^<details class/);
    expect(folded).toContain('zeile-e2');
    expect(folded).toMatch(/href="\/de\/empfehlen\/1"[^>]*>Neuen Link erstellen/);
    expect((await openDashboard([{ ...ended, Praemie: null }])).html).not.toContain('Neuen Link erstellen');
    expect(await line(empfehlung({ Empfaenger: [person({ NaechsterSchritt: schrittOf('Fertig') })] }))).not.toContain('Neuen Link');
  });

  it('shows a long name in full and escaped', async () => {
    const Anzeigename = '"><img src=x> Müller-Lüdenscheidt-Großkreutz M.';
    expect(await line(empfehlung({ Empfaenger: [rewarded({ Anzeigename })] }))).toContain(
      '&quot;&gt;&lt;img src=x&gt; Müller-Lüdenscheidt-Großkreutz M.',
    );
  });
});
