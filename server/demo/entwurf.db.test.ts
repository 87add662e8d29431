import { expect, test } from 'vitest';
import { demoApp } from '../../test/support/app.ts';
import { loginBetrieb } from '../../test/support/betrieb.ts';
import { DEMO_TOUR } from './logins.ts';

const app = demoApp();

test('the tenant of the tour has three versions and an open draft of the editor that can be published', async () => {
  const { bearer } = await loginBetrieb(app, { rollen: { [DEMO_TOUR]: ['Betrieb'] } });
  const { Content } = (await app.api(DEMO_TOUR, 'PUT', '/betrieb/fassungen', { bearer, body: {} })).body;
  expect(Content.map((one: Record<string, unknown>) => [one.Nummer, one.Status, one.VeroeffentlichtVon])).toEqual([
    [3, 'Gilt', 'Rita Redlich'],
    [2, 'Frueher', 'Berta Beispiel'],
    [1, 'Frueher', 'Betrieb'],
  ]);
  const draft = (await app.api(DEMO_TOUR, 'GET', '/betrieb/entwurf', { bearer })).body;
  expect(draft).toMatchObject({ Offen: true, Veraltet: false, GeaendertVon: 'Rita Redlich' });
  const { Fehler, Aenderungen } = (await app.api(DEMO_TOUR, 'POST', '/betrieb/entwurf/pruefen', { bearer })).body;
  expect([Fehler, Aenderungen.length]).toEqual([[], 3]);
});

test('a former version of the demo can be restored once the draft is discarded', async () => {
  const { bearer } = await loginBetrieb(app, { rollen: { [DEMO_TOUR]: ['Betrieb'] } });
  const restore = () => app.api(DEMO_TOUR, 'POST', '/betrieb/fassungen/1/zurueck', { bearer, body: { Worte: 'Wie früher.' } });
  expect((await restore()).body.code).toBe('Konflikt');
  await app.api(DEMO_TOUR, 'DELETE', '/betrieb/entwurf', { bearer });
  expect((await restore()).body).toEqual({ Nummer: 4 });
});
