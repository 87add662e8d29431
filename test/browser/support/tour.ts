import { expect, type Page } from '@playwright/test';
import { wordsOf } from '../../../standins/shop/words.ts';
import { dialogOf, sheetOf } from './agentur.ts';
import { makeAndCheck } from './payouts.ts';
import { sendData } from './receiving.ts';

const { form, order: ordered, merchant } = wordsOf('de');

/** A person whom the stranger invents, with an account that exists. */
const FRIEND = { vorname: 'Jan', nachname: 'Beispiel', email: 'jan@example.net', iban: 'DE89 3704 0044 0532 0130 00' } as const;

/** Looks at a page of the tour, such as to take a picture. */
type Look = (page: Page, name: string) => Promise<void>;

/** A stranger with the tour in one tab, who follows its buttons alone and counts the presses. */
export interface Stranger {
  readonly tour: Page;
  readonly look: Look;
  presses: number;
}

const pressIn = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const inStep = ({ tour }: Stranger, name: string) => tour.getByRole('listitem').getByRole('button', { name, exact: true });

/** Presses a button of the tour, which opens a page in a new tab. */
async function open(stranger: Stranger, button: string): Promise<Page> {
  stranger.presses += 1;
  const [page] = await Promise.all([stranger.tour.context().waitForEvent('page'), inStep(stranger, button).click()]);
  await page.waitForLoadState();
  return page;
}

/** Comes back to the tour, whose present step has this title. */
async function next(stranger: Stranger, page: Page, title: string): Promise<void> {
  await page.close();
  stranger.presses += 1;
  await inStep(stranger, 'Weiter').click();
  await expect(stranger.tour.locator('[aria-current=step] h3')).toHaveText(title);
}

/** Follows all steps from a link to its payout; ends at the page of the paid reward. */
export async function walkTour(stranger: Stranger): Promise<Page> {
  await recommend(stranger);
  await order(stranger);
  await release(stranger);
  for (const [button, owner, title] of [
    ['Als Erika wählen', 'Erika Muster', 'Beide wählen ihre Prämie'],
    ['Als Kontakt wählen', `${FRIEND.vorname} ${FRIEND.nachname}`, 'Zwei Menschen zahlen aus'],
  ] as const) {
    const page = await open(stranger, button);
    await pickTransfer(page, owner);
    await next(stranger, page, title);
  }
  await pay(stranger);
  const paid = await open(stranger, 'Als Erika nachsehen');
  await expect(paid.getByRole('main')).toContainText(/Überwiesen am/);
  await stranger.look(paid, 'paid');
  return paid;
}

async function recommend(stranger: Stranger): Promise<void> {
  const page = await open(stranger, 'Als Erika empfehlen');
  await page.getByLabel('Wir teilen').check();
  await pressIn(page, 'Link erstellen');
  await expect(page).toHaveURL(/\/de\/empfehlung\//);
  await stranger.look(page, 'share');
  await next(stranger, page, 'Ein Kontakt öffnet den Link');
}

async function order(stranger: Stranger): Promise<void> {
  const landing = await open(stranger, 'Link als Kontakt öffnen');
  await landing.getByLabel('Vorname').fill(FRIEND.vorname);
  await landing.getByLabel('Nachname').fill(FRIEND.nachname);
  await landing.getByLabel('E-Mail-Adresse').fill(FRIEND.email);
  await landing.locator('[name=AgbText]').check();
  await sendData(landing);
  await expect(landing.getByRole('heading', { level: 1 })).toHaveText('Fast fertig: Sehen Sie in Ihr Postfach');
  await next(stranger, landing, 'Der Kontakt bestätigt und bestellt');

  const shop = await open(stranger, 'Link der E-Mail öffnen');
  await pressIn(shop, 'Bestätigen und bestellen');
  await expect(shop.getByLabel(form.email, { exact: true })).toHaveValue(FRIEND.email);
  for (const [label, value] of [
    [form.strasse, 'Domkloster'],
    [form.hausnummer, '4'],
    [form.plz, '50667'],
    [form.ort, 'Köln'],
  ] as const)
    await shop.getByLabel(label, { exact: true }).fill(value);
  await stranger.look(shop, 'order');
  await pressIn(shop, form.order);
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText(ordered.title.Eingegangen);
  await next(stranger, shop, 'Der Händler gibt die Prämie frei');
}

async function release(stranger: Stranger): Promise<void> {
  const { Bestaetigt, Freigegeben } = merchant.steps;
  const orders = await open(stranger, 'Auftrag bestätigen');
  await pressIn(orders, Bestaetigt);
  await expect(orders.getByRole('button', { name: Freigegeben })).toBeVisible();
  await next(stranger, orders, 'Der Händler gibt die Prämie frei');
  stranger.presses += 1;
  await inStep(stranger, '+15 Tage').click();
  const later = await open(stranger, 'Auftrag freigeben');
  await pressIn(later, Freigegeben);
  await expect(later.getByRole('button', { name: Freigegeben })).toHaveCount(0);
  await stranger.look(later, 'release');
  await next(stranger, later, 'Beide wählen ihre Prämie');
}

/** Picks a transfer, to the account that is stored or to a new one. */
async function pickTransfer(page: Page, owner: string): Promise<void> {
  await page.getByRole('link', { name: 'Überweisung' }).click();
  const confirm = page.getByRole('button', { name: 'Überweisung bestätigen' });
  await expect(confirm).toBeVisible();
  const name = page.getByLabel('Kontoinhaber');
  if (await name.isVisible()) {
    await name.fill(owner);
    await page.getByLabel('IBAN').fill(FRIEND.iban);
  }
  await confirm.click();
  await expect(confirm).toHaveCount(0);
}

async function pay(stranger: Stranger): Promise<void> {
  const title = 'Zwei Menschen zahlen aus';
  const maker = await open(stranger, 'Als Buchhaltung Lauf anlegen');
  const laufnummer = await makeAndCheck(maker);
  await next(stranger, maker, title);

  const approver = await open(stranger, 'Als Betrieb freigeben');
  const approve = sheetOf(approver).getByRole('button', { name: /Zahlung(en)? für Funkhof freigeben/ });
  await expect(approve).toBeVisible();
  await stranger.look(approver, 'approval');
  await approve.click();
  await dialogOf(approver)
    .getByRole('button', { name: /freigeben/ })
    .click();
  await expect(approver.getByText(`${laufnummer} ist freigegeben.`)).toBeVisible();
  await next(stranger, approver, title);

  const loading = await open(stranger, 'Als Buchhaltung Datei laden');
  const [file] = await Promise.all([
    loading.waitForEvent('download'),
    sheetOf(loading).getByRole('button', { name: 'Datei laden' }).click(),
  ]);
  // Closing the tab removes the file.
  const path = `${await file.path()}.xml`;
  await file.saveAs(path);
  await sheetOf(loading).getByRole('button', { name: 'Als hochgeladen eintragen' }).click();
  await dialogOf(loading).getByRole('button', { name: 'Als hochgeladen eintragen' }).click();
  await expect(loading.getByText(`${laufnummer} ist als hochgeladen eingetragen.`)).toBeVisible();
  await next(stranger, loading, title);

  const bank = await open(stranger, 'Zur Bank');
  await bank.getByLabel(/Zahlungsdatei/).setInputFiles(path);
  await pressIn(bank, 'Datei hochladen');
  await pressIn(bank, 'Ausführen');
  await bank
    .getByRole('link', { name: /^Ausgeführt am/ })
    .first()
    .click();
  await dialogOf(bank).getByRole('button', { name: 'Als ausgeführt eintragen' }).click();
  await expect(bank.getByText(`${laufnummer} wird jetzt gebucht`)).toBeVisible();
  // The queue books the payments.
  await expect(async () => {
    await bank.reload();
    await expect(sheetOf(bank).getByText('Ausgeführt', { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await next(stranger, bank, 'Erika liest „Überwiesen am“');
}
