import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { FAULTS, type FaultyService, KINDS, openFaultyService, type Received } from '../../../test/support/faulty-service.ts';
import { entriesOf } from '../../../test/support/inhalt.ts';
import { configure } from '../../../test/support/mandant.ts';
import { newBrowser } from '../../../test/support/pages.ts';
import { setSecret } from '../../outside/secret.ts';

const app = testApp();
const SECRET = 'geheimnis-der-api';

/** The questions that the tenant's API gives; their order counts. */
let questions: Record<string, object> = {};
const question = (words: string) => ({ Frage: { de: words }, Antwort: { de: '<p>So.</p>' } });

function answer({ url, headers }: Received) {
  if (headers.authorization !== `Bearer ${SECRET}`) return { status: 401 };
  if (url !== '/eigene/faq') return { status: 404 };
  const etag = `"${JSON.stringify(questions).length}"`;
  return headers['if-none-match'] === etag ? { status: 304 } : { body: questions, headers: { etag } };
}

let faulty: FaultyService;
beforeAll(async () => {
  faulty = await openFaultyService(answer);
});
afterAll(() => faulty.close());

async function connect(): Promise<void> {
  const Adresse = `${faulty.base()}/eigene`;
  await configure(app, 'berater', { Dienste: { InhalteApi: { Adresse: `${Adresse}/`, Arten: ['faq' as const] } } });
  await app.inTenant('berater', (context) => setSecret(context, 'inhalte-api', SECRET, Adresse));
}

const ask = () => app.parts.inhalte.askServices('berater');
const faqPage = async () => (await newBrowser(app, 'berater').get('/de/faq', { accept: 'text/html' })).body as string;

beforeEach(async () => {
  faulty.fail(null);
  questions = { zuerst: question('Erste Frage?'), danach: question('Zweite Frage?') };
  await connect();
  await ask();
});

test("a tenant's own API provides a kind of content in its order, the others stay in the own store", async () => {
  expect(await faqPage()).toMatch(/Erste Frage\?.*Zweite Frage\?/s);
  const names = entriesOf(app, 'berater').map(({ art, kennung }) => `${art}/${kennung}`);
  expect(names.filter((name) => name.startsWith('faq/'))).toEqual(['faq/zuerst', 'faq/danach']);
  expect(names).toContain('content-bloecke/impressum');
  questions = { neu: question('Dritte Frage?') };
  await ask();
  expect(await faqPage()).toContain('Dritte Frage?');
});

test('an unchanged answer is not sent again', async () => {
  faulty.fail(null);
  await ask();
  expect(faulty.received.map(({ headers }) => headers['if-none-match'])).toEqual([expect.stringMatching(/^"\d+"$/)]);
  expect(await faqPage()).toContain('Erste Frage?');
});

test('an entry that pages cannot show keeps its last valid copy', async () => {
  questions = { zuerst: { Frage: { de: 7 } }, danach: question('Neue zweite Frage?') };
  await ask();
  expect(await faqPage()).toMatch(/Erste Frage\?.*Neue zweite Frage\?/s);
});

describe.each(FAULTS)('with %s', (fault) => {
  test('pages show the last copy, and the API is used again without a restart', async () => {
    faulty.fail(fault);
    if (fault === 'a wrong certificate' || fault === 'an unknown name') await connect();
    questions = { neu: question('Dritte Frage?') };
    await ask();
    expect(await faqPage()).toContain('Erste Frage?');
    const state = app.parts.outside.states().find(({ dienst }) => dienst === 'inhalte-api');
    // An object of another form has entries that no page can show.
    expect([state?.instead, state?.failing?.kind ?? null]).toEqual(['last copy', fault === 'another form' ? null : KINDS[fault]]);
    faulty.fail(null);
    await connect();
    await ask();
    expect(await faqPage()).toContain('Dritte Frage?');
  });
});
