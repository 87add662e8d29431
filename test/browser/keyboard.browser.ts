import { mailedLink, newAddress } from './support/demo.ts';
import { pressAt, tabTo, typeInto } from './support/keyboard.ts';
import { expect, site, test } from './support/test.ts';
import { RECIPIENT, RECOMMENDER } from './support/walk.ts';

for (const tenant of ['telko', 'energie'] as const) {
  test(
    `a referral of ${tenant} by keyboard alone, up to the recipient's terms`,
    { tag: '@desktop' },
    async ({ page, newPerson, walkAt }, { workerIndex }) => {
      const walk = walkAt(tenant);
      const { t } = walk;
      const button =
        (one = page) =>
        (name: string) =>
          one.getByRole('button', { name, exact: true });

      await page.goto(site(tenant, '/de/'));
      await pressAt(page, page.getByRole('link', { name: /^Empfehlen / }).first());
      await expect(page.getByLabel('Was empfehlen Sie?')).toBeFocused();
      await tabTo(page, page.getByRole('radio', { name: /^Ich / }));
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: /^Wir teilen / })).toBeChecked();
      const email = newAddress('anna', workerIndex);
      await typeInto(page, page.getByLabel('Vorname'), RECOMMENDER.Vorname);
      await typeInto(page, page.getByLabel('Nachname'), RECOMMENDER.Nachname);
      await typeInto(page, page.getByLabel('E-Mail-Adresse'), email);
      await tabTo(page, page.getByRole('checkbox', { name: t('empfehlen.agb') }));
      await page.keyboard.press('Space');
      await pressAt(page, button()('Link erstellen'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('bestaetigung.warten.titel'));

      await page.goto(await mailedLink(walk, email));
      await pressAt(page, button()('E-Mail-Adresse bestätigen'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teilen Sie Ihre Empfehlung');
      await page.context().grantPermissions(['clipboard-write']);
      await pressAt(page, button()('Link kopieren'));
      await expect(page.getByText('Link kopiert', { exact: true })).toBeVisible();
      await pressAt(page, page.locator('summary', { hasText: 'Weitere Wege' }));
      await tabTo(page, page.getByRole('link', { name: /^E-Mail/ }));

      const recipient = await newPerson();
      await recipient.goto((await page.locator('#link').textContent()) ?? '');
      await pressAt(recipient, recipient.getByRole('link', { name: 'Empfehlung annehmen' }));
      await tabTo(recipient, recipient.getByRole('radio', { name: 'Keine Angabe' }));
      await recipient.keyboard.press('ArrowUp');
      await expect(recipient.getByRole('radio', { name: 'Herr' })).toBeChecked();
      const field = (name: string) => recipient.getByRole('textbox', { name });
      await typeInto(recipient, field('Vorname'), RECIPIENT.vorname);
      await typeInto(recipient, field('Nachname'), RECIPIENT.name);
      await typeInto(recipient, field('Geburtsdatum'), '1.2.1990');
      await typeInto(recipient, field('E-Mail-Adresse'), newAddress('joerg', workerIndex));
      await typeInto(recipient, field('Straße'), 'Domkloster');
      await typeInto(recipient, field('Hausnummer'), '4 a');
      await typeInto(recipient, field('Postleitzahl'), '50667');
      await typeInto(recipient, field('Ort'), 'Köln');
      // Enter in a field sends a form too.
      await recipient.keyboard.press('Enter');
      await expect(recipient.getByText('01.02.1990')).toBeVisible();
      await pressAt(recipient, button(recipient)('Angaben absenden'));
      await pressAt(recipient, button(recipient)('Zustimmen'));
      await expect(recipient.getByRole('heading', { level: 1 })).toHaveText('Bitte bestätigen Sie Ihre Angaben');
    },
  );
}
