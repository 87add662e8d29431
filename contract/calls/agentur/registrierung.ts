import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { Email, Geheimnis, Line } from '../../values/wire.ts';
import { CaptchaErgebnis, CaptchaText } from '../captcha.ts';
import { Firma } from './angaben.ts';
import { Zustimmungen } from './zustimmung.ts';

/** Days for which a registration can be confirmed. */
export const BESTAETIGUNG_TAGE = 14;

export const checkAgenturCaptcha = call({
  name: 'checkAgenturCaptcha',
  method: 'GET',
  path: '/agentur/registrieren',
  recht: 'Besuch',
  tag: 'Agentur',
  summary: 'Whether a registration needs a captcha now',
  description:
    'Says whether the next registration from this network address needs a solved captcha, and returns the task. The form sends the solution as `Captcha` within 20 minutes.',
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
  summary: 'Registers an agency with its owner, open to anyone; the answer is the same for every address',
  description: `Stores what was entered and mails its owner a link, valid for ${BESTAETIGUNG_TAGE} days, which confirms the address and sets a password. The agency is created when the address is confirmed. The same address can register again at any time: every mailed link stays valid until it expires or the password is set by one of them, and the names of the link that is confirmed last count. An address that already works for an agency gets a mail that says so; one that was only invited by an agency registers like any other. An address that is barred or wants no mails gets none. Answer and work are the same in each case. \`Zustimmungen\` accepts the texts that the tenant has for agencies; they are stored with the registration, and with the agency once the address is confirmed. The limit is three mails an hour to an address. If \`ModuleAgentur\` is not Offen, the call is not found.`,
  body: z.strictObject({
    Firma,
    Vorname: Line(80),
    Nachname: Line(80),
    Email,
    Zustimmungen: z.optional(Zustimmungen),
    Captcha: CaptchaText,
  }),
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
    'Confirms the address by the token of the mailed link. The call can be repeated until the password is set with the same token (agentur/passwort). The first call creates the agency with its owner, in state AdresseBestaetigt. Setting the password by the link also confirms the address.',
  body: z.strictObject({ Token: Geheimnis }),
  answers: { 204: null },
  errors: ['NichtGefunden', 'Abgelaufen', 'TokenBereitsVerwendet'],
});
