import * as z from 'zod/mini';
import { call } from '../call.ts';
import { FORDERUNG_STATUS } from '../rules/forderung.ts';
import { named } from '../values/named.ts';
import { Cent, Datum } from '../values/wire.ts';

/** A transfer by which a credit went back to a person: its day, amount and text. */
export const Rueckzahlung = z.object({ Am: Datum, BetragCent: Cent, Referenz: z.string() }).register(named, {
  id: 'Rueckzahlung',
  description: 'A transfer by which a credit went back to a person, with the purpose that the bank shows.',
});
export type Rueckzahlung = z.infer<typeof Rueckzahlung>;

export const OffeneForderung = z
  .object({
    Forderungsnummer: z.string(),
    BetragCent: Cent,
    RestCent: Cent,
    FaelligAm: Datum,
    Status: z.enum(FORDERUNG_STATUS),
    BeendetAm: z.nullable(Datum),
    GuthabenCent: Cent,
    Rueckzahlung: z.nullable(Rueckzahlung),
    Konto: z.nullable(z.object({ Name: z.string(), IBAN: z.string() })),
  })
  .register(named, {
    id: 'OffeneForderung',
    description:
      'What a person or profi seller owes the tenant, as its party sees it: a paid reward whose order was cancelled, or a correction of credit notes. `RestCent` is still to be paid by `FaelligAm` to the account `Konto` of the tenant, with the number as purpose; an ended claim has no account, nor has that of a tenant without one. `BeendetAm` is the day on which it was paid, settled or waived. `GuthabenCent` is what the person paid although the transfer of the reward came back too: the tenant transfers it back; `Rueckzahlung` is that transfer once it is made.',
  });
export type OffeneForderung = z.infer<typeof OffeneForderung>;

export const listEmpfaengerForderungen = call({
  name: 'listEmpfaengerForderungen',
  method: 'GET',
  path: '/empfaenger/forderungen',
  recht: 'EigeneDaten',
  tag: 'Empfaenger',
  summary: 'What the tenant claims back from the recipient',
  description:
    'Returns the claims against the logged-in recipient, the oldest first: each a reward that was paid before its order was cancelled, with what is still open, the day by which it is due and the account to pay to. Without a claim the list is empty.',
  answers: { 200: z.object({ Forderungen: z.array(OffeneForderung) }) },
  errors: ['LoginFirst'],
});
