import { describe, expect, it } from 'vitest';
import { testApp } from '../../test/support/app.ts';
import { released } from '../../test/support/money.ts';
import { newBrowser, OTHER_SITE, redirectOf } from '../../test/support/pages.ts';

const app = testApp();

const IBAN = 'DE89 3704 0044 0532 0130 00';
const BANK = { 'Bankdaten.Kontoinhaber': 'Jörg Müßig', 'Bankdaten.IBAN': IBAN, 'Bankdaten.BIC': '' };
const REWARD_PAGE = expect.stringMatching(/^\/de\/praemie\/?\?token=/);

const browse = (tenant = 'energie') => newBrowser(app, tenant);
const get = (url: string) => browse().get(url);
const post = (url: string, fields?: Record<string, string>, from?: Record<string, string>) => browse().post(url, fields, from);

async function granted(): Promise<{ empfehler: string; empfaenger: string }> {
  const { empfehlerToken = '', empfaengerToken = '' } = await released(app, 'energie');
  return { empfehler: empfehlerToken, empfaenger: empfaengerToken };
}

const rewardOf = (token: string) => `/de/praemie?token=${encodeURIComponent(token)}`;

/** Address of the details of an Art, as the page of the reward links it. */
async function detailsOf(token: string, art: string): Promise<string> {
  const page = await get(rewardOf(token));
  expect(page.status).toBe(200);
  const links = [...String(page.body).matchAll(/href="([^"]*)"/g)].map(([, href]) => (href ?? '').replaceAll('&amp;', '&'));
  const link = links.find((href) => href.includes(`art=${art}`));
  if (!link) throw new Error(`no way ${art} in ${links.join(' ')}`);
  return link;
}

const statusOf = async (token: string): Promise<string> =>
  (await app.api('energie', 'GET', '/praemierung/', { bearer: token })).body.Status;

describe('the pages of a reward', () => {
  it('lead to a voucher, once, and show its code when it is handed out', async () => {
    const { empfehler: token } = await granted();
    const details = await detailsOf(token, 'Gutschein');
    const opened = await get(details);
    expect(opened.headers['referrer-policy']).toBe('no-referrer');
    expect(opened.headers['cache-control']).toBe('no-store');

    const both = await Promise.all([post(details), post(details)]);
    const places = both.map(redirectOf).toSorted();
    expect(places).toEqual([
      [303, REWARD_PAGE],
      [303, '/de/praemiedanke?art=Gutschein'],
    ]);
    expect((await get('/de/praemiedanke?art=Gutschein')).body).toContain('Das haben Sie sich verdient');

    const picked = await get(rewardOf(token));
    expect(picked.body).toContain('Wird bereitgestellt');
    expect(redirectOf(await get(details))).toEqual([302, REWARD_PAGE]);

    await app.later(1);
    const { body } = await app.api('energie', 'GET', '/praemierung/', { bearer: token });
    expect((await get(rewardOf(token))).body).toContain(body.Gutscheincode);
  });

  it('lead to a transfer, with errors at the fields and the typed values kept', async () => {
    const { empfaenger: token } = await granted();
    const details = await detailsOf(token, 'Ueberweisung');
    const empty = await post(details, { 'Bankdaten.Kontoinhaber': '', 'Bankdaten.IBAN': ' ', 'Bankdaten.BIC': '' });
    expect(empty.status).toBe(422);
    expect(empty.body).toContain('Kontoinhaber ist ein Pflichtfeld.');
    expect(empty.body).toContain('IBAN ist ein Pflichtfeld.');

    const wrong = await post(details, { ...BANK, 'Bankdaten.IBAN': 'DE00 3704', 'Bankdaten.BIC': 'x' });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toContain('IBAN ist nicht gültig');
    for (const typed of ['value="Jörg Müßig"', 'value="DE00 3704"', 'value="x"']) expect(wrong.body).toContain(typed);
    const abroad = await post(details, { ...BANK, 'Bankdaten.IBAN': 'GB82 WEST 1234 5698 7654 32' });
    expect(abroad.status).toBe(422);
    expect(abroad.body).toContain('IBAN: Wir überweisen nur auf Konten im Europäischen Wirtschaftsraum.');
    expect(await statusOf(token)).toBe('Offen');

    expect(redirectOf(await post(details, BANK))).toEqual([
      303,
      expect.stringMatching(/^\/de\/praemiedanke\?art=Ueberweisung&bis=2027-\d\d-\d\d$/),
    ]);
    expect(redirectOf(await post(details, BANK))).toEqual([303, REWARD_PAGE]);
    const shown = await get(rewardOf(token));
    expect(shown.body).toContain('Überweisung');
    expect(shown.body).not.toContain('0130');
  });

  it('refuse a form from another site', async () => {
    const { empfehler: token } = await granted();
    const details = await detailsOf(token, 'Gutschein');
    expect((await post(details, {}, OTHER_SITE)).status).toBe(403);
    expect((await post(details, {}, { origin: 'https://boese.example' })).status).toBe(403);
    expect(await statusOf(token)).toBe('Offen');
  });

  it('refuse a token of another tenant', async () => {
    const { empfehler: token } = await granted();
    expect((await browse('telko').get(rewardOf(token))).status).toBe(404);
    const details = await detailsOf(token, 'Gutschein');
    expect(redirectOf(await browse('telko').post(details))).toEqual([303, REWARD_PAGE]);
    expect(await statusOf(token)).toBe('Offen');
  });

  it('show that a reward has expired', async () => {
    const { empfehler: token } = await granted();
    const details = await detailsOf(token, 'Gutschein');
    await app.later(91);
    const page = await get(rewardOf(token));
    expect([page.status, String(page.body).includes('Ihre Prämie ist abgelaufen.')]).toEqual([410, true]);
    expect((await post(details)).headers.location).toEqual(REWARD_PAGE);
  });

  it('show an explanation without a token or with a wrong one', async () => {
    for (const path of [
      '/de/praemie',
      '/de/praemie/',
      '/de/praemie/7',
      '/en/praemie/7?art=Gutschein',
      '/de/praemiedanke',
      '/de/praemiedanke/',
    ])
      expect((await get(path)).status, path).toBe(200);
    expect((await get('/de/praemie?token=falsch')).status).toBe(404);
    const evil = '/de/praemie?token=falsch&redirect=https://boese.example&url=//boese.example';
    expect((await get(evil)).body).not.toContain('boese');
    expect(redirectOf(await get('/de/praemiedanke?token=geheim&art=Gutschein'))).toEqual([302, '/de/praemiedanke?art=Gutschein']);
    expect(redirectOf(await post('/de/praemie/7?art=Gutschein'))).toEqual([303, expect.stringMatching(/^\/de\/praemie\/?$/)]);
  });
});

describe('the pages with the tenant’s texts', () => {
  it.each(['telko', 'energie', 'berater', 'intern'])('open at %s in both languages', async (tenant) => {
    for (const path of ['agb', 'praemienbedingungen', 'impressum', 'datenschutz', 'faq', 'barrierefreiheitserklaerung']) {
      for (const locale of ['de', 'en']) {
        const page = await browse(tenant).get(`/${locale}/${path}`);
        expect(page.status, path).toBe(200);
        expect(page.headers['set-cookie']).toBeUndefined();
        expect(page.body).not.toMatch(/wird gerade überarbeitet|is being revised/);
      }
    }
  });
});
