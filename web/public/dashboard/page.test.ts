import { describe, expect, it } from 'vitest';
import type { Empfehlung } from '../../../contract/calls/empfehlung.ts';
import { benutzer, empfehlung } from '../../features/share/referral.fixture.ts';
import { openPage } from '../../shell/open.fixture.ts';
import { theme } from '../../shell/theme.fixture.ts';
import { visitOf } from '../../shell/visit.fixture.ts';
import { renderPage } from '../../site.tsx';

type Person = Empfehlung['Empfaenger'][number];
const person = (change: Partial<Person>): Person => ({ Empfaengernummer: 'e1', Anzeigename: 'Jörg M.', Status: 'Ok', ...change });
const niemand = { Wer: 'Niemand', Was: 'Alles ist erledigt.' } as const;

const open = (list: readonly Empfehlung[], locale: 'de' | 'en' = 'de') =>
  openPage(
    'Dashboard',
    { locale, login: { who: 'E' } },
    { listEmpfehlungen: { body: list }, readUser: { body: benutzer }, listNachbuchungen: { body: [] } },
  );

describe('Dashboard', () => {
  it('needs a login', async () => {
    const sent = await renderPage('Dashboard', visitOf().visit, { theme, css: '' });
    expect(sent).toEqual({ redirect: { page: 'Login', params: { redirect: 'Dashboard' } } });
  });

  it('greets, and says what will be here while it is empty', async () => {
    const { text, html } = await open([]);
    expect(text).toContain('Guten Tag Erika Muster &amp; Co');
    expect(text).toContain('Noch keine Empfehlung');
    expect(html).toMatch(/<form [^>]*action="\/de\/logout" method="post"/);
    expect((await open([], 'en')).text).toContain('No recommendation yet');
  });

  it('leads to the pages of the area and out of it, under autologin to what Settings would lead to', async () => {
    const answers = { listEmpfehlungen: { body: [] }, readUser: { body: benutzer }, listNachbuchungen: { body: [] } };
    const links = async (konfiguration = {}) => {
      const { html } = await openPage('Dashboard', { page: 'Dashboard', login: { who: 'E' }, konfiguration }, answers);
      const [nav = ''] = /<nav aria-label="Ihr persönlicher Bereich".*?<\/nav>/s.exec(html) ?? [];
      expect(nav).toContain('action="/de/logout"');
      return [...nav.matchAll(/href="\/de\/([^"]+)"/g)].map(([, path]) => path);
    };
    expect(await links()).toEqual(['persoenlicherbereich', 'jahresuebersicht', 'meinedaten']);
    const house = { IsAutologin: true, Zwischenseite: true };
    expect(await links(house)).toEqual(['persoenlicherbereich', 'jahresuebersicht', 'empfehler/bankdaten', 'empfehler/newsletter/optout']);
    expect(await links({ ...house, ModuleStoringBankdata: false, ModuleNewsletterPermission: false })).toEqual([
      'persoenlicherbereich',
      'jahresuebersicht',
    ]);
  });

  it('tells what happened, dated in Berlin, what comes next and until when, what it pays, and lets it be shared', async () => {
    const { text, html } = await open([empfehlung({ Klicks: 2 })]);
    for (const part of ['Strom &lt;Plus&gt;', 'Sie 25,01 €, Ihr Kontakt 25,00 €', 'Empfehlung angelegt 02.11.2026', 'wurde 2 Mal geöffnet'])
      expect(text).toContain(part);
    expect(text).toContain('Sie sind am Zug: Teilen Sie. bis 31.12.2026');
    expect(html).toContain('href="/de/empfehlung/nr1"');
    const en = (await open([empfehlung({ Klicks: 1 })], 'en')).text;
    for (const part of ['2 November 2026', 'opened once', 'by 31 December 2026']) expect(en).toContain(part);
  });

  it('says the turn of the tenant, and no date twice', async () => {
    const NaechsterSchritt = {
      Wer: 'Mandant',
      Was: 'Frühestens am 20.12.2026.',
      Fruehestens: '2026-12-20',
      Spaetestens: '2027-01-01',
    } as const;
    const { text } = await open([empfehlung({ NaechsterSchritt, Empfaenger: [person({ AuftragAm: '2026-12-05' })] })]);
    expect(text).toContain('Jörg M. ist dabei Jörg M. hat bestellt 05.12.2026');
    expect(text).toContain('Frühestens am 20.12.2026. Am Zug: Lindtal Energie · bis 01.01.2027');
  });

  it('puts a reward to pick first and leads to it with its token', async () => {
    const Praemierung = { Praemierungsnummer: 'p1', Status: 'Offen', WertCent: 2501, Token: 'a&b' } as const;
    const ready = empfehlung({ Empfehlungsnummer: 'nr2', Empfaenger: [person({ Status: 'Freigegeben', Praemierung })] });
    const { text, html } = await open([empfehlung(), ready]);
    expect(text).toContain('Eine Prämie wartet auf Ihre Wahl.');
    expect(html).toMatch(/href="\/de\/praemie\/\?token=a%26b"[^>]*>Prämie wählen: 25,01/);
    expect(html.indexOf('titel-nr2')).toBeLessThan(html.indexOf('titel-nr1'));
    expect((await open([ready, { ...ready, Empfehlungsnummer: 'nr3' }])).text).toContain('2 Prämien warten auf Ihre Wahl.');
  });

  it.each([
    ['Offen', undefined, 'Jörg M. hat die Angaben noch nicht bestätigt'],
    ['Freigegeben', 'Bereitgestellt', 'Sie haben Ihre Prämie von 25,01 € gewählt'],
    ['Gezahlt', 'Ausgezahlt', '25,01 € sind an Sie überwiesen'],
    ['Gezahlt', 'Abgeholt', 'Ihr Gutschein über 25,01 € ist da'],
    ['Gezahlt', undefined, 'Die Prämie zur Bestellung von Jörg M. ist gezahlt'],
    ['Storniert', 'Storniert', 'Ihre Prämie von 25,01 € ist entfallen'],
    ['Abgelaufen', undefined, 'Die Frist von Jörg M. ist abgelaufen'],
  ] as const)('tells of a recipient who is %s with a reward that is %s', async (Status, grant, words) => {
    const Praemierung = grant && { Praemierung: { Praemierungsnummer: 'p1', Status: grant, WertCent: 2501 } };
    const { text } = await open([empfehlung({ Empfaenger: [person({ Status, ...Praemierung })] })]);
    expect(text).toContain(words);
  });

  it('adds up what has been earned, stage by stage, and nothing of what has gone', async () => {
    const stati = ['Offen', 'Bereitgestellt', 'Ausgezahlt', 'Abgeholt', 'Abgeholt', 'Storniert', 'Abgelaufen'] as const;
    const people = stati.map((Status, nr) => person({ Praemierung: { Praemierungsnummer: `p${nr}`, Status, WertCent: 1000 + nr } }));
    const { text } = await open([empfehlung({ Empfaenger: people.slice(0, 4) }), empfehlung({ Empfaenger: people.slice(4) })]);
    expect(text).toContain('Zu wählen 10,00 € Unterwegs 10,01 € Erhalten 30,09 €');
    expect((await open([empfehlung({ Empfaenger: people.slice(2, 3) })], 'en')).text).toContain('Received €10.02');
    const { html } = await open([empfehlung({ Empfaenger: people.slice(5) })]);
    expect(html).not.toContain('<dl');
  });

  it('says what of a reward is a bonus', async () => {
    const Praemierung = { Praemierungsnummer: 'p1', Status: 'Bereitgestellt', WertCent: 8501, BonusCent: 6000 } as const;
    const list = [empfehlung({ Empfaenger: [person({ Status: 'Freigegeben', Praemierung })] })];
    expect((await open(list)).text).toContain('Ihre Prämie von 85,01 € (inklusive 60,00 € Bonus) gewählt');
    expect((await open(list, 'en')).text).toContain('€85.01 (including €60.00 bonus)');
  });

  it('folds what is over and offers nothing to share there', async () => {
    const { html, text } = await open([
      empfehlung(),
      empfehlung({ Empfehlungsnummer: 'nr2', Status: 'Gezahlt', NaechsterSchritt: niemand }),
    ]);
    expect(text).toContain('Abgeschlossene Empfehlungen (1)');
    expect(html.indexOf('<details')).toBeLessThan(html.indexOf('titel-nr2'));
    expect(html).not.toContain('href="/de/empfehlung/nr2"');
  });

  it('names an unconfirmed address, and apart from it a person who has not confirmed', async () => {
    expect((await open([empfehlung({ Status: 'Offen', KurzURL: undefined })])).text).toContain('Adresse noch nicht bestätigt');
    expect((await open([empfehlung({ Status: 'Offen' })])).text).not.toContain('Adresse noch nicht bestätigt');
  });
});
