import { expect, it } from 'vitest';
import { openPage } from '../../shell/open.fixture.ts';
import { block } from '../../shell/visit.fixture.ts';

const inhalte = { 'content-bloecke': [block('datenschutz', '<p>Zwei</p>')] };
const trackings = [{ type: 'matomo', enabled: true, id: 'https://m.example', tagId: '1' } as const];

it('lists the cookies that can be set, below the privacy text of the tenant', async () => {
  const { text, html } = await openPage('Privacy', { page: 'Privacy', inhalte, konfiguration: { trackings, ExitIntent: false } });
  expect(text.indexOf('Zwei')).toBeLessThan(text.indexOf('Alle Cookies dieser Seiten'));
  const rows = [...html.slice(html.indexOf('<tbody')).matchAll(/<tr.*?<\/tr>/g)].map(([row]) => row.replace(/<[^>]+>/g, ' '));
  const shown = rows.map((row) => row.replace(/\s+/g, ' ').trim());
  expect(shown).toContain('psoe_token Wofür Ihre Anmeldung Art Erforderlich Wie lange 12 Stunden');
  expect(shown).toContain('psoempf_channel Wofür Auf welchem Weg Sie gekommen sind Art Analytisch Wie lange 730 Tage');
  expect(shown).toContain('_pk_id* Wofür Matomo: ob ein Gerät schon einmal hier war Art Analytisch Wie lange 13 Monate');
  expect(html).not.toMatch(/_ga|psoempf_exit/);
});

it('shows English texts', async () => {
  const { text } = await openPage('Privacy', { page: 'Privacy', locale: 'en', inhalte });
  for (const part of ['All cookies of these pages', 'until you close the browser', '13 months', '1 day', '2 years'])
    expect(text).toContain(part);
});
