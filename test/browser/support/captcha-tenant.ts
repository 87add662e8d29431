import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { CaptchaDienst } from '../../../contract/values/dienste.ts';
import type { Product } from '../../../tools/shared/product.ts';
import type { Tenant } from './brands.ts';
import { openFilled } from './filled.ts';

/** Starts a product whose tenants ask for every captcha, of the demo's stand-in for a version of Friendly Captcha. */
export async function openWithCaptcha(tenants: Partial<Record<Tenant, CaptchaDienst['Art']>>): Promise<Product> {
  const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-captcha-'));
  const copies = Object.entries(tenants).map(([tenant, Art]) => {
    const copy = join(folder, tenant);
    cpSync(join('mandanten', tenant), copy, { recursive: true });
    const file = join(copy, 'mandant.json');
    const content = JSON.parse(readFileSync(file, 'utf8'));
    const Captcha = { Art, Sitekey: 'FCBROWSER', Adresse: '/dev/standin/captcha' };
    const Dienste = { ...content.konfiguration.Dienste, Captcha };
    writeFileSync(file, JSON.stringify({ ...content, konfiguration: { ...content.konfiguration, CaptchaAb: 0, Dienste } }));
    return copy;
  });
  try {
    return await openFilled([
      ...copies.map((copy) => ({ args: ['import', copy] })),
      ...Object.keys(tenants).map((tenant) => ({ args: ['secret', tenant, 'captcha'], input: 'demo' })),
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Hides that a program drives the browser, which the library of version 1 refuses. */
export const comeAsPerson = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const named = (value: unknown) => ({ get: () => value });
    const agent = navigator.userAgent.replace('Headless', '');
    Object.defineProperties(navigator, { webdriver: named(false), userAgent: named(agent), appVersion: named(agent) });
  });
