import { expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { PASSWORD } from '../../../test/support/walk.ts';
import { random } from '../../random.ts';
import { installation } from './installation.fixture.ts';
import { finishLogin, logIn } from './login.ts';
import { checkEigenesPasswort } from './passwort.ts';
import type { Portal, PortalRequest, RuleContext, Weg } from './portal.ts';
import { makeSession } from './session.ts';
import { codeAt } from './totp.ts';
import { confirmZweitfaktor, prepareZweitfaktor } from './zweitfaktor-aendern.ts';

const app = testApp();
const EMAIL = 'vera@betrieb.example';
const scope = (): RuleContext => ({ now: app.clock.now(), random, secrets: app.parts.secrets });

/** A portal without a tenant and with one account in memory, and calls to it from one network address. */
async function makePortal(ip: string) {
  const konto = { email: EMAIL, email_schluessel: EMAIL, passwort_hash: await app.parts.passwords.hash(PASSWORD) };
  const waiting = new Map<string, Weg>();
  const seen: string[] = [];
  const portal: Portal<RuleContext, { readonly id: string; readonly weg: Weg; readonly ablauf: Date }> = {
    name: `betrieb ${ip}`,
    faktoren: installation().faktoren,
    find: async (_, id) => (id === 'B-1' ? konto : undefined),
    findByEmail: async (_, email) => (email === EMAIL ? { id: 'B-1', passwort_hash: konto.passwort_hash } : undefined),
    changePasswort: async () => false,
    checkUnchanged: async () => {},
    zweitfaktorChanged: async (_, { id, token }, isOn) => void seen.push(`${id} ${token} ${isOn ? 'on' : 'off'}`),
    recordFailure: async (_, id) => void seen.push(`failed ${id}`),
    async startMfa(acting, _, weg) {
      const token = acting.random.geheimnis();
      waiting.set(token, weg);
      return token;
    },
    findMfa: async (_, token) => ({ id: 'B-1', weg: waiting.get(token) ?? 'Anmeldedienst' }),
    // A transaction would roll this back after a wrong code; memory does not.
    spendMfa: async () => {},
    enter: async (acting, id, weg) => ({ id, weg, ablauf: makeSession(acting, 8).ablauf }),
  };
  const call = <Body>(body: Body): PortalRequest<RuleContext, Body> & { readonly secret: string } => ({
    secret: 'token',
    parts: app.parts,
    mandant: null,
    caller: { ip },
    input: { body },
    inContext: (work) => work(scope()),
  });
  return { portal, call, seen };
}

test('a portal without a tenant logs in with a password and then with the code of a second factor', async () => {
  const { portal, call, seen } = await makePortal('203.0.113.1');
  const byPassword = () => logIn(portal, call({ Email: EMAIL, Password: PASSWORD }));
  const entered = { id: 'B-1', weg: 'Passwort', ablauf: new Date(app.clock.now().getTime() + 8 * 3_600_000) };
  expect(await byPassword()).toEqual(entered);
  const { Geheimnis } = await prepareZweitfaktor(portal, call({ Password: PASSWORD }), 'B-1');
  const code = codeAt(Geheimnis, app.clock.now());
  const [recovery = ''] = await confirmZweitfaktor(portal, call({ Code: code }), 'B-1');
  const step = await byPassword();
  expect(step).toEqual({ MfaErforderlich: true, MfaToken: expect.any(String) });
  const MfaToken = 'MfaToken' in step ? step.MfaToken : '';
  await expect(finishLogin(portal, call({ MfaToken, Code: code }))).rejects.toMatchObject({ code: 'PasswortOderEmailFalsch' });
  expect(await finishLogin(portal, call({ MfaToken, Code: recovery }))).toEqual(entered);
  expect(seen).toEqual(['B-1 token on', 'failed B-1']);
});

test('a portal without a tenant refuses the right password after ten wrong ones', async () => {
  const { portal, call } = await makePortal('203.0.113.2');
  for (let wrong = 0; wrong < 10; wrong += 1)
    await expect(logIn(portal, call({ Email: EMAIL, Password: 'falsch' }))).rejects.toMatchObject({ code: 'PasswortOderEmailFalsch' });
  await expect(logIn(portal, call({ Email: EMAIL, Password: PASSWORD }))).rejects.toMatchObject({ code: 'ZuVieleAnfragen' });
  await expect(checkEigenesPasswort(portal, call({ Password: PASSWORD }), 'B-1')).rejects.toMatchObject({ code: 'ZuVieleAnfragen' });
});
