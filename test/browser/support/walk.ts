import type { Page } from '@playwright/test';
import type { Locale } from '../../../contract/values.ts';
import { createTexts, type Translate } from '../../../texts/texts.ts';
import { type Demo, later, mailedLink, newAddress, tellOrder, today } from './demo.ts';
import { expect, site } from './test.ts';

/** One walk through the product: at whose site, in which language, and what is looked at on each page of the way. */
export interface Walk extends Demo {
  readonly tenant: string;
  readonly language: Locale;
  readonly t: Translate;
  readonly hasScript: boolean;
  /** Names one run of the browser tests, so that no address comes twice. */
  readonly worker: number;
  readonly look: (page: Page, name: string) => Promise<void>;
}

export const makeWalk = (walk: Omit<Walk, 't'>): Walk => ({ ...walk, t: createTexts(walk.language, {}) });

export const RECOMMENDER = { Vorname: 'Anna', Nachname: 'Müller-Lüdenscheidt-Großkreutz' } as const;
export const RECIPIENT = { vorname: 'Jörg', name: 'Müßig' } as const;

export interface Referral {
  readonly email: string;
  readonly nummer: string;
  readonly produkt: string;
  readonly produktId: number;
  readonly link: string;
}

const headline = (page: Page, text: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const home = ({ tenant, language, port }: Walk, path = '/') => site(tenant, `/${language}${path}`, port);

/** Fills in the login of the demo's own recommender, and sends it. */
export async function logIn(page: Page, t = createTexts('de', {})): Promise<void> {
  await page.getByLabel(t('feldname.email')).fill('erika@example.org');
  await page.getByLabel(t('feldname.password'), { exact: true }).fill('Demo-2026');
  await press(page, t('anmelden.knopf'));
}

/** The form that recommends: of the home, or of the product's own page. */
export type Where = 'home' | 'page';

/** From the home to the form for its first product, filled in by somebody new. */
export async function fillRecommend(
  walk: Walk,
  page: Page,
  where: Where = 'page',
): Promise<{ email: string; produkt: string; produktId: number }> {
  const { t, look } = walk;
  await page.goto(home(walk));
  await look(page, 'homepage');
  const tile = page.getByRole('link', { name: new RegExp(`^${t('home.produkte.empfehlen')} `) }).first();
  const produkt = ((await tile.textContent()) ?? '').replace(t('home.produkte.empfehlen'), '').trim();
  await tile.click();
  const select = page.getByLabel(t('empfehlen.produkt'));
  await expect(select.locator('option:checked')).toContainText(produkt);
  const produktId = Number(await select.inputValue());
  if (where === 'page') {
    await page.goto(home(walk, `/empfehlen/${produktId}`));
    await headline(page, t('empfehlen.titel', { produkt }));
    await look(page, 'recommend');
  }

  const email = newAddress('anna', walk.worker);
  await page.getByLabel(t('empfehlen.anteil.50'), { exact: false }).check();
  await page.getByLabel(t('feldname.vorname')).fill(RECOMMENDER.Vorname);
  await page.getByLabel(t('feldname.nachname')).fill(RECOMMENDER.Nachname);
  await page.getByLabel(t('feldname.email')).fill(email);
  await page.getByLabel(t('empfehlen.agb')).check();
  return { email, produkt, produktId };
}

/** Somebody new recommends the first product of the home and confirms the address by the mail; ends on the share page. */
export async function recommend(walk: Walk, page: Page, where?: Where): Promise<Referral> {
  const { t, look } = walk;
  const filled = await fillRecommend(walk, page, where);
  await press(page, t('empfehlen.knopf'));
  await headline(page, t('bestaetigung.warten.titel'));
  await look(page, 'confirmation');
  await press(page, t('bestaetigung.warten.knopf'));
  await expect(page.getByRole('alert')).toHaveText(t('bestaetigung.gesendet'));
  await look(page, 'confirmation-sent-again');

  await page.goto(await mailedLink(walk, filled.email));
  await headline(page, t('bestaetigung.titel'));
  await look(page, 'confirmation-mailed');
  await press(page, t('bestaetigung.knopf'));
  await headline(page, t('teilen.titel'));
  const nummer = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  return { ...filled, nummer, link: (await page.locator('#link').textContent()) ?? '' };
}

/** All ways to share that do not leave the page. */
export async function share(walk: Walk, page: Page, { link }: Referral): Promise<void> {
  const { t, tenant, port, hasScript, look } = walk;
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

/** The fields of the recipient's form, filled in by somebody new. */
export async function fillData({ t, worker }: Walk, page: Page): Promise<string> {
  const email = newAddress('joerg', worker);
  const fields = {
    vorname: RECIPIENT.vorname,
    nachname: RECIPIENT.name,
    geburtsdatum: '24.12.1980',
    email,
    telefon: '030 1234567',
    strasse: 'Domkloster',
    hausnummer: '4 a',
    plz: '50667',
    ort: 'Köln',
  };
  await page.getByLabel(t('angaben.anrede.Herr'), { exact: true }).check();
  for (const [name, value] of Object.entries(fields))
    await page.getByLabel(t(`feldname.${name as keyof typeof fields}`), { exact: name !== 'telefon' }).fill(value);
  return email;
}

/** Follows the link as somebody else: enters data, accepts the terms, confirms by the mail; ends where the order is placed. */
export async function follow(walk: Walk, page: Page, { link, produkt }: Referral): Promise<{ email: string; empfaengernummer: string }> {
  const { t, look } = walk;
  await page.goto(link);
  await headline(page, t('landung.titel', { vorname: RECOMMENDER.Vorname, produkt }));
  await look(page, 'recipient-data');
  await page.getByRole('link', { name: t('landung.knopf') }).click();
  await headline(page, t('angaben.titel'));
  await look(page, 'recipient-data-form');
  const email = await fillData(walk, page);
  await press(page, t('angaben.knopf'));
  await headline(page, t('angaben.pruefen.titel'));
  await expect(page.getByText(email).first()).toBeVisible();
  await look(page, 'recipient-data-check');
  await press(page, t('angaben.pruefen.knopf'));

  await headline(page, t('zustimmung.titel'));
  await look(page, 'recipient-tos-consent');
  await press(page, t('zustimmung.knopf'));
  await headline(page, t('stand.bestaetigen.titel'));
  await look(page, 'recipient-state-to-confirm');
  await page.goto(await mailedLink(walk, email));
  await headline(page, t('angabenBestaetigen.titel'));
  await look(page, 'recipient-confirmation');
  await press(page, t('angabenBestaetigen.knopf'));
  await headline(page, t('angabenBestaetigen.danke.titel'));
  await look(page, 'recipient-confirmation-thanks');
  await page.getByRole('link', { name: t('angabenBestaetigen.weiter') }).click();
  await headline(page, t('stand.bestellen.titel'));
  await expect(page.getByText(t('stand.bestellung.hotline'))).toBeVisible();
  await look(page, 'recipient-state-to-order');
  return { email, empfaengernummer: ((await page.getByRole('main').locator('strong').textContent()) ?? '').trim() };
}

/** The tenant confirms the order and releases it when its day has come; both see so. */
export async function orderAndRelease(walk: Walk, recommender: Page, recipient: Page, referral: Referral, empfaengernummer: string) {
  const { t, tenant, look } = walk;
  const order = {
    Auftragsnummer: `A-${empfaengernummer}`,
    Empfaengernummer: empfaengernummer,
    ProduktId: referral.produktId,
    Auftragsdatum: await today(walk),
  };
  await tellOrder(walk, tenant, order, 'Bestaetigt');
  await recipient.reload();
  await headline(recipient, t('stand.bestaetigt.titel'));
  await look(recipient, 'recipient-state-ordered');
  await recommender.goto(home(walk, '/persoenlicherbereich'));
  await headline(recommender, t('bereich.titel'));
  await expect(recommender.getByText(t('bereich.schritt.bestellt', { name: 'Jörg M.' }))).toBeVisible();
  await expect(recommender.getByRole('main')).not.toContainText(RECIPIENT.name);
  await look(recommender, 'dashboard');

  await later(walk, 15);
  await tellOrder(walk, tenant, order, 'Freigegeben');
  await recipient.reload();
  await headline(recipient, t('stand.freigegeben.titel'));
  await look(recipient, 'recipient-state-released');
  await recommender.reload();
  await headline(recommender, t('anmelden.titel'));
  await look(recommender, 'login');
}

/** Whoever recommended without a password sets one by a mailed link, and finds the reward in the own area. */
export async function setPassword(walk: Walk, page: Page, email: string): Promise<void> {
  const { t, look } = walk;
  await page.getByText(t('anmelden.vergessen'), { exact: true }).click();
  await headline(page, t('passwort.vergessen.titel'));
  await look(page, 'forgot-password');
  await page.getByLabel(t('feldname.email')).fill(email);
  await press(page, t('passwort.vergessen.knopf'));
  await headline(page, t('passwort.gesendet.titel'));
  await look(page, 'forgot-password-sent');
  await page.goto(await mailedLink(walk, email));
  await headline(page, t('passwort.setzen.titel'));
  await look(page, 'set-password');
  await page.getByLabel(t('passwort.neu'), { exact: true }).fill('Sommerwind-2026');
  await press(page, t('passwort.setzen.knopf'));
  await headline(page, t('bereich.titel'));
  await expect(page.getByText(t('passwort.setzen.fertig'))).toBeVisible();
  await expect(page.getByRole('article').getByRole('link', { name: t('bereich.waehlen', { wert: '' }) })).toBeVisible();
  await look(page, 'dashboard-reward');
}

/** The recipient gives the bank data ahead, by a mailed link; ends where the own state is shown. */
export async function storeBank(walk: Walk, page: Page, email: string): Promise<void> {
  const { t, look } = walk;
  await press(page, t('stand.bank.knopf'));
  await expect(page.getByText(t('stand.bank.gesendet', { email }))).toBeVisible();
  await page.goto(await mailedLink(walk, email));
  await headline(page, t('bankdaten.formular.titel'));
  await look(page, 'bank-details-recipient');
  await fillBank(walk, page, 'DE89 3704 0044 0532 0130 00');
  await press(page, t('bankdaten.knopf'));
  await headline(page, t('bankdaten.gespeichert.titel'));
  await look(page, 'bank-details-recipient-stored');
  await page.getByRole('link', { name: t('bankdaten.zumStand') }).click();
}

async function fillBank({ t }: Walk, page: Page, iban: string): Promise<void> {
  await page.getByLabel(t('feldname.kontoinhaber')).fill(`${RECIPIENT.vorname} ${RECIPIENT.name}`);
  await page.getByLabel('IBAN').fill(iban);
}

/** Picks a reward by the link of its mail, up to the thanks, and finds it picked afterwards. */
export async function pickReward(
  walk: Walk,
  page: Page,
  email: string,
  art: 'Gutschein' | 'Ueberweisung',
  isStored = false,
): Promise<void> {
  const { t, look } = walk;
  const link = await mailedLink(walk, email, '/praemie/');
  await page.goto(link);
  await look(page, 'reward');
  await page.getByRole('link', { name: t(`praemie.art.${art}`) }).click();
  await look(page, art === 'Gutschein' ? 'reward-details-voucher' : isStored ? 'reward-details-stored' : 'reward-details-transfer');
  if (art === 'Ueberweisung' && !isStored) {
    await fillBank(walk, page, 'DE89 3704 0044 0532 0130 01');
    await press(page, t('praemie.Ueberweisung.knopf'));
    await expect(page.getByRole('alert')).toBeVisible();
    await look(page, 'reward-details-refused');
    await expect(page.getByLabel(t('feldname.kontoinhaber'))).toHaveValue(`${RECIPIENT.vorname} ${RECIPIENT.name}`);
    await fillBank(walk, page, 'DE89 3704 0044 0532 0130 00');
  }
  await press(page, t(`praemie.${art}.knopf`));
  await headline(page, t('praemie.danke.titel'));
  await expect(page.getByText(t(`praemie.danke.${art}.1`, { frist: '' }).slice(0, 20))).toBeVisible();
  await look(page, art === 'Gutschein' ? 'reward-thanks-voucher' : 'reward-thanks-transfer');
  await page.goto(link);
  await expect(page.getByText(t('praemie.gewaehlt.lead'))).toBeVisible();
  await look(page, 'reward-picked');
}
