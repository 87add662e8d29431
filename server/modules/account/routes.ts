import { login, logout, readUser, updateLanguage } from '../../../contract/account.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { emailSchluessel } from '../../email-address.ts';
import { refuse, refuseField } from '../../errors.ts';
import { clearSessionCookie, idOf, readCredential, setSessionCookie } from '../../http/logins.ts';
import { answer, type Mount, mount, mountWithoutTransaction } from '../../http/mount.ts';
import { noteHandlung } from '../../mail/postfach.ts';
import { checkNichtGesperrt, endSession, findEmpfehlerAccount, openSession, renewSession, toBenutzer } from './account.ts';
import { guessesOf } from './guesses.ts';
import { checkUnchanged } from './passwort-setzen.ts';
import { setLanguage } from './store.ts';

/** What a tenant that lets it be known says of an address that cannot log in. */
function whyNot(account: { readonly bestaetigt_am: Date | null } | undefined): ErrorCode {
  if (!account) return 'NichtRegistriert';
  return account.bestaetigt_am ? 'PasswortOderEmailFalsch' : 'OptInRequired';
}

export function mountAccount(mounting: Mount): void {
  mountWithoutTransaction(mounting, login, async (request) => {
    const { Email, Password } = request.input.body;
    const guesses = guessesOf(request, emailSchluessel(Email));
    await guesses.check();
    const account = await request.inContext((context) => findEmpfehlerAccount(context, Email));
    if (!(await request.parts.passwords.matches(account?.passwort_hash, Password)) || !account) {
      await guesses.countWrong();
      refuse(request.mandant.konfiguration.KontoAuskunft ? whyNot(account) : 'PasswortOderEmailFalsch');
    }
    // Of many guesses sent at once, one that is right does not pass when wrong ones have used the limit up meanwhile.
    await guesses.check();
    const body = await request.inContext(async (context) => {
      await checkNichtGesperrt(context, Email);
      await checkUnchanged(context, account.account_id, account.passwort_hash);
      const session = await openSession(context, account.account_id);
      setSessionCookie(request.reply, session.token);
      const benutzer = await toBenutzer(context, account.account_id, session);
      await noteHandlung(context, benutzer.Email);
      return benutzer;
    });
    return answer(200, body);
  });

  mount(mounting, logout, async (context, { request, reply }) => {
    await endSession(context, readCredential(request, ['E'])?.value ?? '');
    clearSessionCookie(reply);
    return answer(204, null);
  });

  mount(mounting, readUser, async (context, { login: session, request, reply }) => {
    const accountId = idOf(session);
    const renewed = await renewSession(context, accountId, readCredential(request, ['E'])?.value ?? '');
    setSessionCookie(reply, renewed.token);
    return answer(200, await toBenutzer(context, accountId, renewed));
  });

  mount(mounting, updateLanguage, async (context, { login: session, input }) => {
    const { Language } = input.body;
    if (!context.konfiguration.SupportedLanguage.Sprache.includes(Language)) refuseField('Language', 'auswahl');
    await setLanguage(context, idOf(session), Language);
    await writeProtokoll(context, 'account.sprache', idOf(session), { language: Language });
    return answer(204, null);
  });
}
