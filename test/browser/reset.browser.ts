import type { Page } from '@playwright/test';
import { scaleDown } from './support/scale.ts';
import { onPhone } from './support/screens.ts';
import { expect, site, test } from './support/test.ts';

// Both tests run in one browser; each leaves what the other must not find.
test.describe.configure({ mode: 'default' });

const LEFT = 'left-by-a-test';

/** What another test left, and the size of the window. */
const found = (page: Page) =>
  page.evaluate(async (name) => {
    const { state } = await navigator.permissions.query({ name: 'clipboard-read' as PermissionName });
    const stored = [localStorage.getItem(name), sessionStorage.getItem(name), document.cookie.includes(name)];
    return { stored, mayRead: state === 'granted', databases: await indexedDB.databases(), width: innerWidth };
  }, LEFT);

for (const turn of ['first', 'second'])
  test(
    `the ${turn} of two tests begins without data, permissions, headers, size and scale of the other`,
    onPhone,
    async ({ page, context }) => {
      const headers = page.waitForRequest('**/de/code').then((request) => request.allHeaders());
      await page.goto(site('telko', '/de/code'));
      expect(await headers).not.toHaveProperty(LEFT);
      const nothing = { stored: [null, null, false], mayRead: false, databases: [], width: page.viewportSize()?.width };
      expect(await found(page)).toEqual(nothing);
      // A scaled page would be clicked beside its button.
      await page.getByRole('button', { name: 'Menü', exact: true }).click();
      await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();

      await context.addCookies([{ name: LEFT, value: '1', url: page.url() }]);
      await context.grantPermissions(['clipboard-read']);
      await context.setExtraHTTPHeaders({ [LEFT]: '1' });
      await page.evaluate(async (name) => {
        localStorage.setItem(name, '1');
        sessionStorage.setItem(name, '1');
        await new Promise((resolve) => {
          indexedDB.open(name).onsuccess = resolve;
        });
      }, LEFT);
      await page.setViewportSize({ width: 800, height: 600 });
      await scaleDown(page);
      expect(await found(page)).not.toEqual(nothing);
    },
  );
