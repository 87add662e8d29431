import { describe, expect, test } from 'vitest';
import { demoApp } from '../../../test/support/app.ts';
import { addInhalte, variable } from '../../../test/support/inhalt.ts';
import { changeMandant, configured } from '../../../test/support/mandant.ts';
import { de } from '../../../texts/de.ts';
import { en } from '../../../texts/en.ts';
import { expectProblem, fieldCodes } from '../../http/problem.fixture.ts';

const app = demoApp();

type Tenant = 'telko' | 'energie' | 'berater' | 'intern';
const get = (tenant: Tenant, path: string, headers: Record<string, string> = {}) => app.api(tenant, 'GET', path, { headers });
const english = { 'x-accept-language': 'en' };

const valueNamed = (body: readonly { name: string; value: string }[], name: string) => body.find((one) => one.name === name)?.value;

describe('content/getlanguages', () => {
  test('returns the languages of the tenant', async () => {
    expect((await get('telko', '/content/getlanguages')).body).toEqual(['de', 'en']);
    await configured(app, 'berater', { SupportedLanguage: { Sprache: ['de'] } }, async () => {
      expect((await get('berater', '/content/getlanguages/')).body).toEqual(['de']);
      expect((await get('telko', '/content/getlanguages')).body).toEqual(['de', 'en']);
    });
  });
});

describe('content/getlanguagecontent', () => {
  test("returns a flat object with the tenant's texts over the product's", async () => {
    const { status, body } = await get('telko', '/content/getlanguagecontent/de');
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(expect.arrayContaining(Object.keys(de)));
    expect(body['home.kernsatz']).toBe('{praemie}, zu\u00a0teilen oder für Sie');
    expect(body['fehler.LoginFirst']).toBe(de['fehler.LoginFirst']);
    expect(Object.values(body).every((text) => typeof text === 'string')).toBe(true);
  });

  test('uses the language of the address, whatever language the caller asks for', async () => {
    const { body } = await get('telko', '/Content/GetLanguageContent/EN/');
    expect(body['fehler.LoginFirst']).toBe(en['fehler.LoginFirst']);
    expect((await get('telko', '/content/getlanguagecontent/de', english)).body['fehler.LoginFirst']).toBe(de['fehler.LoginFirst']);
  });

  test("contains no other tenant's texts", async () => {
    await changeMandant(app, 'energie', { texte: { de: { 'home.kernsatz': 'Nur hier: {praemie}' } } });
    expect((await get('energie', '/content/getlanguagecontent/de')).body['home.kernsatz']).toBe('Nur hier: {praemie}');
    expect((await get('telko', '/content/getlanguagecontent/de')).body['home.kernsatz']).not.toContain('Nur hier');
  });

  test.each(['fr', 'deu', 'd', '__proto__', '%00', 'de-DE'])('returns 404 for %s', async (lang) => {
    expectProblem(await get('telko', `/content/getlanguagecontent/${lang}`), 404, 'NichtGefunden');
  });

  test('returns 404 for a language that the tenant does not support', async () => {
    await configured(app, 'berater', { SupportedLanguage: { Sprache: ['de'] } }, async () => {
      expectProblem(await get('berater', '/content/getlanguagecontent/en'), 404, 'NichtGefunden');
      expect((await get('berater', '/content/getlanguagecontent/de')).status).toBe(200);
    });
  });
});

describe('content/variables', () => {
  test('returns the facts of the configuration and the highest reward, without null values', async () => {
    const { status, body } = await get('telko', '/content/variables/');
    expect(status).toBe(200);
    const { konfiguration } = app.parts.mandanten.get('telko') ?? {};
    const best = (await get('telko', '/produkt/maxpraemiewert')).body.Wert;
    expect(Object.fromEntries(body.map(({ name, value }: { name: string; value: string }) => [name, value]))).toEqual({
      Name: 'Funkhof',
      ProgrammName: 'Funkhof Freunde',
      SupportEmail: konfiguration?.SupportEmail,
      EmpfehlungGueltigTage: '60',
      AuftragFristTage: '180',
      PraemieGueltigTage: '90',
      AuszahlungFristTage: '70',
      WiderrufsfristTage: '14',
      FreigabeTage: '15',
      FreigabeAb: 'frühestens 15 Tage nach',
      MaxPraemieWert: best,
      Telefon: '+49 30 23125 014',
    });
  });

  test("returns the tenant's own variables over the facts, in the caller's language or else the fallback language", async () => {
    const own = [
      variable('Hotline', { de: '030 23125' }),
      variable('Name', { de: 'Werkring' }),
      variable('Gruß', { de: 'Hallo', en: 'Hello' }),
    ];
    await addInhalte(app, 'intern', ...own);
    const [german, other] = [await get('intern', '/content/variables'), await get('intern', '/content/variables', english)];
    expect(['Hotline', 'Name', 'Gruß'].map((name) => valueNamed(german.body, name))).toEqual(['030 23125', 'Werkring', 'Hallo']);
    expect(['Hotline', 'Name', 'Gruß'].map((name) => valueNamed(other.body, name))).toEqual(['030 23125', 'Werkring', 'Hello']);
    expect(german.body.filter(({ name }: { name: string }) => name === 'Name')).toHaveLength(1);
    expect(valueNamed((await get('telko', '/content/variables')).body, 'Hotline')).toBeUndefined();
  });

  test('leaves out the reward if none is offered today', async () => {
    await app.inTenant('energie', ({ tx }) =>
      tx.updateTable('praemie').set({ enddatum: '2026-01-01', enddatum_anzeige: '2026-01-01' }).execute(),
    );
    expect(valueNamed((await get('energie', '/content/variables')).body, 'MaxPraemieWert')).toBeUndefined();
    expect(valueNamed((await get('telko', '/content/variables')).body, 'MaxPraemieWert')).toMatch(/€$/);
  });
});

describe('POST content/variables', () => {
  const post = (body: unknown, headers: Record<string, string> = {}) => app.api('telko', 'POST', '/content/variables/', { body, headers });

  test('returns the named variables, each once and in the order of the names, without unknown ones', async () => {
    const names = ['SupportEmail', 'EmailWhitelist', 'Name', 'gibtEsNicht', '__proto__', 'name', 'Name'];
    const { status, body } = await post({ Namen: names });
    expect(status).toBe(200);
    expect(body).toEqual([
      { name: 'SupportEmail', value: 'hilfe@funkhof.example' },
      { name: 'Name', value: 'Funkhof' },
    ]);
    expect((await post({ Namen: [] })).body).toEqual([]);
  });

  test("formats values in the caller's language", async () => {
    const ask = (headers: Record<string, string>) => post({ Namen: ['MaxPraemieWert'] }, headers);
    expect((await ask({})).body).toEqual([{ name: 'MaxPraemieWert', value: '110,00 €' }]);
    expect((await ask(english)).body[0].value).toContain('110.00');
  });

  test.each([
    [{}, { Namen: 'pflichtfeld' }],
    [{ Namen: 'Name' }, { Namen: expect.any(String) }],
    [{ Namen: [''] }, { 'Namen.0': 'pflichtfeld' }],
    [{ Namen: ['a\0'] }, { 'Namen.0': 'zeichen' }],
    [{ Namen: ['x'.repeat(101)] }, { 'Namen.0': expect.any(String) }],
    [{ Namen: Array(101).fill('Name') }, { Namen: expect.any(String) }],
    [{ Namen: [], Art: 1 }, { Art: expect.any(String) }],
  ])('refuses %j', async (body, codes) => {
    const reply = await post(body);
    expectProblem(reply, 422, 'Validierung');
    expect(fieldCodes(reply)).toEqual(codes);
  });
});

describe.each(['/content/getlanguages', '/content/getlanguagecontent/de', '/content/variables', '/route/additional'])('GET %s', (path) => {
  test('is cacheable for each language and returns 304 for a known ETag', async () => {
    const { status, headers } = await get('telko', path);
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=300']);
    expect(headers.vary).toContain('x-accept-language');
    expect(headers['set-cookie']).toBeUndefined();
    const again = await get('telko', path, { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body]).toEqual([304, '']);
    expect((await get('telko', path, { 'if-none-match': 'W/"alt"' })).status).toBe(200);
  });

  test('returns 404 without caching for an unknown tenant', async () => {
    const reply = await app.request({ method: 'GET', url: `/api/v1/nirgendwo${path}` });
    expectProblem(reply, 404, 'NichtGefunden');
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});
