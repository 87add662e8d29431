import { beforeAll, describe, expect, it } from 'vitest';
import { PAGE_NAMES, type PageName, pageAddress } from '../../contract/pages/public.ts';
import { LOCALES } from '../../contract/values/wire.ts';
import { demoApp } from '../../test/support/app.ts';
import { wordsOf } from '../../test/support/html.ts';
import { tokenOf } from '../../test/support/mails.ts';
import { type Browser, loggedIn, newBrowser } from '../../test/support/pages.ts';
import { releaseDays } from '../../test/support/release-days.ts';
import { accept, ERIKA, findRewardedProdukt, join, login, order, postAuftrag, recommend } from '../../test/support/walk.ts';
import { pathsOf } from '../modules/mandant/index.ts';

const app = demoApp();

const NEVER = {
  intern: { de: /[Bb]estell|[Hh]otline|Widerruf/, en: /\border|hotline|withdrawal/i },
  berater: { de: /[Bb]estell/, en: /\border/i },
} as const;
type Tenant = keyof typeof NEVER;
type Locale = (typeof LOCALES)[number];

/** All text of a page or mail: its words, and attributes that are read out or shown in search results and messengers. */
const saidIn = (html: string): string =>
  [wordsOf(html), ...[...html.matchAll(/\s(?:content|alt|title|aria-label|value|placeholder)="([^"]*)"/g)].map(([, said]) => said)].join(
    '\n',
  );

const addressOf = (tenant: Tenant, page: PageName, locale: Locale, params: Record<string, string> = {}): string =>
  pageAddress(pathsOf(app.parts.mandanten.get(tenant) ?? expect.unreachable()), page, locale, params);

/** Opens a page in both languages and returns the forbidden words in it. */
async function readIn(browser: Browser, tenant: Tenant, page: PageName, params: Record<string, string> = {}): Promise<string[]> {
  const wrong: string[] = [];
  for (const locale of LOCALES) {
    const address = addressOf(tenant, page, locale, params);
    const { status, body } = await browser.twin().get(address);
    const found = status === 302 ? null : NEVER[tenant][locale].exec(saidIn(String(body)));
    if (found) wrong.push(`${address}: …${found.input.slice(Math.max(0, found.index - 40), found.index + 40)}…`);
  }
  return wrong;
}

describe.each(['intern', 'berater'] as const)('%s never mentions an order', (tenant) => {
  let session: string;
  let erika: Browser;
  let produkt: number;
  beforeAll(async () => {
    session = await login(app, tenant);
    erika = await loggedIn(app, tenant);
    produkt =
      tenant === 'berater' ? (await app.api(tenant, 'GET', '/Produkt/agents')).body[0].Id : (await findRewardedProdukt(app, tenant)).Id;
  });

  it('on any page, with or without a login', async () => {
    const { Empfehlungsnummer: empfehlungsnummer } = await recommend(app, tenant, session, { produkt });
    const params = {
      produktId: String(produkt),
      empfehlungsnummer,
      praemieid: '1',
      adminLoginToken: 'keins',
      bericht: 'leads',
      tab: 'uebersicht',
    };
    const wrong: string[] = [];
    for (const page of PAGE_NAMES.filter((name) => name !== 'Click' && name !== 'Produktkategorie'))
      for (const browser of [newBrowser(app, tenant), erika]) wrong.push(...(await readIn(browser, tenant, page, params)));
    expect(wrong).toEqual([]);
  });

  it.each([100, 50, 0] as const)('to the recipient of a referral of %d percent, nor in its messages', async (anteil) => {
    const { Empfehlungsnummer, Hex } = await recommend(app, tenant, session, { produkt, anteil });
    const stranger = newBrowser(app, tenant);
    expect(await readIn(stranger, tenant, 'RecipientData', { empfehlungsnummer: Empfehlungsnummer })).toEqual([]);
    for (const locale of LOCALES) {
      const headers = { 'x-accept-language': locale, 'accept-language': locale };
      const { body } = await app.api(tenant, 'GET', `/empfehlen/${Empfehlungsnummer}/${Hex}`, { headers });
      const sent = body.Teilen.map(({ Text, Betreff }: { Text: string; Betreff?: string }) => `${Betreff} ${Text}`).join('\n');
      const crawler = { ...headers, 'user-agent': 'WhatsApp/2.23' };
      const preview = await app.api(tenant, 'GET', `/empfehlen/click/${Empfehlungsnummer}`, { headers: crawler });
      expect(`${sent} ${body.NaechsterSchritt.Was} ${saidIn(preview.body)}`).not.toMatch(NEVER[tenant][locale]);
    }
  });

  it('in any mail or page during the course of a referral', async () => {
    const { Empfehlungsnummer } = await recommend(app, tenant, session, { produkt });
    const person = await join(app, tenant, Empfehlungsnummer);
    const wrong: string[] = [];
    const look = async () => {
      const recipient = newBrowser(app, tenant, { cookies: { psoe_empfaenger: person.Hex } });
      wrong.push(...(await readIn(recipient, tenant, 'RecipientTOSConsent')), ...(await readIn(erika, tenant, 'Dashboard')));
    };
    await look();
    await accept(app, tenant, person);
    await look();
    const asked = await app.api(tenant, 'POST', '/empfaenger/anfrage', { bearer: person.Hex, body: { Nachricht: 'Bis bald' } });
    const auftrag = { ...order(app, person.Empfaengernummer, produkt), Auftragsnummer: asked.body.Auftragsnummer };
    await app.jobs.drainMails();
    const { SupportEmail } = app.parts.mandanten.get(tenant)?.konfiguration ?? expect.unreachable();
    wrong.push(...(await readIn(newBrowser(app, tenant), tenant, 'Anfrage', { token: tokenOf(app.mails.to(SupportEmail)) })));
    for (const status of ['Eingegangen', 'Bestaetigt', 'Freigegeben', 'Storniert']) {
      if (status === 'Freigegeben') {
        await app.later(releaseDays(tenant));
        erika = await loggedIn(app, tenant);
      }
      expect((await postAuftrag(app, tenant, auftrag, status)).status).toBeLessThan(300);
      await app.jobs.drainMails();
      await look();
    }
    const own = app.mails.sent.filter(({ von }) => von.name === app.parts.mandanten.get(tenant)?.konfiguration.Name);
    const mails = own.map(({ betreff, text, html }) => `${betreff} ${text} ${saidIn(html)}`);
    expect(mails.length).toBeGreaterThan(6);
    const inSight = own.filter(({ an, betreff }) => an === ERIKA.Email && betreff.includes('in Sicht'));
    expect(inSight).toHaveLength(tenant === 'intern' ? 0 : 1);
    for (const { text } of own.filter(({ an, betreff }) => an === person.email && !/Prämie|storniert/i.test(betreff)))
      expect(text).toMatch(/^Empfohlen von Erika\n/);
    expect([...wrong, ...mails.filter((said) => NEVER[tenant].de.test(said))]).toEqual([]);
  });
});
