import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { Geheimnis, Text } from '../../values/wire.ts';

export const Bankdaten = z
  .strictObject({
    Kontoinhaber: Text(70),
    IBAN: z.string().check(z.maxLength(60)),
    BIC: z.optional(z.nullable(z.string().check(z.maxLength(20)))),
  })
  .register(named, { id: 'Bankdaten', description: 'Bank data as typed: the IBAN with or without spaces, checked by the rule.' });
export type Bankdaten = z.infer<typeof Bankdaten>;

export const requestBankdatenLink = call({
  name: 'requestBankdatenLink',
  method: 'POST',
  path: '/empfaenger/bankdaten/link',
  recht: 'EigeneDaten',
  tag: 'Empfaenger',
  summary: 'Mails the recipient the link by which bank data can be stored',
  description:
    'Mails the recipient a link behind which bank data can be stored ahead, where the tenant offers that. Three mails an hour to an address. The address has to be confirmed, and a share of the reward still to come or to be picked (otherwise Konflikt). The link holds for 14 days and works once. Tenants without ModuleStoringBankdata answer NichtAuthorisiert.',
  answers: { 204: null },
  errors: ['LoginFirst', 'NichtAuthorisiert', 'NichtGefunden', 'Konflikt'],
  idempotent: true,
});

export const readBankdatenLink = call({
  name: 'readBankdatenLink',
  method: 'PUT',
  writes: false,
  path: '/empfaenger/bankdaten/link',
  recht: 'Besuch',
  tag: 'Empfaenger',
  summary: 'Whether the mailed token still holds, with the name of the recipient and the masked IBAN of what is stored',
  description:
    'Looks whether the mailed link still works, so that a form can be shown. Nothing is used up. Of stored bank data only the masked IBAN is told.',
  body: z.strictObject({ Token: Geheimnis }),
  answers: { 200: z.object({ Kontoinhaber: z.string(), IBAN: z.nullable(z.string()) }) },
  errors: ['NichtAuthorisiert', 'TokenBereitsVerwendet', 'Konflikt', 'Abgelaufen'],
});

export const storeBankdaten = call({
  name: 'storeBankdaten',
  method: 'POST',
  path: '/empfaenger/bankdaten',
  recht: 'Besuch',
  tag: 'Empfaenger',
  summary: "Stores the recipient's bank data, by the mailed token alone, and uses it up",
  description:
    "Stores where the recipient's reward is to be transferred, encrypted, and uses the mailed token up. What was stored before is replaced. A login does not do: it needs the mail. A token of another mail is a field error at `Token`, an expired one Abgelaufen, a used one TokenBereitsVerwendet. The account of the other side of the referral is a field error at `IBAN`, unless the tenant has AllowSelfRecommendation. A browser gets the recipient's cookie.",
  body: z.extend(Bankdaten, { Token: Geheimnis }),
  answers: { 204: null },
  errors: ['NichtAuthorisiert', 'TokenBereitsVerwendet', 'Konflikt', 'Abgelaufen'],
  idempotent: true,
});
