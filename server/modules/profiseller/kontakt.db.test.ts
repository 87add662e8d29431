import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { CONSENT, enteringOf } from '../../../test/support/entering.ts';
import { wordsOf } from '../../../test/support/html.ts';
import { configured } from '../../../test/support/mandant.ts';
import { newBrowser } from '../../../test/support/pages.ts';
import { releaseDays } from '../../../test/support/release-days.ts';
import { makeSeller, sellerLink } from '../../../test/support/seller.ts';
import { login, order, postAuftrag, recommend } from '../../../test/support/walk.ts';
import { vorschauOfEmpfehlung } from '../empfehlung/links/vorschau.ts';

const app = testApp();
const TENANT = 'telko';
const { entered, mailedLink } = enteringOf(app, TENANT);

/** Claims that are true on a recommender's referral only. */
const UNTRUE =
  /ganze Prämie|beide eine Prämie|Prämie geht an|(?:35|70)\s€ für Paula|Paula bekommt (?!eine Provision)|persönlicher Tipp|Persönlich empfohlen|70\s€|Paula sieht Ihren/i;

async function openLink() {
  const { session } = await makeSeller(app);
  return sellerLink(app, session);
}

const expectTrue = (text: string) => expect(wordsOf(text).match(UNTRUE)?.[0]).toBeUndefined();

describe("the contact on a seller's link", () => {
  test('reads from the link to the reward what they get, and that the seller gets a commission', async () => {
    const link = await openLink();
    const nr = link.Empfehlungsnummer;
    const landing = (await newBrowser(app, TENANT).get(`/de/empfaengerdaten/${nr}`)).body;
    expect(wordsOf(landing)).toMatch(
      /Für Sie gibt es über diesen Link eine Prämie. Paula empfiehlt als Profiseller und bekommt dafür von Funkhof eine Provision/,
    );
    expect(landing).toMatch(/og:description" content="35 € für Sie. Paula empfiehlt als Profiseller und bekommt eine Provision./);
    const { visitor, email } = await entered(nr);
    const pages = [landing, (await visitor.get(`/de/empfaengerdaten/${nr}?schritt=daten`)).body];
    pages.push((await visitor.get(CONSENT)).body);
    const confirm = await mailedLink(email);
    pages.push((await visitor.get(confirm)).body);
    expect((await visitor.post(confirm)).status).toBe(303);
    pages.push((await visitor.get(CONSENT)).body);
    const stand = await app.inTenant(TENANT, ({ tx }) =>
      tx.selectFrom('empfaenger').select('empfaengernummer').where('empfehlungsnummer', '=', nr).executeTakeFirstOrThrow(),
    );
    const auftrag = order(app, stand.empfaengernummer, link.ProduktId);
    for (const status of ['Eingegangen', 'Bestaetigt', 'Freigegeben']) {
      if (status === 'Freigegeben') await app.later(releaseDays(TENANT));
      expect((await postAuftrag(app, TENANT, auftrag, status)).status).toBeLessThan(300);
      pages.push((await visitor.get(CONSENT)).body);
    }
    await app.jobs.drainMails();
    const mails = app.mails.allTo(email);
    expect(mails.length).toBeGreaterThanOrEqual(4);
    for (const { text, html } of mails) {
      expect(text).toContain('Empfohlen von Paula gegen Provision');
      expectTrue(text);
      expectTrue(html);
    }
    for (const page of pages) expectTrue(page);
    expect(pages.filter((page) => page.includes('Empfohlen von Paula gegen Provision')).length).toBe(pages.length - 1);
  });

  test('reads what the seller sees before entering and accepting anything', async () => {
    const { Empfehlungsnummer: nr } = await openLink();
    const visitor = newBrowser(app, TENANT);
    const said = /sieht Paula Ihren Vornamen, den ersten Buchstaben Ihres Nachnamens und den Auftrag mit Nummer, Produkt, Tag und Stand/;
    expect(wordsOf((await visitor.get(`/de/empfaengerdaten/${nr}?schritt=daten`)).body)).toMatch(said);
    expect(wordsOf((await visitor.get(`/en/empfaengerdaten/${nr}`)).body)).toContain(
      'Paula sees nothing of them until your order has come in',
    );
  });

  test.each(['de', 'en'])('reads in the preview of a messenger that it is an advertisement (%s)', async (locale) => {
    const { Empfehlungsnummer: nr } = await openLink();
    const headers = { 'user-agent': 'WhatsApp/2.23', 'accept-language': locale };
    const preview = (await newBrowser(app, TENANT).get(`/api/v1/telko/empfehlen/click/${nr}`, headers)).body;
    expect(preview).toMatch(locale === 'de' ? /bekommt eine Provision/ : /gets a commission/);
    const bild = await app.inTenant(TENANT, (context) => vorschauOfEmpfehlung(context, nr));
    expect(bild?.praemie).toMatch(/^Anzeige: 35\s€ für Sie$/);
  });

  test('reads that there is no reward where the tenant pays contacts none, and of none for the seller', async () => {
    await configured(app, TENANT, { MaxEmpfaengerPraemieCent: 0 }, async () => {
      const { Empfehlungsnummer: nr } = await openLink();
      const page = (await newBrowser(app, TENANT).get(`/de/empfaengerdaten/${nr}`)).body;
      expect(wordsOf(page)).toContain('Zurzeit ist damit keine Prämie verbunden. Paula empfiehlt als Profiseller');
      expectTrue(page);
      expect((await app.inTenant(TENANT, (context) => vorschauOfEmpfehlung(context, nr)))?.praemie).toBe('Anzeige');
      expect((await app.api(TENANT, 'GET', `/empfehlen/${nr}`)).body.Praemie.WertCent).toBe(0);
    });
  });

  test('is marked in the call, which a referral of a recommender is not', async () => {
    const { Empfehlungsnummer: nr } = await openLink();
    const { body } = await app.api(TENANT, 'GET', `/empfehlen/${nr}`);
    expect(body).toMatchObject({ Verkaeufer: true, Vorname: 'Paula' });
    expect(body.Praemie).toMatchObject({ WertCent: 3500 });
    expect(body.Praemie.EmpfehlerWert).toMatch(/^0,00/);
    const other = await recommend(app, TENANT, await login(app, TENANT));
    expect((await app.api(TENANT, 'GET', `/empfehlen/${other.Empfehlungsnummer}`)).body).not.toHaveProperty('Verkaeufer');
    expect((await newBrowser(app, TENANT).get(`/de/empfaengerdaten/${other.Empfehlungsnummer}`)).body).not.toContain(
      'Profiseller und bekommt',
    );
  });

  test('of a link that has ended is asked to get a new one', async () => {
    const { Empfehlungsnummer: nr } = await openLink();
    await app.later(61);
    const page = await newBrowser(app, TENANT).get(`/de/empfehlungabgelaufen?empfehlungsnummer=${nr}`);
    expect(wordsOf(page.body)).toContain('Bitten Sie Paula um einen neuen.');
    expectTrue(page.body);
  });
});
