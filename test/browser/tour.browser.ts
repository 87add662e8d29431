import type { Page } from '@playwright/test';
import { wordsOf } from '../../standins/shop/words.ts';
import { dialogOf, sheetOf } from './support/agentur.ts';
import { makeAndCheck } from './support/payouts.ts';
import { needsDesktop } from './support/screens.ts';
import { at, comeDirectly, expect, expectAccessible, site, test } from './support/test.ts';

const { form, order: ordered } = wordsOf('de');
const IBAN = 'DE89 3704 0044 0532 0130 00';

/** A stranger with the tour in one tab, who follows its buttons alone and counts them. */
function makeStranger(tour: Page) {
  let clicks = 0;
  return {
    /** Buttons of the tour that were pressed. */
    clicks: () => clicks,
    /** Presses a button of the present step, which opens a page in a new tab. */
    async open(button: string): Promise<Page> {
      clicks += 1;
      const [page] = await Promise.all([
        tour.context().waitForEvent('page'),
        tour.getByRole('list').getByRole('button', { name: button, exact: true }).click(),
      ]);
      await page.waitForLoadState();
      return page;
    },
    async press(button: string): Promise<void> {
      clicks += 1;
      await tour.getByRole('list').getByRole('button', { name: button, exact: true }).click();
    },
    /** Comes back to the tour, where the steps before this one are done. */
    async next(page: Page | null, title: string | RegExp): Promise<void> {
      await page?.close();
      clicks += 1;
      await tour.getByRole('button', { name: 'Weiter', exact: true }).click();
      await expect(tour.locator('[aria-current=step] h3')).toHaveText(title);
    },
  };
}

const pressIn = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

async function pickTransfer(page: Page, owner: string): Promise<void> {
  await page.getByRole('link', { name: 'Überweisung' }).click();
  const stored = page.getByLabel('Kontoinhaber');
  await expect(page.getByRole('button', { name: 'Überweisung bestätigen' })).toBeVisible();
  if (await stored.isVisible()) {
    await stored.fill(owner);
    await page.getByLabel('IBAN').fill(IBAN);
  }
  await pressIn(page, 'Überweisung bestätigen');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Überweisung bestätigen' })).toHaveCount(0);
}

test(
  "a stranger goes from a link to its payout by the tour's buttons, and reads the entries of the ledger",
  needsDesktop,
  async ({ page, ownPort }) => {
    test.slow();
    await comeDirectly(page);
    await page.goto(at('localhost', '/dev', ownPort));
    await expect(page).toHaveURL(site('telko', '/dev', ownPort));
    const stranger = makeStranger(page);

    const link = await stranger.open('Als Erika empfehlen');
    await link.getByLabel('Wir teilen').check();
    await pressIn(link, 'Link erstellen');
    await expect(link).toHaveURL(/\/de\/empfehlung\//);
    await stranger.next(link, 'Ein Kontakt öffnet den Link');

    const landing = await stranger.open('Link als Kontakt öffnen');
    await landing.getByRole('main').getByRole('link').first().click();
    await landing.getByLabel('Vorname').fill('Jan');
    await landing.getByLabel('Nachname').fill('Beispiel');
    await landing.getByLabel('E-Mail-Adresse').fill('jan@example.net');
    await landing.locator('[name=AgbText]').check();
    await pressIn(landing, 'Angaben absenden');
    await expect(landing.getByRole('button', { name: 'Angaben absenden' })).toHaveCount(0);
    await stranger.next(landing, 'Der Kontakt bestätigt und bestellt');

    const mailed = await stranger.open('Link der E-Mail öffnen');
    await pressIn(mailed, 'Bestätigen und weiter');
    await mailed.getByRole('link', { name: 'Jetzt bestellen' }).click();
    for (const [label, value] of [
      [form.vorname, 'Jan'],
      [form.nachname, 'Beispiel'],
      [form.email, 'jan@example.net'],
      [form.strasse, 'Domkloster'],
      [form.hausnummer, '4'],
      [form.plz, '50667'],
      [form.ort, 'Köln'],
    ] as const)
      await mailed.getByLabel(label, { exact: true }).fill(value);
    await mailed.getByRole('checkbox').check();
    await pressIn(mailed, form.order);
    await expect(mailed.getByRole('heading', { level: 1 })).toHaveText(ordered.title.Eingegangen);
    await stranger.next(mailed, 'Der Händler gibt die Prämie frei');

    const orders = await stranger.open('Auftrag bestätigen');
    await pressIn(orders, 'Bestätigen');
    await expect(orders.getByRole('button', { name: 'Freigeben' })).toBeVisible();
    await stranger.next(orders, 'Der Händler gibt die Prämie frei');
    await stranger.press('+15 Tage');
    const release = await stranger.open('Auftrag freigeben');
    await pressIn(release, 'Freigeben');
    await expect(release.getByRole('button', { name: 'Freigeben' })).toHaveCount(0);
    await stranger.next(release, 'Beide wählen ihre Prämie');

    const own = await stranger.open('Als Erika wählen');
    await pickTransfer(own, 'Erika Muster');
    await stranger.next(own, 'Beide wählen ihre Prämie');
    const other = await stranger.open('Als Kontakt wählen');
    await pickTransfer(other, 'Jan Beispiel');
    await stranger.next(other, 'Zwei Menschen zahlen aus');
    await expectAccessible(page);

    const bookkeeper = await stranger.open('Als Buchhaltung Lauf anlegen');
    const laufnummer = await makeAndCheck(bookkeeper);
    await stranger.next(bookkeeper, 'Zwei Menschen zahlen aus');
    const operator = await stranger.open('Als Betrieb freigeben');
    await sheetOf(operator)
      .getByRole('button', { name: /Zahlung(en)? für Funkhof freigeben/ })
      .click();
    await dialogOf(operator)
      .getByRole('button', { name: /freigeben/ })
      .click();
    await expect(operator.getByText(`${laufnummer} ist freigegeben.`)).toBeVisible();
    await stranger.next(operator, 'Zwei Menschen zahlen aus');
    const loading = await stranger.open('Als Buchhaltung Datei laden');
    const [file] = await Promise.all([
      loading.waitForEvent('download'),
      sheetOf(loading).getByRole('button', { name: 'Datei laden' }).click(),
    ]);
    const path = await file.path();
    await sheetOf(loading).getByRole('button', { name: 'Als hochgeladen eintragen' }).click();
    await dialogOf(loading).getByRole('button', { name: 'Als hochgeladen eintragen' }).click();
    await expect(loading.getByText(`${laufnummer} ist als hochgeladen eingetragen.`)).toBeVisible();
    await tourStands(page, 'Zwei Menschen zahlen aus');
    await page.getByRole('button', { name: 'Weiter', exact: true }).click();
    const bank = await stranger.open('Zur Bank');
    await bank.getByLabel(/Zahlungsdatei/).setInputFiles(path);
    await pressIn(bank, 'Datei hochladen');
    await pressIn(bank, 'Ausführen');
    await bank
      .getByRole('link', { name: /^Ausgeführt am/ })
      .first()
      .click();
    await dialogOf(bank).getByRole('button', { name: 'Als ausgeführt eintragen' }).click();
    await expect(bank.getByText(`${laufnummer} wird jetzt gebucht`)).toBeVisible();
    await expect(async () => stranger.next(null, 'Erika liest „Überwiesen am“')).toPass();

    const paid = await stranger.open('Als Erika nachsehen');
    await expect(paid.getByRole('main')).toContainText(/Überwiesen am/);
    const ledger = page.getByRole('region', { name: 'Was im Kassenbuch steht' });
    await expect(ledger.getByRole('row')).toHaveText([
      'TagVorgangKontoBetrag',
      /^\d\d\.\d\d\.\d{4}GewährungAufwand35,00 €$/,
      /^\d\d\.\d\d\.\d{4}GewährungVerbindlichkeit-35,00 €$/,
      /^\d\d\.\d\d\.\d{4}AuszahlungVerbindlichkeit35,00 €$/,
      /^\d\d\.\d\d\.\d{4}AuszahlungZahlungsverkehr-35,00 €$/,
      'Summe0,00 €',
    ]);
    await expectAccessible(page);
    // 12 buttons, and "next" after each page.
    expect(stranger.clicks()).toBeLessThanOrEqual(25);
  },
);

const tourStands = (page: Page, title: string) => expect(page.locator('[aria-current=step] h3')).toHaveText(title);
