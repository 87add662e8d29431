import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Theme } from '../../../contract/values/theme.ts';
import { PORTAL_ID } from '../../../web/portals/shell/data.ts';
import { themeStyle } from '../../../web/shell/theme.ts';
import type { Tenant } from './brands.ts';

const CLIENT = join('dist', 'client');

/** Manifest and style sheet of documents and of the apps of portals. */
const SHEETS = {
  page: ['manifest.json', 'web/shell/client.css'],
  portal: ['portals.json', 'web/portals/shell/portal.css'],
} as const;

const manifestOf = (name: string): Record<string, { readonly file: string }> =>
  JSON.parse(readFileSync(join(CLIENT, '.vite', name), 'utf8'));

/** A brand's theme and the complete style sheet; each page itself gets only the rules that it needs. */
export function completeStyle(tenant: Tenant, of: keyof typeof SHEETS = 'page'): string {
  const manifest = manifestOf(SHEETS.page[0]);
  const [name, sheet] = SHEETS[of];
  const fonts = Object.fromEntries(Object.entries(manifest).map(([source, { file }]) => [basename(source), `/${file}`]));
  const { theme }: { theme: Theme } = JSON.parse(readFileSync(join('mandanten', tenant, 'mandant.json'), 'utf8'));
  return themeStyle(theme, fonts) + readFileSync(join(CLIENT, manifestOf(name)[sheet]?.file ?? ''), 'utf8');
}

/** Applies another brand to an open page, including its fonts. */
export async function applyStyle(page: Page, tenant: Tenant): Promise<void> {
  const isPortal = (await page.locator(`#${PORTAL_ID}`).count()) > 0;
  await page.evaluate(
    async (style) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      for (const own of document.styleSheets) own.disabled = true;
      document.adoptedStyleSheets = [sheet];
      await document.fonts.ready;
    },
    completeStyle(tenant, isPortal ? 'portal' : 'page'),
  );
}
