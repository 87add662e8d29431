import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { Email, Geheimnis, Line } from '../../values/wire.ts';
import { CaptchaErgebnis, CaptchaText } from '../captcha.ts';
import { Seller } from './login.ts';

/** Days for which a registration can be confirmed. */
export const SELLER_BESTAETIGUNG_TAGE = 14;

export const checkSellerCaptcha = call({
  name: 'checkSellerCaptcha',
  method: 'GET',
  path: '/seller/registrieren',
  recht: 'Besuch',
  tag: 'Seller',
  summary: 'Whether a registration needs a captcha now',
  description:
    'Says whether the next registration from this network address needs a solved captcha, and returns the task. The form sends the solution as `Captcha` within 20 minutes.',
  query: z.object({ cmd: z.enum(['IsCaptchaRequired']) }),
  answers: { 200: CaptchaErgebnis },
  errors: ['NichtGefunden'],
});

export const registerSeller = call({
  name: 'registerSeller',
  method: 'POST',
  path: '/seller/registrieren',
  recht: 'Besuch',
  tag: 'Seller',
  summary: 'Registers a profi seller, open to anyone; the answer is the same for every address',
  description: `Stores what was entered and mails a link, valid for ${SELLER_BESTAETIGUNG_TAGE} days, which confirms the address and sets a password. The seller is created when the address is confirmed. The same address can register again at any time: every mailed link stays valid until it expires or the password is set by one of them, and the names of the link that is confirmed last count. An address of a seller gets a mail that says so. An address that is barred or wants no mails gets none. Answer and work are the same in each case. The limit is three mails an hour to an address. At a tenant with autologin the call is not found.`,
  body: z.strictObject({ Vorname: Line(80), Nachname: Line(80), Email, Captcha: CaptchaText }),
  answers: { 202: null },
  errors: ['NichtGefunden', 'CaptchaRequired', 'CaptchaWrong', 'EmailUngueltig'],
  idempotent: true,
});

export const confirmSeller = call({
  name: 'confirmSeller',
  method: 'POST',
  path: '/seller/bestaetigen',
  recht: 'Besuch',
  tag: 'Seller',
  summary: 'Confirms the address of a registration by the mailed link, and opens a session',
  description:
    'Confirms the address by the token of the mailed link. The first call creates the seller, in status AdresseBestaetigt. Each call opens a session, in which the data can be entered at once; the same token still sets the password (seller/passwort), after which it is used up.',
  body: z.strictObject({ Token: Geheimnis }),
  answers: { 200: Seller },
  errors: ['NichtGefunden', 'Abgelaufen', 'TokenBereitsVerwendet'],
});
