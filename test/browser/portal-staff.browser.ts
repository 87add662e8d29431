import { expectLoaded, headlineOfLogin, openWithSession, portalAt, rowsOf, sheetOf } from './support/agentur.ts';
import { mailedLink, newAddress } from './support/demo.ts';
import { headline, press } from './support/journey.ts';
import { needsDesktop, onDesktop, onPhone } from './support/screens.ts';
import { expect, expectAccessible, sharedPort, test } from './support/test.ts';

const PASSWORD = 'Segelboot-77';

test.use({ mayBeRefused: ['/agentur/user', '/agentur/passwortpruefen', '/agentur/mitarbeiter/A-1001'] });

test(
  'an owner invites a person, who sets a password, logs in, and is logged out at once when deactivated',
  needsDesktop,
  async ({ page, newPerson, request }, { workerIndex }) => {
    const email = newAddress('mika', workerIndex, 'agentur.example');
    await openWithSession(page, 'inhaber', '/bereich/mitarbeiter');
    await expectLoaded(page);
    await press(page, 'Einladen');
    const dialog = page.getByRole('alertdialog');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Einladung senden' }).click();
    await expect(dialog).toContainText('Pflichtfeld');
    await dialog.getByLabel('Vorname').fill('Mika');
    await dialog.getByLabel('Nachname').fill('Muster');
    await dialog.getByLabel('E-Mail-Adresse').fill(email);
    await dialog.getByRole('button', { name: 'Einladung senden' }).click();
    await expect(page.getByText(`Die Einladung ist unterwegs: ${email}`)).toBeVisible();
    await expect(dialog).toHaveCount(0);

    await press(page, 'Einladen');
    await dialog.getByLabel('Vorname').fill('Mika');
    await dialog.getByLabel('Nachname').fill('Muster');
    await dialog.getByLabel('E-Mail-Adresse').fill('mitarbeiter@agentur.example');
    await dialog.getByRole('button', { name: 'Einladung senden' }).click();
    const field = dialog.getByLabel('E-Mail-Adresse');
    await expect(field).toHaveAccessibleDescription(/arbeitet schon für Ihre Agentur/);
    await expect(field).toBeFocused();
    await field.fill(email);
    await dialog.getByRole('button', { name: 'Einladung senden' }).click();
    await expect(field).toHaveAccessibleDescription(/ist seit dem \d\d\.\d\d\.\d{4} eingeladen/);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Einladung noch einmal senden' }).click();
    await expect(dialog).toHaveCount(0);

    const mika = await newPerson();
    await mika.goto(await mailedLink({ request, port: sharedPort() }, email));
    await headline(mika, 'Passwort festlegen');
    await mika.locator('[name=Password]').fill(PASSWORD);
    await mika.locator('[name=Wiederholung]').fill(PASSWORD);
    await press(mika, 'Passwort festlegen');
    await headlineOfLogin(mika);
    await mika.getByLabel('E-Mail-Adresse').fill(email);
    await mika.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
    await press(mika, 'Anmelden');
    await headline(mika, 'Heute');
    await expect(mika.getByRole('banner')).toContainText('Agentur Nordlicht');

    await page.reload();
    await expectLoaded(page);
    await rowsOf(page).filter({ hasText: email }).click();
    const sheet = sheetOf(page);
    await expect(sheet).toContainText('Mika Muster');
    await expectAccessible(page);
    await sheet.getByLabel('Sieht die Zahlen der ganzen Agentur').uncheck();
    await sheet.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert. Es gilt ab dem nächsten Aufruf.')).toBeVisible();
    await sheet.getByRole('button', { name: 'Deaktivieren' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Alle Anmeldungen enden sofort.');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deaktivieren' }).click();
    await expect(sheet).toContainText('Deaktiviert');
    await expect(sheet.getByRole('heading', { level: 2 })).toBeFocused();
    await mika.goto(portalAt('/bereich/auftraege'));
    await headlineOfLogin(mika);

    await expect(sheet.getByRole('button', { name: 'Einladung noch einmal senden' })).toHaveCount(0);
    await expect(sheet).toContainText('Mitarbeiterin oder Mitarbeiter');
    await sheet.getByRole('button', { name: 'Wieder aktivieren' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Mika Muster kann sich sofort wieder anmelden, mit dem Passwort von früher.');
    await expectAccessible(page);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Wieder aktivieren' }).click();
    await expect(page.getByText('Mika Muster kann sich wieder anmelden.')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Deaktivieren' })).toBeVisible();
    await expect(sheet.getByRole('heading', { level: 2 })).toBeFocused();
    await mika.getByLabel('E-Mail-Adresse').fill(email);
    await mika.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
    await press(mika, 'Anmelden');
    await headline(mika, /^Aufträge/);
  },
);

test('an owner changes the master data, the account only with the password, and sees the history', onDesktop, async ({ page }) => {
  await openWithSession(page, 'inhaber', '/bereich/stammdaten');
  const main = page.getByRole('main');
  await press(page, 'Stammdaten ändern');
  await expect(main.getByLabel('Name', { exact: true })).toBeFocused();
  await main.getByLabel('Telefon').fill('0461 5550124');
  await main.getByLabel('USt-IdNr.').fill('DE999000122');
  await press(page, 'Speichern');
  await expect(main).toContainText('Bitte prüfen Sie das Länderkürzel und die Ziffern.');
  await main.getByLabel('USt-IdNr.').fill('DE999000121');
  await expect(main.getByText('Ihr Passwort (optional)')).toBeVisible();
  await main.getByLabel('IBAN').fill('DE75 5121 0800 1245 1261 99');
  await expect(main.getByText('Ihr Passwort (optional)')).toHaveCount(0);
  await press(page, 'Speichern');
  await expect(main.getByText('Ihr Passwort ist ein Pflichtfeld.')).toBeVisible();
  await expect(main.getByLabel('Ihr Passwort')).toBeFocused();
  await main.getByLabel('Ihr Passwort').fill('Falsch-2026');
  await press(page, 'Speichern');
  await expect(main.getByText(/Passwort (stimmt|ist)/).first()).toBeVisible();
  await main.getByLabel('Ihr Passwort').fill('Demo-2026');
  await expectAccessible(page);
  await press(page, 'Speichern');
  await expect(page.getByText('Die Stammdaten sind gespeichert.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Stammdaten ändern' })).toBeFocused();
  await expect(main).toContainText('Telefon: 0461 5550123 → 0461 5550124');
  await expect(main).toContainText('IBAN: DE49 •••• •••• •••• ••08 15 → DE75 •••• •••• •••• ••61 99');
});

test(
  'an owner sets words for customers, who see them as staff do; notification mails are chosen and unsubscribed',
  onPhone,
  async ({ page, newPerson }) => {
    await openWithSession(page, 'inhaber', '/bereich/stammdaten');
    const main = page.getByRole('main');
    const preview = page.getByRole('region', { name: 'So lesen es Ihre Kunden' });
    await main.getByLabel('Begrüßung').fill('Jetzt 50 € sichern');
    await press(page, 'Worte speichern');
    await expect(main).toContainText('Begrüßung darf nur aus Wörtern bestehen');
    await main.getByLabel('Begrüßung').fill('Schön, dass Sie bei uns waren!');
    await page.reload();
    await expect(main.getByLabel('Begrüßung')).toHaveValue('Schön, dass Sie bei uns waren!');
    await main.getByLabel('Öffnungszeiten').fill('Mo bis Fr 9 bis 18 Uhr\nSa 10 bis 14 Uhr');
    await expect(preview).toContainText('Schön, dass Sie bei uns waren!');
    await expectAccessible(page);
    await press(page, 'Worte speichern');
    await expect(page.getByText('Ihre Worte sind gespeichert.')).toBeVisible();
    await expect(main).toContainText(/Begrüßung: [^→]+ → Schön, dass Sie bei uns waren!/);

    await page.goto(portalAt('/bereich/verwaltung'));
    await main.getByLabel('Wochenbericht per E-Mail').check();
    await press(page, 'E-Mails speichern');
    await expect(page.getByText('Ihre Wahl ist gespeichert.')).toBeVisible();
    await page.reload();
    await expect(main.getByLabel('Wochenbericht per E-Mail')).toBeChecked();
    await expect(main.getByLabel('Hinweise per E-Mail')).not.toBeChecked();
    await expectAccessible(page);

    const staff = await newPerson();
    await openWithSession(staff, 'mitarbeiter', '/bereich/stammdaten');
    await expect(staff.getByRole('region', { name: 'So lesen es Ihre Kunden' })).toContainText('Schön, dass Sie bei uns waren!');
    await expect(staff.getByRole('main').getByLabel('Begrüßung')).toHaveCount(0);
  },
);
