import type { Page } from '@playwright/test';
import { dialogOf, sheetOf, TENANT } from './support/agentur.ts';
import { openBackoffice } from './support/backoffice.ts';
import { mailedLink, newAddress } from './support/demo.ts';
import { headline, press } from './support/journey.ts';
import { approve, makeProvisionen, payRun } from './support/payouts.ts';
import { onDesktop } from './support/screens.ts';
import { billSeller, sellerAt, storeSellerSession } from './support/seller.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const PASSWORD = 'Segelboot-77';

/** The section of the data with this title. */
const sectionOf = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Saves a section and waits until it says that nothing is missing. */
async function save(page: Page, title: string): Promise<void> {
  const section = sectionOf(page, title);
  await section.getByRole('button', { name: 'Speichern' }).click();
  await expect(section.getByText('Fehlt noch')).toHaveCount(0);
}

const fill = async (page: Page, title: string, fields: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(fields)) await sectionOf(page, title).getByLabel(label, { exact: true }).fill(value);
};

test.use({ mayBeRefused: ['/seller/daten'] });

test(
  'a profi seller registers, enters all data section by section, is approved, sells, is billed and is paid',
  onDesktop,
  async ({ page, newPerson, ownPort: port, request, journeyAt }, { workerIndex }) => {
    test.slow();
    const email = newAddress('paula', workerIndex, 'verkauf.example');
    await page.goto(sellerAt('/login', port));
    await page.getByRole('link', { name: 'Als Profiseller registrieren' }).click();
    await headline(page, 'Profiseller werden');
    for (const [label, value] of Object.entries({ Vorname: 'Paula', Nachname: 'Probst', 'E-Mail-Adresse': email }))
      await page.getByLabel(label, { exact: true }).fill(value);
    await press(page, 'Registrieren');
    await headline(page, 'Sehen Sie in Ihr Postfach');

    await page.goto(await mailedLink({ request, port }, email));
    await headline(page, 'E-Mail-Adresse bestätigen');
    await press(page, 'Ja, das ist meine Adresse');
    await headline(page, 'Passwort festlegen');
    await page.locator('[name=Password]').fill(PASSWORD);
    await page.locator('[name=Wiederholung]').fill(PASSWORD);
    await press(page, 'Passwort festlegen');
    await headline(page, 'Anmelden für Profiseller');
    await page.getByLabel('E-Mail-Adresse').fill(email);
    await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
    await press(page, 'Anmelden');

    await headline(page, 'Meine Daten');
    const main = page.getByRole('main');
    await expect(main).toContainText('Es fehlt noch: Person oder Firma, Adresse, Steuer, Konto und Bedingungen.');
    await expectAccessible(page);

    await sectionOf(page, 'Person oder Firma').getByLabel('Sie handeln unter Ihrem eigenen Namen.').check();
    await fill(page, 'Person oder Firma', { Geburtsdatum: '1.2.2020' });
    await sectionOf(page, 'Person oder Firma').getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('erst ab einem Alter')).toBeVisible();
    await expect(page.getByLabel('Geburtsdatum')).toBeFocused();
    await fill(page, 'Person oder Firma', { Geburtsdatum: '12.4.1990' });
    await save(page, 'Person oder Firma');
    await expect(page.getByLabel('Geburtsdatum')).toHaveValue('12.04.1990');

    // What was typed survives a reload.
    await fill(page, 'Adresse', { Straße: 'Am Speicher', Hausnummer: '12', Postleitzahl: '24937', Ort: 'Flensburg' });
    await page.reload();
    await expect(page.getByLabel('Straße')).toHaveValue('Am Speicher');
    await save(page, 'Adresse');

    await sectionOf(page, 'Steuer').getByLabel('Kleinunternehmer, § 19 UStG').check();
    await sectionOf(page, 'Steuer').getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Steuernummer ist ein Pflichtfeld.')).toBeVisible();
    await fill(page, 'Steuer', { 'USt-IdNr.': 'DE 136 695 976' });
    await save(page, 'Steuer');

    await fill(page, 'Konto', { Kontoinhaber: 'Paula Probst', IBAN: 'CH93 0076 2011 6238 5295 7' });
    await sectionOf(page, 'Konto').getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Wir überweisen nur auf Konten im Europäischen Wirtschaftsraum.')).toBeVisible();
    await fill(page, 'Konto', { IBAN: 'DE89 3704 0044 0532 0130 00' });
    await save(page, 'Konto');
    await expect(page.getByText('Gespeichert ist DE89')).toBeVisible();

    await page.getByRole('button', { name: 'Dem Gutschriftverfahren zustimmen' }).click();
    await expect(page.getByRole('button', { name: 'Vereinbarung beenden' })).toBeVisible();
    await expect(main).toContainText('Es fehlt noch: Bedingungen.');
    await page.getByLabel('Ich stimme den Bedingungen von Funkhof zu.').check();
    await sectionOf(page, 'Bedingungen').getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Alle Angaben sind da. Funkhof prüft sie jetzt.')).toBeVisible();
    await expect(main).toContainText('Ihre Angaben werden geprüft');
    await expectAccessible(page);

    await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Mein Bereich' }).click();
    await headline(page, 'Mein Bereich');
    await expect(main).toContainText('Wird geprüft');
    await expect(main).toContainText('Am Zug ist Funkhof.');

    const demo = { port };
    const betrieb = await newPerson();
    await test.step('the back office approves', async () => {
      await openBackoffice(betrieb, demo, 'betrieb', `/${TENANT}/verkaeufer`);
      await betrieb.locator('tbody tr').filter({ hasText: 'Paula Probst' }).getByRole('link').click();
      await sheetOf(betrieb).getByRole('button', { name: 'Freigeben' }).click();
      await dialogOf(betrieb).getByRole('button', { name: 'Freigeben' }).click();
      await expect(sheetOf(betrieb).getByText('Aktiv', { exact: true })).toBeVisible();
      await page.reload();
      await expect(main.locator('[data-row]').first()).toBeVisible();
    });

    const billed = await billSeller(journeyAt('telko', { port }), { Email: email, Password: PASSWORD });
    const buchhaltung = await newPerson();
    await test.step('two people pay what was billed', async () => {
      const laufnummer = await makeProvisionen({ page: buchhaltung, demo });
      await approve({ page: betrieb, demo }, laufnummer);
      await payRun(buchhaltung, laufnummer);
    });

    await test.step('the seller reads the day of the transfer', async () => {
      await storeSellerSession(page.context(), port, billed.session);
      await page.goto(sellerAt(`/abrechnung?zeile=${billed.abrechnung}`, port));
      await expect(async () => {
        await page.reload();
        await expect(sheetOf(page).getByText(/^Am \d\d\.\d\d\.\d{4} auf Ihr Konto überwiesen\.$/)).toBeVisible({ timeout: 2000 });
      }).toPass();
      await expectAccessible(page);
    });
  },
);
