import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { FAULTS, type FaultyService, KINDS, openFaultyService, type Received } from '../../../test/support/faulty-service.ts';
import { entriesOf } from '../../../test/support/inhalt.ts';
import { configure } from '../../../test/support/mandant.ts';
import { newBrowser } from '../../../test/support/pages.ts';
import { loadDemoMandant } from '../../demo/files.ts';
import { expectProblem } from '../../http/problem.fixture.ts';
import { importFolder } from '../../mandant-folder/import.ts';
import { setSecret } from '../../outside/secret.ts';
import { addApiSchluessel } from '../betrieb/index.ts';

const app = testApp();
const SECRET = 'ein-geheimnis';

/** What an editor wrote: the question of the FAQ, and the value of a variable. */
let question = 'Erste Frage?';

function answer({ url }: Received) {
  const { pathname } = new URL(url, 'http://x');
  if (pathname === '/identity-server/connect/token') return { body: { access_token: 't', expires_in: 3600 } };
  if (pathname === '/api/content/lindtal/faq/') {
    const data = { Frage: { de: question }, Antwort: { de: '<p>Bei {Werk}.</p>' }, Unbekannt: { iv: 1 } };
    return { body: { total: 1, items: [{ id: 'frage-1', data, status: 'Published' }] } };
  }
  const items = [{ id: 'werk', data: { name: { iv: 'Werk' }, wert: { de: 'Lindtal', en: null } } }];
  return { body: { data: { queryVariablenContentsWithTotal: { items } } } };
}

let faulty: FaultyService;
beforeAll(async () => {
  faulty = await openFaultyService(answer);
});
afterAll(() => faulty.close());

/** Makes energie read its questions and variables from the service, at the address that the present fault has. */
async function connect(): Promise<void> {
  const ClientId = 'leser';
  const Inhalte = { Adresse: faulty.base(), ClientId, Arten: ['faq' as const, 'variablen' as const] };
  await configure(app, 'energie', { CmsAppName: 'lindtal', Dienste: { Inhalte } });
  await app.inTenant('energie', (context) => setSecret(context, 'inhalte', SECRET, faulty.base(), 'lindtal', ClientId));
}

const refresh = () => app.parts.inhalte.askServices('energie');
const faqPage = async () => (await newBrowser(app, 'energie').get('/de/faq', { accept: 'text/html' })) as { status: number; body: string };
const states = () => app.parts.outside.states().filter(({ dienst }) => dienst === 'inhalte');

beforeEach(async () => {
  faulty.fail(null);
  question = 'Erste Frage?';
  await connect();
  await refresh();
});

test('a tenant shows the content of its service, with variables from there, and the other kinds from the own store', async () => {
  const { status, body } = await faqPage();
  expect(status).toBe(200);
  expect(body).toContain('Erste Frage?');
  expect(body).toContain('<p>Bei Lindtal.</p>');
  const kinds = new Map(entriesOf(app, 'energie').map(({ art, kennung }) => [`${art}/${kennung}`, true]));
  expect(kinds.has('content-bloecke/impressum')).toBe(true);
  expect([...kinds.keys()].filter((name) => name.startsWith('faq/'))).toEqual(['faq/frage-1']);
});

test('a change of an editor is shown after the next refresh', async () => {
  question = 'Zweite Frage?';
  await refresh();
  expect((await faqPage()).body).toContain('Zweite Frage?');
});

describe.each(FAULTS)('with %s', (fault) => {
  // The repeat hides a token that is refused once.
  const kind = fault === '401 once' ? null : KINDS[fault];

  test('pages show the last copy and wait for nothing, and the service is used again without a restart', async () => {
    faulty.fail(fault);
    if (fault === 'a wrong certificate' || fault === 'an unknown name') await connect();
    question = 'Neue Frage?';
    const refreshed = refresh();
    // The page answers while the service is still being asked.
    expect((await faqPage()).body).toContain('Erste Frage?');
    await refreshed;
    const { status, body } = await faqPage();
    expect([status, body.includes(kind === null ? 'Neue Frage?' : 'Erste Frage?')]).toEqual([200, true]);
    expect(states()).toEqual([
      expect.objectContaining({
        mandant: 'energie',
        instead: 'last copy',
        failing: kind && expect.objectContaining({ kind }),
      }),
    ]);
    faulty.fail(null);
    await connect();
    await refresh();
    expect((await faqPage()).body).toContain('Neue Frage?');
    expect(states()[0]?.failing).toBeNull();
  });
});

test('the last copy is there after a restart while the service fails', async () => {
  faulty.fail('500');
  const stored = await app.inTenant('energie', ({ tx }) => tx.selectFrom('inhalt').select('kennung').where('art', '=', 'faq').execute());
  expect(stored).toEqual([{ kennung: 'frage-1' }]);
});

test('without a secret, or with one set for another address, the tenant keeps its content and the service is not asked', async () => {
  await configure(app, 'energie', { CmsAppName: 'anders' });
  faulty.fail(null);
  question = 'Neue Frage?';
  await refresh();
  expect(faulty.received).toEqual([]);
  expect((await faqPage()).body).toContain('Erste Frage?');
});

test('content of the own store still changes while the service fails', async () => {
  faulty.fail('500');
  await app.inTenant('energie', ({ tx }) =>
    tx
      .updateTable('inhalt')
      .set({ felder: JSON.stringify({ Inhalt: { de: '<p>Neues Impressum</p>' } }) })
      .where('kennung', '=', 'impressum')
      .execute(),
  );
  await refresh();
  expect(JSON.stringify(entriesOf(app, 'energie'))).toContain('Neues Impressum');
  expect((await faqPage()).body).toContain('Erste Frage?');
});

test('neither secret nor token leaves the product otherwise: not in the settings that programs read', async () => {
  const { body } = await app.request({ method: 'GET', url: '/api/v1/mandant/energie' });
  expect(JSON.stringify(body)).not.toMatch(/Dienste|leser|ein-geheimnis/);
});

describe('the webhook of the service', () => {
  const report = (bearer: string, tenant = 'energie') =>
    app.api(tenant, 'POST', '/content/aktualisieren', { bearer, body: { type: 'FaqUpdated', payload: { id: 'frage-1' } } });
  const keyOf = async (name: string, rechte: readonly ('Inhalte' | 'Auftrag')[]) => {
    const key = `${name}-0123456789abcdef`;
    await app.inTenant('energie', (context) => addApiSchluessel(context, key, name, rechte));
    return key;
  };
  /** Resolves when the questions that were begun have ended. */
  const answered = () => app.parts.inhalte.refresh('energie');

  test('has it asked at once, by a key that can do nothing else', async () => {
    const key = await keyOf('cms', ['Inhalte']);
    question = 'Eben geändert?';
    expect(await report(key)).toMatchObject({ status: 202, body: '' });
    await answered();
    expect((await faqPage()).body).toContain('Eben geändert?');
    expectProblem(await app.api('energie', 'GET', '/auftraege', { bearer: key }), 403, 'NichtAuthorisiert');
  });

  test('is refused without a key, with one of other rights, and with one of another tenant', async () => {
    question = 'Nie gezeigt?';
    expectProblem(await app.api('energie', 'POST', '/content/aktualisieren', { body: {} }), 401, 'LoginFirst');
    expectProblem(await report(await keyOf('shop', ['Auftrag'])), 403, 'NichtAuthorisiert');
    expectProblem(await report(await keyOf('fremd', ['Inhalte']), 'telko'), 401, 'PSOF0204');
    await answered();
    expect((await faqPage()).body).not.toContain('Nie gezeigt?');
  });

  test('is answered at once while the service is silent, and many calls lead to one more question', async () => {
    const key = await keyOf('cms-2', ['Inhalte']);
    faulty.fail('silence');
    const replies = await Promise.all(Array.from({ length: 5 }, () => report(key)));
    expect(replies.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
    await answered();
    expect(faulty.received.filter(({ url }) => url.includes('/faq/')).length).toBeLessThanOrEqual(2);
    expect((await report(key, 'energie')).status).toBe(202);
  });
});

test('an import leaves what the service said, and takes the other kinds', async () => {
  const folder = await loadDemoMandant('energie');
  const konfiguration = app.parts.mandanten.get('energie')?.konfiguration ?? folder.konfiguration;
  const inhalte = folder.inhalte.map((entry) =>
    entry.art === 'content-bloecke' && entry.kennung === 'impressum'
      ? { ...entry, felder: { Inhalt: { de: '<p>Aus dem Ordner</p>' } } }
      : entry,
  );
  await importFolder(app.parts, { ...folder, konfiguration, inhalte });
  await app.parts.inhalte.refresh('energie');
  const { body } = await faqPage();
  expect(body).toContain('Erste Frage?');
  expect(JSON.stringify(entriesOf(app, 'energie'))).toContain('Aus dem Ordner');
});
