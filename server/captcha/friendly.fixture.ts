import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { CaptchaDienst } from '../../contract/values/dienste.ts';
import type { TestApp } from '../../test/support/app.ts';
import { type FaultyService, openFaultyService, type Received } from '../../test/support/faulty-service.ts';
import { configure } from '../../test/support/mandant.ts';
import { FRIENDLY_AT } from '../../test/support/parts.ts';
import { setSecret } from '../outside/secret.ts';

export const SECRET = 'ein-geheimnis';
export const SITEKEY = 'FCMTELKO';

export type Art = CaptchaDienst['Art'];
export const ARTEN: readonly Art[] = ['friendly-v1', 'friendly-v2'];

/** A solution that the service accepts, and one that it does not. */
export const newSolution = () => `richtig.${crypto.randomUUID()}`;
export const newWrong = () => `falsch.${crypto.randomUUID()}`;

/** Answers as the service of a version does; each solution is accepted once. */
const accepted = new Set<string>();
function answer({ url, headers, body }: Received) {
  const { solution, secret, response } = JSON.parse(body);
  const [given, key] = url.startsWith('/api/v1/') ? [solution, secret] : [response, headers['x-api-key']];
  if (key !== SECRET) return { status: 401, body: { success: false } };
  const isRight = given.startsWith('richtig.') && !accepted.has(given);
  if (isRight) accepted.add(given);
  return { body: isRight ? { success: true } : { success: false, errors: ['solution_invalid'] } };
}

/** Friendly Captcha for the tests of a file: a service on this machine, which works again before each test. */
export function friendlyOf(app: TestApp) {
  let faulty: FaultyService;
  beforeAll(async () => {
    faulty = await openFaultyService(answer);
  });
  afterAll(() => faulty.close());
  const fail = (fault: Parameters<FaultyService['fail']>[0]) => {
    faulty.fail(fault);
    FRIENDLY_AT.origin = faulty.base();
  };
  beforeEach(() => fail(null));
  return {
    /** Makes telko ask Friendly Captcha for every captcha. */
    async connect(Art: Art, { Region = 'eu', Streng = false, Adresse }: Partial<CaptchaDienst> = {}): Promise<void> {
      const Captcha = { Art, Sitekey: SITEKEY, Region, Streng, ...(Adresse !== undefined && { Adresse }) };
      await configure(app, 'telko', { CaptchaAb: 0, Limits: {}, Dienste: { Captcha } });
      const bound = Adresse === undefined ? [] : [Adresse];
      await app.inTenant('telko', (context) => setSecret(context, 'captcha', SECRET, Art, Region, SITEKEY, ...bound));
    },
    /** Lets the service fail from now on; null: it answers again. */
    fail,
    base: () => faulty.base(),
    /** Requests since the last call of `fail`. */
    received: (): readonly Received[] => faulty.received,
    states: () => app.parts.outside.states().filter(({ dienst }) => dienst === 'captcha'),
  };
}
