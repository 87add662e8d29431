import { describe, expect, test } from 'vitest';
import { demoApp } from '../../../test/support/app.ts';
import { addInhalte, entriesOf, entry, variable, withInhalte } from '../../../test/support/inhalt.ts';
import { configured } from '../../../test/support/mandant.ts';
import { newBrowser } from '../../../test/support/pages.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { expectProblem } from '../../http/problem.fixture.ts';
import { hashOfBild, saveBilder } from './bild.ts';

const app = demoApp();
const english = { 'x-accept-language': 'en' };
const get = (tenant: string, path: string, headers: Record<string, string> = {}) => app.api(tenant, 'GET', `/content/${path}`, { headers });

const ARTEN = ['content-bloecke', 'faq', 'fussnoten', 'keyvisual', 'bilder', 'variablen'];

describe('content/{art}', () => {
  test("lists the entries of a kind in their order and in the caller's language", async () => {
    const { status, body } = await get('energie', 'faq');
    expect(status).toBe(200);
    expect(body.map(({ Id }: { Id: string }) => Id).slice(0, 3)).toEqual(['ansprechpartner', 'betreiber', 'daten']);
    expect(body[1]).toEqual({
      Id: 'betreiber',
      Sprache: 'de',
      Frage: 'Wer betreibt das Programm?',
      Antwort: expect.stringMatching(/^<p>Veranstalterin ist die Lindtal Energie eG/),
    });
    expect((await get('energie', 'FAQ/', english)).body[1]).toMatchObject({ Sprache: 'en', Frage: 'Who runs the programme?' });
  });

  test('finds a footnote by its Identifier', async () => {
    const { body } = await get('telko', 'fussnoten?Identifier=young');
    expect(body).toEqual([
      {
        Id: 'young',
        Sprache: 'de',
        Identifier: 'young',
        Gruppe: 'Personenkreis',
        Titel: null,
        Inhalt: expect.stringContaining('jünger als 28'),
      },
    ]);
    expect((await get('telko', 'fussnoten?Identifier=Young')).body).toEqual([]);
    expect((await get('telko', 'faq?Identifier=young')).body).toEqual([]);
    expect((await get('telko', 'fussnoten')).body).toHaveLength(13);
    expect((await get('energie', 'fussnoten')).body).toEqual([]);
  });

  test('lists pictures with their address and leaves out missing ones', async () => {
    const [visual] = (await get('energie', 'keyvisual')).body;
    expect(visual).toMatchObject({ Id: 'home', Alternativtext: expect.stringContaining('Hügel') });
    expect(visual.Webp.map(({ Breite }: { Breite: number }) => Breite)).toEqual([640, 960, 1280, 1920]);
    const { body: pictures } = await get('energie', 'bilder', english);
    const partner = pictures.find(({ Id }: { Id: string }) => Id !== 'geschichte');
    expect(partner).toMatchObject({
      Titel: 'What we support in the valley',
      Bilder: [{ Titel: 'Lindtal open-air pool', Breite: 64 }, {}, {}],
    });
    const { status } = await app.request({ method: 'GET', url: partner.Bilder[0].Adresse, headers: { host: 'energie.localhost' } });
    expect(status).toBe(200);
    const names = { xl: 'fehlt.jpg', lg: 'fehlt.jpg', md: 'fehlt.jpg', sm: 'fehlt.jpg' };
    const missing = [{ Bild: 'fehlt.webp', Alternativtext: '' }];
    await addInhalte(
      app,
      'berater',
      entry('keyvisual', 'home', { Alternativtext: { de: '' }, Webp: { iv: names }, Jpg: { iv: names } }),
      entry('bilder', 'partner', { Bilder: { de: missing } }),
    );
    expect([(await get('berater', 'keyvisual')).body, (await get('berater', 'bilder')).body]).toEqual([[], []]);
  });

  test.each(['unbekannt', 'variables', 'seiten', '__proto__', 'content-bloecke%00'])('returns 404 for the kind %s', async (art) => {
    expectProblem(await get('telko', `${art}/agb`), 404, 'NichtGefunden');
    if (art !== 'variables') expectProblem(await get('telko', art), 404, 'NichtGefunden');
  });
});

describe('content/{art}/{kennung}', () => {
  test('returns one entry', async () => {
    const { body } = await get('telko', 'content-bloecke/agb');
    expect(body).toMatchObject({ Id: 'agb', Sprache: 'de', Titel: null, Version: '2026-11', Inhalt: expect.stringMatching(/^<ol>/) });
    expect((await get('telko', 'variablen/telefon')).body).toEqual({
      Id: 'telefon',
      Sprache: 'de',
      Name: 'Telefon',
      Wert: '+49 30 23125 014',
    });
  });

  test.each(['fehlt', 'AGB', '__proto__', '%00', 'x'.repeat(250)])('returns 404 for the name %s', async (kennung) => {
    expectProblem(await get('telko', `content-bloecke/${kennung}`), 404, 'NichtGefunden');
  });

  test("returns 404 for another tenant's entry", async () => {
    expect((await get('energie', 'content-bloecke/home-hinweis')).status).toBe(200);
    expectProblem(await get('telko', 'content-bloecke/home-hinweis'), 404, 'NichtGefunden');
    expect((await get('telko', 'content-bloecke/impressum')).body.Inhalt).not.toContain('Lindtal');
  });
});

describe("an entry without the caller's language", () => {
  const block = entry('content-bloecke', 'sprache', { Inhalt: { de: '<p>Nur deutsch</p>' }, Titel: { en: 'English' } });
  const other = entry('content-bloecke', 'english', { Inhalt: { en: '<p>English only</p>' } });
  const shown = async (kennung: string, headers = {}) => (await get('intern', `content-bloecke/${kennung}`, headers)).body;

  test('is returned in the fallback language as a whole, or with 404 if it lacks that too', async () => {
    await addInhalte(app, 'intern', block, other);
    expect(await shown('sprache', english)).toMatchObject({ Sprache: 'de', Inhalt: '<p>Nur deutsch</p>', Titel: null });
    expect(await shown('english', english)).toMatchObject({ Sprache: 'en', Inhalt: '<p>English only</p>' });
    expectProblem(await get('intern', 'content-bloecke/english'), 404, 'NichtGefunden');
    await configured(app, 'intern', { fallbackLanguage: 'en' }, async () => {
      expect(await shown('english')).toMatchObject({ Sprache: 'en' });
      expectProblem(await get('intern', 'content-bloecke/sprache', english), 404, 'NichtGefunden');
    });
  });
});

describe('content in responses', () => {
  test('is sanitised, with variables inserted as text', async () => {
    const Inhalt = {
      de: '<h1>{Name}</h1><p onclick="x()">{Böse}{Boese}<a href="{Boese}">A</a><a href="mailto:{SupportEmail}">B</a>{gibtEsNicht}</p><script>x</script>',
    };
    await addInhalte(
      app,
      'intern',
      entry('content-bloecke', 'html', { Inhalt }),
      variable('Boese', { de: '"><img src=x onerror=alert(1)>' }),
    );
    expect((await get('intern', 'content-bloecke/html')).body.Inhalt).toBe(
      '<h2>Werkring</h2><p>{Böse}"&gt;&lt;img src=x onerror=alert(1)&gt;<a>A</a><a href="mailto:hilfe@werkring.example">B</a></p>',
    );
  });

  test('follows changes of the configuration and of the pictures', async () => {
    await addInhalte(app, 'intern', entry('faq', 'name', { Frage: { de: 'Was ist {Name}?' }, Antwort: { de: '<p>{Name}</p>' } }));
    expect((await get('intern', 'faq/name')).body).toMatchObject({ Frage: 'Was ist Werkring?', Antwort: '<p>Werkring</p>' });
    await configured(app, 'intern', { Name: 'A & B' }, async () => {
      expect((await get('intern', 'faq/name')).body).toMatchObject({ Frage: 'Was ist A & B?', Antwort: '<p>A &amp; B</p>' });
    });
    const picture = [{ Bild: 'neu.png', Alternativtext: 'Neu' }];
    await addInhalte(
      app,
      'intern',
      entry('faq', 'bild', { Frage: { de: 'Bild?' }, Antwort: { de: '<p>Ja<img src="/bilder/neu.png" alt="Neu"></p>' } }),
      entry('bilder', 'partner', { Bilder: { de: picture } }),
    );
    expect((await get('intern', 'faq/bild')).body.Antwort).toBe('<p>Ja</p>');
    expect((await get('intern', 'bilder')).body).toEqual([]);
    for (const inhalt of ['eins', 'zwei'].map((text) => Buffer.from(text))) {
      await app.inTenant('intern', (context) => saveBilder(context, [{ name: 'neu.png', breite: 10, hoehe: 20, inhalt }]));
      await app.parts.mandanten.reload();
      const Adresse = `/bilder/${hashOfBild(inhalt)}/neu.png`;
      expect((await get('intern', 'faq/bild')).body.Antwort).toContain(`src="${Adresse}"`);
      expect((await get('intern', 'bilder')).body).toMatchObject([{ Id: 'partner', Bilder: [{ Adresse, Breite: 10, Hoehe: 20 }] }]);
    }
  });
});

describe.each(ARTEN)('GET content/%s', (art) => {
  test('is cacheable for each language and returns 304 for a known ETag', async () => {
    const { status, headers } = await get('telko', art);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=300']);
    expect(headers.vary).toContain('x-accept-language');
    const again = await get('telko', art, { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body]).toEqual([304, '']);
  });
});

test('an entry has its own ETag, which changes with the entry', async () => {
  const { headers } = await get('berater', 'faq/anruf');
  const asked = { 'if-none-match': String(headers.etag) };
  expect((await get('berater', 'faq/anruf', asked)).status).toBe(304);
  await withInhalte(app, 'berater', [entry('faq', 'anruf', { Frage: { de: 'Neu?' }, Antwort: { de: 'Ja' } })], async () => {
    expect((await get('berater', 'faq/anruf', asked)).body).toMatchObject({ Frage: 'Neu?' });
    expect(entriesOf(app, 'berater')).toHaveLength(1);
  });
  expect((await get('berater', 'faq/anruf', asked)).status).toBe(304);
});

test('a cached page is rendered again after a reload of content that another process changed', async () => {
  const open = async () => (await newBrowser(app, 'berater').get('/de/impressum')).body;
  const before = await open();
  await queryAsOwner(
    app,
    `update inhalt set felder = '{"Inhalt": {"de": "<p>Von nebenan</p>"}}' where mandant = 'berater' and kennung = 'impressum'`,
  );
  expect(await open()).toBe(before);
  await app.parts.inhalte.refresh();
  expect(await open()).toContain('<p>Von nebenan</p>');
});
