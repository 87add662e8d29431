import { beforeAll, describe, expect, test } from 'vitest';
import { demoApp } from '../../../test/support/app.ts';
import { storeMandant } from '../../../test/support/mandant.ts';
import { newBrowser } from '../../../test/support/pages.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { migrate } from '../../db/migrate.ts';

const app = demoApp();

/** Texts of a tenant as they were stored before the store of content. */
const OLD = {
  'home.kernsatz': 'Bleibt: {praemie}',
  'impressum.text': '## Angaben nach § 5 DDG\n\nMuster & Co. <eG>\r\nAm Wehr 1\n\n\n## Kontakt\nE-Mail: hilfe@muster.example.',
  'datenschutz.text': 'Vorher\n\n## Cookies\n\n| Name | Dauer |\n| <b>eins | 12 Stunden |\n| zwei | |\n\nNachher\n\n| keine Tabelle |',
  'agb.text': '1. Erstens.\n\n2. Zweitens.',
  'agb.version': '2025-11',
  'faq.2.frage': 'Eigene & zweite?',
  'faq.2.antwort': 'Von {mandant}.',
  'faq.10.frage': 'Zehntens?',
  'faq.10.antwort': 'Fragen Sie {support}.',
  'faq.11.frage': 'Ohne Antwort?',
  'variablen.Hotline': '030 23125',
  'variablen.Gruß': 'Hallo',
};
const OLD_EN = { 'agb.text': '1. First.', 'faq.10.frage': 'Tenth?', 'faq.10.antwort': 'Ask {support}.', 'variablen.Gruß': 'Hello' };

beforeAll(async () => {
  await queryAsOwner(app, 'drop table inhalt');
  await queryAsOwner(app, `delete from migration where name = '0019_inhalt.sql'`);
  await storeMandant(app, 'energie', { texte: { de: OLD, en: OLD_EN } });
  await queryAsOwner(app, `update mandant set texte = '{"de": {}, "en": {}}' where mandant = 'intern'`);
  expect(await migrate(app.source)).toEqual(['0019_inhalt.sql']);
  await app.parts.mandanten.reload();
  await app.parts.inhalte.refresh();
});

const get = async (tenant: string, path: string, headers: Record<string, string> = {}) =>
  (await app.api(tenant, 'GET', `/content/${path}`, { headers })).body;
const english = { 'x-accept-language': 'en' };

describe('an installation upgraded from before the store of content', () => {
  test('has its long texts as blocks with headings, paragraphs, tables and mail links', async () => {
    expect((await get('energie', 'content-bloecke/impressum')).Inhalt).toBe(
      '<h2>Angaben nach § 5 DDG</h2>\n<p>Muster &amp; Co. &lt;eG&gt;<br />Am Wehr 1</p>\n<h2>Kontakt</h2>\n' +
        '<p>E-Mail: <a href="mailto:hilfe@muster.example">hilfe@muster.example</a>.</p>',
    );
    expect((await get('energie', 'content-bloecke/datenschutz')).Inhalt).toBe(
      '<p>Vorher</p>\n<h2>Cookies</h2>\n<table><thead><tr><th scope="col">Name</th><th scope="col">Dauer</th></tr></thead>' +
        '<tbody><tr><td>&lt;b&gt;eins</td><td>12 Stunden</td></tr><tr><td>zwei</td><td></td></tr></tbody></table>\n<p>Nachher</p>\n<p>| keine Tabelle |</p>',
    );
  });

  test('has its terms with their version, in each language', async () => {
    expect(await get('energie', 'content-bloecke/agb')).toMatchObject({
      Inhalt: '<p>1. Erstens.</p>\n<p>2. Zweitens.</p>',
      Version: '2025-11',
    });
    expect(await get('energie', 'content-bloecke/agb', english)).toMatchObject({
      Sprache: 'en',
      Inhalt: '<p>1. First.</p>',
      Version: '2025-11',
    });
    expect(await get('energie', 'content-bloecke/impressum', english)).toMatchObject({ Sprache: 'de' });
    expect((await newBrowser(app, 'energie').get('/de/agb')).body).toMatch(/Stand: November 2025.*1\. Erstens\./s);
  });

  test("has its questions by number, and the product's questions where it had none of its own", async () => {
    const faq = await get('energie', 'faq');
    expect(faq.map(({ Frage }: { Frage: string }) => Frage)).toEqual([
      'Wen kann ich zum Programm fragen?',
      'Eigene & zweite?',
      'Was geschieht mit meinen Daten?',
      'Zehntens?',
    ]);
    expect(faq[0].Antwort).toBe(
      '<p>Schreiben Sie uns an <a href="mailto:hilfe@lindtal.example">hilfe@lindtal.example</a>. Wir antworten werktags.</p>',
    );
    expect([faq[1].Antwort, faq[3].Antwort.replace(/<[^>]*>/g, '')]).toEqual([
      '<p>Von Lindtal Energie.</p>',
      'Fragen Sie hilfe@lindtal.example.',
    ]);
    expect((await get('energie', 'faq', english))[3].Frage).toBe('Tenth?');
  });

  test('has its variables', async () => {
    expect(await get('energie', 'variables')).toEqual(
      expect.arrayContaining([
        { name: 'Hotline', value: '030 23125' },
        { name: 'Gruß', value: 'Hallo' },
      ]),
    );
    expect(await get('energie', 'variables', english)).toContainEqual({ name: 'Gruß', value: 'Hello' });
  });

  test('keeps its other texts, and no longer returns the moved ones among them', async () => {
    const texte = await get('energie', 'getlanguagecontent/de');
    expect(texte['home.kernsatz']).toBe('Bleibt: {praemie}');
    expect(Object.keys(texte).filter((key) => /^(impressum|datenschutz|agb|faq|variablen)\./.test(key))).toEqual([]);
  });

  test("shows the product's questions and a notice for missing content if the tenant had no texts", async () => {
    expect(await get('intern', 'faq')).toHaveLength(3);
    expect((await get('intern', 'faq', english))[1].Antwort).toContain('Werkring empfiehlt is the referral programme of Werkring.');
    const page = await newBrowser(app, 'intern').get('/de/impressum');
    expect([page.status, page.body.includes('Inhalt nicht verfügbar')]).toEqual([200, true]);
  });

  test("shows a product's own footnote text", async () => {
    await queryAsOwner(
      app,
      `update produkt set daten = jsonb_set(daten, '{Fussnote}', '"Läuft 24 Monate."') where mandant = 'telko' and id = 462`,
    );
    expect((await newBrowser(app, 'telko').get('/de/internet')).body).toContain('Läuft 24 Monate.');
  });
});
