import { addDays, dayOf } from '../../contract/values/days.ts';
import { shortDay } from '../../contract/values/typed-day.ts';
import { dialogOf, TENANT } from './support/agentur.ts';
import { lookAtBoth, openBackoffice } from './support/backoffice.ts';
import { onDesktop } from './support/screens.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const PRODUKT = 'HofNetz M';
const written = (day: string) => shortDay(day, 'de');

test(
  'an operator lets a new reward follow the running one, sees what it costs, and reads of gaps and overlaps',
  onDesktop,
  async ({ page, unusedPort }) => {
    const today = dayOf(new Date());
    const first = `${Number(today.slice(0, 4)) + 1}-01-01`;
    const before = addDays(first, -1);
    await openBackoffice(page, { port: unusedPort }, 'betrieb', `/${TENANT}/entwurf/praemien`);
    const search = page.getByRole('searchbox', { name: 'In dieser Liste suchen' });
    const timeline = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: PRODUKT, exact: true }) });
    const open = async () => {
      await page.getByRole('navigation', { name: 'Wo Sie sind' }).getByRole('link', { name: 'Prämien' }).click();
      await search.fill(PRODUKT);
    };
    await search.fill(PRODUKT);
    await expect(timeline.getByRole('link')).toHaveText(/Gilt heute.*70,00\s€/);
    await expectAccessible(page);

    await test.step('a day that is over and an amount of nothing are refused at their fields', async () => {
      await timeline.getByRole('button', { name: `Neue Prämie ab … für ${PRODUKT}` }).click();
      const dialog = dialogOf(page);
      await expectAccessible(page);
      await dialog.getByLabel('Erster Tag', { exact: true }).fill(written(addDays(today, -1)));
      await dialog.getByLabel('Prämie in Euro').fill('0');
      await dialog.getByRole('button', { name: 'In den Entwurf stellen' }).click();
      await expect(dialog).toContainText('Erster Tag ist schon vorbei.');
      await expect(dialog).toContainText('Prämie in Euro muss größer als null sein.');
    });

    await test.step('the running reward ends the day before the new one', async () => {
      const dialog = dialogOf(page);
      await dialog.getByLabel('Erster Tag', { exact: true }).fill(written(first));
      await dialog.getByLabel('Prämie in Euro').fill('90');
      await dialog.getByRole('button', { name: 'In den Entwurf stellen' }).click();
      await expect(page.getByText(`Die neue Prämie ab ${written(first)} steht im Entwurf.`)).toBeVisible();
      await expect(timeline.getByRole('link')).toHaveText([
        new RegExp(`bis ${written(before)}.*70,00\\s€`),
        new RegExp(`${written(first)} bis .*90,00\\s€`),
      ]);
      await expect(timeline.getByText(/Lücke|Überschneidung/)).toHaveCount(0);
      await lookAtBoth(page);
    });

    await test.step('the same day is refused a second time', async () => {
      await timeline.getByRole('button', { name: `Neue Prämie ab … für ${PRODUKT}` }).click();
      const dialog = dialogOf(page);
      await dialog.getByLabel('Erster Tag', { exact: true }).fill(written(first));
      await dialog.getByLabel('Prämie in Euro').fill('95');
      await dialog.getByRole('button', { name: 'In den Entwurf stellen' }).click();
      await expect(dialog.getByRole('alert')).toContainText('An diesem Tag beginnt hier schon eine Prämie.');
      await dialog.getByRole('button', { name: 'Abbrechen' }).click();
    });

    await test.step('the form shows what the reward costs, and another amount needs another preview', async () => {
      await timeline.getByRole('link', { name: /90,00/ }).click();
      const load = page.getByRole('button', { name: 'Vorschau laden' });
      const result = page.getByText(/^In den letzten 90 Tagen/);
      await load.click();
      await expect(result).toHaveText(
        /^In den letzten 90 Tagen: \d+ Aufträge\. Bisher [\d.]+,00\s€, mit dieser Prämie [\d.]+,00\s€\. Kein geteilter Link verspricht mehr\.$/,
      );
      await expect(page.getByRole('table')).toContainText(/Empfehlende.*Kontakte.*Zusammen/s);
      await lookAtBoth(page);
      const amount = page.getByLabel('Prämie', { exact: true });
      await amount.fill('10');
      await amount.press('Tab');
      await expect(result).toHaveCount(0);
      await load.click();
      await expect(result).toContainText(/\d+ geteilte Links versprechen mehr\.$/);
    });

    await test.step('days without a reward and days with two are named', async () => {
      const start = page.getByLabel('Erster Tag', { exact: true });
      const begin = async (day: string) => {
        await start.fill(written(day));
        await start.press('Tab');
        await expect(page.getByRole('status').filter({ hasText: 'Im Entwurf gespeichert' })).toBeVisible();
      };
      await begin(addDays(first, 2));
      await open();
      await expect(timeline.getByText(`Lücke: ${written(first)} bis ${written(addDays(first, 1))}`)).toBeVisible();
      await expectAccessible(page);
      await timeline.getByRole('link', { name: /10,00/ }).click();
      await begin(before);
      await expect(page.getByText(/gelten für dasselbe Produkt an denselben Tagen/)).toBeVisible();
      await open();
      await expect(timeline.getByText(`Überschneidung: ${written(before)} bis ${written(before)}`)).toBeVisible();
      await expect(timeline.getByRole('link', { name: /10,00/ })).toContainText('1 Fehler');
      await lookAtBoth(page);
    });
  },
);
