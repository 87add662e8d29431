import { COOKIES } from '../../contract/values/cookies.ts';
import { dialogOf, expectLoaded, openStartPage, openWithSession, portalAt, rowsOf, sheetOf } from './support/agentur.ts';
import { mailedLink, mailsTo, newAddress } from './support/demo.ts';
import { agbOf, headline, press } from './support/journey.ts';
import { pictureOf } from './support/qr.ts';
import { needsDesktop, onDesktop } from './support/screens.ts';
import { expect, test } from './support/test.ts';

const PASSWORD = 'Demo-2026';

// Calls that the test makes fail: a missing consent, and a wrong password.
test.use({ mayBeRefused: ['/Einladung', '/agentur/passwortpruefen'] });

test(
  'an invitation by QR code leads from the counter to the first referral, and the agency sees both',
  needsDesktop,
  async ({ page: counter, newPerson, ownPort, journeyAt }, { workerIndex }) => {
    const journey = journeyAt('telko', { port: ownPort });
    const phone = await newPerson();
    await phone.setViewportSize({ width: 390, height: 844 });
    const email = newAddress('ida', workerIndex);

    await openStartPage(counter, 'mitarbeiter', ownPort);
    await counter.getByRole('main').getByRole('link', { name: 'Einladen' }).click();
    await headline(counter, 'Einladen');
    await counter.getByLabel('Vorname').fill('Ida');
    await counter.getByLabel('Nachname').fill('Quittenstiel');
    const [answer] = await Promise.all([
      counter.waitForResponse((response) => response.url().endsWith('/Einladung') && response.request().method() === 'PUT'),
      press(counter, 'Einladung anlegen'),
    ]);
    const { Link } = await answer.json();
    await expect(dialogOf(counter)).toContainText('Wartet auf Annahme');
    await expect(dialogOf(counter).getByRole('img').locator('path')).toHaveAttribute('d', pictureOf(Link));

    await phone.goto(Link);
    await headline(phone, 'Agentur Nordlicht lädt Sie ein');
    await expect(phone.getByLabel('Vorname')).toHaveValue('Ida');
    await phone.getByLabel('E-Mail-Adresse').fill(email);
    await press(phone, 'Weiter');
    await headline(phone, 'Sehen Sie in Ihr Postfach');
    await expect(dialogOf(counter)).toContainText('Wartet auf Annahme');

    await phone.goto(await mailedLink(journey, email, '/einladung'));
    await press(phone, 'Einladung annehmen');
    await headline(phone, 'Sie sind dabei');
    expect(phone.url()).not.toContain('token');
    await expect(dialogOf(counter)).toContainText('Angenommen');
    await expect(dialogOf(counter)).not.toContainText('Wartet auf Annahme');

    await phone.getByRole('link', { name: 'Jetzt etwas empfehlen' }).click();
    await phone
      .getByRole('link', { name: /^Empfehlen / })
      .first()
      .click();
    await phone.getByLabel(agbOf(journey.t)).check();
    await press(phone, journey.t('empfehlen.knopf'));
    await headline(phone, journey.t('teilen.titel'));
    // Accepting by QR code sends no invitation mail: only the confirmation mail went to the address before the referral.
    expect((await mailsTo(journey, email)).filter(({ Links }) => Links.some((link) => link.includes('/einladung')))).toHaveLength(1);

    await press(counter, 'Schließen');
    await counter.goto(portalAt('/bereich/empfehlungen', ownPort));
    await expectLoaded(counter);
    await expect(rowsOf(counter).first()).toContainText('Ida Q.');
    await expect(rowsOf(counter).first()).toContainText('M-7');
  },
);

test(
  'an invitation by mail is sent again once and withdrawn from its sheet',
  onDesktop,
  async ({ page, ownPort, journeyAt }, { workerIndex }) => {
    const journey = journeyAt('telko', { port: ownPort });
    const email = newAddress('jan', workerIndex);
    await openWithSession(page, 'inhaber', '/bereich/einladung', ownPort);
    await page.getByLabel('Telefon').check();
    await press(page, 'Einladung anlegen');
    for (const name of ['Vorname', 'Nachname', 'E-Mail-Adresse', 'Der Grund für den Anruf'])
      await expect(page.getByText(`${name} ist ein Pflichtfeld`)).toBeVisible();
    await expect(page.getByLabel('Vorname')).toBeFocused();
    await page.getByLabel('Vorname').fill('Jan');
    await page.getByLabel('Nachname').fill('Beispiel');
    await page.getByLabel('E-Mail-Adresse').fill(email);
    await press(page, 'Einladung anlegen');
    await expect(page.getByText('Zustimmung ist ein Pflichtfeld')).toBeVisible();
    await expect(page.getByText(/Pflichtfeld/)).toHaveCount(2);
    await expect(page.getByLabel('Vorgelesen, die Person stimmt zu')).toBeFocused();
    await page.getByLabel('Vorgelesen, die Person stimmt zu').check();
    await page.getByLabel('Der Anruf kam von der Kundenseite').check();
    await press(page, 'Einladung anlegen');
    await expect(page.getByRole('heading', { name: 'Eingeladen: Jan Beispiel' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Wartet auf Annahme' })).toBeVisible();

    await page.goto(portalAt('/bereich/einladungen', ownPort));
    await expectLoaded(page);
    await rowsOf(page).first().click();
    await press(page, 'Noch einmal senden');
    await dialogOf(page).getByRole('button', { name: 'Noch einmal senden' }).click();
    await expect(page.getByText('Die Einladung ist noch einmal unterwegs.')).toBeVisible();
    await expect(sheetOf(page).getByRole('button', { name: 'Noch einmal senden' })).toHaveCount(0);
    await expect.poll(async () => (await mailsTo(journey, email)).length).toBe(2);
    await press(page, 'Zurückziehen');
    await dialogOf(page).getByRole('button', { name: 'Zurückziehen' }).click();
    await expect(sheetOf(page).getByText('Zurückgezogen').first()).toBeVisible();
    await expect(sheetOf(page).getByRole('heading', { level: 2 })).toBeFocused();
    await page.goto(await mailedLink(journey, email, '/einladung'));
    await headline(page, 'Diese Einladung gilt nicht mehr');
  },
);

test.describe('an unattended tablet at the counter', () => {
  test('locks after 15 minutes on any screen and unlocks only by the password', onDesktop, async ({ page }) => {
    await page.clock.install();
    await openStartPage(page, 'mitarbeiter');
    await page.clock.fastForward('16:00');
    await expect(page.getByRole('heading', { name: 'Heute', level: 1 })).toBeVisible();
    await page.goto(portalAt('/bereich/einladung'));
    await page.getByLabel('Vorname').fill('Ida');
    await page.clock.fastForward('14:50');
    await page.getByLabel('Nachname').fill('Beispiel');
    await page.getByLabel('Nachname').press('Tab');
    await page.clock.fastForward('14:50');
    await expect(page.getByLabel('Nachname')).toHaveValue('Beispiel');
    await page.clock.fastForward('00:20');
    await headline(page, 'Gesperrt');
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.reload();
    await headline(page, 'Gesperrt');
    await page.goto(portalAt('/bereich/empfehler'));
    await headline(page, 'Gesperrt');
    const password = page.getByLabel('Ihr Passwort', { exact: true });
    await password.fill('Falsch-2026');
    await press(page, 'Entsperren');
    await expect(page.getByText(/stimmt nicht/)).toBeVisible();
    await password.fill(PASSWORD);
    await press(page, 'Entsperren');
    await headline(page, /^Empfehlende/);
    expect((await page.context().cookies()).map(({ name }) => name)).toContain(COOKIES.Agentur.names[0]);
  });
});
