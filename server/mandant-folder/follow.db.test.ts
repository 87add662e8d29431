import { beforeAll, expect, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { eventually } from '../../test/support/eventually.ts';
import { openDb } from '../db/scope.ts';
import { loadInhalte } from '../modules/content/index.ts';
import { loadMandanten } from '../modules/mandant/index.ts';
import type { Parts } from '../parts.ts';
import { buildApp } from '../start/app.ts';
import { assembleJobs } from '../start/runtime.ts';
import { loadFolder } from './check.ts';
import type { MandantFolder } from './draft.ts';
import { type Follower, lookRegularly, makeFollower, seenVersionen } from './follow.ts';
import { importFolder } from './import.ts';

const app = demoApp();

/** A second process on the database of the app, which learns of changes only from the database. */
const other = {} as { parts: Parts; follower: Follower; get(url: string): Promise<{ status: number; body: string }> };

beforeAll(async () => {
  const db = openDb(app.source);
  const seen = await seenVersionen(db);
  const mandanten = await loadMandanten(db);
  const parts = { ...app.parts, db, mandanten, inhalte: await loadInhalte({ db, mandanten, log: app.parts.log }) };
  const server = await buildApp({ parts, jobs: assembleJobs(parts, app.source), assets: { css: '', directory: null } });
  const get = async (url: string) => {
    const { statusCode, body } = await server.inject({
      method: 'GET',
      url,
      headers: { host: 'empfehlen.musterfirma.example', accept: 'text/html' },
    });
    return { status: statusCode, body };
  };
  Object.assign(other, { parts, get, follower: makeFollower(parts, seen) });
  return () => server.close();
});

const musterfirma = await loadFolder('docs/musterfirma');
const take = (change: Partial<MandantFolder> = {}) => importFolder(app.parts, { ...musterfirma, ...change });
const renamed = (Name: string) => ({ produkte: musterfirma.produkte.map((produkt) => ({ ...produkt, Name })) });
const called = (ProgrammName: string) => ({ konfiguration: { ...musterfirma.konfiguration, ProgrammName } });

test('another process shows a new tenant, its catalogue, settings and content, and no stale page after a change', async () => {
  await take();
  expect((await other.get('/de/')).status).toBe(404);
  await other.follower.look();
  expect((await other.get('/de/')).body).toContain('Musterpaket');

  await take(renamed('Neues Paket'));
  await other.follower.look();
  const changed = (await other.get('/de/')).body;
  expect(changed).toContain('Neues Paket');
  expect(changed).not.toContain('Musterpaket');

  await take({ ...renamed('Neues Paket'), ...called('Weitersagen') });
  await other.follower.look();
  expect((await other.get('/de/')).body).toContain('<title>Weitersagen – Musterfirma</title>');
  expect((await other.get('/de/faq')).body).toContain('Wen frage ich?');
  await take({ ...renamed('Neues Paket'), inhalte: musterfirma.inhalte.filter(({ art }) => art !== 'faq') });
  await other.follower.look();
  expect((await other.get('/de/faq')).body).not.toContain('Wen frage ich?');
});

test('changes during an outage of the database are read by the next look', async () => {
  const gone: Parts['db'] = { ...other.parts.db, inSystem: () => Promise.reject(new Error('connection terminated')) };
  let isGone = true;
  const db: Parts['db'] = { ...other.parts.db, inSystem: (work) => (isGone ? gone : other.parts.db).inSystem(work) };
  const follower = makeFollower({ ...other.parts, db }, await seenVersionen(other.parts.db));
  await take(called('Während des Ausfalls'));
  await follower.look();
  expect((await other.get('/de/')).body).not.toContain('Während des Ausfalls');
  isGone = false;
  await follower.look();
  expect((await other.get('/de/')).body).toContain('Während des Ausfalls');
});

test('lookRegularly looks repeatedly until it is ended', async () => {
  const looks: string[] = [];
  const end = lookRegularly({ look: async () => void looks.push('look') }, 5);
  await eventually(() => looks.length).toBeGreaterThan(2);
  await end();
  const { length } = looks;
  await other.follower.look();
  expect(looks).toHaveLength(length);
});

test('a look reads nothing if nothing has changed', async () => {
  const before = other.parts.mandanten.get('musterfirma');
  await other.follower.look();
  await take(called('Während des Ausfalls'));
  await other.follower.look();
  expect(other.parts.mandanten.get('musterfirma')).toBe(before);
});
