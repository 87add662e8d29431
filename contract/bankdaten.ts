import * as z from 'zod/mini';
import { call } from './call.ts';
import { Geheimnis, Text } from './values.ts';

/** Bank data as typed: the IBAN with or without spaces, checked by the rule. */
export const Bankdaten = z.strictObject({
  Kontoinhaber: Text(70),
  IBAN: z.string().check(z.maxLength(60)),
  BIC: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
});
export type Bankdaten = z.infer<typeof Bankdaten>;

export const requestBankdatenLink = call({
  name: 'requestBankdatenLink',
  method: 'POST',
  path: '/empfaenger/bankdaten/link',
  who: ['R'],
  tag: 'Empfaenger',
  summary: 'Mails the recipient the link by which bank data can be stored',
  answers: { 204: null },
  errors: ['LoginFirst', 'NichtAuthorisiert', 'NichtGefunden', 'Konflikt'],
  idempotent: true,
});

export const readBankdatenLink = call({
  name: 'readBankdatenLink',
  method: 'PUT',
  path: '/empfaenger/bankdaten/link',
  who: ['offen'],
  tag: 'Empfaenger',
  summary: 'Whether the mailed token still holds, with the name of the recipient and the masked IBAN of what is stored',
  body: z.strictObject({ Token: Geheimnis }),
  answers: { 200: z.object({ Kontoinhaber: z.string(), IBAN: z.nullable(z.string()) }) },
  errors: ['NichtAuthorisiert', 'TokenBereitsVerwendet', 'Konflikt', 'Abgelaufen'],
});

export const storeBankdaten = call({
  name: 'storeBankdaten',
  method: 'POST',
  path: '/empfaenger/bankdaten',
  who: ['offen'],
  tag: 'Empfaenger',
  summary: "Stores the recipient's bank data, by the mailed token alone, and uses it up",
  body: z.extend(Bankdaten, { Token: Geheimnis }),
  answers: { 204: null },
  errors: ['NichtAuthorisiert', 'TokenBereitsVerwendet', 'Konflikt', 'Abgelaufen'],
  idempotent: true,
});
