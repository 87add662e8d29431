import { expect, it } from 'vitest';
import { openPage, plain } from '../../shell/open.fixture.ts';

const produkt = { Id: 7, ExterneId: 'P-7', Name: 'Probe', Praemien: [{ WertCent: 5000, Wert: '50,00 €' }] };
const html = async (change: object, locale: 'de' | 'en' = 'de') =>
  plain((await openPage('Recommend', { params: { produktId: '7' }, locale }, { readProdukt: { body: { ...produkt, ...change } } })).html);

it('shows the age limit only for an offer for young people', async () => {
  expect(await html({ Young: true })).toContain('Das gilt für alle unter 28 Jahren.');
  expect(await html({ Young: true }, 'en')).toContain('This is for everybody under 28.');
  expect(await html({ Young: false })).not.toContain('unter 28');
  expect(await html({})).not.toContain('unter 28');
});
