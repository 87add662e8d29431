import { changeAdresse as changeAdresseCall, readAdresse as readAdresseCall } from '../../../contract/calls/empfehlung/adresse.ts';
import * as calls from '../../../contract/calls/empfehlung/empfehlung.ts';
import { openAnyEmpfehlung, openEmpfehlung } from '../../../contract/calls/empfehlung/empfehlungslink.ts';
import { answer, type CallRequest } from '../../calls/call-request.ts';
import { idOf } from '../../calls/login.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { askCaptcha, FREI, GATES, isPassing, spendCaptcha, takeCaptcha } from '../../captcha/captcha.ts';
import { refuse } from '../../errors.ts';
import { limitOf, spendLimit, spendMailLimits } from '../../limits/limits.ts';
import { accountEmail, openSession, toBenutzer } from '../account/index.ts';
import { changeAdresse, readAdresse } from './create/adresse.ts';
import { createEmpfehlung } from './create/create.ts';
import { confirmEmpfehlung, sendOptIn } from './create/opt-in.ts';
import { describeGeteilt } from './geteilt.ts';
import { empfehlungErneut } from './mails.ts';
import { empfaengerPageOf, overviewOf, overviewPageOf } from './overview.ts';
import { findWithProdukt } from './reads.ts';

/** Creates a referral. A logged-in recommender needs no captcha. */
const createCalls: readonly Served[] = [
  serve(calls.createEmpfehlung, {
    before: prepareCreate,
    run: async (context, { input, login }, { ergebnis, captcha }) => {
      if (input.body === undefined) return answer(200, ergebnis);
      await spendCaptcha(context, captcha);
      const loggedIn = login && { id: login.id, email: await accountEmail(context, login.id) };
      return answer(201, await createEmpfehlung(context, input.body, loggedIn));
    },
  }),
];

/** Spends the limits of the call and checks its captcha. Without a body, returns whether a captcha is needed. */
async function prepareCreate(request: CallRequest<typeof calls.createEmpfehlung>) {
  const { parts, mandant, input, login } = request;
  const free = { ergebnis: { CaptchaRequired: false }, captcha: FREI };
  if (login) {
    if (input.body) await spendLimit(parts, limitOf(mandant, 'empfehlungenEinesKontos'), `${mandant.mandant} ${login.id}`);
    return free;
  }
  if (input.body === undefined) return { ...free, ergebnis: await askCaptcha(request, GATES.Empfehlung) };
  const captcha = await takeCaptcha(request, GATES.Empfehlung, input.body.Captcha || '');
  // A call that fails the captcha sends no mail, so it spends no mail limit.
  if (isPassing(captcha)) await spendMailLimits(request, 'optInMail', input.body.Empfehler.Email);
  return { ...free, captcha };
}

/** Calls about the mailed link that confirms the recommender's address. */
const optInCalls: readonly Served[] = [
  serve(calls.confirmEmpfehlung, {
    run: async (context, { input }) => {
      const { empfehlerId, angelegt } = await confirmEmpfehlung(context, input.body.Token);
      const session = await openSession(context, empfehlerId);
      return answer(200, { ...angelegt, Benutzer: await toBenutzer(context, empfehlerId, session) });
    },
    // After a double click the browser keeps only the second answer, so that one logs in too.
    after: ({ reply }, { body }) => reply.setSessionCookie('Empfehler', body.Benutzer.Token),
  }),

  serve(calls.resendBestaetigung, {
    before: async (request) => {
      const row = await request.inContext((context) => findWithProdukt(context, request.input.params.nr));
      // A separate limit: a recommender who has just made three referrals can still request a lost mail.
      if (row) await spendMailLimits(request, 'erneutMail', row.email);
    },
    run: async (context, { input }) => {
      const row = (await findWithProdukt(context, input.params.nr)) ?? refuse('NichtGefunden');
      if (row.bestaetigt_am === null) await sendOptIn(context, input.params.nr, empfehlungErneut);
      return answer(204, null);
    },
  }),

  serve(readAdresseCall, {
    run: async (context, { input, reply }) => {
      reply.headers({ 'cache-control': 'no-store' });
      return answer(200, { Email: await readAdresse(context, input.params.nr) });
    },
  }),

  serve(changeAdresseCall, {
    before: (request) => spendMailLimits(request, 'optInMail', request.input.body.Email),
    run: async (context, { input }) => {
      await changeAdresse(context, input.params.nr, input.body.Email);
      return answer(204, null);
    },
  }),
];

export const empfehlungCalls: readonly Served[] = [
  ...createCalls,

  serve(calls.listEmpfehlungen, {
    // A page of the product shows a part of the list itself.
    run: async (context, { login, input, isOfPage }) =>
      answer(200, await (isOfPage ? overviewOf(context, idOf(login)) : overviewPageOf(context, idOf(login), input.query))),
  }),

  serve(calls.listEigeneEmpfaenger, {
    run: async (context, { login, input: { params, query } }) =>
      answer(200, await empfaengerPageOf(context, idOf(login), params.nr, query)),
  }),

  serve(openEmpfehlung, {
    run: async (context, { input: { params } }) => {
      const { geteilt, annahme } = await describeGeteilt(context, params.nr, params.hex);
      return annahme === 'Beendet' ? refuse('Abgelaufen') : answer(200, geteilt);
    },
  }),

  serve(openAnyEmpfehlung, {
    run: async (context, { input: { params } }) => {
      const { geteilt } = await describeGeteilt(context, params.nr, params.hex);
      return answer(200, geteilt);
    },
  }),

  ...optInCalls,
];
