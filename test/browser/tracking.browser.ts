import type { Page } from '@playwright/test';
import { ERIKA } from '../../tools/shared/demo.ts';
import { at } from './support/addresses.ts';
import { banner, button, cookiesOf, nothingGiven, standIn, TENANT } from './support/consent.ts';
import { logInByCall } from './support/demo.ts';
import { onDesktop } from './support/screens.ts';
import { comeDirectly, expect, sharedPort, site, test } from './support/test.ts';

test.use({ hasChosen: false });

/** What the demo's trackers received at the tenant, newest first: the service with the address or the body of each request. */
async function receivedAt(page: Page): Promise<string[]> {
  const states = await page.evaluate(async () => {
    const answer = await fetch('/dev/services', { headers: { accept: 'application/json' } });
    return (await answer.json()) as { Name: string; Anfragen: { Pfad: string; Inhalt: string }[] }[];
  });
  return states
    .filter(({ Name }) => Name === 'analyse' || Name === 'tags')
    .flatMap(({ Name, Anfragen }) => Anfragen.map(({ Pfad, Inhalt }) => `${Name} ${decodeURIComponent(Inhalt || Pfad)}`));
}

/** Makes a referral as erika, who is logged in, from the page that is open. Returns its number. */
const recommendFrom = (page: Page): Promise<string> =>
  page.evaluate(async (email) => {
    const Empfehlung = { Produkt: 462, Channel: 'whatsapp', Empfehlungslink: true, AnteilEmpfehler: 50, AgbText: 'ja' };
    const answer = await fetch('/api/v1/telko/Empfehlen/create', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify({ Empfehlung, Empfehler: { Vorname: 'Erika', Nachname: 'Muster', Email: email } }),
    });
    return ((await answer.json()) as { Empfehlungsnummer: string }).Empfehlungsnummer;
  }, ERIKA.Email);

test(
  'trackers receive pages and goals after consent, and nothing before it or after its withdrawal',
  onDesktop,
  async ({ page, request }) => {
    // The stand-ins answer this machine alone.
    await comeDirectly(page);
    await logInByCall(page.context(), { request, port: sharedPort() }, TENANT);
    /** Sends the goals that wait; the clock stands. */
    const sendGoals = async () => {
      const sent = await request.post(at('127.0.0.1', '/dev/clock', sharedPort()), { data: { Tage: 0 } });
      expect(sent.ok()).toBe(true);
    };
    await page.goto(site(TENANT, '/de/faq'));
    const before = await receivedAt(page);
    await button(page, 'Alle ablehnen').click();
    await expect(banner(page)).toHaveCount(0);
    await recommendFrom(page);
    await sendGoals();
    expect(await receivedAt(page)).toEqual(before);

    await page.goto(site(TENANT, '/de/datenschutz?cookies=wahl'));
    await button(page, 'Alle akzeptieren').click();
    await expect(banner(page)).toHaveCount(0);
    await page.goto(site(TENANT, '/de/faq?channel=flyer'));
    const nummer = await recommendFrom(page);
    await page.goto(site(TENANT, `/de/empfehlung/${nummer}`));
    await page
      .getByRole('button', { name: /kopieren/ })
      .first()
      .click();
    await expect
      .poll(async () => {
        await sendGoals();
        const received = await receivedAt(page);
        return [
          'idgoal=1&',
          'idgoal=2&',
          'action_name=Faq',
          'mtm_campaign=flyer',
          '"virtualPageview"',
          '"analytics_storage":"granted"',
        ].filter((part) => !received.some((one) => one.includes(part)));
      })
      .toEqual([]);
    const names = async () => (await cookiesOf(page)).map((one) => one.replace(/=.*/, ''));
    expect(await names()).toEqual(expect.arrayContaining(['_ga', expect.stringMatching(/^_pk_id\.1\./), 'psoempf_channel']));
    const received = await receivedAt(page);
    expect(received.join()).not.toContain(nummer);

    await page.goto(site(TENANT, '/de/datenschutz?cookies=wahl'));
    await button(page, 'Alle ablehnen').click();
    await expect(banner(page)).toHaveCount(0);
    expect((await names()).filter((name) => /^_|channel/.test(name))).toEqual([]);
    const atEnd = await receivedAt(page);
    await recommendFrom(page);
    await sendGoals();
    await page.goto(site(TENANT, '/de/faq'));
    expect(await receivedAt(page)).toEqual(atEnd);
  },
);

test(
  'a page whose consent is withdrawn in another tab is loaded again without trackers, once, and leaves no cookie',
  onDesktop,
  async ({ page }) => {
    const asked = await standIn(page);
    const choose = (given: '0' | '1') =>
      page
        .context()
        .addCookies(
          ['er', 'fu', 'an', 'ma'].map((name) => ({ name: `psoempf_${name}`, value: name === 'er' ? '1' : given, url: site(TENANT) })),
        );
    await choose('1');
    await page.goto(site(TENANT, '/de/faq'));
    await expect.poll(() => asked.length).toBe(3);
    await choose('0');
    await page.context().addCookies([{ name: '_pk_id.1.abcd', value: 'x', url: site(TENANT) }]);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect.poll(() => loads).toBe(1);
    await expect(page.locator('[data-tracking]')).toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    expect(await cookiesOf(page)).toEqual(nothingGiven);
    expect([loads, asked.length]).toEqual([1, 3]);
  },
);
