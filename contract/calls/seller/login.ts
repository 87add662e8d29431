import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { REGISTRIERUNG_STATUS } from '../../rules/registrierung.ts';
import { named } from '../../values/named.ts';
import { KontoEmail, Locale, SessionToken, Zeitpunkt } from '../../values/wire.ts';
import { Passwort } from '../account/account.ts';

/** Errors of the calls of a seller's session. */
export const SELLER_ERRORS = ['LoginFirst', 'PSOF0204', 'NichtGefunden'] as const;

/** Minutes for which a password that was given confirms changes of address, account and tax data (sellers.md rule 14). */
export const SELLER_PASSWORT_MINUTEN = 15;

export const Seller = z
  .object({
    Token: SessionToken,
    Sellernummer: z.string(),
    Name: z.string(),
    Status: z.enum(REGISTRIERUNG_STATUS),
    Vorname: z.string(),
    Nachname: z.string(),
    Email: z.string(),
    Language: Locale,
    GueltigBis: Zeitpunkt,
  })
  .register(named, {
    id: 'Seller',
    description:
      'A logged-in profi seller. `Name` is that of the firm, or the first and last name. `Token` is null for a call by the cookie. The session ends at `GueltigBis`, 12 hours after the login.',
  });
export type Seller = z.infer<typeof Seller>;

export const loginSeller = call({
  name: 'loginSeller',
  method: 'POST',
  path: '/seller/login',
  recht: 'Besuch',
  tag: 'Seller',
  summary: 'Logs a profi seller in with mail address and password',
  description:
    'Opens a session of 12 hours, also as a cookie. A seller can log in from the confirmation of the address on; one that is Inaktiv logs in to read. An unknown address, a wrong password and a barred address get the same answer. Wrong passwords are counted by address and network; then the call answers ZuVieleAnfragen.',
  body: z.strictObject({ Email: KontoEmail, Password: Passwort }),
  answers: { 200: Seller },
  errors: ['PasswortOderEmailFalsch', 'NichtGefunden'],
});

export const readSeller = call({
  name: 'readSeller',
  method: 'GET',
  path: '/seller/user',
  recht: 'Seller',
  tag: 'Seller',
  summary: 'The logged-in profi seller',
  description: 'Returns number, name and status of the seller of the session.',
  answers: { 200: Seller },
  errors: SELLER_ERRORS,
});

export const logoutSeller = call({
  name: 'logoutSeller',
  method: 'POST',
  path: '/seller/logout',
  recht: 'Seller',
  tag: 'Seller',
  summary: 'Ends the session of a profi seller',
  description: 'Ends the session of this call and removes its cookie. Other sessions of the seller continue.',
  answers: { 204: null },
  errors: SELLER_ERRORS,
});
