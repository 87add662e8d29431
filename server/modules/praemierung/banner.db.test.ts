import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { configured } from '../../../test/support/mandant.ts';
import { released } from '../../../test/support/money.ts';
import { momentAfter } from '../../../test/support/parts.ts';
import { login } from '../../../test/support/walk.ts';
import { expectProblem } from '../../http/problem.fixture.ts';

const app = testApp();
const TENANT = 'energie';
const BESIDE_REFERRALS = '/empfehler/empfehlungen/showbanner/';
const BESIDE_GRANT = '/praemierung/showbanner/';
const ask = (path: string, name: string, bearer?: string, tenant = TENANT) =>
  app.api(tenant, 'GET', `${path}${encodeURIComponent(name)}`, { ...(bearer !== undefined && { bearer }) });

const BANNER = [
  { Name: 'sommer', Bereich: 'Empfehlungen', Startdatum: null, Enddatum: '2026-12-05' },
  { Name: 'gutscheine', Bereich: 'Praemierung', Startdatum: null, Enddatum: null },
];

describe('a banner', () => {
  test('is shown in its configured place until the end of its last day in Berlin', () =>
    configured(app, TENANT, { Banner: BANNER }, async () => {
      const { empfehlerToken } = await released(app, TENANT);
      const shown = async (path: string, name: string, bearer: string) => {
        const { status, body } = await ask(path, name, bearer);
        expect(status, JSON.stringify(body)).toBe(200);
        return body;
      };
      app.clock.set(new Date('2026-12-05T22:59:59Z'));
      const late = await login(app, TENANT);
      expect(await shown(BESIDE_REFERRALS, 'Sommer', late)).toEqual({ Anzeigen: true });
      app.clock.set(new Date('2026-12-05T23:00:00Z'));
      expect(await shown(BESIDE_REFERRALS, 'Sommer', late)).toEqual({ Anzeigen: false });
      expect(await shown(BESIDE_GRANT, 'gutscheine', empfehlerToken)).toEqual({ Anzeigen: true });
      expect(await shown(BESIDE_REFERRALS, 'gutscheine', late)).toEqual({ Anzeigen: false });
      expect(await shown(BESIDE_GRANT, 'gibt es nicht', empfehlerToken)).toEqual({ Anzeigen: false });
    }));

  test('is refused without a login, for another tenant, and with the wrong kind of login', async () => {
    app.clock.set(momentAfter({ days: 30 }));
    const { empfehlerToken } = await released(app, TENANT);
    const session = await login(app, TENANT);
    expectProblem(await ask(BESIDE_REFERRALS, 'sommer'), 401, 'LoginFirst');
    expectProblem(await ask(BESIDE_REFERRALS, 'sommer', session, 'telko'), 401, 'PSOF0204');
    expectProblem(await ask(BESIDE_GRANT, 'sommer'), 401, 'LoginFirst');
    expectProblem(await ask(BESIDE_GRANT, 'sommer', session), 400, 'PraemieTokenUngueltig');
    expectProblem(await ask(BESIDE_GRANT, 'sommer', empfehlerToken, 'telko'), 400, 'PraemieTokenUngueltig');
    for (const name of ['\0', 'x'.repeat(501)]) expectProblem(await ask(BESIDE_REFERRALS, name, session), 404, 'NichtGefunden');
  });
});
