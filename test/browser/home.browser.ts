import type { APIRequestContext, Page } from '@playwright/test';
import { enter } from './support/demo.ts';
import { at, expect, sharedPort, site, test } from './support/test.ts';

const WORDS = {
  de: { other: 'English', button: 'Jetzt auswählen', questions: 'Häufige Fragen' },
  en: { other: 'Deutsch', button: 'Choose now', questions: 'Frequently asked questions' },
} as const;

const HEADLINES = {
  telko: { de: 'Bis zu 110 € für jede Empfehlung', en: 'Up to €110 for every recommendation' },
  energie: { de: '50 € für gute Nachbarschaft', en: '€50 for good neighbours' },
  berater: { de: 'Gute Beratung weitergeben: 75 € Prämie', en: 'Pass on good advice: €75 reward' },
  intern: { de: 'Wen holen Sie in den Ring? Bis zu 200 €', en: 'Who will you bring into the ring? Up to €200' },
} as const;

type Tenant = keyof typeof HEADLINES;
type Language = keyof typeof WORDS;
type Praemie = { ProduktId?: number; WertCent: number; Wert: string };

const tenants = Object.keys(HEADLINES) as Tenant[];
const languages = Object.keys(WORDS) as Language[];
const headline = (page: Page) => page.getByRole('heading', { level: 1 });

/** What can be recommended with its best reward, or the first agents with their advice, as the calls of the API answer it. */
async function offered(request: APIRequestContext, tenant: Tenant, language: Language): Promise<string[]> {
  const read = async (path: string) => {
    const answer = await request.get(at('127.0.0.1', `/api/v1/${tenant}/${path}`), { headers: { 'x-accept-language': language } });
    expect(answer.ok(), path).toBe(true);
    return answer.json();
  };
  // A tile says a round sum without its cents.
  const best = (praemien: Praemie[]) => praemien.toSorted((a, b) => b.WertCent - a.WertCent)[0]?.Wert.replace(/[.,]00(?!\d)/, '');
  if (tenant === 'berater') {
    const { Content }: { Content: { Name: string; Beschreibung: string }[] } = await read('Produkt/berater');
    return Content.map(({ Name, Beschreibung }) => `${Name} ${Beschreibung}`);
  }
  const produkte: { Name: string; Praemien: Praemie[] }[] = await read('produkt');
  return produkte.filter(({ Praemien }) => Praemien.length > 0).map(({ Name, Praemien }) => `${Name} ${best(Praemien)}`);
}

/** Name of each tile and what stands after it. */
const shown = (page: Page): Promise<string[]> =>
  page
    .getByRole('region', { name: /möchten Sie empfehlen|would you like to recommend/ })
    .locator('li:has(h3)')
    .evaluateAll((tiles) =>
      tiles.map((tile) => {
        const name = tile.querySelector('h3');
        const praemie = name?.nextElementSibling?.textContent?.replace(/^(Prämie|Reward) /, '').replaceAll('\u00a0', ' ');
        return `${name?.textContent} ${praemie}`;
      }),
    );

/** Where a catalogue has the rest, no more are on the home. */
const MOST_TILES = 12;
/** Whose home opens only for who is logged in. */
const FORCED: readonly Tenant[] = ['intern'];

for (const tenant of tenants) {
  const open = async (page: Page, request: APIRequestContext, path: string) => {
    if (FORCED.includes(tenant)) await enter(page.context(), { request, port: sharedPort() }, tenant);
    return page.goto(site(tenant, path));
  };

  for (const language of languages) {
    const words = WORDS[language];
    test(`home of ${tenant} in ${language}: the amount, and all that can be recommended`, async ({ page, request }) => {
      const answer = await open(page, request, `/${language}/`);
      expect(answer?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(headline(page)).toHaveText(HEADLINES[tenant][language].replace(/(\d) (€)/, '$1\u00a0$2'));
      await expect(page.getByRole('link', { name: words.button })).toBeInViewport();
      const [tiles, all] = [await shown(page), await offered(request, tenant, language)];
      expect(new Set(tiles).size).toBe(Math.min(MOST_TILES, all.length));
      expect(all).toEqual(expect.arrayContaining(tiles));
    });
  }

  test(`home of ${tenant} leads to the other language and back`, { tag: '@desktop' }, async ({ page, request }) => {
    await open(page, request, '/de/');
    await page.getByRole('link', { name: WORDS.de.other }).click();
    await expect(page).toHaveURL(site(tenant, '/en/'));
    await expect(page.getByRole('heading', { name: WORDS.en.questions })).toBeVisible();
    await page.getByRole('link', { name: WORDS.en.other }).click();
    await expect(page).toHaveURL(site(tenant, '/de/'));
  });
}

test('the button leads to what can be recommended, and a tile to the form with its product', async ({ page }) => {
  await page.goto(site('energie', '/de/'));
  await page.getByRole('link', { name: WORDS.de.button }).click();
  await expect(page.getByRole('heading', { name: 'Was möchten Sie empfehlen?' })).toBeInViewport();
  const tile = page.getByRole('link', { name: /^Empfehlen Lindtal Gas$/ });
  await tile.click();
  const chosen = page.getByLabel('Was empfehlen Sie?');
  await expect(chosen).toBeInViewport();
  await expect(chosen).toBeFocused();
  await expect(chosen.locator('option:checked')).toContainText('Lindtal Gas');
  // Opened in another tab, the same.
  await page.goto(site('energie', (await tile.getAttribute('href')) ?? ''));
  await expect(chosen).toBeInViewport();
  await expect(chosen.locator('option:checked')).toContainText('Lindtal Gas');
});

test('the first tile carries the amount of the headline', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(site('telko', '/de/'));
  expect((await shown(page))[0]).toMatch(/ 110 €$/);
});

test('who uses the keyboard skips to the content, and opens and closes a question', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(site('telko', '/de/'));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: WORDS.de.button })).toBeFocused();

  const question = page.locator('summary', { hasText: 'Wann bekomme ich meine Prämie?' });
  const reply = page.getByText('Frühestens 15 Tage nach der Bestellung Ihres Kontakts');
  await expect(reply).toBeHidden();
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(reply).toBeVisible();
  await page.keyboard.press('Space');
  await expect(reply).toBeHidden();
});

test('of more than twelve the first are shown, on a phone six, and the catalogue has all of them', async ({ page, viewport }) => {
  await page.goto(site('telko', '/de/'));
  await expect(page.getByRole('link', { name: /^Empfehlen / })).toHaveCount((viewport?.width ?? 0) < 768 ? 6 : 12);
  await page.getByRole('link', { name: /^Alle \d+ Produkte ansehen$/ }).click();
  await expect(page).toHaveURL(site('telko', '/de/produkte'));
});
