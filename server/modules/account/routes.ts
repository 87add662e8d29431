import { login, logout, readUser } from '../../../contract/account.ts';
import { emailSchluessel } from '../../email-address.ts';
import { refuse } from '../../errors.ts';
import { clearSessionCookie, readCredential, setSessionCookie } from '../../http/logins.ts';
import { answer, type Mount, mount, mountWithoutTransaction } from '../../http/mount.ts';
import { checkLimit, LIMITS, spendLimit } from '../../limits/limits.ts';
import { endSession, findEmpfehlerAccount, openSession, renewSession, sperreOf, toBenutzer } from './account.ts';
import { isPasswort } from './passwort.ts';
import { checkUnchanged } from './passwort-setzen.ts';

export function mountAccount(mounting: Mount): void {
  mountWithoutTransaction(mounting, login, async ({ input, inContext, parts, mandant, request, reply }) => {
    const { Email, Password } = input.body;
    const limitKeys = [`adresse ${request.ip}`, `konto ${mandant.mandant} ${emailSchluessel(Email)}`];
    for (const key of limitKeys) await checkLimit(parts, LIMITS.falscheAnmeldung, key);

    const account = await inContext((context) => findEmpfehlerAccount(context, Email));
    if (!(await isPasswort(account?.passwort_hash, Password)) || !account) {
      for (const key of limitKeys) await spendLimit(parts, LIMITS.falscheAnmeldung, key);
      refuse('PasswortOderEmailFalsch');
    }
    // Of many guesses sent at once, one that is right does not pass when wrong ones have used the limit up meanwhile.
    for (const key of limitKeys) await checkLimit(parts, LIMITS.falscheAnmeldung, key);
    const body = await inContext(async (context) => {
      const sperre = await sperreOf(context, Email);
      if (sperre) refuse(`KontoGesperrt${sperre}`);
      await checkUnchanged(context, account.account_id, account.passwort_hash);
      const session = await openSession(context, account.account_id);
      setSessionCookie(reply, session.token);
      return toBenutzer(context, account.account_id, session);
    });
    return answer(200, body);
  });

  mount(mounting, logout, async (context, { request, reply }) => {
    await endSession(context, readCredential(request, ['E'])?.value ?? '');
    clearSessionCookie(reply);
    return answer(204, null);
  });

  mount(mounting, readUser, async (context, { login: session, request, reply }) => {
    const accountId = session?.id ?? refuse('LoginFirst');
    const renewed = await renewSession(context, accountId, readCredential(request, ['E'])?.value ?? '');
    setSessionCookie(reply, renewed.token);
    return answer(200, await toBenutzer(context, accountId, renewed));
  });
}
