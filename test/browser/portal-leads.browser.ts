import { expectLoaded, openFirst, openStartPage, openWithSession, portalAt, rowsOf, sheetOf } from './support/agentur.ts';
import { present } from './support/present.ts';
import { needsDesktop, onDesktop } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test(
  'every next step is readable in its row, and a long name does not crowd out other columns, beside a sheet too',
  needsDesktop,
  async ({ page }) => {
    await openStartPage(page, 'inhaber');
    await page.addInitScript(() => {
      const ask = window.fetch;
      window.fetch = async (...asked) => {
        const answer = await ask(...asked);
        if (!/\/agentur\/leads\/[^/]+\/?$/.test(answer.url)) return answer;
        const json = await answer.json();
        json.Content[0].Anzeigename = `${'Maximiliane-Charlotte '.repeat(6)}S.`;
        return Response.json(json);
      };
    });
    await page.goto(portalAt('/bereich/leads?spalten=Status,NaechsterSchritt,ErstelltAm,Produkt,Plz,Ort,Empfehler'));
    await expectLoaded(page);
    const row = rowsOf(page).first();
    for (const look of [async () => {}, () => openFirst(page)]) {
      await look();
      const cut = await (await present(rowsOf(page).locator('td > span[class*=line-clamp]'))).evaluateAll((all) =>
        all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight).map((one) => one.textContent),
      );
      expect(cut).toEqual([]);
      const name = await row.getByRole('rowheader').boundingBox();
      expect(name?.width).toBeLessThanOrEqual(288);
      expect(name?.height).toBe(40);
      expect((await row.getByRole('cell').first().boundingBox())?.x).toBeGreaterThanOrEqual((name?.x ?? 0) + (name?.width ?? 0));
    }
  },
);

test('the table shows a short state, and the sheet the sentence about the next step', needsDesktop, async ({ page }) => {
  await openStartPage(page, 'inhaber');
  await page.goto(portalAt('/bereich/leads?status=Offen'));
  await expectLoaded(page);
  await expect(rowsOf(page).first()).toContainText('Noch nicht bestätigt');
  await expect(page.getByText(/ist am Zug/)).toHaveCount(0);
  await openFirst(page);
  await expect(sheetOf(page)).toContainText(/ist am Zug/);
});

test('a search field says when its length limit is reached', onDesktop, async ({ page }) => {
  await openWithSession(page, 'inhaber', '/bereich/leads');
  await expectLoaded(page);
  const most = page.getByText('Mehr als 200 Zeichen nimmt die Suche nicht an.');
  const list = page.getByRole('searchbox', { name: 'In dieser Liste suchen' });
  await list.fill('x'.repeat(199));
  await expect(most).toBeHidden();
  await list.press('x');
  await expect(most).toBeVisible();
  await list.fill('');
  await page.getByRole('searchbox', { name: 'Alles durchsuchen' }).fill('x'.repeat(200));
  await expect(most).toBeVisible();
});
