import type { Page } from '@playwright/test';
import { dialogOf, TENANT } from './support/agentur.ts';
import { lookAtBoth, openBackoffice } from './support/backoffice.ts';
import { headline, press } from './support/journey.ts';
import { onDesktop } from './support/screens.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** Types a value into a field and leaves it. */
async function enter(page: Page, label: string, value: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(value);
  await field.press('Tab');
}

/** Changes a value of the draft without the open screen, as another person does; returns the status. */
const changeElsewhere = (page: Page, Pfad: readonly string[], Bisher: unknown, Wert: unknown): Promise<number> =>
  page.evaluate(
    async ([tenant, body]) => {
      const headers = { 'content-type': 'application/json', 'x-session': 'Betrieb', 'x-requested-with': 'XMLHttpRequest' };
      return (await fetch(`/api/v1/${tenant}/betrieb/entwurf`, { method: 'PATCH', headers, body: JSON.stringify(body) })).status;
    },
    [TENANT, { Pfad, Bisher, Wert }] as const,
  );

const saved = (page: Page) => expect(page.getByRole('status').filter({ hasText: 'Im Entwurf gespeichert' })).toBeVisible();

test.describe('the draft of a tenant', () => {
  test.use({ mayBeRefused: ['/betrieb/entwurf'] });

  test('is changed field by field, checked, published with a reason, and undone', onDesktop, async ({ page, unusedPort: port }) => {
    test.setTimeout(240_000);
    const at = (path: string) => `http://${TENANT}.localhost:${port}${path}`;
    const open = (path: string) => page.goto(at(`/betrieb/${TENANT}/entwurf${path}`));
    await openBackoffice(page, { port }, 'redaktion', `/${TENANT}/entwurf`);
    await headline(page, 'Einrichten');
    await expect(page.getByText('Zuletzt geändert von Rita Redlich')).toBeVisible();
    await expect(page.getByRole('heading', { name: '3 Änderungen' })).toBeVisible();
    await expect(page.getByRole('button', { name: /veröffentlichen|verwerfen|zurückkehren/ })).toHaveCount(0);
    await lookAtBoth(page);
    await open('/fristen');
    await expect(page.getByLabel('Tage für die Annahme')).toBeDisabled();
    await open('/inhalte/faq.praemie-wann');
    await enter(page, 'Frage · Englisch', 'When does my reward arrive?');
    await saved(page);
    await lookAtBoth(page);

    await openBackoffice(page, { port }, 'betrieb', `/${TENANT}/entwurf/fristen`);
    await headline(page, 'Wie lange ist Zeit?');
    await page.getByLabel('Tage für die Annahme').fill('45');
    expect(await changeElsewhere(page, ['mandant.json', 'konfiguration', 'EmpfehlungGueltigTage'], 60, 30)).toBe(200);
    await page.getByLabel('Tage für die Annahme').press('Tab');
    await expect(page.getByRole('alert')).toContainText('Inzwischen hat eine andere Person das geändert.');
    await expect(page.getByLabel('Tage für die Annahme')).toHaveValue('30');
    await lookAtBoth(page);
    await enter(page, 'Tage für die Annahme', '45');
    await saved(page);
    await enter(page, 'Tage für die Bestellung', 'viele');
    await expect(page.getByText('Hier wird eine Zahl erwartet.')).toBeVisible();
    await lookAtBoth(page);
    await page.getByRole('link', { name: '1 Fehler' }).click();
    await expect(page.getByRole('button', { name: 'Für Funkhof veröffentlichen' })).toBeDisabled();
    await lookAtBoth(page);
    await page.getByRole('link', { name: 'Wie lange ist Zeit? · Tage für die Bestellung' }).first().click();
    await expect(page.getByLabel('Tage für die Bestellung')).toBeFocused();
    await page.getByRole('link', { name: 'Einrichten' }).last().click();
    await press(page, 'Zurücknehmen: Wie lange ist Zeit? · Tage für die Bestellung');
    await expect(page.getByRole('heading', { name: '5 Änderungen' })).toBeVisible();
    await expect(page.getByText('Tage für die Bestellung')).toHaveCount(0);

    await page.goto(at('/de/faq'));
    await expect(page.getByText('Wann bekomme ich meine Prämie?')).toBeVisible();
    await open('');
    await press(page, 'Für Funkhof veröffentlichen');
    await expect(dialogOf(page)).toContainText('Die Änderungen gelten in wenigen Sekunden');
    await expectAccessible(page);
    await dialogOf(page).getByRole('button', { name: 'Für Funkhof veröffentlichen' }).click();
    await expect(dialogOf(page)).toContainText('Grund');
    await dialogOf(page).getByLabel('Grund').fill('Kürzere Fristen und klarere Fragen');
    await dialogOf(page).getByRole('button', { name: 'Für Funkhof veröffentlichen' }).click();
    await expect(page.getByText('Veröffentlicht. Funkhof zeigt die Änderungen in wenigen Sekunden.')).toBeVisible();
    await expect(page.getByText('Es gibt keinen Entwurf.')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Kürzere Fristen und klarere Fragen' })).toContainText('Fassung 4');
    await expect(async () => {
      await page.goto(at('/de/faq'));
      await expect(page.getByText('Wann kommt meine Prämie?')).toBeVisible({ timeout: 500 });
    }).toPass();

    await open('');
    await press(page, 'Zu Fassung 3 zurückkehren');
    await dialogOf(page).getByLabel('Grund').fill('Doch lieber wie vorher');
    await expectAccessible(page);
    await dialogOf(page).getByRole('button', { name: 'Zurückkehren' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Doch lieber wie vorher' })).toContainText('Fassung 5');
    await open('/fristen');
    await expect(page.getByLabel('Tage für die Annahme')).toHaveValue('60');

    await open('/teilen');
    const channels = page.getByRole('group', { name: 'Kanäle' });
    await expect(channels.getByRole('checkbox').first()).toHaveAccessibleName('WhatsApp');
    await press(page, 'Nach unten: WhatsApp');
    await expect(channels.getByRole('checkbox').first()).toHaveAccessibleName('E-Mail-Programm');
    const stored = page.waitForResponse((answer) => answer.request().postData()?.includes('ModuleSms') === true);
    await channels.getByRole('checkbox', { name: 'SMS' }).click();
    await stored;
    await expect(channels.getByRole('checkbox', { name: 'SMS' })).not.toBeChecked();
    await lookAtBoth(page);
    await open('');
    await expect(page.getByRole('heading', { name: '3 Änderungen' })).toBeVisible();
    await page.getByRole('link', { name: 'Wie wird geteilt? · SMS' }).click();
    await headline(page, 'Wie wird geteilt?');

    await open('/produkte');
    await page.getByRole('main').getByRole('searchbox').fill('glas 600');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^HofGlas 600/ })
      .click();
    await headline(page, 'HofGlas 600');
    await enter(page, 'Preis im Monat', '44,95');
    await saved(page);
    await lookAtBoth(page);
    await press(page, 'Entfernen');
    await dialogOf(page).getByRole('button', { name: 'Entfernen' }).click();
    await headline(page, 'Produkte');
    await press(page, 'Hinzufügen: Produkt');
    await expect(page.getByText('Diese Angabe fehlt.').first()).toBeVisible();
    await lookAtBoth(page);
    await open('');
    await press(page, 'Entwurf verwerfen');
    await dialogOf(page).getByRole('button', { name: 'Entwurf verwerfen' }).click();
    await expect(page.getByText('Der Entwurf ist verworfen.')).toBeVisible();
    for (const part of ['/startseite', '/theme', '/texte']) {
      await open(part);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await lookAtBoth(page);
    }
  });
});
