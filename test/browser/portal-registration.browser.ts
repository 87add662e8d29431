import type { Page } from '@playwright/test';
import { headlineOfLogin, portalAt, TENANT } from './support/agentur.ts';
import { mailedLink, mailsTo, newAddress } from './support/demo.ts';
import { openFilled } from './support/filled.ts';
import { headline, press } from './support/journey.ts';
import { present } from './support/present.ts';
import { onDesktop } from './support/screens.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const PASSWORD = 'Segelboot-77';

const fill = async (page: Page, fields: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(value);
};

test(
  'a firm registers, is approved by the command of its tenant, and has the whole portal',
  onDesktop,
  async ({ page, request }, { workerIndex }) => {
    test.setTimeout(180_000);
    const product = await openFilled();
    const { port } = product;
    const demo = { request, port };
    const email = newAddress('westwind', workerIndex, 'agentur.example');
    try {
      await page.goto(portalAt('/login', port));
      await page.getByRole('link', { name: 'Agentur registrieren' }).click();
      await headline(page, 'Agentur registrieren');
      await press(page, 'Registrieren');
      await expect(page.getByRole('alert')).toContainText('Firma');
      await fill(page, { Firma: 'Agentur Westwind', Vorname: 'Wiebke', Nachname: 'Westermann', 'E-Mail-Adresse': email });
      for (const text of await (await present(page.getByRole('checkbox'))).all()) await text.check();
      await press(page, 'Registrieren');
      await headline(page, 'Sehen Sie in Ihr Postfach');
      expect(page.url()).not.toContain('westwind');

      await page.goto(await mailedLink(demo, email));
      await headline(page, 'E-Mail-Adresse bestätigen');
      await expectAccessible(page);
      await press(page, 'Ja, das ist meine Adresse');
      await headline(page, 'Passwort festlegen');
      await page.locator('[name=Password]').fill(PASSWORD);
      await page.locator('[name=Wiederholung]').fill(PASSWORD);
      await press(page, 'Passwort festlegen');
      await headlineOfLogin(page);
      await expect(page.getByRole('link', { name: 'Agentur registrieren' })).toHaveCount(0);
      await fill(page, { 'E-Mail-Adresse': email, Passwort: PASSWORD });
      await press(page, 'Anmelden');

      await headline(page, 'Angaben zu Ihrer Agentur');
      await expectAccessible(page);
      await fill(page, { Straße: 'Am Speicher', Hausnummer: '12', Postleitzahl: '24937', Ort: 'Flensburg' });
      await press(page, 'Speichern und weiter');
      await expect(page.getByRole('alert')).toContainText('Gespeichert.');
      await fill(page, { 'USt-IdNr.': 'DE136695977' });
      await press(page, 'Speichern und weiter');
      await expect(page.getByText('Bitte prüfen Sie das Länderkürzel und die Ziffern.').first()).toBeVisible();
      await fill(page, { 'USt-IdNr.': 'DE 136 695 976' });
      await press(page, 'Speichern und weiter');
      await fill(page, { Kontoinhaber: 'Agentur Westwind', IBAN: 'DE89 3704 0044 0532 0130 00' });
      await press(page, 'Speichern und einreichen');
      await headline(page, 'Ihre Angaben sind bei Funkhof');
      await page.getByRole('link', { name: 'Zum Portal' }).click();
      const main = page.getByRole('main');
      await expect(main).toContainText('Ihre Agentur wird geprüft');
      await expect(main).toContainText('Am Zug ist Funkhof und schaltet Ihre Agentur frei.');
      await expect(main).toContainText('Sobald Ihre Agentur aktiv ist, kommt mit drei Schritten die erste Prämie.');
      await expect(main).not.toContainText('ruht Ihr Prämienplan');
      const ways = page.getByRole('navigation', { name: 'Bereiche' });
      await expect(ways.getByRole('link', { name: 'Leads' })).toHaveCount(0);

      const [, nummer = ''] =
        /^(A-\d+) {2}WartetAufFreigabe .* Agentur Westwind {2}telko$/m.exec(await product.run('scripts/agency.mjs', 'list')) ?? [];
      expect(await product.run('scripts/agency.mjs', 'approve', nummer)).toBe(
        `${nummer} of ${TENANT} is active; its owners are told by mail\n`,
      );
      await page.goto(portalAt('', port));
      await expect(ways.getByRole('link', { name: 'Leads' })).toBeVisible();
      await expect(main).not.toContainText('Ihre Agentur wird geprüft');
      await expect(main).toContainText('Noch ist niemand eingeladen.');
      await expect
        .poll(async () => (await mailsTo(demo, email)).map(({ Betreff }) => Betreff), { timeout: 30_000 })
        .toContain('Agentur Westwind ist freigeschaltet');

      await product.run('scripts/agency.mjs', 'deactivate', nummer, '--grund', 'Die Gewerbeanmeldung fehlt.');
      await page.goto(portalAt('', port));
      await expect(main).toContainText('Grund: Die Gewerbeanmeldung fehlt.');
    } finally {
      await product.end();
    }
  },
);
