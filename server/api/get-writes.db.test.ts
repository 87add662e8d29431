import { beforeAll, describe, expect, test } from 'vitest';
import { isWritingGet, writes } from '../../contract/call.ts';
import { CALLS } from '../../contract/calls.ts';
import { loginAgentur, makeAgentur, makeBenutzer } from '../../test/support/agentur.ts';
import { demoApp } from '../../test/support/app.ts';
import { loginBetrieb, makePerson } from '../../test/support/betrieb.ts';
import { openGrant } from '../../test/support/credentials.ts';
import { digestOf } from '../../test/support/digest.ts';
import { newAccount } from '../../test/support/konto.ts';
import { issued } from '../../test/support/logintoken.ts';
import { OTHER_SITE } from '../../test/support/pages.ts';
import { makeSeller } from '../../test/support/seller.ts';
import * as things from '../../test/support/things.ts';
import { findRewardedProdukt, login, recommend } from '../../test/support/walk.ts';
import { expectProblem } from '../http/problem.fixture.ts';
import { makePayouts } from '../modules/auszahlung/auszahlung.fixture.ts';

const app = demoApp();
const TENANT = 'telko';
let session: string;
beforeAll(async () => {
  session = await login(app, TENANT);
});

interface Asked {
  readonly path: string;
  readonly cookie?: string;
  /** Another tenant than that of the tests. */
  readonly tenant?: string;
}

const byAddress = (path: string, email: string): Asked => ({ path: `${path}/${encodeURIComponent(email)}` });
const produktOf = async (): Promise<number> => (await findRewardedProdukt(app, TENANT)).Id;
const ofAgentur = async (): Promise<string> => makeBenutzer(app, TENANT, await makeAgentur(app));

/** Every GET call that writes, each with a request that has something to do. */
const WRITING: Readonly<Record<string, () => Promise<Asked>>> = {
  requestPasswortlink: async () => byAddress('/account/resetPassword', (await newAccount(app)).email),
  resendWelcomeMail: async () => byAddress('/account/resendWelcomeMail', (await newAccount(app, TENANT, 'offen')).email),
  requestAgenturPasswortlink: async () => byAddress('/agentur/passwortvergessen', await ofAgentur()),
  requestSellerPasswortlink: async () => byAddress('/seller/passwortvergessen', (await makeSeller(app)).email),
  readSellerLink: async () => ({
    path: `/seller/link?produkt=${await produktOf()}`,
    cookie: `psoe_seller=${(await makeSeller(app)).session}`,
  }),
  readLohnDatei: async () => {
    const { bearer } = await loginBetrieb(app, { rollen: { intern: ['Buchhaltung'] } });
    return { path: '/betrieb/lohn?monat=2026-10', cookie: `psoe_betrieb=${bearer}`, tenant: 'intern' };
  },
  readBuchauszug: async () => ({ path: '/seller/auszug', cookie: `psoe_seller=${(await makeSeller(app)).session}` }),
  requestBetriebPasswortlink: async () => byAddress('/api/v1/betrieb/passwortvergessen', (await makePerson(app)).email),
  loginByToken: async () => ({ path: `/account/login/?token=${(await issued(app, (await newAccount(app)).email, TENANT)).token}` }),
  resendBestaetigung: async () => ({ path: `/Empfehlen/bestaetigung/erneut/${(await things.unconfirmed(app, TENANT, session)).nr}` }),
  readEmpfehlungscode: async () => ({
    path: `/empfehlung/empfehlungscode/${(await recommend(app, TENANT, session)).Empfehlungscode}?einsprungsquelle=Code`,
  }),
  resendPraemieMail: async () => ({
    path: `/empfehler/praemierungmail/${(await openGrant(app, TENANT, session)).Praemierungsnummer}`,
    cookie: `psoe_token=${session}`,
  }),
  exportBericht: async () => ({
    path: '/agentur/export/auftraege?format=csv',
    cookie: `psoe_agentur=${await loginAgentur(app, TENANT, await ofAgentur())}`,
  }),
  exportBetriebListe: async () => ({
    path: '/betrieb/export/gutscheine?format=csv',
    cookie: `psoe_betrieb=${(await loginBetrieb(app)).bearer}`,
  }),
  readZahlungsdatei: async () => {
    const { payouts, Laufnummer } = await approvedRun();
    return { path: `/betrieb/zahlungslaeufe/${Laufnummer}/datei`, cookie: `psoe_betrieb=${payouts.session.maker}` };
  },
  readZahlungIban: async () => {
    const { payouts, zahlungsnummer } = await approvedRun();
    return { path: `/betrieb/zahlungen/${zahlungsnummer}/iban?grund=Anruf`, cookie: `psoe_betrieb=${payouts.session.approver}` };
  },
};

/** An approved payout run with one payment, and the people who made it. */
async function approvedRun() {
  const payouts = makePayouts(app, TENANT);
  await payouts.begin();
  const { nummer } = await payouts.picked();
  const { Laufnummer } = await payouts.approved();
  return { payouts, Laufnummer, zahlungsnummer: (await payouts.paymentOf(nummer))?.zahlungsnummer ?? '' };
}

test('the GET calls that write are these, and all but the link of a referral are guarded', () => {
  const all = CALLS.filter((call) => call.method === 'GET' && writes(call));
  expect(
    all
      .filter(isWritingGet)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.keys(WRITING).sort());
  expect(all.filter((call) => !isWritingGet(call)).map(({ name }) => name)).toEqual(['clickEmpfehlung']);
});

/** Those that mail an address of their path. */
const MAILING = CALLS.filter(({ mailsAnyone }) => mailsAnyone).map(({ name }): string => name);

describe.each(Object.entries(WRITING))('%s', (name, make) => {
  test('does nothing for a link, picture or form of another site, and acts for a program', async () => {
    const { path, cookie, tenant = TENANT } = await make();
    await app.jobs.drainMails();
    const ask = (headers: Record<string, string>) => app.api(tenant, 'GET', path, { headers: { ...(cookie && { cookie }), ...headers } });
    const before = await digestOf(app, tenant);
    for (const sent of ['', 'fetch', 'xmlhttprequest, XMLHttpRequest']) {
      const own: Record<string, string>[] = cookie || MAILING.includes(name) ? [{ 'sec-fetch-site': 'same-origin' }, {}] : [];
      for (const site of [OTHER_SITE, { 'sec-fetch-site': 'none' }, ...own]) {
        const refused = await ask({ ...site, 'x-requested-with': sent });
        expectProblem(refused, 403, 'NichtAuthorisiert');
        expect(refused.headers['set-cookie']).toBeUndefined();
      }
    }
    expect(await digestOf(app, tenant)).toBe(before);
    expect((await ask(cookie || MAILING.includes(name) ? {} : { 'x-requested-with': '' })).status).toBeLessThan(300);
    expect(await digestOf(app, tenant)).not.toBe(before);
  });
});
