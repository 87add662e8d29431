import {
  centsIn,
  codeOf,
  dialogOf as dialog,
  expectLoaded,
  goTo,
  headlineOfLogin,
  numberIn,
  numberInSheet,
  openStartPage,
  openWaiting,
  openWithSession,
  portalAt,
  rowsOf,
  sheetOf,
  waiting,
} from './support/agentur.ts';
import { openFilled } from './support/filled.ts';
import { headline, press } from './support/journey.ts';
import { choosePeriod } from './support/portal-parts.ts';
import { present } from './support/present.ts';
import { logInWithCode, shownCode, switchOff, switchOn } from './support/second-factor.ts';
import { comeDirectly, expect, expectAccessible, test } from './support/test.ts';

/** A separate product, because its tests release, note and switch on things. The tests run one after the other. */
test.describe.configure({ mode: 'default' });
let product: Awaited<ReturnType<typeof openFilled>>;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await openFilled();
});
test.afterAll(() => product.end());

test('by mouse an owner does the work of a day', { tag: '@desktop' }, async ({ page, context }) => {
  test.setTimeout(120_000);
  const { port } = product;
  await openStartPage(page, 'inhaber', port);
  const notes = await numberIn(waiting(page, /Wiedervorlagen? (ist|sind) fällig/));

  await test.step('a sentence leads to the orders that it counts', async () => {
    const count = await openWaiting(page);
    expect(count).toBeGreaterThanOrEqual(3);
    await expect(page.getByText(new RegExp(`^${count} von \\d+`))).toBeVisible();
    await expect(page.getByRole('button', { name: 'Jetzt freizugeben' })).toHaveAttribute('aria-pressed', 'true');
  });

  const first = rowsOf(page).first();
  const nummer = await first.getByRole('rowheader').innerText();
  const wert = await centsIn(first.getByRole('cell').nth(4));
  const person = await first.getByRole('cell').nth(7).innerText();
  await test.step('a sheet names the person with the number beneath, and can be opened by its address', async () => {
    await first.click();
    await expect(sheetOf(page).getByRole('heading', { level: 2, name: person })).toBeVisible();
    await expect(sheetOf(page).getByText(`${nummer} · `)).toBeVisible();
    const colleague = await context.newPage();
    await colleague.goto(page.url());
    await expect(sheetOf(colleague).getByText(`${nummer} · `)).toBeVisible();
    await colleague.close();
  });

  await test.step('a note with a day to come back stands in the sheet, and on the start page on its day', async () => {
    const sheet = sheetOf(page);
    await sheet.getByRole('button', { name: /^Notiz/ }).click();
    await sheet.getByLabel('Notiz').fill('Ruft am Nachmittag zurück.');
    await sheet.getByLabel('Wiedervorlage').fill(new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(new Date()));
    await sheet.getByRole('button', { name: 'Notiz speichern' }).click();
    await expect(page.getByText('Die Notiz ist gespeichert.')).toBeVisible();
    await expect(sheet.getByText('Ruft am Nachmittag zurück.')).toBeVisible();
    await goTo(page, 'Heute');
    await expect(waiting(page, /Wiedervorlagen? (ist|sind) fällig/)).toContainText(`${notes + 1} Wiedervorlagen`);
  });

  await test.step('one is released, with the sum asked once', async () => {
    await page.goBack();
    await sheetOf(page).getByRole('button', { name: 'Freigeben' }).click();
    expect(await centsIn(dialog(page).getByText(/ Prämien frei\./))).toBe(wert);
    await dialog(page).getByRole('button', { name: 'Freigeben' }).click();
    await expect(page.getByText(`Auftrag ${nummer} ist freigegeben.`)).toBeVisible();
    await expect(sheetOf(page).getByText('Freigegeben', { exact: true })).toBeVisible();
    await expect(sheetOf(page).getByRole('button', { name: 'Freigeben' })).toBeHidden();
    await expect(page.getByRole('rowheader', { name: nummer })).toHaveCount(0);
    await press(page, 'Blatt schließen');
  });

  await test.step('several orders are released at once, and the result is one sentence', async () => {
    const two = [rowsOf(page).nth(0), rowsOf(page).nth(1)];
    const numbers = await Promise.all(two.map((row) => row.getByRole('rowheader').innerText()));
    const sum = (await Promise.all(two.map((row) => centsIn(row.getByRole('cell').nth(4))))).reduce((all, one) => all + one, 0);
    for (const number of numbers) await page.getByRole('checkbox', { name: `${number} auswählen` }).check();
    const bar = page.getByRole('region', { name: 'Auswahl' });
    expect(await centsIn(bar.getByText('2 ausgewählt').locator('span'))).toBe(sum);
    await bar.getByRole('button', { name: 'Freigeben' }).click();
    await expect(dialog(page)).toContainText('2 Aufträge freigeben?');
    expect(await centsIn(dialog(page).getByText(/ Prämien frei\./))).toBe(sum);
    await dialog(page).getByRole('button', { name: 'Freigeben' }).click();
    const sentence = dialog(page).getByRole('heading', { name: /^2 Aufträge freigegeben, zusammen .* Prämien$/ });
    const [, said = ''] = (await sentence.innerText()).split('zusammen');
    expect(Number(said.replace(/\D/g, ''))).toBe(sum);
    await expect(dialog(page).getByRole('listitem')).toHaveCount(0);
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Schließen' }).click();
    await expect(bar).toBeHidden();
    for (const number of numbers) await expect(page.getByRole('rowheader', { name: number })).toHaveCount(0);
  });

  await test.step('one is objected to, with a reason', async () => {
    await page.goto(portalAt('/bereich/auftraege?status=Bestaetigt', port));
    await expectLoaded(page);
    await rowsOf(page).first().click();
    await sheetOf(page).getByRole('button', { name: 'Beanstanden' }).click();
    await dialog(page).getByRole('button', { name: 'Beanstanden' }).click();
    await expect(dialog(page).getByText('Grund ist ein Pflichtfeld.')).toBeVisible();
    await dialog(page).getByLabel('Grund').fill('Der Vertrag ist widerrufen.');
    await dialog(page).getByRole('button', { name: 'Beanstanden' }).click();
    await expect(page.getByText('Der Auftrag ist beanstandet. Jetzt entscheidet Funkhof.')).toBeVisible();
    await expect(sheetOf(page).getByText('Der Vertrag ist widerrufen.', { exact: true })).toBeVisible();
    await expect(sheetOf(page).getByRole('button', { name: 'Beanstanden' })).toBeHidden();
    await expect(sheetOf(page).getByRole('heading', { level: 2 })).toBeFocused();
  });

  await test.step('the search over everything finds a lead', async () => {
    await goTo(page, 'Leads');
    await headline(page, /^Leads/);
    await expectLoaded(page);
    const name = await rowsOf(page).first().getByRole('rowheader').innerText();
    await goTo(page, 'Heute');
    await headline(page, 'Heute');
    await page.locator('#inhalt').press('/');
    await page.keyboard.type(name.split(' ')[0] ?? '');
    await page.getByRole('region', { name: 'Leads' }).getByRole('link', { name }).first().click();
    await expect(sheetOf(page).getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Blatt schließen' })).toBeFocused();
  });

  await test.step('the same search leads to a page of the portal', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('statis');
    await expect(page.getByRole('region', { name: 'Seiten' }).getByRole('link')).toHaveText(['Statistik']);
    await page.keyboard.press('Enter');
    await headline(page, 'Statistik');
  });

  await test.step('statistics stand beside the time before, and the week that is not over is dashed', async () => {
    await expect(page.locator('.recharts-line-curve[stroke-dasharray]')).toHaveCount(1);
    await expect(page.getByText(/^Die Woche ab .* läuft noch und ist gestrichelt\.$/)).toBeVisible();
    await choosePeriod(page, 'Voriger Monat', '12 Wochen');
    await expect(page.getByText(/^01\.\d\d\.\d{4} bis .*, verglichen mit /)).toBeVisible();
    await press(page, 'Voriger Monat');
    await page.getByLabel('Letzter Tag').fill('01.01.2000');
    await expect(page.getByText('Der letzte Tag liegt vor dem ersten.')).toBeVisible();
    await page.keyboard.press('Escape');
    await press(page, 'Kanal');
    await expect(page.getByText(/^Aufträge: am meisten bei /)).toBeVisible();
    await expect(page).toHaveURL(/gruppe=channel/);
    const table = page.getByRole('region', { name: 'Kanal' });
    await expect(table.getByRole('rowheader', { name: 'Davor' })).toBeVisible();
    await page.reload();
    await expect(table.getByRole('rowheader', { name: 'Davor' })).toBeVisible();
    const orders = await (await present(table.locator('tbody tr td:nth-child(6)'))).allInnerTexts();
    const sum = orders.reduce((all, one) => all + Number(one), 0);
    await expect(table.locator('tfoot tr').first().locator('td').nth(4)).toHaveText(String(sum));
  });

  await test.step('out, and nothing is left to see', async () => {
    await page.getByRole('button', { name: 'Konto von Henrike Nordmann' }).click();
    await press(page, 'Abmelden');
    await expect(page.getByText('Sie sind abgemeldet.')).toBeVisible();
    await page.goBack();
    await headlineOfLogin(page);
  });
});

test('of two users who release an order the second sees its present state', { tag: '@desktop' }, async ({ page, newPerson }) => {
  const { port } = product;
  await openStartPage(page, 'inhaber', port);
  await openWaiting(page);
  await rowsOf(page).last().click();
  const other = await newPerson();
  await openStartPage(other, 'inhaber', port);
  await other.goto(page.url());
  const nummer = await numberInSheet(other);
  for (const one of [page, other]) {
    await sheetOf(one).getByRole('button', { name: 'Freigeben' }).click();
    await expect(dialog(one)).toBeVisible();
  }
  for (const one of [page, other]) {
    await dialog(one).getByRole('button', { name: 'Freigeben' }).click();
    await expect(one.getByText(`Auftrag ${nummer} ist freigegeben.`)).toBeVisible();
    await expect(sheetOf(one).getByText('Freigegeben', { exact: true })).toBeVisible();
    await expect(sheetOf(one).getByText(`Auftrag ${nummer} freigegeben (Henrike Nordmann)`)).toHaveCount(1);
  }
});

test.describe('two users who edit one note', () => {
  test.use({ mayBeRefused: ['/agentur/notiz/'] });

  test('the second sees the text of the first and replaces it only after confirming', { tag: '@desktop' }, async ({ page, newPerson }) => {
    const { port } = product;
    await openWithSession(page, 'inhaber', '/bereich/leads', port);
    await expectLoaded(page);
    await rowsOf(page).nth(8).click();
    const other = await newPerson();
    await openStartPage(other, 'mitarbeiter', port);
    await other.goto(page.url());
    const write = (one: typeof page) => sheetOf(one).getByRole('textbox', { name: 'Notiz' });
    const save = (one: typeof page) => sheetOf(one).getByRole('button', { name: 'Notiz speichern' }).click();
    for (const one of [page, other])
      await sheetOf(one)
        .getByRole('button', { name: /^Notiz/ })
        .click();
    await write(other).fill('Erst ab Mai.');
    await write(page).fill('Ruft am Abend zurück.');
    await save(other);
    await expect(other.getByText('Die Notiz ist gespeichert.')).toBeVisible();
    await save(page);
    await expect(sheetOf(page).getByRole('alert')).toContainText('inzwischen geändert');
    await expect(sheetOf(page).getByText('Erst ab Mai.')).toBeVisible();
    await expect(write(page)).toHaveValue('Ruft am Abend zurück.');
    await expectAccessible(page);
    await save(page);
    await expect(page.getByText('Die Notiz ist gespeichert.')).toBeVisible();
    await expect(sheetOf(page).getByText('Ruft am Abend zurück.')).toBeVisible();
  });
});

test('a second factor is switched on, asked for at the login, and switched off', { tag: '@desktop' }, async ({
  page,
  newPerson,
  request,
}) => {
  const demo = { request, port: product.port };
  await openStartPage(page, 'inhaber', demo.port);
  const { secret, used, codes } = await switchOn(demo, page);
  await expectAccessible(page);
  expect(new Set(codes).size).toBeGreaterThan(5);
  await press(page, 'Ich habe die Codes gesichert');
  await expect(page.getByText(`Es sind noch ${codes.length} Wiederherstellungscodes übrig.`)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Abmelden' }).click();
  await headlineOfLogin(page);

  await logInWithCode(demo, page, secret, used);
  const tools = await newPerson();
  await comeDirectly(tools);
  const shown = await shownCode(demo, tools);
  // Both codes of this moment were used; a new one comes with the next step.
  expect(['benutzt', await codeOf(demo, secret, 1)]).toContain(shown);
  await switchOff(demo, page, codes[0] ?? '');
  await openStartPage(await newPerson(), 'inhaber', demo.port);
});
