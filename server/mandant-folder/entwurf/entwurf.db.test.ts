import { beforeAll, describe, expect, test } from 'vitest';
import { differencesOf } from '../../../contract/rules/entwurf.ts';
import { demoApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { loginBetrieb } from '../../../test/support/betrieb.ts';
import { newBrowser } from '../../../test/support/pages.ts';
import { queryAsOwner } from '../../../test/support/rows.ts';
import { loadDemoMandant } from '../../demo/files.ts';
import { importFolder } from '../import.ts';

const app = demoApp();
const TENANT = 'energie';
const people = { Betrieb: '', Redaktion: '', Buchhaltung: '', other: '', Plattform: '' };
beforeAll(async () => {
  for (const rolle of ['Betrieb', 'Redaktion', 'Buchhaltung'] as const)
    people[rolle] = (await loginBetrieb(app, { rollen: { [TENANT]: [rolle] } })).bearer;
  people.other = (await loginBetrieb(app, { rollen: { [TENANT]: ['Betrieb'] } })).bearer;
  people.Plattform = (await loginBetrieb(app, { rollen: {}, plattform: true })).bearer;
});

const call = (method: 'GET' | 'PATCH' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, bearer = people.Betrieb) =>
  app.api(TENANT, method, `/betrieb/${path}`, { bearer, ...(body && { body }) });
const read = async () => (await call('GET', 'entwurf')).body;
const change = (Pfad: string[], Wert: unknown, Bisher: unknown, bearer = people.Betrieb) =>
  call('PATCH', 'entwurf', { Pfad, Wert, Bisher }, bearer);
const publish = (Worte = 'Neuer Name.', bearer = people.Betrieb) => call('POST', 'entwurf/veroeffentlichen', { Worte }, bearer);
const discard = () => call('DELETE', 'entwurf');
const NAME = ['mandant.json', 'konfiguration', 'Name'];
const IBAN = ['mandant.json', 'konfiguration', 'Zahlungssteller', 'IBAN'];
const at = (ordner: Record<string, unknown>, pfad: readonly string[]) =>
  // biome-ignore lint/suspicious/noExplicitAny: a folder has every shape
  pfad.reduce<any>((inside, part) => inside?.[part], ordner);

/** Publishes another name of the tenant and returns it. */
async function publishName(): Promise<string> {
  const { Ordner } = await read();
  const name = `Lindtal ${Math.random().toString(36).slice(2, 8)}`;
  await change(NAME, name, at(Ordner, NAME));
  expect((await publish()).status).toBe(200);
  await app.parts.mandanten.reload();
  return name;
}

describe('a draft', () => {
  test('begins with the published tenant, changes by field, is checked, and shows on the pages once it is published', async () => {
    const before = await read();
    expect(before).toMatchObject({ Offen: false, Veraltet: false, GeaendertVon: null });
    expect(Object.keys(before.Ordner)).toContain('inhalte.json');
    expect(JSON.stringify(before.Ordner)).not.toContain('gutscheine.json');
    const old = at(before.Ordner, NAME);
    const changed = await change(NAME, 'Lindtal Neu', old);
    expect([changed.status, changed.body.Offen, at(changed.body.Ordner, NAME)]).toEqual([200, true, 'Lindtal Neu']);
    expect([changed.body.GeaendertVon, (await read()).GeaendertVon]).toEqual(['Berta Beispiel', 'Berta Beispiel']);
    const checked = await call('POST', 'entwurf/pruefen');
    expect(checked.body).toEqual({ Fehler: [], Aenderungen: [{ Pfad: NAME, Vorher: old, Nachher: 'Lindtal Neu' }] });
    expect((await newBrowser(app, TENANT).get('/de/')).body).not.toContain('Lindtal Neu');
    expect((await publish('Wir heißen jetzt anders.')).body).toEqual({ Nummer: 2 });
    await app.parts.mandanten.reload();
    expect((await newBrowser(app, TENANT).get('/de/')).body).toContain('Lindtal Neu');
    expect(await read()).toMatchObject({ Offen: false });
    const { body } = await call('PUT', 'fassungen', {});
    expect(body.Content).toMatchObject([
      { Nummer: 2, Status: 'Gilt', Worte: 'Wir heißen jetzt anders.' },
      { Nummer: 1, Status: 'Frueher', Worte: '' },
    ]);
    const [entry] = await queryAsOwner<{ grund: string }>(
      app,
      "select grund from protokoll where was = 'fassung.veroeffentlicht' and bezug = '2'",
    );
    expect(entry?.grund).toBe('Wir heißen jetzt anders.');
  });

  test('changes nothing when the same value is written, and is discarded', async () => {
    const { Ordner } = await read();
    expect((await change(NAME, at(Ordner, NAME), at(Ordner, NAME))).body.Offen).toBe(false);
    await change(NAME, 'Wird nichts', at(Ordner, NAME));
    expect((await discard()).status).toBe(204);
    expect((await discard()).status).toBe(204);
    expect(await read()).toEqual({ Ordner, Offen: false, Veraltet: false, GeaendertVon: null, GeaendertAm: null });
    expect((await publish()).body.code).toBe('Konflikt');
    expect((await call('POST', 'entwurf/pruefen')).body).toEqual({ Fehler: [], Aenderungen: [] });
  });

  test('refuses a change over another person’s, also of two at once', async () => {
    const { Ordner } = await read();
    const old = at(Ordner, NAME);
    const answers = await atOnce(2, (index) => change(NAME, `Name ${index}`, old, index === 0 ? people.Betrieb : people.other));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await change(NAME, 'Dritter', old)).body.code).toBe('Konflikt');
    await discard();
  });

  test('refuses a place that cannot be, and keeps the tenant’s own name whatever is written there', async () => {
    const { Ordner } = await read();
    const name = at(Ordner, NAME);
    const beyond = await change([...NAME, 'x'], 1, undefined);
    expect([beyond.status, beyond.body.errors]).toEqual([422, [expect.objectContaining({ field: 'Pfad', code: 'format' })]]);
    expect((await change(['mandant.json'], {}, undefined)).status).toBe(422);
    await change(['mandant.json', 'mandant'], 'telko', TENANT);
    await change(NAME, 'Fremd', name);
    expect((await publish()).status).toBe(200);
    await app.parts.mandanten.reload();
    expect(app.parts.mandanten.get('telko')?.konfiguration.Name).not.toBe('Fremd');
    expect(app.parts.mandanten.get(TENANT)?.konfiguration.Name).toBe('Fremd');
  });

  test('names its faults at their field and is not published with them', async () => {
    const { Ordner } = await read();
    const color = ['mandant.json', 'theme', 'color', 'text'];
    await change(color, at(Ordner, ['mandant.json', 'theme', 'color', 'bg']), at(Ordner, color));
    await change(['praemien.json', '0', 'WertCent'], -5, at(Ordner, ['praemien.json', '0', 'WertCent']));
    await change(['bilder', 'logo.svg'], undefined, at(Ordner, ['bilder', 'logo.svg']));
    await change(['unsinn.json'].concat('x'), 1, undefined);
    const { Fehler } = (await call('POST', 'entwurf/pruefen')).body;
    const places = Fehler.map(({ Pfad }: { Pfad: string[] }) => Pfad.join(' '));
    for (const place of [color.join(' '), 'praemien.json 0 WertCent', 'mandant.json theme logo', 'unsinn.json'])
      expect(places).toContain(place);
    const ofColor = (one: { Pfad: string[] }) => one.Pfad.join(' ') === color.join(' ');
    expect(Fehler.find(ofColor).Meldung).toContain('Kontrast');
    const english = await app.api(TENANT, 'POST', '/betrieb/entwurf/pruefen', {
      bearer: people.Betrieb,
      headers: { 'x-accept-language': 'en' },
    });
    expect(english.body.Fehler.find(ofColor).Meldung).toContain('contrast');
    const refused = await publish();
    expect([refused.status, refused.body.code]).toEqual([422, 'Validierung']);
    expect(refused.body.errors).toContainEqual(expect.objectContaining({ field: 'praemien.json [0].WertCent', code: 'ordner' }));
    expect((await read()).Offen).toBe(true);
    await discard();
  });

  test('is not published over a change by a command, and says so', async () => {
    const { Ordner } = await read();
    await change(NAME, 'Zu spät', at(Ordner, NAME));
    const folder = await loadDemoMandant(TENANT);
    await importFolder(app.parts, { ...folder, konfiguration: { ...folder.konfiguration, Name: 'Per Befehl' } });
    expect(await read()).toMatchObject({ Offen: true, Veraltet: true });
    expect((await publish()).body.code).toBe('Konflikt');
    const { Content } = (await call('PUT', 'fassungen', {})).body;
    expect(Content[0]).toMatchObject({ Status: 'Gilt', Worte: '', VeroeffentlichtVon: 'Betrieb' });
    await discard();
    expect(at((await read()).Ordner, NAME)).toBe('Per Befehl');
  });

  test('is published once by two people at the same moment', async () => {
    const { Ordner } = await read();
    await change(NAME, 'Einmal', at(Ordner, NAME));
    const answers = await atOnce(2, (index) => publish('Zugleich.', index === 0 ? people.Betrieb : people.other));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('who changes what', () => {
  test('texts and look by Redaktion, payers by Buchhaltung, and neither publishes', async () => {
    const { Ordner } = await read();
    const color = ['mandant.json', 'theme', 'color', 'bg'];
    expect((await change(color, '#fffffe', at(Ordner, color), people.Redaktion)).status).toBe(200);
    expect((await change(NAME, 'Nein', at(Ordner, NAME), people.Redaktion)).status).toBe(403);
    expect((await change(NAME, 'Nein', at(Ordner, NAME), people.Buchhaltung)).status).toBe(403);
    expect((await change(IBAN, 'DE75512108001245126199', at(Ordner, IBAN), people.Buchhaltung)).status).toBe(200);
    expect((await call('DELETE', 'entwurf', undefined, people.Redaktion)).status).toBe(403);
    for (const bearer of [people.Redaktion, people.Buchhaltung]) expect((await publish('Nein.', bearer)).status).toBe(403);
    await discard();
  });

  test('another account is published by a second person, and runs without one by the platform', async () => {
    const { Ordner } = await read();
    await change(IBAN, 'DE75512108001245126199', at(Ordner, IBAN));
    expect((await publish('Neues Konto.')).body.code).toBe('VierAugen');
    expect((await publish('Neues Konto.', people.other)).status).toBe(200);
    const former = (await call('PUT', 'fassungen', {})).body.Content[1].Nummer;
    expect((await call('POST', `fassungen/${former}/zurueck`, { Worte: 'Altes Konto.' }, people.other)).body.code).toBe('VierAugen');
    const alone = ['mandant.json', 'konfiguration', 'Zahlungssteller', 'VierAugen'];
    await change(alone, false, true);
    expect((await publish('Allein.')).body.code).toBe('NichtAuthorisiert');
    expect((await publish('Allein.', people.Plattform)).status).toBe(200);
  });
});

test('reading, changing, checking, publishing and discarding at once never wait for each other', async () => {
  const work = [
    () => call('GET', 'entwurf'),
    (index: number) => change([...NAME.slice(0, 2), 'ReferralUrl'], `https://example.com/${index}`, undefined),
    () => call('POST', 'entwurf/pruefen'),
    () => call('GET', 'entwurf'),
    (index: number) => (index > 30 ? publish() : call('GET', 'entwurf')),
    (index: number) => (index > 30 ? discard() : change(['texte.json', 'de', `k${index}`], 'Text', undefined)),
  ] as const;
  await change(NAME, 'Lindtal zugleich', at((await read()).Ordner, NAME));
  const answers = await atOnce(42, (index) => (work[index % work.length] ?? work[0])(index));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  await discard();
});

describe('a former version', () => {
  test('comes back as a new one with its pictures, by the same rules', async () => {
    const before = await read();
    const logo = ['bilder', 'keyvisual-sm.jpg'];
    await change(logo, at(before.Ordner, ['bilder', 'keyvisual-md.jpg']), at(before.Ordner, logo));
    const { Nummer } = (await publish('Anderes Bild.')).body;
    expect((await call('POST', `fassungen/${Nummer}/zurueck`, { Worte: 'Gilt schon.' })).body.code).toBe('Konflikt');
    const back = await call('POST', `fassungen/${Nummer - 1}/zurueck`, { Worte: 'Doch nicht.' });
    expect([back.status, back.body]).toEqual([200, { Nummer: Nummer + 1 }]);
    expect(differencesOf(before.Ordner, (await read()).Ordner)).toEqual([]);
    expect((await call('POST', 'fassungen/99999/zurueck', { Worte: 'Gibt es nicht.' })).status).toBe(404);
  });

  test('waits while a draft is open', async () => {
    await publishName();
    const { Ordner } = await read();
    await change(NAME, 'Offen', at(Ordner, NAME));
    const { Content } = (await call('PUT', 'fassungen', {})).body;
    expect((await call('POST', `fassungen/${Content[1].Nummer}/zurueck`, { Worte: 'Zurück.' })).body.code).toBe('Konflikt');
    await discard();
  });

  test('is one of ten: older ones go, with the pictures that nothing else names', async () => {
    await queryAsOwner(app, `delete from fassung where mandant = '${TENANT}'`);
    await queryAsOwner(app, `insert into ordnerbild (mandant, hash, inhalt) values ('${TENANT}', 'alt', '\\x00')`);
    await queryAsOwner(
      app,
      `insert into fassung (mandant, nummer, ordner, gilt_ab, status, veroeffentlicht_von, worte)
       select '${TENANT}', n, case n when 1 then '{"bilder": {"alt.png": "alt"}}'::jsonb else '{}' end, now(),
         case n when 11 then 'Gilt' else 'Frueher' end, 'Betrieb', '' from generate_series(1, 11) n`,
    );
    await publishName();
    const { Content } = (await call('PUT', 'fassungen', {})).body;
    expect(Content.map(({ Nummer }: { Nummer: number }) => Nummer)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(Content.map(({ Status }: { Status: string }) => Status)).toEqual(['Gilt', ...Array(9).fill('Frueher')]);
    expect(await queryAsOwner(app, `select hash from ordnerbild where mandant = '${TENANT}' and hash = 'alt'`)).toEqual([]);
  });
});

test('publishing and undoing ask for a second factor of the last minutes', async () => {
  app.clock.pass({ minutes: 11 });
  expect((await publish()).body.code).toBe('BestaetigungNoetig');
  expect((await call('POST', 'fassungen/1/zurueck', { Worte: 'Zurück.' })).body.code).toBe('BestaetigungNoetig');
});
