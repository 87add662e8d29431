import { expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { ordered, released } from '../../../test/support/money.ts';
import { order, postAuftrag } from '../../../test/support/walk.ts';
import { expectProblem } from '../../http/problem.fixture.ts';

const app = testApp();
const TENANT = 'energie';
const KEY = 'demo-energie';
const get = (path: string, bearer = KEY) => app.api(TENANT, 'GET', path, { bearer });
const numbersOf = async (path: string) => (await get(path)).body.map((one: { Auftragsnummer: string }) => one.Auftragsnummer);

test('an order is read by its number as it is stored, with its grants and nothing about people', async () => {
  const { auftrag, Empfehlungsnummer, Empfaengernummer, ProduktId } = await released(app, TENANT);
  const { Auftragsnummer, Auftragsdatum } = auftrag;
  const read = await get(`/auftrag/${Auftragsnummer}`);
  expect(read.status).toBe(200);
  expect(read.body).toEqual({
    Auftragsnummer,
    Status: 'Freigegeben',
    Empfehlungsnummer,
    Empfaengernummer,
    Praemierungen: [
      { Seite: 'Empfehler', Status: 'Offen', WertCent: 2500 },
      { Seite: 'Empfaenger', Status: 'Offen', WertCent: 2500 },
    ],
    ProduktId,
    Auftragsdatum,
    FristBeginn: Auftragsdatum,
    GeaendertAm: app.clock.now().toISOString(),
  });
});

test('an order that is unknown, or of another tenant, is NichtGefunden, and without a key it is LoginFirst', async () => {
  const { auftrag } = await ordered(app, TENANT);
  expectProblem(await get('/auftrag/unknown'), 404, 'NichtGefunden');
  expectProblem(await app.api('telko', 'GET', `/auftrag/${auftrag.Auftragsnummer}`, { bearer: 'demo-telko' }), 404, 'NichtGefunden');
  expectProblem(await app.api(TENANT, 'GET', `/auftrag/${auftrag.Auftragsnummer}`), 401, 'LoginFirst');
  expectProblem(await app.api(TENANT, 'GET', '/auftraege'), 401, 'LoginFirst');
});

test('pages of orders have each order once, by number, although orders come in between', async () => {
  const made = [await ordered(app, TENANT), await ordered(app, TENANT), await ordered(app, TENANT)];
  const seen: string[] = [];
  for (let page = ['']; page.length > 0; ) {
    page = await numbersOf(`/auftraege?anzahl=2${seen.length > 0 ? `&nach=${seen.at(-1)}` : ''}`);
    seen.push(...page);
    if (seen.length === 2)
      await postAuftrag(app, TENANT, { ...order(app, made[0]?.Empfaengernummer ?? '', 1), Auftragsnummer: '0' }, 'Eingegangen');
  }
  expect(seen).toEqual([...new Set(seen)].sort());
  expect(seen).toEqual(expect.arrayContaining(made.map(({ auftrag }) => auftrag.Auftragsnummer)));
});

test('the list is filtered by status, and by the moment of the last one', async () => {
  const [early, late] = [await ordered(app, TENANT), await ordered(app, TENANT)];
  app.clock.pass({ minutes: 1 });
  const since = app.clock.now().toISOString();
  await postAuftrag(app, TENANT, late.auftrag, 'Storniert');
  expect(await numbersOf(`/auftraege?geaendertSeit=${since}`)).toEqual([late.auftrag.Auftragsnummer]);
  const confirmed = await numbersOf('/auftraege?status=Bestaetigt&anzahl=500');
  expect(confirmed).toContain(early.auftrag.Auftragsnummer);
  expect(confirmed).not.toContain(late.auftrag.Auftragsnummer);
  expectProblem(await get('/auftraege?status=Neu'), 422, 'Validierung');
});
