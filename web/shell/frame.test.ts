import { describe, expect, it } from 'vitest';
import { openPage, type VisitOptions } from './open.fixture.ts';

async function footerOf(options: VisitOptions): Promise<string[]> {
  const { html } = await openPage('Faq', { page: 'Faq', ...options });
  return [...html.slice(html.indexOf('<footer')).matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
}
const EMPLOYEES = '/de/mitarbeiterempfehlen';

describe('footer of a page', () => {
  it('links to the page for employees if the tenant has one', async () => {
    expect(await footerOf({ konfiguration: { ModuleCompanyRecommendation: true } })).toContain(EMPLOYEES);
    expect(await footerOf({ konfiguration: { ModuleCompanyRecommendation: false } })).not.toContain(EMPLOYEES);
  });

  it('links to it only for logged-in visitors if the tenant forces a login', async () => {
    const konfiguration = { ModuleCompanyRecommendation: true, ModuleErzwingeLogin: true };
    expect(await footerOf({ konfiguration })).not.toContain(EMPLOYEES);
    expect(await footerOf({ konfiguration, login: { who: 'E' } })).toContain(EMPLOYEES);
  });

  it('links to the login of profi sellers, or to the page in front of it if the tenant forces a login', async () => {
    const linkAt = async (more: object) =>
      (await footerOf({ konfiguration: { ModuleProfiseller: true, ...more } })).filter((href) => href.includes('profiseller'));
    expect(await linkAt({})).toEqual(['/de/profiseller/login']);
    expect(await linkAt({ ModuleErzwingeLogin: true })).toEqual(['/de/profiseller/willkommen']);
    expect(await linkAt({ ModuleErzwingeLogin: true, ModuleProfiseller: false })).toEqual([]);
  });
});
