import { describe, expect, it } from 'vitest';
import { openPage } from '../../shell/open.fixture.ts';

describe('Thanks', () => {
  it('thanks, explains what happens next, and links further', async () => {
    const { html, text, status, made } = await openPage('Thanks');
    expect([status, made]).toEqual([200, []]);
    for (const part of ['Danke, dass Sie Ihren Code weitergeben', 'Was danach passiert', 'Widerrufsfrist von 14 Tagen'])
      expect(text).toContain(part);
    for (const href of ['/de/code', '/de/', '/de/persoenlicherbereich']) expect(html).toContain(`href="${href}"`);
    expect((await openPage('Thanks', { locale: 'en' })).text).toContain('Thank you for passing your code on');
  });

  it('links back to the referral of the code', async () => {
    const { html } = await openPage('Thanks', { query: { empfehlungsnummer: 'nr 1/<' } });
    expect(html).toContain('href="/de/empfehlung/nr%201%2F%3C"');
  });

  it('returns 404 if the tenant gives out no codes', async () => {
    const { status } = await openPage('Thanks', { konfiguration: { ModuleErstelleOfflineEmpfehlungCode: false } });
    expect(status).toBe(404);
  });
});
