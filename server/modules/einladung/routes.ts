import { endVerbindung as endVerbindungCall, readVerbindung } from '../../../contract/calls/account/empfehler.ts';
import * as calls from '../../../contract/calls/agentur/einladung.ts';
import { verifyAgenturToken } from '../../../contract/calls/agentur/konto.ts';
import { answer, type CallRequest } from '../../calls/call-request.ts';
import { idOf } from '../../calls/login.ts';
import { type Served, serve } from '../../calls/serve.ts';
import { askCaptcha, FREI, GATES, isPassing, spendCaptcha, takeCaptcha } from '../../captcha/captcha.ts';
import { isUnknown } from '../../errors.ts';
import { spendMailbox, spendMailLimits } from '../../limits/limits.ts';
import { toBenutzer } from '../account/index.ts';
import { readAgenturToken } from '../agentur/index.ts';
import { acceptByLink } from './accept.ts';
import { findEmpfaengerOf, resend, withdraw } from './aendern.ts';
import { readCode } from './code.ts';
import { datenOf } from './daten.ts';
import { declineByLink } from './decline.ts';
import { checkEinladung, invite } from './einladen.ts';
import { describeLink, findLink, tokenOf } from './link.ts';
import { describeVerbindung, endVerbindung } from './verbindung.ts';

const NO_STORE = { 'cache-control': 'no-store' };

/** Calls with which users of an agency and employees invite. */
const agenturCalls: readonly Served[] = [
  serve(calls.createEinladung, {
    before: prepareCreate,
    run: async (context, { input, login, reply }, { ergebnis, captcha }) => {
      if (input.body === undefined) return answer(200, ergebnis);
      await spendCaptcha(context, captcha);
      reply.headers(NO_STORE);
      return answer(201, await invite(context, login, input.body));
    },
  }),

  serve(calls.readEinladungsdaten, {
    run: async (context, { login, reply }) => {
      reply.headers(NO_STORE);
      return answer(200, await datenOf(context, login));
    },
  }),

  serve(calls.resendEinladung, {
    // An invitation is mailed again only once: a repeat is refused and not counted for the mailbox.
    turn: ({ input }) => input.params.nr,
    before: async (request) => {
      const { login, input } = request;
      const email = await request.inContext((context) => findEmpfaengerOf(context, login, input.params.nr));
      if (email !== null) await spendMailbox(request, 'einladungMail', email);
    },
    run: async (context, { login, input }) => {
      await resend(context, login, input.params.nr);
      return answer(204, null);
    },
  }),

  serve(calls.withdrawEinladung, {
    run: async (context, { login, input }) => {
      await withdraw(context, login, input.params.nr);
      return answer(204, null);
    },
  }),
];

/**
 * Checks an invitation and its captcha, which counts by login, then counts the mail against the limit of the mailbox. Invalid input is not
 * counted. Without a body it returns whether the next invitation needs a captcha.
 */
async function prepareCreate(request: CallRequest<typeof calls.createEinladung>) {
  const { body } = request.input;
  if (body === undefined) return { ergebnis: await askCaptcha(request, GATES.Einladung), captcha: FREI };
  await request.inContext((context) => checkEinladung(context, request.login, body));
  const captcha = await takeCaptcha(request, GATES.Einladung, body.Captcha || '');
  if (isPassing(captcha) && body.Email) await spendMailbox(request, 'einladungMail', body.Email);
  return { ergebnis: { CaptchaRequired: false }, captcha };
}

/** Calls of invited people. */
const kundenCalls: readonly Served[] = [
  serve(calls.openEinladung, {
    run: async (context, { input, reply }) => {
      reply.headers(NO_STORE);
      return answer(200, describeLink(await findLink(context, input.body.Token)));
    },
  }),

  serve(calls.acceptEinladung, {
    before: async (request) => {
      const { login, input } = request;
      const { Token, Email } = input.body;
      // An invalid code mails no one and is not counted for the mailbox.
      const isCode = await request.inContext(async (context) => readCode(context, Token) !== null);
      if (isCode && !login && Email) await spendMailLimits(request, 'einladungMail', Email);
    },
    run: async (context, { input, login }) => {
      const { Token, Vorname, Nachname, Email } = input.body;
      const person = { vorname: Vorname || '', nachname: Nachname || '', email: Email || '' };
      const annahme = await acceptByLink(context, Token, person, login?.id ?? null);
      if (annahme.art === 'angefragt') return answer(202, { OptInRequired: true });
      const { empfehlerId, session } = annahme;
      return answer(200, { Status: 'Angenommen' as const, ...(session && { Benutzer: await toBenutzer(context, empfehlerId, session) }) });
    },
    // After a double click a browser keeps only the second answer, so that one logs in too.
    after: ({ reply }, { body }) => {
      if ('Benutzer' in body && body.Benutzer?.Token) reply.setSessionCookie('Empfehler', body.Benutzer.Token);
    },
  }),

  serve(calls.declineEinladung, {
    run: async (context, { input }) => {
      await declineByLink(context, input.body.Token);
      return answer(204, null);
    },
  }),

  // A link of an agency belongs to an invitation or a password.
  serve(verifyAgenturToken, {
    run: async (context, { input }) => {
      const link = await findLink(context, input.query.t).catch(orOther);
      return answer(200, link ? tokenOf(link) : await readAgenturToken(context, input.query.t));
    },
  }),
];

function orOther(error: unknown): null {
  if (isUnknown(error)) return null;
  throw error;
}

/** Calls of recommenders about the agency with which an invitation connected them. */
const verbindungCalls: readonly Served[] = [
  serve(readVerbindung, {
    run: async (context, { login }) => answer(200, { Verbindung: await describeVerbindung(context, idOf(login)) }),
  }),

  serve(endVerbindungCall, {
    run: async (context, { login }) => {
      await endVerbindung(context, idOf(login));
      return answer(204, null);
    },
  }),
];

export const einladungCalls: readonly Served[] = [...agenturCalls, ...kundenCalls, ...verbindungCalls];
