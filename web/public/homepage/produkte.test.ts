import { expect, it } from 'vitest';
import type { MandantKonfiguration } from '../../../contract/calls/mandant.ts';
import { TAPPER, tapFormTo } from '../../features/recommend/tap.fixture.ts';
import { openPage } from '../../shell/open.fixture.ts';

const praemie = { Id: 1, WertCent: 5000, Wert: '50,00 €', Titel: '', Startdatum: '', Enddatum: '', EnddatumAnzeige: '' };
const KATEGORIEN = [{ Id: 1, Slug: 'internet', Name: 'Internet', Breadcrumb: [], Icon: '/i', Grafik: '/g', Vorauswahl: null }];

async function homeWith(count: number, konfiguration: Partial<MandantKonfiguration> = {}): Promise<string> {
  const body = Array.from({ length: count }, (_, index) => ({ Id: index + 1, Name: `P${index}`, Praemien: [praemie] }));
  const answers = { listProdukte: { body }, listProduktkategorien: { body: KATEGORIEN } };
  const { html } = await openPage('Homepage', { konfiguration }, answers);
  return html.slice(html.indexOf('id="produkte"'), html.indexOf('id="empfehlen-form"'));
}
const tiles = (html: string) => html.match(/data-chooses="/g)?.length;

it('shows up to twelve products without folding', async () => {
  const html = await homeWith(12);
  expect(tiles(html)).toBe(12);
  expect(html).not.toMatch(/<details|\/produkte"/);
});

it('folds the products after the twelfth without a catalogue', async () => {
  const html = await homeWith(14);
  expect(tiles(html)).toBe(14);
  expect(html.slice(html.indexOf('<details'))).toMatch(/Alle anzeigen \(2 weitere\)/);
  expect(tiles(html.slice(html.indexOf('<details')))).toBe(2);
});

it('shows eight products and links to the catalogue for more', async () => {
  const katalog = { produktApi: 'telekom', ShowProductCategory: true } as const;
  const html = await homeWith(14, katalog);
  expect(tiles(html)).toBe(8);
  expect(html).not.toContain('<details');
  expect(html).toMatch(/<a href="\/de\/produkte"[^>]*>Alle 14 Produkte ansehen</);
  expect(await homeWith(8, katalog)).not.toContain('Produkte ansehen');
});

it('creates links with its tiles if the recommender is logged in and has accepted the terms, otherwise chooses in the form', async () => {
  const body = [{ Id: 7, Name: 'P7', Praemien: [praemie] }];
  const answers = { listProdukte: { body }, ...TAPPER.answers };
  const { html } = await openPage('Homepage', TAPPER.options, answers);
  expect(html).toMatch(tapFormTo('/de/empfehlen/7'));
  expect(html).toContain('Sie empfehlen als Erika Muster');
  expect(html).not.toContain('data-chooses');
  expect((await openPage('Homepage', {}, answers)).html).toMatch(/<a href="\/de\/\?produkt=7#empfehlen-form" data-chooses="7"/);
});
