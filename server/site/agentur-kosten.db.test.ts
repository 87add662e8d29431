import { beforeAll, describe, expect, it } from 'vitest';
import { makeAgentur, makeBenutzer } from '../../test/support/agentur.ts';
import { demoApp } from '../../test/support/app.ts';
import { configure, configured } from '../../test/support/mandant.ts';
import { type Browser, newBrowser, redirectOf } from '../../test/support/pages.ts';
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

/** The words of the page on one line, without markup. */
async function said(browser: Browser, query = ''): Promise<string> {
  const { status, body } = await browser.get(`/de/agentur/kosten${query}`);
  expect(status).toBe(200);
  const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? '';
  return main
    .replace(/<select[\s\S]*?<\/select>/, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

describe('AgencyCosts', () => {
  it('shows the cost of an order today, and of another product and day through its form, without script', async () => {
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
    const written = TOMORROW.split('-').reverse().join('.');
    expect(body).toMatch(new RegExp(`name="tag"[^>]*value="${written}"|value="${written}"[^>]*name="tag"`));
    expect(await said(browser, `?produkt=462&tag=${written}`)).toBe(planned);
    expect(body).toMatch(/<option value="462" selected/);
    expect((await browser.get('/de/agentur/kosten')).body).toContain('Summe ohne Umsatzsteuer');
  });

  it.each(['kosten', 'praemienuebersicht', 'regeln', 'datenschutz'])(
    'shows %s inside the frame of the portal, with its navigation',
    async (path) => {
      const { body } = await (await browserOf()).get(`/de/agentur/${path}`);
      expect(body).toMatch(/<nav[^>]*>.*href="\/de\/agentur\/bereich\/auftraege"/s);
      expect(body).toMatch(/<main[^>]*><div data-document="[^>]*><h1/);
    },
  );

  it('shows the rules alone to a visitor without a login', async () => {
    const { status, body } = await newBrowser(app, TENANT).get('/de/agentur/regeln');
    expect(status).toBe(200);
    expect(body).not.toContain('/de/agentur/bereich/auftraege');
    expect(body).not.toContain('data-document');
  });

  it('shows an error for an invalid day, shows when an order costs nothing, and shows when the fee stays', async () => {
    const browser = await browserOf();
    expect(await said(browser, '?produkt=462&tag=2026-02-30')).toContain('ist kein gültiges Datum');
    expect(await said(browser, '?produkt=462&tag=2099-01-01')).toContain('Ein solcher Auftrag kostet Sie nichts');
    expect((await browser.get('/de/agentur/kosten?produkt=999999')).status).toBe(404);
    await configured(app, TENANT, { GebuehrBeiStorno: 'Bleibt' }, async () =>
      expect(await said(browser, '?produkt=462')).toContain('die Gebühr bleibt'),
    );
  });

  it('uses the tenant’s reward while the agency is inactive, and explains that its plan is suspended', async () => {
    const resting = await said(await browserOf('Inaktiv'), `?produkt=462&tag=${TOMORROW}`);
    expect(resting).toContain('70,00 €');
    expect(resting).toContain('Die Zusagen Ihres Prämienplans ruhen so lange');
  });

  it('opens for staff, redirects to the login without a session, and has a link on the portal home page', async () => {
    expect(await said(await browserOf('Aktiv', ['Mitarbeiter']), '?produkt=462')).toContain('79,00 €');
    expect(redirectOf(await newBrowser(app, TENANT).get('/de/agentur/kosten'))).toEqual([302, '/de/agentur/login?redirect=AgencyCosts']);
    const home = await (await browserOf()).get('/de/agentur');
    expect(home.body).toContain('/de/agentur/kosten');
  });
});
