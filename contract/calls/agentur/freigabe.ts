import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { Datum, Nummer, Text } from '../../values/wire.ts';
import { IN_AGENTUR_ERRORS, NummerInAgentur } from './in-agentur.ts';
import { AuftragZeile } from './zeilen.ts';

/** Maximum number of orders that one call can release. */
export const MAX_FREIGABEN = 200;

export const releaseAuftrag = call({
  name: 'releaseAuftrag',
  method: 'PUT',
  path: '/agentur/auftragfreigeben/:agentur/:nr',
  recht: 'Freigabe',
  tag: 'Agentur',
  summary: 'Releases an order, which grants its rewards; a repeat gets the same answer',
  description:
    "Releases a confirmed order once its withdrawal period is over: its rewards are granted and both sides are notified. A release that is too early returns `FreigabeZuFrueh`, with the day in `FreigabeAb`. An order that is already released is returned unchanged. Users cannot release an order that they recommended or placed themselves. The tenant decides an order to which the agency objected, or which it left for 14 days. The cost of the order is booked to the agency; if it would exceed the agency's credit, the release is refused (`KreditErschoepft`). An order that is not confirmed, is cancelled, or whose recipient is not Ok, returns Konflikt with a sentence that says why.",
  params: NummerInAgentur,
  answers: { 200: AuftragZeile },
  errors: [...IN_AGENTUR_ERRORS, 'FreigabeZuFrueh', 'KreditErschoepft', 'Konflikt'],
  idempotent: true,
});

export const FREIGABE_ERGEBNIS = [
  'Freigegeben',
  'BereitsFreigegeben',
  'ZuFrueh',
  'NichtMoeglich',
  'NichtGefunden',
  'Eigener',
  'KreditErschoepft',
] as const satisfies readonly string[];

const Freigaben = z
  .object({
    Ergebnisse: z.array(
      z.object({
        Auftragsnummer: z.string(),
        Ergebnis: z.enum(FREIGABE_ERGEBNIS),
        FreigabeAb: z.optional(Datum),
        Was: z.string(),
      }),
    ),
    Freigegeben: z.int(),
    WertCent: z.int(),
  })
  .register(named, {
    id: 'Freigaben',
    description:
      '`Freigegeben` counts the orders released by this call, `WertCent` is their sum. `Was` describes each result in a sentence.',
  });
export type Freigaben = z.infer<typeof Freigaben>;

export const releaseAuftraege = call({
  name: 'releaseAuftraege',
  method: 'POST',
  path: '/agentur/freigaben',
  recht: 'Freigabe',
  tag: 'Agentur',
  summary: `Releases up to ${MAX_FREIGABEN} orders, with one result line for each`,
  description:
    'Releases several orders independently: an order that cannot be released leaves the others as they are. The answer has one line for every number that was sent, in the same order, with its result and, if it is too early, the first day. An order sent twice is released once, and its second line is BereitsFreigegeben. An order that the caller does not see is NichtGefunden; Konflikt is NichtMoeglich here.',
  body: z.strictObject({ Auftragsnummern: z.array(Nummer).check(z.minLength(1), z.maxLength(MAX_FREIGABEN)) }),
  answers: {
    200: Freigaben,
  },
  errors: IN_AGENTUR_ERRORS,
  idempotent: true,
});

export const objectAuftrag = call({
  name: 'objectAuftrag',
  method: 'PUT',
  path: '/agentur/auftragbeanstanden/:agentur/:nr',
  recht: 'Freigabe',
  tag: 'Agentur',
  summary: 'Objects to an order with a reason; the tenant decides',
  description:
    'States that an order should not be released, and why. From then on the tenant decides, and sees the reason. A repeat gets the same answer; the first reason stays. An order that is released or over is a conflict. The call works while the order is Eingegangen or Bestaetigt, before and after the days in which the agency can release. `SupportEmail` gets a mail about it. The order is no longer released automatically.',
  params: NummerInAgentur,
  body: z.strictObject({ Grund: Text(500) }),
  answers: { 200: AuftragZeile },
  errors: [...IN_AGENTUR_ERRORS, 'Konflikt'],
  idempotent: true,
});
