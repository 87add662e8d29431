import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../test/support/app.ts';
import { atOnce } from '../../../../test/support/at-once.ts';
import { loginBetrieb } from '../../../../test/support/betrieb.ts';
import { TEST_NOW } from '../../../../test/support/parts.ts';
import { expectProblem } from '../../../http/problem.fixture.ts';
import { auftraegeOf, TENANT } from './auftraege.fixture.ts';

const app = testApp();
beforeEach(() => app.clock.set(TEST_NOW));

const { read, received, logOf } = auftraegeOf(app);
const noteAt = (bearer: string, liste: string, nr: string, tenant: string = TENANT) =>
  app.api(tenant, 'GET', `/betrieb/notizen/${liste}/${nr}`, { bearer });
const save = (bearer: string, liste: string, nr: string, body: object) =>
  app.api(TENANT, 'PUT', `/betrieb/notizen/${liste}/${nr}`, { bearer, body });

describe('a note of the tenant’s people', () => {
  test('is read in the sheet of its row by all who see the list, with its author, and not in the log', async () => {
    const { nr, Empfehlungsnummer, Empfaengernummer } = await received();
    const { bearer } = await loginBetrieb(app);
    const auditor = await loginBetrieb(app, { rollen: { telko: ['Pruefung'] }, giltBis: '2026-12-01' });
    const rows = { auftraege: nr, empfehlungen: Empfehlungsnummer, empfaenger: Empfaengernummer };
    for (const [liste, number] of Object.entries(rows)) {
      expect((await noteAt(bearer, liste, number)).body).toEqual({ Notiz: null });
      const saved = await save(bearer, liste, number, { Text: 'Ruft zurück', Bisher: null });
      expect(saved.body.Notiz).toEqual({
        Text: 'Ruft zurück',
        Wiedervorlage: null,
        GeaendertVon: 'Berta Beispiel',
        GeaendertAm: app.clock.now().toISOString(),
      });
      expect((await noteAt(auditor.bearer, liste, number)).body).toEqual(saved.body);
      const sheet = await app.api(TENANT, 'GET', `/betrieb/${liste}/${number}`, { bearer: auditor.bearer });
      expect(sheet.body.Notiz).toEqual(saved.body.Notiz);
    }
    expectProblem(await save(auditor.bearer, 'auftraege', nr, { Text: 'Nein' }), 403, 'NichtAuthorisiert');
    const log = await logOf(nr);
    expect(log).toContainEqual(expect.objectContaining({ was: 'betrieb.notiz', nachher: 'Gesetzt' }));
    expect(JSON.stringify(log)).not.toContain('zurück');
    expect((await save(bearer, 'auftraege', nr, { Text: '' })).body).toEqual({ Notiz: null });
    expect((await read(bearer, nr)).body.Notiz).toBeNull();
  });

  test('of two people at once is that of one, and a note that changed meanwhile is not replaced unseen', async () => {
    const { nr } = await received();
    const people = [await loginBetrieb(app), await loginBetrieb(app)];
    const answers = await atOnce(4, (n) => save(people[n % 2]?.bearer ?? '', 'auftraege', nr, { Text: `Nummer ${n}`, Bisher: null }));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const [first] = people;
    const { Notiz } = (await noteAt(first?.bearer ?? '', 'auftraege', nr)).body;
    app.clock.pass({ minutes: 1 });
    expect((await save(first?.bearer ?? '', 'auftraege', nr, { Text: 'Neu', Bisher: Notiz.GeaendertAm })).status).toBe(200);
    expectProblem(await save(first?.bearer ?? '', 'auftraege', nr, { Text: 'Alt', Bisher: Notiz.GeaendertAm }), 409, 'Konflikt');
    expect((await noteAt(first?.bearer ?? '', 'auftraege', nr)).body.Notiz.Text).toBe('Neu');
  });

  test('needs a row of the tenant, a known list, and at most 1000 characters', async () => {
    const { nr } = await received();
    const { bearer } = await loginBetrieb(app, { rollen: { telko: ['Betrieb'], energie: ['Betrieb'] } });
    expectProblem(await noteAt(bearer, 'auftraege', nr, 'energie'), 404, 'NichtGefunden');
    expectProblem(await save(bearer, 'empfehlungen', nr, { Text: 'Nein' }), 404, 'NichtGefunden');
    expectProblem(await save(bearer, 'mails', nr, { Text: 'Nein' }), 404, 'NichtGefunden');
    expectProblem(await save(bearer, 'auftraege', nr, { Text: 'x'.repeat(1001) }), 422, 'Validierung');
    expect((await read(bearer, nr)).body.Notiz).toBeNull();
  });
});
