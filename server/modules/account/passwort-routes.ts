import * as calls from '../../../contract/passwort.ts';
import { createTexts } from '../../../texts/texts.ts';
import { refuse, refuseField } from '../../errors.ts';
import { answerOnceAcross } from '../../http/idempotency/across.ts';
import { idOf, readCredential, setSessionCookie } from '../../http/logins.ts';
import { answer, type CallRequest, type Mount, mount, mountWithoutTransaction } from '../../http/mount.ts';
import { spendMailLimits } from '../../limits/limits.ts';
import { toBenutzer } from './account.ts';
import { guessesOf } from './guesses.ts';
import { checkHaeufig } from './passwort.ts';
import { changePasswort, checkPasswortlink, readPasswortlink, requestPasswortlink, resetPasswort } from './passwort-setzen.ts';
import { findAccount } from './store.ts';

/** Calls to set and change a password. */
export function mountPasswort(mounting: Mount): void {
  mount(
    mounting,
    calls.requestPasswortlink,
    async (context, { input }) => {
      await requestPasswortlink(context, input.params.email);
      return answer(204, null);
    },
    (request) => spendMailLimits(request, 'passwortMail', request.input.params.email),
    // Only writing methods wake the jobs by themselves.
    () => mounting.jobs.wake(),
  );

  mount(mounting, calls.validatePasswortlink, async (context, { input }) => answer(200, await readPasswortlink(context, input.body.Token)));

  mountWithoutTransaction(mounting, calls.resetPasswort, async (request) => {
    const answered = await answerOnceAcross(request, calls.resetPasswort, () => reset(request));
    // Of two clicks only the second's answer counts.
    setSessionCookie(request.reply, answered.body.Token);
    return answered;
  });

  mountWithoutTransaction(mounting, calls.changePasswort, (request) =>
    answerOnceAcross(request, calls.changePasswort, () => change(request)),
  );

  mount(mounting, calls.readPasswortregeln, async ({ locale, texte }) => {
    const t = createTexts(locale, texte[locale]);
    const Regeln = calls.PASSWORT_REGELN.map(({ Name, Muster }) => ({ Name, Muster, Text: t(`passwort.regel.${Name}`) }));
    return answer(200, { MinLaenge: calls.PASSWORT_MIN_LAENGE, Regeln });
  });
}

async function reset({ parts, input, inContext }: CallRequest<typeof calls.resetPasswort>) {
  const { Token, Password } = input.body;
  await inContext((context) => checkPasswortlink(context, Token));
  checkHaeufig('Password', Password);
  const hash = await parts.passwords.hash(Password);
  const body = await inContext(async (context) => {
    const { accountId, session } = await resetPasswort(context, Token, hash);
    return toBenutzer(context, accountId, session);
  });
  return answer(200, body);
}

async function change(request: CallRequest<typeof calls.changePasswort>) {
  const { Password, NewPassword } = request.input.body;
  const { passwords } = request.parts;
  const accountId = idOf(request.login);
  const account = (await request.inContext((context) => findAccount(context, accountId))) ?? refuse('PSOF0204');
  const guesses = guessesOf(request, account.email_schluessel);
  await guesses.check();
  checkHaeufig('NewPassword', NewPassword);
  if (account.passwort_hash !== null && (await passwords.matches(account.passwort_hash, Password))) {
    // As at a login: a right guess among many at once does not pass.
    await guesses.check();
    const hashes = { old: account.passwort_hash, next: await passwords.hash(NewPassword) };
    const token = readCredential(request.request, ['E'])?.value ?? '';
    if (await request.inContext((context) => changePasswort(context, accountId, token, hashes))) return answer(204, null);
  }
  // The second of two clicks finds that the first has done it.
  const changed = await request.inContext((context) => findAccount(context, accountId));
  if (await passwords.matches(changed?.passwort_hash, NewPassword)) return answer(204, null);
  await guesses.countWrong();
  return refuseField('Password', 'passwortFalsch');
}
