import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { CONSENT, enteringOf, formOf, typed } from '../../test/support/entering.ts';
import { leadsTo, newBrowser, OTHER_SITE } from '../../test/support/pages.ts';
import { TEST_NOW } from '../../test/support/parts.ts';
import { login, recommend } from '../../test/support/walk.ts';

const TENANT = 'energie';
const app = testApp();
const { entered, mailedLink, stored } = enteringOf(app, TENANT);
let nr: string;
beforeEach(async () => {
  app.clock.set(TEST_NOW);
  nr = (await recommend(app, TENANT, await login(app, TENANT))).Empfehlungsnummer;
});

describe('the mailed link of a recommended person', () => {
  it('is used once, and says so afterwards', async () => {
    const { email, visitor } = await entered(nr);
    const link = await mailedLink(email);
    await visitor.post(link);
    const again = await visitor.post(link);
    expect(again.status).toBe(409);
    expect(again.body).toContain('Ihre Angaben sind schon bestätigt');
  });

  it('expires after 14 days', async () => {
    const { email, visitor } = await entered(nr);
    const link = await mailedLink(email);
    await app.later(14);
    const late = await visitor.post(link);
    expect(late.status).toBe(410);
    expect(late.body).toContain('Dieser Link ist abgelaufen');
  });

  it('deletes the data when it is not wanted, once opened and posted', async () => {
    const { email, visitor } = await entered(nr);
    const link = await mailedLink(email, 'refuse');
    expect((await visitor.get(link)).body).toContain('Ich möchte das nicht');
    expect(await stored(nr)).toMatchObject([{ email }]);
    expect(leadsTo(await visitor.post(link))).toEqual([303, '/de/empfaengerbestaetigung?abgelehnt=1']);
    expect(await stored(nr)).toMatchObject([{ email: null, status: 'Storniert' }]);
    expect((await visitor.post(link)).status).toBe(303);
    expect((await visitor.get(CONSENT)).body).toContain('Hier sind Ihre Angaben noch nicht geöffnet');
  });

  it('means nothing to another tenant, a foreign page, or when it is made up', async () => {
    const { email, visitor } = await entered(nr);
    const link = await mailedLink(email);
    expect((await newBrowser(app, 'telko').post(link)).status).toBe(404);
    expect((await visitor.post(link, {}, OTHER_SITE)).status).toBe(403);
    expect((await visitor.post(CONSENT, {}, OTHER_SITE)).status).toBe(403);
    const sameSite = { 'sec-fetch-site': 'same-site' };
    expect((await visitor.post(formOf(nr), { ...typed(email), schritt: 'senden' }, sameSite)).status).toBe(403);
    expect((await visitor.post('/de/empfaengerbestaetigung?token=erfunden')).status).toBe(404);
    expect((await newBrowser(app, TENANT).post(`${CONSENT}?token=erfunden`)).status).toBe(404);
    expect(await stored(nr)).toMatchObject([{ bestaetigt_am: null }]);
  });
});
