import { expect } from 'vitest';
import { confirmAccount, setPasswort } from '../../server/modules/account/index.ts';
import { ensureEmpfehler } from '../../server/modules/empfehler/index.ts';
import { BY_PROGRAM, type Reply, type TestApp } from './app.ts';
import { tokenOf } from './mails.ts';
import { newEmail, PASSWORD } from './walk.ts';

interface NewAccount {
  readonly email: string;
  readonly id: string;
}

/** A new account for a test: confirmed with `PASSWORD`, confirmed without a password, or not confirmed. */
export async function newAccount(
  app: TestApp,
  tenant = 'telko',
  stand: 'passwort' | 'bestaetigt' | 'offen' = 'passwort',
): Promise<NewAccount> {
  const email = newEmail('konto');
  const hash = await app.parts.passwords.hash(PASSWORD);
  const id = await app.inTenant(tenant, async (context) => {
    const accountId = await ensureEmpfehler(context, { email, vorname: 'Karla', nachname: 'Konto' });
    if (stand !== 'offen') await confirmAccount(context, accountId);
    if (stand === 'passwort') await setPasswort(context, accountId, hash);
    return accountId;
  });
  return { email, id };
}

/** The stored account of an address. */
export const accountOf = (app: TestApp, email: string, tenant = 'telko') =>
  app.inTenant(tenant, ({ tx }) => tx.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst());

let machines = 0;
/** A network address that no other test uses. */
export function newAddress(): string {
  machines += 1;
  return `10.3.${machines >> 8}.${machines & 255}`;
}

/** Requests a link to set a password, by default from a new network address. */
export const requestLink = (app: TestApp, email: string, tenant = 'telko', remoteAddress = newAddress()): Promise<Reply> =>
  app.request({
    method: 'GET',
    url: `/api/v1/${tenant}/account/resetPassword/${encodeURIComponent(email)}`,
    remoteAddress,
    headers: BY_PROGRAM,
  });

/** The secret of the mailed link to set a password. */
export async function mailedLink(app: TestApp, email: string, tenant = 'telko'): Promise<string> {
  expect((await requestLink(app, email, tenant)).status).toBe(204);
  await app.jobs.drainMails();
  return tokenOf(app.mails.to(email));
}

export const setPassword = (app: TestApp, Token: string, Password: string, tenant = 'telko'): Promise<Reply> =>
  app.api(tenant, 'PUT', '/account/resetPassword', { body: { Token, Password } });

export const tryLogin = (app: TestApp, Email: string, Password: string, tenant = 'telko'): Promise<Reply> =>
  app.request({
    method: 'POST',
    url: `/api/v1/${tenant}/account/login`,
    payload: { Email, Password },
    remoteAddress: newAddress(),
  });

/** Blocks an address or a pattern at a tenant. */
export const blockAddress = (app: TestApp, muster: string, tenant = 'telko') =>
  app.inTenant(tenant, ({ tx, now }) => tx.insertInto('sperre').values({ muster, erstellt_am: now }).execute());

/** Entries of the audit log about an account's password. */
export const protokollOf = (app: TestApp, accountId: string, tenant = 'telko') =>
  app.inTenant(tenant, ({ tx }) =>
    tx.selectFrom('protokoll').select(['wer', 'was']).where('bezug', '=', accountId).where('was', 'like', 'passwort.%').execute(),
  );
