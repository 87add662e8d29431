import * as calls from '../../../contract/empfehlung.ts';
import { openAnyEmpfehlung, openEmpfehlung } from '../../../contract/empfehlungslink.ts';
import { askCaptcha, FREI, GATES, isPassing, spendCaptcha, takeCaptcha } from '../../captcha/captcha.ts';
import { refuse } from '../../errors.ts';
import { idOf, setSessionCookie } from '../../http/logins.ts';
import { answer, type CallRequest, type Mount, mount } from '../../http/mount.ts';
import { limitOf, spendLimit, spendMailLimits } from '../../limits/limits.ts';
import { accountEmail, openSession, toBenutzer } from '../account/account.ts';
import { confirmEmpfehlung, createEmpfehlung, sendOptIn } from './empfehlung.ts';
import { describeGeteilt } from './geteilt.ts';
import { empfehlungErneut } from './mails.ts';
import { overviewOf, type PraemierungToken } from './overview.ts';
import { findWithProdukt } from './reads.ts';

export function mountEmpfehlung(mounting: Mount, tokenOf: PraemierungToken): void {
  mountCreate(mounting);

  mount(mounting, calls.listEmpfehlungen, async (context, { login }) => answer(200, await overviewOf(context, idOf(login), tokenOf)));

  mount(mounting, openEmpfehlung, async (context, { input: { params } }) => {
    const { geteilt, annahme } = await describeGeteilt(context, params.nr, params.hex, tokenOf);
    return annahme === 'Beendet' ? refuse('Abgelaufen') : answer(200, geteilt);
  });

  mount(mounting, openAnyEmpfehlung, async (context, { input: { params } }) => {
    const { geteilt } = await describeGeteilt(context, params.nr, params.hex, tokenOf);
    return answer(200, geteilt);
  });

  mountOptIn(mounting);
}

/** Recommends. Who is logged in is known, and needs no captcha. */
function mountCreate(mounting: Mount): void {
  mount(
    mounting,
    calls.createEmpfehlung,
    async (context, { input, login }, { ergebnis, captcha }) => {
      if (input.body === undefined) return answer(200, ergebnis);
      await spendCaptcha(context, captcha);
      const loggedIn = login && { id: login.id, email: await accountEmail(context, login.id) };
      return answer(201, await createEmpfehlung(context, input.body, loggedIn));
    },
    prepareCreate,
  );
}

/** Counts the call, and says how its captcha stands, or what the next one needs. */
async function prepareCreate(request: CallRequest<typeof calls.createEmpfehlung>) {
  const { parts, mandant, input, login } = request;
  const free = { ergebnis: { CaptchaRequired: false }, captcha: FREI };
  if (login) {
    if (input.body) await spendLimit(parts, limitOf(mandant, 'empfehlungenEinesKontos'), `${mandant.mandant} ${login.id}`);
    return free;
  }
  if (input.body === undefined) return { ...free, ergebnis: await askCaptcha(request, GATES.Empfehlung) };
  const captcha = await takeCaptcha(request, GATES.Empfehlung, input.body.Captcha || '');
  // A call that will be refused mails nobody.
  if (isPassing(captcha)) await spendMailLimits(request, 'optInMail', input.body.Empfehler.Email);
  return { ...free, captcha };
}

/** Calls about the mailed link that confirms the recommender's address. */
function mountOptIn(mounting: Mount): void {
  mount(
    mounting,
    calls.confirmEmpfehlung,
    async (context, { input }) => {
      const { empfehlerId, angelegt } = await confirmEmpfehlung(context, input.body.Token);
      const session = await openSession(context, empfehlerId);
      return answer(200, { ...angelegt, Benutzer: await toBenutzer(context, empfehlerId, session) });
    },
    undefined,
    // Of two clicks a browser keeps only the second's answer: that logs in too.
    ({ reply }, { body }) => setSessionCookie(reply, body.Benutzer.Token),
  );

  mount(
    mounting,
    calls.resendBestaetigung,
    async (context, { input }) => {
      const row = (await findWithProdukt(context, input.params.nr)) ?? refuse('NichtGefunden');
      if (row.bestaetigt_am === null) await sendOptIn(context, input.params.nr, empfehlungErneut);
      return answer(204, null);
    },
    async (request) => {
      const row = await request.inContext((context) => findWithProdukt(context, request.input.params.nr));
      // Counted by itself (contract section 2): whoever just recommended three times can still ask for a lost mail.
      if (row) await spendMailLimits(request, 'erneutMail', row.email);
    },
  );
}
