import { describe, expect, it } from 'vitest';
import type { PraemierungStatus } from '../../../contract/values/status.ts';
import { mandantTexts } from '../../../texts/texts.ts';
import { benutzerOf } from '../../features/account/benutzer.fixture.ts';
import { empfehlung } from '../../features/share/referral.fixture.ts';
import { openPage, type VisitOptions } from '../../shell/open.fixture.ts';
import { theme } from '../../shell/theme.fixture.ts';
import { visitOf } from '../../shell/visit.fixture.ts';
import { renderPage } from '../../site.tsx';
import { lineOf, openDashboard, Praemierung, person, rewarded, schrittOf, withPeople } from './dashboard.fixture.ts';

/** Opens the Dashboard and returns only its details. */
async function detailOf(...args: Parameters<typeof openDashboard>) {
  const opened = await openDashboard(...args);
  const [html = ''] = /<article.*<\/article>/s.exec(opened.html) ?? [];
  return { ...opened, html, text: html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ') };
}

describe('Dashboard', () => {
  it('needs a login', async () => {
    const sent = await renderPage('Dashboard', visitOf().visit, { theme, css: '' });
    expect(sent).toEqual({ redirect: { page: 'Login', params: { redirect: 'Dashboard' } } });
  });

  it('greets, and explains what an empty area will show', async () => {
    const { text, html } = await openDashboard([]);
    expect(text).toContain('Guten Tag Erika Muster &amp; Co');
    expect(text).toContain('Noch keine Empfehlung');
    expect(html).toMatch(/<form [^>]*action="\/de\/logout" method="post"/);
    expect((await openDashboard([], { locale: 'en' })).text).toContain('No recommendation yet');
  });

  it('links the pages of the area and the logout, under autologin also the pages that Settings would link', async () => {
    const answers = { listEmpfehlungen: { body: [] }, readUser: { body: benutzerOf() }, listNachbuchungen: { body: [] } };
    const links = async (konfiguration = {}) => {
      const { html } = await openPage('Dashboard', { page: 'Dashboard', login: { who: 'E' }, konfiguration }, answers);
      const [nav = ''] = /<nav aria-label="Ihr persönlicher Bereich".*?<\/nav>/s.exec(html) ?? [];
      expect(nav).toContain('action="/de/logout"');
      return [...nav.matchAll(/href="\/de\/([^"]+)"/g)].map(([, path]) => path);
    };
    expect(await links()).toEqual(['persoenlicherbereich', 'jahresuebersicht', 'meinedaten']);
    const konfiguration = { IsAutologin: true, Zwischenseite: true };
    expect(await links(konfiguration)).toEqual([
      'persoenlicherbereich',
      'jahresuebersicht',
      'empfehler/bankdaten',
      'empfehler/newsletter/optout',
    ]);
    expect(await links({ ...konfiguration, ModuleStoringBankdata: false, ModuleNewsletterPermission: false })).toEqual([
      'persoenlicherbereich',
      'jahresuebersicht',
    ]);
  });

  it('sums up the rewards by stage, without cancelled and expired ones and without those past their last day', async () => {
    const stati = ['Offen', 'Bereitgestellt', 'Ausgezahlt', 'Abgeholt', 'Abgeholt', 'Storniert', 'Abgelaufen'] as const;
    const people = stati.map((Status, nr) => person({ Praemierung: { Praemierungsnummer: `p${nr}`, Status, WertCent: 1000 + nr } }));
    const pickable = rewarded({ Praemierung: { ...Praemierung, WertCent: 1000 } });
    const { text } = await openDashboard([
      empfehlung({ Empfaenger: [pickable, ...people.slice(0, 4)] }),
      empfehlung({ Empfaenger: people.slice(4) }),
    ]);
    expect(text).toContain('Bereit 10 € Unterwegs 10,01 € Erhalten 30,09 €');
    expect((await openDashboard([empfehlung({ Empfaenger: people.slice(2, 3) })], { locale: 'en' })).text).toContain('Received €10.02');
    const { html } = await openDashboard([empfehlung({ Empfaenger: people.slice(5) })]);
    expect(html).not.toContain('<dl');
  });

  it('shows the banners of its place that are shown today', async () => {
    const konfiguration = { Banner: [{ Name: 'neu', Bereich: 'Empfehlungen', Text: { de: 'Mehr' }, Startdatum: null, Enddatum: null }] };
    const answers = { listEmpfehlungen: { body: [] }, readUser: { body: benutzerOf() }, listNachbuchungen: { body: [] } };
    const shown = { ...answers, showEmpfehlungenBanner: { body: { Anzeigen: true } } };
    const { html, made } = await openPage('Dashboard', { login: { who: 'E' }, konfiguration } as VisitOptions, shown);
    expect(html).toMatch(/<aside aria-label="Mehr"/);
    expect(made).toContainEqual({ name: 'showEmpfehlungenBanner', input: { params: { name: 'neu' } } });
  });
});

describe('the details of one line', () => {
  it('show the history in Berlin time, the next step with its last day and the amounts, and can be shared', async () => {
    const { text, html } = await detailOf([empfehlung({ Klicks: 2 })]);
    for (const part of ['Strom &lt;Plus&gt;', 'Sie 25,01 €, Ihr Kontakt 25 €', 'Empfehlung angelegt 02.11.2026', 'wurde 2 Mal geöffnet'])
      expect(text).toContain(part);
    expect(text).toContain('Sie sind am Zug: Teilen Sie. bis 31.12.2026');
    expect(html).toContain('href="/de/empfehlung/nr1"');
    const en = (await detailOf([empfehlung({ Klicks: 1 })], { locale: 'en' })).text;
    for (const part of ['2 November 2026', 'opened once', 'by 31 December 2026']) expect(en).toContain(part);
    expect((await detailOf([empfehlung({ Klicks: 1 })])).text).toContain('Ihr Link wurde einmal geöffnet');
  });

  it('name the tenant as actor, repeat no date, and mark a day that has passed', async () => {
    const next = async (...args: Parameters<typeof schrittOf>) =>
      (await detailOf([withPeople(person({ AuftragAm: '2026-12-05', NaechsterSchritt: schrittOf(...args) }))])).text;
    const days = { Fruehestens: '2026-12-20', Spaetestens: '2027-01-01' };
    const step = { Wer: 'Mandant', Was: 'Frühestens am 20.12.2026.', ...days } as const;
    expect(await next('Freigabe', step)).toContain('Jörg M. ist dabei Jörg M. hat bestellt 05.12.2026');
    expect(await next('Freigabe', step)).toContain('Frühestens am 20.12.2026. Am Zug: Lindtal Energie · bis 01.01.2027');
    expect(await next('FreigabeMoeglich', { ...days, Spaetestens: undefined })).toContain('möglich seit 20.12.2026');
    expect(await next('GutscheinVerspaetet', { Spaetestens: '2027-01-01' })).toContain('zugesagt bis 01.01.2027');
  });

  it.each([
    ['Offen', undefined, 'Jörg M. hat die Angaben noch nicht bestätigt'],
    ['Freigegeben', 'Bereitgestellt', 'Sie haben Ihre Prämie von 25,01 € gewählt'],
    ['Gezahlt', 'Ausgezahlt', '25,01 € sind an Sie überwiesen'],
    ['Gezahlt', 'Abgeholt', 'Ihr Gutschein über 25,01 € ist da'],
    ['Gezahlt', undefined, 'Die Prämie zur Bestellung von Jörg M. ist gezahlt'],
    ['Storniert', 'Storniert', 'Ihre Prämie von 25,01 € ist entfallen'],
    ['Abgelaufen', undefined, 'Die Frist von Jörg M. ist abgelaufen'],
  ] as const)('describe a recipient who is %s with a reward that is %s', async (Status, grant, words) => {
    const given = grant && { Praemierung: { Praemierungsnummer: 'p1', Status: grant, WertCent: 2501 } };
    expect((await detailOf([withPeople(person({ Status, ...given }))])).text).toContain(words);
  });

  it.each([
    ['Freigegeben', 'Der Vertrag Ihres Kontakts ist freigegeben'],
    ['Gezahlt', 'Die Prämie zum Vertrag Ihres Kontakts ist gezahlt'],
    ['Abgelaufen', 'Die Frist Ihres Kontakts ist abgelaufen'],
    ['Storniert', 'Die Empfehlung an Ihren Kontakt ist storniert'],
  ] as const)('describe a recipient without a name who is %s', async (Status, words) => {
    const texte = mandantTexts('de', { ProduktArt: 'Vertrag', TeilenAnrede: 'Du' }, {});
    const anonymous = { ...withPeople(person({ Status, Anzeigename: 'Ihr Kontakt' })), ProduktArt: 'Vertrag' } as const;
    expect((await detailOf([anonymous], { texte, konfiguration: { ProduktArt: 'Vertrag' } })).text).toContain(words);
  });

  it.each([
    ['Storniert', 'Für die Empfehlung an Jörg M. gibt es keine Prämie'],
    ['Abgelaufen', 'Für die Empfehlung an Jörg M. gibt es keine Prämie'],
    ['Freigegeben', 'Die Prämie für die Empfehlung an Jörg M. ist freigegeben'],
  ] as const)('show of an application that is %s only that it was made and what became of the reward', async (Status, words) => {
    const applied = { ...withPeople(person({ Status, AuftragAm: '2026-12-05' })), ProduktArt: 'Bewerbung' } as const;
    const { text } = await detailOf([applied]);
    expect(text).toContain(`Jörg M. hat sich beworben 05.12.2026 ${words}`);
    expect(text).not.toMatch(/storniert|abgelehnt|widerrufen|abgelaufen|bestellt/i);
  });

  it('show which part of a reward is a bonus', async () => {
    const bonus = { Praemierungsnummer: 'p1', Status: 'Bereitgestellt', WertCent: 8501, BonusCent: 6000 } as const;
    const list = [withPeople(person({ Status: 'Freigegeben', Praemierung: bonus }))];
    expect((await detailOf(list)).text).toContain('Ihre Prämie von 85,01 € (inklusive 60 € Bonus) gewählt');
    expect((await detailOf(list, { locale: 'en' })).text).toContain('€85.01 (including €60 bonus)');
  });

  it('offer to share the link, and to share it again once it has reached another person', async () => {
    expect((await detailOf([empfehlung()])).text).toContain('Link teilen');
    for (const shared of [empfehlung({ Klicks: 1 }), withPeople(person())]) {
      const { text } = await detailOf([shared]);
      expect(text).toContain('Noch einmal teilen');
      expect(text).not.toContain('Link teilen');
    }
  });

  it('show the line that the address names, on phones in place of the list; otherwise the first one, only next to the list', async () => {
    const people = withPeople(person(), rewarded({ Empfaengernummer: 'e2', Praemierung }));
    const list = [empfehlung(), { ...people, Empfehlungsnummer: 'nr2' }];
    const first = await detailOf(list);
    expect(first.text).toContain('Strom &lt;Plus&gt; Link vom 02.11.2026');
    expect(first.text).not.toContain('Prämie wählen');
    const placeOf = async (query: Record<string, string>) => {
      const { text } = await detailOf(list, { query });
      const { html } = await openDashboard(list, { query });
      return [
        /(Prämie wählen|angelegt 02.11.2026 Jörg M. ist dabei)/.exec(text)?.[0],
        /<div class="[^"]*max-lg:hidden[^"]*"><section aria-labelledby="laufend"/.test(html),
      ];
    };
    expect(await placeOf({ empfaengernummer: 'e2' })).toEqual(['Prämie wählen', true]);
    expect(await placeOf({ empfaengernummer: 'e1' })).toEqual(['angelegt 02.11.2026 Jörg M. ist dabei', true]);
    expect(await placeOf({ empfehlungsnummer: 'nr2' }), 'who came last').toEqual(['Prämie wählen', true]);
    expect(await placeOf({ empfaengernummer: 'fremd' })).toEqual([undefined, false]);
    const { html } = await openDashboard(list, { query: { empfaengernummer: 'e2' } });
    expect(html).toMatch(/href="\/de\/persoenlicherbereich\?empfaengernummer=e2#zeile-e2" aria-current="true"/);
    expect(html.match(/aria-current="true"/g)).toHaveLength(1);
    expect(html).toMatch(/href="\/de\/persoenlicherbereich#zeile-e2"[^>]*>Zurück zur Liste/);
  });

  it('link to the claim form with their referral selected', async () => {
    const { html } = await detailOf([empfehlung()]);
    expect(html).toContain('href="/de/persoenlicherbereich?melden=nr1#nachbuchung"');
    const form = (await openDashboard([empfehlung()], { query: { melden: 'nr1' } })).html;
    expect(form).toMatch(/<details open=""[^>]*><summary[^>]*>Fehlende Prämie melden/);
    expect(form).toMatch(/<option value="nr1" selected=""/);
    expect((await detailOf([empfehlung({ KurzURL: undefined })])).html).not.toContain('melden=');
  });

  it('offers no claim of a reward that exists, but one for a reward that has ended', async () => {
    const { Token: _, ...grant } = Praemierung;
    const claims = async (Status: PraemierungStatus) =>
      (await detailOf([withPeople(rewarded({ Praemierung: { ...grant, Status } }))])).html.includes('melden=');
    for (const Status of ['Offen', 'Bereitgestellt', 'Ausgezahlt', 'Abgeholt'] as const)
      expect([Status, await claims(Status)]).toEqual([Status, false]);
    for (const Status of ['Storniert', 'Abgelaufen'] as const) expect([Status, await claims(Status)]).toEqual([Status, true]);
  });

  it('names day, account and statement text of a transfer in the history', async () => {
    const { Token: _, ...grant } = Praemierung;
    const Ausgezahlt = { Am: '2027-01-04', IBAN: 'DE89 •••• •••• •••• ••30 00', Zweck: 'Lindtal Praemie 4711' };
    const paid = (more: object) =>
      detailOf([withPeople(rewarded({ Status: 'Gezahlt', Praemierung: { ...grant, Status: 'Ausgezahlt', ...more } }))]);
    const { text } = await paid({ Ausgezahlt });
    for (const part of ['25,01 € sind auf Ihr Konto DE89', 'Auf dem Kontoauszug steht: Lindtal Praemie 4711', '04.01.2027'])
      expect(text.replace(/\u00a0/g, ' ')).toContain(part);
    const { IBAN: __, ...rest } = Ausgezahlt;
    expect((await paid({ Ausgezahlt: rest })).text).toContain('25,01 € sind an Sie überwiesen. Auf dem Kontoauszug steht');
  });

  it('leads to the page on which another account is named', async () => {
    const asked = rewarded({
      Praemierung: { ...Praemierung, Status: 'Bereitgestellt' },
      NaechsterSchritt: schrittOf('BankdatenPruefen', { Wer: 'Empfehler', Spaetestens: '2027-01-09' }),
    });
    const { html, text } = await openDashboard([withPeople(asked)], {});
    expect(html).toContain('href="/de/praemie/bankdaten?token=a%26b"');
    for (const part of ['Ihre Prämie für die Empfehlung an Jörg M. braucht ein Konto', 'Konto nennen bis 09.01.2027'])
      expect(text).toContain(part);
    expect((await detailOf([withPeople(asked)])).html).toContain('Konto nennen: 25,01');
  });

  it('have different badges for an unconfirmed address and an unconfirmed recipient', async () => {
    const step = (...args: Parameters<typeof schrittOf>) => empfehlung({ Status: 'Offen', NaechsterSchritt: schrittOf(...args) });
    expect(lineOf((await openDashboard([step('AdresseBestaetigen')])).html, 'nr1')).toContain('Adresse unbestätigt');
    expect(lineOf((await openDashboard([step('EmpfaengerBestaetigen')])).html, 'nr1')).toContain('Angaben unbestätigt');
  });
});
