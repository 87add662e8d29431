import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { Email, Geheimnis, Line, OptionalText } from '../../values/wire.ts';
import { CaptchaErgebnis } from '../captcha.ts';
import { Firma } from './angaben.ts';

/** How long a registration can be confirmed, in days. */
export const BESTAETIGUNG_TAGE = 14;

export const checkAgenturCaptcha = call({
  name: 'checkAgenturCaptcha',
  method: 'GET',
  path: '/agentur/registrieren',
  recht: 'Besuch',
  tag: 'Agentur',
  summary: 'Whether a registration needs a captcha now',
  description:
    'Tells the form of a registration whether the next one of this network address needs a solved captcha, and gives the task. The solution goes along with it as `Captcha`, within 20 minutes.',
  query: z.object({ cmd: z.enum(['IsCaptchaRequired']) }),
  answers: { 200: CaptchaErgebnis },
  errors: ['NichtGefunden'],
});

export const registerAgentur = call({
  name: 'registerAgentur',
  method: 'POST',
  path: '/agentur/registrieren',
  recht: 'Besuch',
  tag: 'Agentur',
  summary: 'Registers an agency with its owner, where anyone may; answers the same for every address',
  description: `Makes an agency in state Angelegt and mails its owner a link of ${BESTAETIGUNG_TAGE} days by which the address is confirmed and a password set. Until then the same address can register again: the latest names count, and links mailed before end. An address that works for an agency already is told so by mail, and the answer is the same. Three mails an hour to an address. An address that is barred or wants no mails gets none, and nothing is made. Where \`ModuleAgentur\` is not Offen the call is not found.`,
  body: z.strictObject({ Firma, Vorname: Line(80), Nachname: Line(80), Email, Captcha: OptionalText(5000) }),
  answers: { 202: null },
  errors: ['NichtGefunden', 'CaptchaRequired', 'CaptchaWrong', 'EmailUngueltig'],
  idempotent: true,
});

export const confirmAgentur = call({
  name: 'confirmAgentur',
  method: 'POST',
  path: '/agentur/bestaetigen',
  recht: 'Besuch',
  tag: 'Agentur',
  summary: 'Confirms the address of a registration by the mailed link, which then sets the password',
  description:
    'Confirms the address by the token of the mailed link, which can be done again until the password is set with the same token (agentur/passwort). The agency is AdresseBestaetigt from then on. Setting the password by the link confirms the address too.',
  body: z.strictObject({ Token: Geheimnis }),
  answers: { 204: null },
  errors: ['NichtGefunden', 'Abgelaufen', 'TokenBereitsVerwendet'],
});
