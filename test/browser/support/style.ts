import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Theme } from '../../../contract/values/theme.ts';
import { themeStyle } from '../../../web/shell/theme.ts';
import type { Tenant } from './brands.ts';

const CLIENT = join('dist', 'client');

/** A brand's values and the whole style sheet as it was built, of which each page has what it needs. */
export function wholeStyle(tenant: Tenant): string {
  const manifest: Record<string, { readonly file: string }> = JSON.parse(readFileSync(join(CLIENT, '.vite', 'manifest.json'), 'utf8'));
  const fonts = Object.fromEntries(Object.entries(manifest).map(([source, { file }]) => [basename(source), `/${file}`]));
  const { theme }: { theme: Theme } = JSON.parse(readFileSync(join('mandanten', tenant, 'mandant.json'), 'utf8'));
  return themeStyle(theme, fonts) + readFileSync(join(CLIENT, manifest['web/shell/client.css']?.file ?? ''), 'utf8');
}

/** Shows a page that is open in another brand from now on, in its fonts too. */
export const wear = (page: Page, tenant: Tenant): Promise<void> =>
  page.evaluate(async (style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    for (const own of document.styleSheets) own.disabled = true;
    document.adoptedStyleSheets = [sheet];
    await document.fonts.ready;
  }, wholeStyle(tenant));
