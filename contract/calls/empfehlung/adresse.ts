import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { Email, Nummer } from '../../values/wire.ts';

/** How long after a referral was made its address is shown and can be changed by the number alone. */
export const ADRESSE_MINUTEN = 60;

export const readAdresse = call({
  name: 'readAdresse',
  method: 'GET',
  path: '/Empfehlen/bestaetigung/:nr',
  recht: 'Besuch',
  tag: 'Empfehlung',
  summary: 'The address that a referral waits for, for who has just made it',
  description: `Tells whoever just made a referral which address has to confirm it, so that a slip is seen. By the number, which nobody else has yet, for ${ADRESSE_MINUTEN} minutes; never once it is confirmed. After that time it is Abgelaufen, once confirmed Konflikt. The address is shown in its normal spelling, so that it does not tell whether there was an account.`,
  params: z.object({ nr: Nummer }),
  answers: { 200: z.object({ Email: z.string() }) },
  errors: ['NichtGefunden', 'Konflikt', 'Abgelaufen'],
});

export const changeAdresse = call({
  name: 'changeAdresse',
  method: 'PUT',
  path: '/Empfehlen/bestaetigung/:nr',
  recht: 'Besuch',
  tag: 'Empfehlung',
  summary: 'Another address for a referral that waits to be confirmed: the mail goes there, the one sent before ends',
  description: `Mends a mistyped address: the referral belongs to the new one from then on, which gets the mail to confirm it; links mailed before are expired. For ${ADRESSE_MINUTEN} minutes, until it is confirmed. The answer is the same for every address. Three mails an hour to an address. The address of the person named in the referral is refused (EmailEmpfehlerGleichEmpfaenger). 20 changes an hour from one network address.`,
  params: z.object({ nr: Nummer }),
  body: z.strictObject({ Email }),
  answers: { 204: null },
  errors: ['NichtGefunden', 'EmailNotAllowed', 'Konflikt', 'Abgelaufen', 'EmailUngueltig', 'EmailEmpfehlerGleichEmpfaenger'],
  idempotent: true,
});
