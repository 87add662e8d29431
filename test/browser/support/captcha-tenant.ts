import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { CaptchaDienst } from '../../../contract/values/dienste.ts';
import { type Place, runTenant } from '../../../tools/shared/product.ts';
import type { Tenant } from './brands.ts';
import { copyFilled } from './filled.ts';

/** Each version at a tenant, asked from the demo's stand-in. */
const TENANTS: Partial<Record<Tenant, CaptchaDienst['Art']>> = { telko: 'friendly-v1', energie: 'friendly-v2' };

/** Makes a place whose tenants ask for every captcha. */
export async function makeCaptchaPlace(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-captcha-'));
  const copies = Object.entries(TENANTS).map(([tenant, Art]) => {
    const copy = join(folder, tenant);
    cpSync(join('mandanten', tenant), copy, { recursive: true });
    const file = join(copy, 'mandant.json');
    const content = JSON.parse(readFileSync(file, 'utf8'));
    const Captcha = { Art, Sitekey: 'FCBROWSER', Adresse: '/dev/standin/captcha' };
    const Dienste = { ...content.konfiguration.Dienste, Captcha };
    writeFileSync(file, JSON.stringify({ ...content, konfiguration: { ...content.konfiguration, CaptchaAb: 0, Dienste } }));
    return copy;
  });
  const place = await copyFilled();
  try {
    for (const copy of copies) await runTenant(place, ['import', copy]);
    for (const tenant of Object.keys(TENANTS)) await runTenant(place, ['secret', tenant, 'captcha'], 'demo');
  } finally {
    rmSync(folder, { recursive: true });
  }
  return place;
}

/** Hides that a program drives the browser, which the library of version 1 refuses. */
export const comeAsPerson = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const named = (value: unknown) => ({ get: () => value });
    const agent = navigator.userAgent.replace('Headless', '');
    Object.defineProperties(navigator, { webdriver: named(false), userAgent: named(agent), appVersion: named(agent) });
  });
