import { expect, type Page } from '@playwright/test';
import { at, site } from './addresses.ts';
import { mailedLink, newAddress } from './demo.ts';
import { logInByMail } from './entering.ts';
import { agbOf, headline, type Journey, pageAt, press, RECOMMENDER, type Referral } from './journey.ts';

/** Page with the form: the home, or the product's own page. Agents have only their own pages. */
export type Where = 'home' | 'page';

type Chosen = Pick<Referral, 'produkt' | 'produktId'>;

/** From the home to the form for its first product or for an agent found there, filled in as a new recommender. */
export async function fillRecommend(journey: Journey, page: Page, where: Where = 'page'): Promise<Chosen & { email: string }> {
  const { t, look, brand } = journey;
  const email = newAddress('anna', journey.worker, brand.house?.domain);
  if (brand.house) {
    await logInByMail(journey, page, email);
    await look(page, 'dashboard-empty');
  }
  await page.goto(pageAt(journey));
  await look(page, 'homepage');
  const chosen = brand.agent ? await chooseAgent(journey, page, brand.agent) : await chooseProduct(journey, page, where);

  if (!brand.rede.PraemieAlsLohn) await page.getByLabel(t('empfehlen.anteil.50'), { exact: false }).check();
  await page.getByLabel(t('feldname.vorname')).fill(RECOMMENDER.Vorname);
  await page.getByLabel(t('feldname.nachname')).fill(RECOMMENDER.Nachname);
  if (brand.house) await expect(page.getByLabel(t('feldname.email'))).toHaveValue(email);
  else await page.getByLabel(t('feldname.email')).fill(email);
  await page.getByLabel(agbOf(t)).check();
  return { ...chosen, email };
}

/** The first product on the home. */
async function firstTile({ t }: Journey, page: Page) {
  const tile = page.getByRole('link', { name: new RegExp(`^${t('home.produkte.empfehlen')} `) }).first();
  const produkt = ((await tile.textContent()) ?? '').replace(t('home.produkte.empfehlen'), '').trim();
  return { tile, produkt };
}

async function chooseProduct(journey: Journey, page: Page, where: Where): Promise<Chosen> {
  const { t, look } = journey;
  const { tile, produkt } = await firstTile(journey, page);
  await tile.click();
  await expect(page.locator('[data-chosen-name]')).toHaveText(produkt);
  const produktId = Number(await page.locator('[data-chosen]').inputValue());
  if (where === 'page') {
    await page.goto(pageAt(journey, `/empfehlen/${produktId}`));
    await headline(page, t('empfehlen.titel', { produkt }));
    await look(page, 'recommend');
  }
  return { produkt, produktId };
}

/** Finds an agent by name and place, and goes to the form on the agent's own page, which shows the photo. */
async function chooseAgent(journey: Journey, page: Page, { externeId, query }: NonNullable<Journey['brand']['agent']>): Promise<Chosen> {
  const { t, look, tenant, request, port } = journey;
  const search = page.getByRole('search');
  await search.getByLabel(t('home.berater.suche')).fill(query);
  await search.getByRole('button', { name: t('home.berater.suchen') }).click();
  await expect(page.getByText(t('home.berater.treffer', { anzahl: 1, query }))).toBeVisible();
  await look(page, 'homepage-agents-found');
  const { tile, produkt } = await firstTile(journey, page);
  await tile.click();
  await expect(page).toHaveURL(pageAt(journey, `/agent/empfehlen/${externeId}`));
  await headline(page, t('empfehlen.titel', { produkt }));
  const photo = page.locator('main img').first();
  await expect(photo).toBeInViewport();
  expect(await photo.evaluate((image) => (image as HTMLImageElement).decode().then(() => true))).toBe(true);
  await look(page, 'recommend-agent');
  const { Id } = await (await request.get(at('127.0.0.1', `/api/v1/${tenant}/Produkt/${externeId}`, port))).json();
  return { produkt, produktId: Id };
}

/** A new recommender recommends and, where the address is not known yet, confirms it by mail; ends on the share page. */
export async function recommend(journey: Journey, page: Page, where?: Where): Promise<Referral> {
  const filled = await fillRecommend(journey, page, where);
  await press(page, journey.t('empfehlen.knopf'));
  // A login by a mailed link has confirmed the address already.
  if (!journey.brand.house) await confirm(journey, page, filled.email);
  await headline(page, journey.t('teilen.titel'));
  const nummer = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  return { ...filled, nummer, link: (await page.locator('#link').textContent()) ?? '' };
}

async function confirm(journey: Journey, page: Page, email: string): Promise<void> {
  const { t, look } = journey;
  await headline(page, t('bestaetigung.warten.titel'));
  await look(page, 'confirmation');
  await press(page, t('bestaetigung.warten.knopf'));
  await expect(page.getByRole('alert')).toHaveText(t('bestaetigung.gesendet'));
  await look(page, 'confirmation-sent-again');

  await page.goto(await mailedLink(journey, email));
  await headline(page, t('bestaetigung.titel'));
  await look(page, 'confirmation-mailed');
  await press(page, t('bestaetigung.knopf'));
}

/** Checks all sharing options that do not leave the page. */
export async function share(journey: Journey, page: Page, { link }: Referral): Promise<void> {
  const { t, tenant, port, hasScript, look } = journey;
  expect(link).toMatch(new RegExp(`^${site(tenant, '/r/', port)}[0-9A-Z]{8}$`));
  await expect(page.getByLabel(t('teilen.nachricht'), { exact: true })).toContainText(link);
  await expect(page.getByRole('img', { name: t('teilen.qr.bild', { link }) })).toBeVisible();
  const whatsapp = page.getByRole('link', { name: t('teilen.per', { kanal: 'WhatsApp' }) });
  await expect(whatsapp).toHaveAttribute('href', new RegExp(encodeURIComponent(link)));
  await look(page, 'recommendation');
  if (hasScript) {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await press(page, t('teilen.kopieren'));
    await expect(page.getByText(t('teilen.kopiert'), { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  }
  const own = `Schau mal: ${link}`;
  await page.getByLabel(t('teilen.nachricht'), { exact: true }).fill(own);
  if (!hasScript) await press(page, t('teilen.nachricht.uebernehmen'));
  await expect(whatsapp).toHaveAttribute('href', new RegExp(encodeURIComponent(own)));
}
