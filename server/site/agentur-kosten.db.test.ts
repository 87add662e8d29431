import { beforeAll, describe, expect, it } from 'vitest';
import { makeAgentur, makeBenutzer } from '../../test/support/agentur.ts';
import { demoApp } from '../../test/support/app.ts';
import { configure, configured } from '../../test/support/mandant.ts';
import { type Browser, leadsTo, newBrowser } from '../../test/support/pages.ts';
import { TEST_NOW } from '../../test/support/parts.ts';
import { PASSWORD } from '../../test/support/walk.ts';
import { addDays, dayOf } from '../calendar.ts';
import { addEintrag } from '../modules/agentur/index.ts';

const app = demoApp();
const TENANT = 'telko';
const TOMORROW = addDays(dayOf(TEST_NOW), 1);
beforeAll(() => configure(app, TENANT, { AgenturGebuehrCent: 900, GebuehrBeiStorno: 'Zurueck' }));

async function browserOf(status: 'Aktiv' | 'Inaktiv' = 'Aktiv', rollen: readonly ('Inhaber' | 'Mitarbeiter')[] = ['Inhaber']) {
  const agenturnummer = await makeAgentur(app, TENANT, { status });
  const browser = newBrowser(app, TENANT);
  await browser.post('/de/agentur/login', { Email: await makeBenutzer(app, TENANT, agenturnummer, { rollen }), Password: PASSWORD });
  await app.inTenant(TENANT, (context) => addEintrag(context, agenturnummer, { ProduktId: 462, WertCent: 8001, Startdatum: TOMORROW }));
  return browser;
}

/** What the page says, without its elements, in one line. */
async function said(browser: Browser, query = ''): Promise<string> {
  const { status, body } = await browser.get(`/de/agentur/kosten${query}`);
  expect(status).toBe(200);
  const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? '';
  return main
    .replace(/<select[\s\S]*?<\/select>/, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

describe('the page of costs', () => {
  it('says what an order of today costs, and by its form of another product and day, without script', async () => {
    const browser = await browserOf();
    expect(await said(browser, '?produkt=462')).toMatch(
      /Prämie von Funkhof \D*70,00 € .*Gebühr \D*9,00 € .*Summe ohne Umsatzsteuer \D*79,00 €/,
    );
    const planned = await said(browser, `?produkt=462&tag=${TOMORROW}`);
    expect(planned).toMatch(/Prämie nach Ihrem Prämienplan \D*80,01 € .*Gebühr \D*9,00 € .*Summe ohne Umsatzsteuer \D*89,01 €/);
    expect(planned).toMatch(/Geteilt \D*40,01 € \D*40,00 €/);
    expect(planned).toContain('19 % Umsatzsteuer');
    expect(planned).toContain('nehmen wir die Kosten zurück');
    const { body } = await browser.get(`/de/agentur/kosten?produkt=462&tag=${TOMORROW}`);
    expect(body).toMatch(new RegExp(`name="tag"[^>]*value="${TOMORROW}"|value="${TOMORROW}"[^>]*name="tag"`));
    expect(body).toMatch(/<option value="462" selected/);
    expect((await browser.get('/de/agentur/kosten')).body).toContain('Summe ohne Umsatzsteuer');
  });

  it('says what is wrong with a day, where nothing is promised, and that a fee can stay', async () => {
    const browser = await browserOf();
    expect(await said(browser, '?produkt=462&tag=2026-02-30')).toContain('ist kein gültiges Datum');
    expect(await said(browser, '?produkt=462&tag=2099-01-01')).toContain('Ein solcher Auftrag kostet Sie nichts');
    expect((await browser.get('/de/agentur/kosten?produkt=999999')).status).toBe(404);
    await configured(app, TENANT, { GebuehrBeiStorno: 'Bleibt' }, async () =>
      expect(await said(browser, '?produkt=462')).toContain('die Gebühr bleibt'),
    );
  });

  it('goes by the tenant’s reward while the plan rests, and says so', async () => {
    const resting = await said(await browserOf('Inaktiv'), `?produkt=462&tag=${TOMORROW}`);
    expect(resting).toContain('70,00 €');
    expect(resting).toContain('Die Zusagen Ihres Prämienplans ruhen so lange');
  });

  it('is there for staff, and for nobody without a login; the portal leads to it', async () => {
    expect(await said(await browserOf('Aktiv', ['Mitarbeiter']), '?produkt=462')).toContain('79,00 €');
    expect(leadsTo(await newBrowser(app, TENANT).get('/de/agentur/kosten'))).toEqual([302, '/de/agentur/login?redirect=AgencyCosts']);
    const home = await (await browserOf()).get('/de/agentur');
    expect(home.body).toContain('/de/agentur/kosten');
  });
});
