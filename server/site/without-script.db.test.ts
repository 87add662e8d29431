import { describe, expect, it } from 'vitest';
import { BRANDS, type Brand, type Tenant } from '../../test/browser/support/brands.ts';
import { demoApp } from '../../test/support/app.ts';
import { momentAfter, TEST_NOW } from '../../test/support/parts.ts';
import { type Visit, visit } from '../../test/support/visit.ts';
import { ERIKA, login, newEmail, order, PASSWORD, postAuftrag, recommendation } from '../../test/support/walk.ts';
import { createTexts, mandantTexts, type Translate } from '../../texts/texts.ts';

const app = demoApp();

type Language = 'de' | 'en';
const textsOf = (tenant: Tenant, language: Language): Translate => {
  const brand: Brand = BRANDS[tenant];
  return createTexts(language, mandantTexts(language, brand.rede, brand.texte[language]));
};
const agbOf = (t: Translate, key: 'empfehlen.agb' | 'angaben.agb' = 'empfehlen.agb') =>
  containing(t(key, { bedingungen: t.list([t('bedingungen.TOS'), t('bedingungen.RewardConditions')]) }));
const containing = (text: string) =>
  new RegExp(
    text
      .replaceAll('\u00a0', ' ')
      .trim()
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );

/** The link to a path in the latest mail to an address, in the language of the visit. */
async function mailed(email: string, path: string, language: Language = 'de'): Promise<string> {
  await app.jobs.drainMails();
  const links = [...app.mails.to(email, path).html.matchAll(/<a\s[^>]*href="([^"]+)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  const link = links.find((one) => one.includes(path));
  if (link === undefined) throw new Error(`no link to ${path} for ${email}`);
  return link.replace('/de/', `/${language}/`);
}
const mailsTo = async (email: string) => {
  await app.jobs.drainMails();
  return app.mails.allTo(email);
};

interface Walk {
  readonly tenant: Tenant;
  readonly language: Language;
  readonly t: Translate;
}

/** Logs in by a link mailed to an address of the company, at a tenant that forces a login. */
async function comeIn({ tenant, language, t }: Walk, page: Visit, email: string): Promise<void> {
  const { house }: Brand = BRANDS[tenant];
  await page.open(`/${language}/persoenlicherbereich`);
  expect(page.headline()).toBe(t('exklusiv.titel'));
  page.type({ [t('feldname.email')]: email });
  await page.press(t('exklusiv.zugang.knopf'));
  expect(page.words()).toContain(t('exklusiv.gesendet.text'));
  await page.open(await mailed(email, '/anmeldelink', language));
  expect(page.headline()).toBe(t('anmeldelink.titel', { programm: house?.programm ?? '' }));
  await page.press(t('anmeldelink.knopf'));
  expect(page.headline()).toBe(t('bereich.titel'));
}

/** Goes from the home page to the form for its first product, or for an agent found there. */
async function toForm({ tenant, language, t }: Walk, page: Visit, where: 'home' | 'page'): Promise<void> {
  const { agent }: Brand = BRANDS[tenant];
  await page.open(`/${language}/`);
  if (agent) {
    page.type({ [t('home.berater.suche')]: agent.query });
    await page.press(t('home.berater.suchen'));
    expect(page.words()).toContain(t('home.berater.treffer', { anzahl: 1, query: agent.query }));
  }
  await page.follow(new RegExp(`^${t('home.produkte.empfehlen')} `));
  if (where === 'home' || agent) return;
  const produkt = new URL(page.at(), 'http://x').searchParams.get('produkt');
  await page.open(`/${language}/empfehlen/${produkt}`);
}

const isPaidWithWages = (tenant: Tenant): boolean => app.parts.mandanten.get(tenant)?.konfiguration.PraemieAlsLohn ?? false;

/** Fills in the referral form as a new recommender. */
function fillForm({ tenant, t }: Walk, page: Visit, email: string): void {
  if (!isPaidWithWages(tenant)) page.check(containing(t('empfehlen.anteil.50')));
  page.type({ [t('feldname.vorname')]: 'Anna', [t('feldname.nachname')]: 'Müller-Lüdenscheidt-Großkreutz' });
  if ('house' in BRANDS[tenant]) expect(page.valueOf(t('feldname.email'))).toBe(email);
  else page.type({ [t('feldname.email')]: email });
  page.check(agbOf(t));
}

/** Fills in the data of a recipient. */
function fillData({ tenant, t }: Walk, page: Visit, email: string): void {
  page.type({ [t('feldname.vorname')]: 'Jörg', [t('feldname.nachname')]: 'Müßig', [t('feldname.email')]: email });
  if (tenant === 'energie') page.type({ [t('feldname.plz')]: '50667' });
  page.check(agbOf(t, 'angaben.agb'));
}

const nummerIn = (page: Visit): string => page.at().split('/').at(-1) ?? '';

/** Recommends, and confirms an unknown address by its mail. Ends on the share page. */
async function recommend(walk: Walk, page: Visit, where: 'home' | 'page' = 'page') {
  const { tenant, language, t } = walk;
  const { house }: Brand = BRANDS[tenant];
  const email = newEmail('anna', house?.domain);
  if (house) await comeIn(walk, page, email);
  await toForm(walk, page, where);
  fillForm(walk, page, email);
  await page.press(t('empfehlen.knopf'));
  if (!house) {
    expect(page.headline()).toBe(t('bestaetigung.warten.titel'));
    await page.press(t('bestaetigung.warten.knopf'));
    expect(page.words()).toContain(t('bestaetigung.gesendet'));
    await page.open(await mailed(email, '/bestaetigung', language));
    expect(page.headline()).toBe(t('bestaetigung.titel'));
    await page.press(t('bestaetigung.knopf'));
  }
  expect(page.headline()).toBe(t('teilen.titel'));
  const [, , shown = ''] = /<(\w+)[^>]*\sid="link"[^>]*>(.*?)<\/\1>/s.exec(page.html()) ?? [];
  const link = shown.replace(/<[^>]*>/g, '');
  expect(link).toMatch(/\/r\/[0-9A-Z]{8}$/);
  return { email, nummer: nummerIn(page), link };
}

/** A recommender's own message replaces the text in the share links. */
async function share({ t }: Walk, page: Visit, link: string): Promise<void> {
  expect(page.valueOf(t('teilen.nachricht'))).toContain(link);
  const own = `Schau mal: ${link}`;
  page.type({ [t('teilen.nachricht')]: own });
  await page.press(t('teilen.nachricht.uebernehmen'));
  expect(page.hrefOf(containing(t('teilen.per', { kanal: 'WhatsApp' })))).toContain(encodeURIComponent(own));
  await page.open(page.at());
  expect(page.valueOf(t('teilen.nachricht'))).toBe(own);
}

/** Follows the link: landing page with the data, and the page of the mailed link. */
async function follow(walk: Walk, page: Visit, link: string) {
  const { language, t } = walk;
  const email = newEmail('joerg');
  await page.open(link);
  await page.open(page.at().replace('/de/', `/${language}/`));
  fillData(walk, page, email);
  await page.press(dataButton(walk));
  expect(page.headline()).toBe(t('stand.bestaetigen.titel'));
  await page.open(await mailed(email, '/empfaengerbestaetigung', language));
  expect(page.headline()).toBe(t('stand.bestellen.titel'));
  await confirmAndOrder(walk, page);
  return email;
}

/** Confirms by the page of the mailed link, which leads on to the shop or sends the request. */
async function confirmAndOrder({ tenant, language, t }: Walk, page: Visit): Promise<void> {
  if ('asks' in BRANDS[tenant]) {
    page.type({ [t('anfrage.form.wunschzeit')]: 'ab 17 Uhr' });
    await page.press(t('angabenBestaetigen.knopf.Anfrage'));
    expect(page.headline()).toBe(t('stand.eingegangen.titel'));
    return;
  }
  await page.press(t('angabenBestaetigen.knopf.Shop'));
  expect(page.at()).toMatch(new RegExp(`^/dev/shop/${tenant}\\?`));
  await page.open(`/${language}/empfaenger/zustimmung`);
  expect(page.headline()).toBe(t('stand.bestellen.titel'));
}

/** The button of the data form: with the amount, where the recipient gets one. */
const dataButton = ({ t, tenant }: Walk) =>
  isPaidWithWages(tenant) ? t('angaben.knopf') : containing(t('landung.knopf', { wert: '' }).split('  ')[0] ?? '');

const ownCall = async (tenant: Tenant, page: Visit, call: 'stand' | 'auftrag') =>
  (await app.api(tenant, 'GET', `/empfaenger/${call}`, { bearer: page.browser.cookies.get('psoe_empfaenger') ?? '' })).body;

/** Enters the bank data before the reward is picked, by the mailed link. */
async function storeBank({ language, t }: Walk, page: Visit, email: string): Promise<void> {
  await page.press(t('stand.bank.knopf'));
  expect(page.words()).toContain(t('stand.bank.gesendet', { email }));
  await page.open(await mailed(email, '/bankdaten', language));
  page.type({ [t('feldname.kontoinhaber')]: 'Jörg Müßig', [t('feldname.iban')]: 'DE89 3704 0044 0532 0130 00' });
  await page.press(t('bankdaten.knopf'));
  expect(page.headline()).toBe(t('bankdaten.gespeichert.titel'));
  await page.follow(t('bankdaten.zumStand'));
}

/** Confirms and releases the order: the request, or one that the shop reports. */
async function orderAndRelease({ tenant, language, t }: Walk, page: Visit, nummer: string): Promise<void> {
  const { Empfaengernummer } = await ownCall(tenant, page, 'stand');
  const { produkt_id } = await app.inTenant(tenant, ({ tx }) =>
    tx.selectFrom('empfehlung').select('produkt_id').where('empfehlungsnummer', '=', nummer).executeTakeFirstOrThrow(),
  );
  let auftrag = order(app, Empfaengernummer, produkt_id);
  if ('asks' in BRANDS[tenant]) {
    auftrag = { ...auftrag, Auftragsnummer: (await ownCall(tenant, page, 'auftrag')).Auftragsnummer };
  }
  expect((await postAuftrag(app, tenant, auftrag, 'Bestaetigt')).status).toBeLessThan(300);
  await page.open(`/${language}/empfaenger/zustimmung`);
  expect(page.headline()).toBe(t('stand.bestaetigt.titel'));
  await app.later(40);
  expect((await postAuftrag(app, tenant, auftrag, 'Freigegeben')).status).toBe(200);
  await page.open(`/${language}/empfaenger/zustimmung`);
  expect(page.headline()).toBe(t('stand.freigegeben.titel'));
}

/** Picks a reward by the link of its mail; a wrong IBAN is refused first. */
async function pick({ language, t }: Walk, page: Visit, email: string, art: 'Gutschein' | 'Ueberweisung', isStored = false): Promise<void> {
  const link = await mailed(email, '/praemie/', language);
  await page.open(link);
  await page.follow(containing(t(`praemie.art.${art}`)));
  if (art === 'Ueberweisung' && !isStored) {
    page.type({ [t('feldname.kontoinhaber')]: 'Jörg Müßig', [t('feldname.iban')]: 'DE89 3704 0044 0532 0130 01' });
    await page.press(t('praemie.Ueberweisung.knopf'));
    expect([page.status(), page.valueOf(t('feldname.kontoinhaber'))]).toEqual([422, 'Jörg Müßig']);
    page.type({ [t('feldname.iban')]: 'DE89 3704 0044 0532 0130 00' });
  }
  await page.press(t(`praemie.${art}.knopf`));
  expect(page.headline()).toBe(t('praemie.danke.titel'));
  await page.open(link);
  expect(page.words()).toContain(t('praemie.gewaehlt.lead'));
}

/** Opens a reward that is paid with the wages: the personal area says so, and its page has nothing to pick. */
async function seeWages({ language, t }: Walk, page: Visit, email: string): Promise<void> {
  expect(page.words()).toContain(t('badge.PraemieMitLohn'));
  await page.open(await mailed(email, '/praemie/', language));
  expect(page.words()).toContain(t('praemie.gewaehlt.lead.Gehalt'));
  expect(page.words()).not.toContain(t('praemie.art.Gutschein'));
}

/** Sets a password by the link that Login leads to. */
async function setPassword({ language, t }: Walk, page: Visit, email: string): Promise<void> {
  await page.press(t('anmelden.vergessen'));
  expect(page.headline()).toBe(t('passwort.vergessen.titel'));
  page.type({ [t('feldname.email')]: email });
  await page.press(t('passwort.vergessen.knopf'));
  expect(page.headline()).toBe(t('passwort.gesendet.titel'));
  expect(page.at()).not.toContain(email.split('@')[0]);
  await page.open(await mailed(email, '/passwortsetzen', language));
  page.type({ [t('passwort.neu')]: 'Fensterbank7', [t('passwort.wiederholung')]: 'Dachfenster8' });
  await page.press(t('passwort.setzen.knopf'));
  expect([page.status(), page.words()]).toEqual([422, expect.stringContaining(t('passwort.wiederholung.anders'))]);
  page.type({ [t('passwort.neu')]: 'Fensterbank7', [t('passwort.wiederholung')]: 'Fensterbank7' });
  await page.press(t('passwort.setzen.knopf'));
  expect(page.headline()).toBe(t('bereich.titel'));
  expect(page.words()).toContain(t('passwort.setzen.fertig'));
  expect(page.at()).not.toContain('token');
}

const walkAt = (tenant: Tenant, language: Language = 'de'): Walk => ({ tenant, language, t: textsOf(tenant, language) });

describe('without script a referral leads from the home page to its rewards', () => {
  it.each([
    { tenant: 'telko', language: 'en', where: 'page', isStored: true },
    { tenant: 'energie', language: 'de', where: 'page', isStored: true },
    { tenant: 'berater', language: 'de', where: 'home', isStored: false },
    { tenant: 'intern', language: 'en', where: 'home', isStored: false },
  ] as const)('at $tenant in $language', async ({ tenant, language, where, isStored }) => {
    const walk = walkAt(tenant, language);
    const { t } = walk;
    const [recommender, recipient] = [visit(app, tenant), visit(app, tenant)];
    const { email, nummer, link } = await recommend(walk, recommender, where);
    await share(walk, recommender, link);
    const other = await follow(walk, recipient, link);
    await orderAndRelease(walk, recipient, nummer);
    if (isStored) await storeBank(walk, recipient, other);

    await recommender.open(`/${language}/persoenlicherbereich`);
    await (tenant === 'intern' ? comeIn : setPassword)(walk, recommender, email);
    if (isPaidWithWages(tenant)) {
      await seeWages(walk, recommender, email);
      app.clock.set(TEST_NOW);
      return;
    }
    expect(recommender.hrefOf(containing(t('bereich.waehlen', { wert: '' }).trim()))).toContain('/praemie/');
    await pick(walk, recommender, email, 'Gutschein');
    await pick(walk, recipient, other, 'Ueberweisung', isStored);

    await app.later(1);
    await recommender.open(await mailed(email, '/praemie/', language));
    expect(recommender.words()).toMatch(/DEMO-/);
    app.clock.set(TEST_NOW);
  });
});

describe('without script a form', () => {
  it('that is refused keeps the typed values, and a second try succeeds', async () => {
    const walk = walkAt('telko');
    const { t } = walk;
    const page = visit(app, 'telko');
    await toForm(walk, page, 'page');
    fillForm(walk, page, 'anna@');
    await page.press(t('empfehlen.knopf'));
    expect([page.status(), page.html()]).toEqual([422, expect.stringContaining('<title>Fehler: ')]);
    expect([t('feldname.vorname'), t('feldname.email')].map(page.valueOf)).toEqual(['Anna', 'anna@']);
    page.type({ [t('feldname.email')]: newEmail('anna') });
    await page.press(t('empfehlen.knopf'));
    expect(page.headline()).toBe(t('bestaetigung.warten.titel'));
  });

  it('of the recipient keeps the typed values, shows the state after a reload, and is sent once', async () => {
    const walk = walkAt('energie');
    const { t } = walk;
    const { link } = await recommend(walk, visit(app, 'energie'));
    const page = visit(app, 'energie');
    const email = newEmail('joerg');
    await page.open(link);
    const landing = page.at();
    fillData(walk, page, email);
    page.type({ [t('feldname.plz')]: '5066' });
    await page.press(dataButton(walk));
    expect(page.words()).toContain('Geben Sie Ihre Postleitzahl mit 5 Ziffern ein.');
    expect([t('feldname.vorname'), t('feldname.email'), t('feldname.plz')].map(page.valueOf)).toEqual(['Jörg', email, '5066']);
    page.type({ [t('feldname.plz')]: '50667' });
    await page.press(dataButton(walk));
    for (const _ of [1, 2]) {
      expect(page.headline()).toBe(t('stand.bestaetigen.titel'));
      await page.open(page.at());
    }
    await page.open(landing);
    expect(page.hrefOf(t('landung.weiter'))).toContain('/empfaenger/zustimmung');
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('that is sent by a double click or from two tabs makes one referral and one mail, and is confirmed once', async () => {
    const walk = walkAt('energie');
    const { t } = walk;
    const page = visit(app, 'energie');
    const email = newEmail('anna');
    await toForm(walk, page, 'page');
    const other = page.tab();
    await other.open(page.at());
    for (const tab of [page, other]) {
      fillForm(walk, tab, email);
      await tab.press(t('empfehlen.knopf'), 2);
      expect(tab.headline()).toBe(t('bestaetigung.warten.titel'));
    }
    expect(await mailsTo(email)).toHaveLength(1);
    await page.open(await mailed(email, '/bestaetigung'));
    await page.press(t('bestaetigung.knopf'), 2);
    expect(page.headline()).toBe(t('teilen.titel'));
    await page.open('/de/persoenlicherbereich');
    expect(page.html().match(/<li id="zeile-/g)).toHaveLength(1);
  });

  it('of the recipient that is sent by a double click or from a second tab makes one recipient and one mail', async () => {
    const walk = walkAt('energie');
    const { t } = walk;
    const { nummer, link } = await recommend(walk, visit(app, 'energie'));
    const page = visit(app, 'energie');
    const email = newEmail('joerg');
    await page.open(link);
    const other = page.tab();
    await other.open(page.at());
    for (const tab of [page, other]) {
      fillData(walk, tab, email);
      await tab.press(dataButton(walk), 2);
      expect(tab.headline()).toBe(t('stand.bestaetigen.titel'));
      if (tab === page) expect(await mailsTo(email)).toHaveLength(1);
    }
    const rows = app.inTenant('energie', ({ tx }) =>
      tx.selectFrom('empfaenger').select('status').where('empfehlungsnummer', '=', nummer).execute(),
    );
    expect(await rows).toHaveLength(1);
  });

  it('that requires a captcha explains it, and leads through a login back to itself', async () => {
    const { t } = walkAt('energie');
    for (const tenant of ['energie', 'berater'] as const)
      for (let time = 0; time < 10; time += 1) {
        const body = recommendation({ produkt: 1, empfehler: { Vorname: 'Anna', Nachname: 'Neu', Email: newEmail('anna') } });
        expect((await app.api(tenant, 'POST', '/Empfehlen/create', { body, from: '10.8.0.1' })).status).toBe(201);
      }
    const agent = visit(app, 'berater', {}, () => '10.8.0.1');
    await agent.open('/de/agent/empfehlen/SV-1001');
    fillForm(walkAt('berater'), agent, newEmail('anna'));
    await agent.press(walkAt('berater').t('empfehlen.knopf'));
    expect(agent.words()).toContain('Bitte lösen Sie die Sicherheitsabfrage');
    const same = visit(app, 'energie', {}, () => '10.8.0.1');
    await same.open('/de/empfehlen/1');
    fillForm(walkAt('energie'), same, newEmail('anna'));
    await same.press(t('empfehlen.knopf'));
    expect(same.words()).toContain('Die Aufgabe braucht JavaScript. Sie können sich stattdessen anmelden, dann entfällt die Abfrage.');
    await same.follow('Zur Anmeldung');
    same.type({ [t('feldname.email')]: ERIKA.Email, [t('feldname.password')]: PASSWORD });
    await same.press(t('anmelden.knopf'));
    expect(same.at()).toContain('/de/empfehlen/1');
    expect(same.words()).toContain('Sie empfehlen als Erika Muster');
    await same.press(t('empfehlen.knopf'));
    expect(same.at()).toMatch(/^\/de\/empfehlung\//);

    for (let time = 0; time < 10; time += 1) {
      const body = { Name: 'Nora Nord', Email: newEmail('nora'), Betreff: 'Frage', Nachricht: 'Wie geht das?' };
      expect((await app.api('energie', 'POST', '/kontakt', { body, from: '10.8.0.2' })).status).toBe(202);
    }
    const writer = visit(app, 'energie', {}, () => '10.8.0.2');
    await writer.open('/de/kontakt');
    writer.type({ [t('feldname.name')]: 'Anna', [t('feldname.email')]: newEmail('anna'), [t('feldname.betreff')]: 'Prämie' });
    writer.type({ [t('feldname.nachricht')]: 'Wann kommt sie?' });
    await writer.press(t('kontakt.knopf'));
    expect(writer.words()).toContain('Sie können uns stattdessen direkt an hilfe@lindtal.example schreiben.');
    expect(() => writer.hrefOf('Zur Anmeldung')).toThrow();
    expect(writer.valueOf(t('feldname.nachricht'))).toBe('Wann kommt sie?');
  });
});

describe('without script', () => {
  it.each(['de', 'en'] as const)('a new colleague logs in by a mailed link and reaches the requested page (%s)', async (language) => {
    const { t } = walkAt('intern', language);
    const page = visit(app, 'intern');
    const email = newEmail('kim', 'werkring.example');
    await page.open(`/${language}/empfehlen/1`);
    expect(page.headline()).toBe(t('exklusiv.titel'));
    await page.press(t('exklusiv.zugang.knopf'));
    expect(page.words()).toContain(t('passwort.vergessen.leer'));
    page.type({ [t('feldname.email')]: email });
    await page.press(t('exklusiv.zugang.knopf'));
    expect(page.words()).toContain(t('exklusiv.gesendet.text'));
    expect(page.at()).not.toContain('kim');
    const waiting = page.at();
    await page.open(await mailed(email, '/anmeldelink'));
    await page.press(t('anmeldelink.knopf'));
    expect(page.at()).toBe(`/${language}/empfehlen/1`);
    expect(page.valueOf(t('feldname.email'))).toBe(email);
    // The window that was left open leads to the same page.
    await page.open(waiting);
    expect(page.at()).toBe(`/${language}/empfehlen/1`);
  });

  it('an address that may not take part sees the same message and gets no mail', async () => {
    const { t } = walkAt('intern');
    const page = visit(app, 'intern');
    const email = newEmail('fremd', 'example.org');
    await page.open('/de/');
    page.type({ [t('feldname.email')]: email });
    await page.press(t('exklusiv.zugang.knopf'));
    expect(page.words()).toContain(t('exklusiv.gesendet.text'));
    expect(await mailsTo(email)).toEqual([]);
  });

  it("a login address from the tenant's system logs in once and opens the page that it names", async () => {
    const { t } = walkAt('intern');
    const body = { Email: newEmail('toni', 'werkring.example') };
    const { Adresse } = (await app.api('intern', 'POST', '/logintoken', { bearer: 'demo-intern', body })).body;
    const address = `${Adresse}&redirect=Homepage`;
    const [page, other] = [visit(app, 'intern'), visit(app, 'intern')];
    await page.open(address);
    await page.open(address);
    await page.press(t('anmeldelink.knopf'));
    expect([page.at(), page.hrefOf(t('home.knopf'))]).toEqual(['/de/', expect.any(String)]);
    await other.open(address);
    await other.press(t('anmeldelink.knopf'));
    expect(other.headline()).toBe(t('anmeldelink.verwendet.titel'));
    await other.follow(t('anmeldelink.neu'));
    expect(other.at()).toBe('/de/exklusiv?redirect=Homepage');
  });

  it("a visitor at the area of employees is redirected to the tenant's login with the way back", async () => {
    const page = visit(app, 'intern');
    await page.open('/de/mitarbeiterempfehlen/einladungen?status=Offen');
    const { pathname, searchParams } = new URL(page.at(), 'http://x');
    expect([pathname, searchParams.get('redirect')]).toEqual(['/de/exklusiv', 'EmployeeArea?tab=einladungen&status=Offen']);
  });

  it('the page in front links to the other language, the questions and the code', async () => {
    const [de, en] = [walkAt('intern').t, walkAt('intern', 'en').t];
    const page = visit(app, 'intern');
    await page.open('/');
    expect(page.headline()).toBe(de('exklusiv.titel'));
    await page.follow('English');
    expect(page.headline()).toBe(en('exklusiv.titel'));
    expect(page.hrefOf('FAQ')).toBe('/en/faq');
    await page.follow(en('exklusiv.empfohlen.link'));
    expect(page.headline()).toBe(en('code.titel'));
  });

  it('a recommender registers in English, downloads their data and deletes the account', async () => {
    const { t } = walkAt('telko', 'en');
    const page = visit(app, 'telko');
    const email = newEmail('regina');
    await page.open('/en/login');
    await page.follow(t('anmelden.neu.registrieren'));
    await page.press(t('registrieren.knopf'));
    expect(page.words()).toContain(t('fehler.AcceptAgb'));
    page.type({ [t('feldname.vorname')]: 'Regina', [t('feldname.nachname')]: 'Neu', [t('feldname.email')]: email });
    page.check(containing(t.list([t('bedingungen.TOS'), t('bedingungen.RewardConditions')])));
    await page.press(t('registrieren.knopf'));
    expect(page.headline()).toBe(t('registrieren.gesendet.titel'));
    expect(page.at()).not.toContain('regina');
    await page.open(await mailed(email, '/passwortsetzen', 'en'));
    page.type({ [t('passwort.neu')]: 'Fensterbank7', [t('passwort.wiederholung')]: 'Fensterbank7' });
    await page.press(t('passwort.setzen.knopf'));

    await page.follow(t('bereich.nav.Settings'));
    expect(page.words()).toContain(email);
    expect(page.hrefOf(t('meinedaten.newsletter.bestellen'))).toMatch(/^#/);
    await page.press(t('meinedaten.newsletter.bestellen.knopf'));
    expect(page.words()).toContain(t('meinedaten.newsletter.gesendet'));
    await page.open(await mailed(email, '/newsletter/optin', 'en'));
    await page.press(t('newsletter.knopf'));
    expect(page.at()).toContain('eingewilligt=1');
    await page.open('/en/meinedaten');
    await page.press(t('meinedaten.newsletter.abbestellen.knopf'));
    expect(page.headline()).toBe(t('newsletter.abbestellt.titel'));
    await page.follow(t('newsletter.ab.zurueck'));
    expect(page.words()).toContain(t('meinedaten.newsletter.aus'));

    await page.follow(t('meinedaten.bank.hinterlegen'));
    page.type({ [t('feldname.iban')]: 'DE89 3704 0044 0532 0130 00' });
    await page.press(t('bankdaten.knopf'));
    expect(page.words()).toContain(t('bankdaten.eigene.gespeichert'));
    await page.follow(t('bankdaten.eigene.loeschen'));
    await page.press(t('bankdaten.eigene.loeschen'));
    expect(page.words()).toContain(t('bankdaten.eigene.geloescht'));

    await page.open('/en/meinedaten');
    await page.follow(t('meinedaten.loeschen.weiter'));
    await page.follow(t('loeschen.behalten'));
    expect(page.headline()).toBe(t('meinedaten.titel'));
    await page.follow(t('meinedaten.loeschen.weiter'));
    await page.press(t('loeschen.knopf'));
    expect(page.headline()).toBe(t('loeschen.fertig.titel'));
    await page.open('/en/login');
    page.type({ [t('feldname.email')]: email, [t('feldname.password')]: 'Fensterbank7' });
    await page.press(t('anmelden.knopf'));
    expect(page.words()).toContain(t('fehler.PasswortOderEmailFalsch'));
  });

  it('an agent is found by place and recommended, and the other language keeps the page of the search', async () => {
    const page = visit(app, 'berater');
    await page.open('/de/');
    await page.follow('Weiter');
    await page.follow('Weiter');
    expect(page.words()).toContain('Seite 3 von 3');
    await page.follow('English');
    expect([page.at(), page.words()]).toEqual(['/en/?page=3', expect.stringContaining('Page 3 of 3')]);
    await page.open('/de/');
    page.type({ 'Name, PLZ oder Ort': '<zzz> & 100%' });
    await page.press('Suchen');
    expect(page.words()).toContain('Zu „<zzz> & 100%“ haben wir niemanden gefunden');
    await page.follow('Alle anzeigen');
    expect(page.valueOf('Name, PLZ oder Ort')).toBe('');
  });

  it('the catalogue links to another tariff in both languages, and from the home page to the form of a product', async () => {
    const page = visit(app, 'telko');
    await page.open('/de/smartphones.html');
    await page.follow(/^HofMobil L mit Smartphone/);
    expect(page.words()).toContain('Geräte mit HofMobil L mit Smartphone');
    await page.follow('English');
    expect(page.words()).toContain('Devices with HofMobil L with smartphone');
    await page.open('/de/');
    await page.follow('Alle Produkte nach Kategorie');
    await page.follow('Internet mit Glasfaser');
    expect(page.at()).toBe('/de/internet/glasfaser.html');
    await page.follow('Empfehlen HofGlas 300');
    expect([page.at(), page.headline()]).toEqual(['/de/empfehlen/482', expect.stringContaining('HofGlas 300')]);
  });

  it('a second tap opens the same link, until its share is changed', async () => {
    const { t } = walkAt('energie');
    const page = visit(app, 'energie', { psoe_token: await login(app, 'energie') });
    const tap = async () => {
      await page.open('/de/');
      await page.press('Empfehlen Lindtal Strom Fest');
      expect(page.headline()).toBe(t('teilen.titel'));
      return page.at();
    };
    const first = await tap();
    expect(await tap()).toBe(first);
    await page.press(/^Alles für mich/);
    expect(page.words()).toMatch(/Geändert\..*50 €/);
    expect(await tap()).not.toBe(first);
  });

  it('end pages state the reason in their headline and offer a next step', async () => {
    const walk = walkAt('energie');
    const { t } = walk;
    const page = visit(app, 'energie');
    const expectEnd = (title: string, way: string) => expect([page.headline(), page.hrefOf(way)]).toEqual([title, expect.any(String)]);
    const { email } = await recommend(walk, visit(app, 'energie'));
    await page.open(await mailed(email, '/bestaetigung'));
    await page.press(t('bestaetigung.knopf'));
    expectEnd('Diese Adresse ist schon bestätigt', 'Anmelden');
    await page.open('/de/bestaetigung?token=gibt-es-nicht');
    await page.press(t('bestaetigung.knopf'));
    expectEnd('Dieser Link gilt nicht mehr', 'Zur Startseite');

    const waiting = visit(app, 'energie');
    await toForm(walk, waiting, 'page');
    fillForm(walk, waiting, newEmail('anna'));
    await waiting.press(t('empfehlen.knopf'));
    const nummer = new URL(waiting.at(), 'http://x').searchParams.get('empfehlungsnummer');
    await page.open(`/de/empfaengerdaten/${nummer}`);
    expectEnd('Diese Empfehlung ist noch nicht bestätigt', 'Noch einmal prüfen');

    for (const [address, status, title, way] of [
      ['/de/empfaengerdaten/gibtesnicht12', 404, 'Diese Empfehlung kennen wir nicht', 'Code eingeben'],
      ['/de/praemie/?token=gibt-es-nicht', 404, 'Zu diesem Link finden wir keine Prämie', 'Zur Startseite'],
      ['/de/empfaenger/zustimmung', 200, 'Hier sind Ihre Angaben noch nicht geöffnet', 'Zur Startseite'],
      ['/de/empfaengerbestaetigung?token=gibt-es-nicht', 404, 'Dieser Link gilt nicht mehr', 'Zur Startseite'],
    ] as const) {
      const stranger = visit(app, 'energie');
      await stranger.open(address);
      expect([stranger.status(), stranger.headline(), stranger.hrefOf(way)], address).toEqual([status, title, expect.any(String)]);
    }
  });

  it('the link of an expired referral leads to its end page', async () => {
    const walk = walkAt('energie');
    const { link } = await recommend(walk, visit(app, 'energie'));
    app.clock.set(momentAfter({ days: 400 }));
    const page = visit(app, 'energie');
    await page.open(link);
    expect(page.at()).toMatch(/^\/de\/empfehlungabgelaufen\?/);
    expect([page.headline(), page.hrefOf('Zur Startseite')]).toEqual(['Ihre Empfehlung ist leider abgelaufen.', expect.any(String)]);
    app.clock.set(TEST_NOW);
  });

  it('the settings of the banner are a plain form and lead back', async () => {
    const page = visit(app, 'telko');
    await page.open('/de/code?channel=flyer');
    await page.follow('Einstellungen');
    page.check(/^Funktional/);
    await page.press('Auswahl speichern');
    expect(page.at()).toBe('/de/code?channel=flyer');
    expect(page.html()).not.toContain('data-consent');
    const kept = [...page.browser.cookies].filter(([name]) => name.startsWith('psoempf_')).map(([name, value]) => `${name}=${value}`);
    expect(kept.sort()).toEqual(['psoempf_an=0', 'psoempf_er=1', 'psoempf_fu=1', 'psoempf_ma=0', 'psoempf_sprache=de']);
  });
});
