import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { Email, Nummer } from '../../values/wire.ts';

/** Minutes after the creation of a referral in which its number alone is enough to show and change its address. */
export const ADRESSE_MINUTEN = 60;

export const readAdresse = call({
  name: 'readAdresse',
  method: 'GET',
  path: '/Empfehlen/bestaetigung/:nr',
  recht: 'Besuch',
  tag: 'Empfehlung',
  summary: 'The address that must confirm a new referral, for the person who has just made it',
  description: `Returns the address that must confirm a referral, so that the person who made it can notice a typing error. The call needs only the number, which no other person has yet. It works for ${ADRESSE_MINUTEN} minutes, then returns Abgelaufen; once the referral is confirmed it returns Konflikt. The address is returned in its normal spelling, so that the answer does not reveal whether there was an account.`,
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
  summary: 'Replaces the address of a referral that waits for confirmation: the new address gets the mail, links to the former one end',
  description: `Corrects a mistyped address. The referral belongs to the new address from then on, which gets the mail to confirm it; links mailed to another address are expired, those mailed to the same one stay valid. The call works for ${ADRESSE_MINUTEN} minutes, until the referral is confirmed. The answer is the same for every address. The address of the person named in the referral is refused (EmailEmpfehlerGleichEmpfaenger). The limits are three mails an hour to an address and 20 changes an hour from one network address.`,
  params: z.object({ nr: Nummer }),
  body: z.strictObject({ Email }),
  answers: { 204: null },
  errors: ['NichtGefunden', 'EmailNotAllowed', 'Konflikt', 'Abgelaufen', 'EmailUngueltig', 'EmailEmpfehlerGleichEmpfaenger'],
  idempotent: true,
});
