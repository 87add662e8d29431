import * as z from 'zod/mini';
import { call } from '../call.ts';
import { PrintableText } from '../values/druckbar.ts';
import { named } from '../values/named.ts';
import { AuftragStatus, PraemierungStatus } from '../values/status.ts';
import { Cent, Datum, isLine, isStorableText, Nummer, pageNumber, Seite, Zeitpunkt } from '../values/wire.ts';

/** The Empfaengernummer of an order that is only tried: no recipient has it, since their numbers are of small letters and digits. */
export const PROBE_EMPFAENGERNUMMER = 'PROBE';

/** Fields of an order as an order system reports them. */
const meldung = {
  // A text already refuses what cannot be stored, with the same code.
  Auftragsnummer: PrintableText(80).check(z.refine((value) => isLine(value) || !isStorableText(value), { params: { code: 'zeichen' } })),
  Empfaengernummer: z.optional(z.nullable(Nummer)),
  Empfehlungsnummer: z.optional(z.nullable(Nummer)),
  ProduktId: z.int(),
  Auftragsdatum: Datum,
  /** First day of the withdrawal period and of the wait for release: contract, start of supply or hiring. Defaults to Auftragsdatum. */
  FristBeginn: z.optional(z.nullable(Datum)),
  Status: AuftragStatus,
};

const Auftragsmeldung = z
  .strictObject(meldung)
  .check(
    z.refine(({ Empfaengernummer, Empfehlungsnummer }) => Boolean(Empfaengernummer ?? Empfehlungsnummer), {
      path: ['Empfaengernummer'],
      params: { code: 'pflichtfeld' },
    }),
  )
  .register(named, { id: 'Auftragsmeldung' });
export type Auftragsmeldung = z.infer<typeof Auftragsmeldung>;

/** An order as its file reports it; it may name neither recipient nor referral. */
export const Auftragszeile = z.strictObject(meldung);

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
  summary: "Reports a new order from the tenant's own system, or the next status of an order; idempotent by Auftragsnummer",
  description:
    "Reports an order of a recipient, or a new status of a known order: Eingegangen, Bestaetigt, Freigegeben, and Storniert or Widerrufen from each. A new order returns 201, a known one 200 with its status. The same message again changes nothing, so repeat it until an answer arrives. Freigegeben grants the rewards, but not before the withdrawal period is over. That period counts from `FristBeginn` (agreement, start of supply or hiring; without it from `Auftragsdatum`). `FristBeginn` can be up to 366 days ahead and can be moved until the release; afterwards another day is Konflikt. It never changes which reward applies. `FristBeginn` outside its days is `vorAuftrag` or `zuSpaet`; a message without it leaves the day of a known order unchanged. An order of an agency is not released above the agency's credit (`KreditErschoepft`). A new order returns Konflikt for an unconfirmed referral and for a recipient who is Storniert: that person can be recommended again by a new link, and the order then has the new Empfaengernummer. A recipient earns one reward, so a second order of a recipient is stored but its release returns Konflikt, whose `detail` names the order that is released already. An order after the link ended counts. Each Konflikt says in `detail` what does not fit and what to send instead. A late new order returns EmpfehlungExists while the same two people have another open referral. `Auftragsdatum` is between the day of the referral and today. `ProduktId` is refused for an offer for the young if the recipient had the 28th birthday by then. To try a connection, also before the tenant is live, send `PROBE` as `Empfaengernummer` and today as `Auftragsdatum`: the order is that of a made-up contact, passes the same rules and gets the same answers, and nothing of it is stored but an audit entry; each such message is a new order, so Freigegeben is always too early.",
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

/** Default and maximum number of orders on a page. */
const AUFTRAEGE_PAGE_SIZE = 100;
const MAX_AUFTRAEGE_PAGE_SIZE = 500;

export const AuftragEntry = z
  .extend(Auftrag, {
    ProduktId: z.int(),
    Auftragsdatum: Datum,
    FristBeginn: Datum,
    GeaendertAm: Zeitpunkt,
  })
  .register(named, {
    id: 'AuftragEntry',
    description:
      'An order as it is stored, with the numbers of its referral and recipient and nothing else about people. `GeaendertAm` is the moment of its last `Status`.',
  });
export type AuftragEntry = z.infer<typeof AuftragEntry>;

export const readAuftrag = call({
  name: 'readAuftrag',
  method: 'GET',
  path: '/auftrag/:nr',
  recht: 'Auftrag',
  tag: 'Auftrag',
  summary: 'An order by its Auftragsnummer',
  description:
    'Reads an order as it is stored, for a system that does not know whether its last message arrived, or whether the order was released elsewhere. An unknown number is NichtGefunden.',
  params: z.object({ nr: Nummer }),
  answers: { 200: AuftragEntry },
  errors: ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert', 'NichtGefunden'],
});

export const listStoredAuftraege = call({
  name: 'listStoredAuftraege',
  method: 'GET',
  path: '/auftraege',
  recht: 'Auftrag',
  tag: 'Auftrag',
  summary: "A page of the tenant's orders by Auftragsnummer, to compare with a shop's own",
  description:
    'Lists orders in the order of their `Auftragsnummer`, `anzahl` at a time (100 without it, at most 500). `nach` is the last number of the page before; a page with fewer than `anzahl` orders is the last. `status` keeps only orders in that status, `geaendertSeit` only those that got their status at or after that moment. To compare regularly, read all pages with the same `geaendertSeit` and take the moment before the first page for the next comparison.',
  query: z.object({
    nach: z.optional(Nummer),
    anzahl: pageNumber(AUFTRAEGE_PAGE_SIZE, MAX_AUFTRAEGE_PAGE_SIZE),
    status: z.optional(AuftragStatus),
    geaendertSeit: z.optional(Zeitpunkt),
  }),
  answers: { 200: z.array(AuftragEntry) },
  errors: ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert'],
});
