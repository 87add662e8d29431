import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { Datum, Nummer, Text } from '../../values/wire.ts';
import { IN_AGENTUR_ERRORS, NummerInAgentur } from './in-agentur.ts';
import { AuftragZeile } from './zeilen.ts';

/** Orders that can be released at once. */
export const MAX_FREIGABEN = 200;

export const releaseAuftrag = call({
  name: 'releaseAuftrag',
  method: 'PUT',
  path: '/agentur/auftragfreigeben/:agentur/:nr',
  recht: 'Freigabe',
  tag: 'Agentur',
  summary: 'Releases an order, which grants its rewards; twice the same answer',
  description:
    'Releases a confirmed order once its days of revocation are over: its rewards are granted and both sides are told. Too early is `FreigabeZuFrueh`, with the day in `FreigabeAb`. An order that was released already is answered as it is. Nobody releases an order that they recommended or placed themselves; one that the agency objected to, or left for 14 days, is for the tenant to decide. What the order costs is booked to the agency; where that would pass its credit, the release is refused (`KreditErschoepft`). An order that is not confirmed, is cancelled, or whose recipient is not Ok, is Konflikt, whose sentence says why.',
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
    description: '`Freigegeben` counts those released by this call, `WertCent` is their sum; `Was` says each result in a sentence.',
  });
export type Freigaben = z.infer<typeof Freigaben>;

export const releaseAuftraege = call({
  name: 'releaseAuftraege',
  method: 'POST',
  path: '/agentur/freigaben',
  recht: 'Freigabe',
  tag: 'Agentur',
  summary: `Releases up to ${MAX_FREIGABEN} orders, a line each with its result`,
  description:
    'Releases several orders, each for itself: one that cannot be released leaves the others as they are. Every number that was sent has a line in the answer, in the same order, with its result and, where it is too early, the first day. An order sent twice is released once and BereitsFreigegeben in its second line. One that the caller does not see is NichtGefunden; Konflikt is NichtMoeglich here.',
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
    'Says that an order should not be released, and why. It is for the tenant to decide from then on, who sees the reason. Twice the same answer; an order that is released or over is a conflict. It works while the order is Eingegangen or Bestaetigt, before and after the days in which the agency can release. The first reason stays; `SupportEmail` is mailed of it. The order is not released by itself any more.',
  params: NummerInAgentur,
  body: z.strictObject({ Grund: Text(500) }),
  answers: { 200: AuftragZeile },
  errors: [...IN_AGENTUR_ERRORS, 'Konflikt'],
  idempotent: true,
});
