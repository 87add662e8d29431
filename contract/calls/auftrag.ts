import * as z from 'zod/mini';
import { call } from '../call.ts';
import { DruckbarText } from '../values/druckbar.ts';
import { named } from '../values/named.ts';
import { Cent, Datum, Nummer, Seite } from '../values/wire.ts';
import { PraemierungStatus } from './praemie/praemie.ts';

export const AuftragStatus = z
  .enum(['Eingegangen', 'Bestaetigt', 'Freigegeben', 'Storniert', 'Widerrufen'])
  .register(named, { id: 'AuftragStatus', examples: ['Bestaetigt'] });
export type AuftragStatus = z.infer<typeof AuftragStatus>;

const Auftragsmeldung = z
  .strictObject({
    Auftragsnummer: DruckbarText(80),
    Empfaengernummer: z.optional(z.nullable(Nummer)),
    Empfehlungsnummer: z.optional(z.nullable(Nummer)),
    ProduktId: z.int(),
    Auftragsdatum: Datum,
    /** The day from which the withdrawal period and the release count: contract, start of supply or hiring. Without it the Auftragsdatum. */
    FristBeginn: z.optional(z.nullable(Datum)),
    Status: AuftragStatus,
  })
  .check(
    z.refine((meldung) => Boolean(meldung.Empfaengernummer ?? meldung.Empfehlungsnummer), {
      path: ['Empfaengernummer'],
      params: { code: 'pflichtfeld' },
    }),
  )
  .register(named, { id: 'Auftragsmeldung' });
export type Auftragsmeldung = z.infer<typeof Auftragsmeldung>;

export const Auftrag = z
  .object({
    Auftragsnummer: z.string(),
    Status: AuftragStatus,
    Empfehlungsnummer: z.string(),
    Empfaengernummer: z.string(),
    Praemierungen: z.array(z.object({ Seite, Status: PraemierungStatus, WertCent: Cent, BonusCent: z.optional(Cent) })),
    Grund: z.optional(z.enum(['AnderesProdukt', 'KeinePraemie'])),
  })
  .register(named, { id: 'Auftrag' });
export type Auftrag = z.infer<typeof Auftrag>;

export const postAuftrag = call({
  name: 'postAuftrag',
  method: 'POST',
  path: '/auftrag',
  recht: 'Auftrag',
  tag: 'Auftrag',
  summary: "Order feed of the tenant's own system: a new order, or an order moved on; idempotent by Auftragsnummer",
  description:
    "Reports an order of a recipient, or that a known order moved on: Eingegangen, Bestaetigt, Freigegeben, and Storniert or Widerrufen from each. A new order is answered 201, a known one 200 with its status. The same message again changes nothing, so repeat it until an answer comes. Freigegeben grants the rewards, but not before the withdrawal period is over. That period counts from `FristBeginn` (agreement, start of supply or hiring; without it from `Auftragsdatum`), which can lie up to 366 days ahead and can be moved until the release; afterwards another day is Konflikt. It never changes which reward holds. An order of an agency is not released above its credit (`KreditErschoepft`). A new order is refused with Konflikt for an unconfirmed referral and for a recipient who is Storniert, and a late one with EmpfehlungExists while the same two people are open on another referral. `Auftragsdatum` lies between the day of the referral and today. `ProduktId` is refused for an offer for the young if the recipient had the 28th birthday by then. A `FristBeginn` out of its days is `vorAuftrag` or `zuSpaet`; a message without it leaves a known order's day as it is.",
  body: Auftragsmeldung,
  answers: { 200: Auftrag, 201: Auftrag },
  errors: [
    'LoginFirst',
    'PSOF0204',
    'NichtAuthorisiert',
    'NichtGefunden',
    'FreigabeZuFrueh',
    'KreditErschoepft',
    'Konflikt',
    'EmpfehlungExists',
  ],
  idempotent: true,
});
