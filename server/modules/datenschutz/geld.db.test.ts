import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/support/app.ts';
import { IBANS, pickBy, saldenOf, transfer, voucher } from '../../../test/support/money.ts';
import { recommender, tablesWith } from '../../../test/support/person.ts';
import { login, postAuftrag, tokensOf } from '../../../test/support/walk.ts';

const app = testApp();
const TENANT = 'telko';

const del = (bearer: string) => app.api(TENANT, 'DELETE', '/empfehler/delete', { bearer });

/** Releases the order after 15 days; the recommender logs in again. */
async function release({ auftrag, email }: Awaited<ReturnType<typeof recommender>>) {
  await app.later(15);
  expect((await postAuftrag(app, TENANT, auftrag, 'Freigegeben')).status).toBe(200);
  await app.jobs.drainMails();
  const { empfehlerToken = '', empfaengerToken = '' } = await tokensOf(app, TENANT, auftrag.Auftragsnummer);
  return { empfehlerToken, empfaengerToken, session: await login(app, TENANT, email) };
}

const grantOf = async (bearer: string) => (await app.api(TENANT, 'GET', '/praemierung/', { bearer })).body;
const choiceOf = async (bearer: string) => ({ praemie_id: (await grantOf(bearer)).Auswahl[0].Praemie.Id });

describe('rewards of a deleted recommender', () => {
  test('add up in the ledger: the waiting recipient is rewarded, and the open grant is picked by its mailed link', async () => {
    const one = await recommender(app);
    expect((await del(one.session)).status).toBe(204);
    await app.later(15);
    const released = await postAuftrag(app, TENANT, one.auftrag, 'Freigegeben');
    expect(released.status, JSON.stringify(released.body)).toBe(200);
    await app.jobs.drainMails();
    expect(app.mails.allTo(one.email)).toEqual([]);
    const { empfehlerToken = '', empfaengerToken = '' } = await tokensOf(app, TENANT, one.auftrag.Auftragsnummer);
    expect(app.mails.to(one.person.email, `token=${empfaengerToken}`)).toBeTruthy();
    for (const token of [empfehlerToken, empfaengerToken]) {
      expect((await pickBy(app, TENANT, token, voucher(await choiceOf(token)))).body.Status).toBe('Bereitgestellt');
    }
    expect(Object.values(await saldenOf(app, TENANT)).reduce((sum, cent) => sum + cent, 0)).toBe(0);
  });

  test("stay available by the mailed link with the same token; its page shows a voucher's code, no mail does", async () => {
    const one = await recommender(app);
    const { empfehlerToken, session } = await release(one);
    const mailed = app.mails.allTo(one.email).length;
    const choice = await choiceOf(empfehlerToken);
    expect((await pickBy(app, TENANT, empfehlerToken, voucher(choice))).status).toBe(200);
    expect((await del(session)).status).toBe(204);
    await app.later(1);
    expect(await grantOf(empfehlerToken)).toMatchObject({ Status: 'Abgeholt', Gutscheincode: expect.stringMatching(/\S/) });
    expect(app.mails.allTo(one.email)).toHaveLength(mailed);
    expect((await app.api(TENANT, 'PUT', '/empfehler/SetKundennummerForEmpfehler/4711', { bearer: empfehlerToken })).status).toBe(403);
  });

  test('keep the bank data of a picked transfer, and the ledger as it was', async () => {
    const one = await recommender(app);
    const { empfehlerToken, session } = await release(one);
    expect((await pickBy(app, TENANT, empfehlerToken, transfer(await choiceOf(empfehlerToken), IBANS.other))).status).toBe(200);
    const before = await saldenOf(app, TENANT);
    const entries = () => app.inTenant(TENANT, ({ tx }) => tx.selectFrom('buchung').selectAll().orderBy('buchung_id').execute());
    const booked = await entries();
    expect((await del(session)).status).toBe(204);
    expect(await saldenOf(app, TENANT)).toEqual(before);
    expect(await entries()).toEqual(booked);
    const hash = await app.inTenant(TENANT, async ({ secrets }) => secrets.pseudonym('iban', IBANS.other));
    expect(await tablesWith(app, [hash])).toEqual(['public.bankdaten']);
  });

  test('lose the bank data of a transfer that was cancelled before it was paid', async () => {
    const one = await recommender(app);
    const { empfehlerToken, session } = await release(one);
    const iban = IBANS.austrian;
    expect((await pickBy(app, TENANT, empfehlerToken, transfer(await choiceOf(empfehlerToken), iban))).status).toBe(200);
    expect((await postAuftrag(app, TENANT, one.auftrag, 'Storniert')).status).toBe(200);
    const hash = await app.inTenant(TENANT, async ({ secrets }) => secrets.pseudonym('iban', iban));
    expect(await tablesWith(app, [hash])).toEqual(['public.bankdaten']);
    expect((await del(session)).status).toBe(204);
    expect(await tablesWith(app, [hash])).toEqual([]);
  });
});
