import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { PrintableLine } from '../../values/druckbar.ts';
import { named } from '../../values/named.ts';
import { Datum, Nummer, OptionalLine, OptionalText, pageNumber, Text, Zeitpunkt } from '../../values/wire.ts';
import { Auftrag } from '../auftrag.ts';

/** Claims of missing rewards: a recommender opens one, the tenant decides it. */

export const NachbuchungStatus = z
  .enum(['Offen', 'Angenommen', 'Abgelehnt'])
  .register(named, { id: 'NachbuchungStatus', examples: ['Offen'] });
export type NachbuchungStatus = z.infer<typeof NachbuchungStatus>;

const NeueNachbuchung = z
  .strictObject({
    Auftragsnummer: PrintableLine(80),
    Auftragsdatum: Datum,
    ProduktId: z.int(),
    Empfehlungsnummer: z.optional(z.nullable(Nummer)),
    Vorname: OptionalLine(80),
    Nachname: OptionalLine(80),
    Nachweis: Text(2000),
  })
  .check(
    z.refine(({ Empfehlungsnummer, Vorname, Nachname }) => Boolean(Empfehlungsnummer ?? (Vorname && Nachname)), {
      path: ['Empfehlungsnummer'],
      params: { code: 'pflichtfeld' },
    }),
  )
  .register(named, {
    id: 'NeueNachbuchung',
    description: "The order and its person: the recommender's own referral, or the name of the person who ordered.",
  });
export type NeueNachbuchung = z.infer<typeof NeueNachbuchung>;

const Nachbuchung = z
  .object({
    Nachbuchungsnummer: z.string(),
    Status: NachbuchungStatus,
    Auftragsnummer: z.string(),
    Auftragsdatum: Datum,
    Produkt: z.object({ Id: z.int(), Name: z.string() }),
    Empfehlungsnummer: z.optional(z.string()),
    Vorname: z.optional(z.string()),
    Nachname: z.optional(z.string()),
    ErstelltAm: Zeitpunkt,
    EntschiedenAm: z.optional(Zeitpunkt),
    Antwort: z.optional(z.string()),
    Neu: z.optional(z.boolean()),
  })
  .register(named, {
    id: 'Nachbuchung',
    description:
      'A claim as its recommender sees it; `Neu` for two weeks after the decision. Name and evidence are deleted some time after it.',
  });
export type Nachbuchung = z.infer<typeof Nachbuchung>;

const VorgelegteNachbuchung = z
  .extend(Nachbuchung, {
    Nachweis: z.optional(z.string()),
    Empfehler: z.object({ Vorname: z.string(), Nachname: z.string() }),
  })
  .register(named, { id: 'VorgelegteNachbuchung', description: 'A claim as the deciding tenant sees it.' });
export type VorgelegteNachbuchung = z.infer<typeof VorgelegteNachbuchung>;

export const createNachbuchung = call({
  name: 'createNachbuchung',
  method: 'POST',
  path: '/empfehler/nachbuchung',
  recht: 'Bereich',
  tag: 'Nachbuchung',
  summary: 'Claims a missing reward, from the day after the order date until 3 months after it; one claim for each order',
  description:
    'Reports an order that earned no reward, by the number of an own referral or the name of the person who ordered. The tenant decides, and the recommender gets the decision by mail. The claim is possible from the end of the order date to the end of the day three months later, in Berlin (otherwise a field error at `Auftragsdatum`). An order number has one claim for ever, even after a rejection: another claim is Konflikt. The limit is 200 claims an hour by account.',
  body: NeueNachbuchung,
  answers: { 201: Nachbuchung },
  errors: ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert', 'NichtGefunden', 'Konflikt'],
  idempotent: true,
});

export const listNachbuchungen = call({
  name: 'listNachbuchungen',
  method: 'GET',
  path: '/empfehler/nachbuchung',
  recht: 'Bereich',
  tag: 'Nachbuchung',
  summary: "The recommender's claims with their status and answer, newest first",
  description:
    "Lists the recommender's own claims with their results. Names and evidence are deleted some time after the decision. An answer has at most `anzahl` claims (500 without it, which is the most). `nach` is the last Nachbuchungsnummer of the answer before; an answer with fewer than `anzahl` claims is the last. A `nach` that is no own claim is NichtGefunden.",
  query: z.object({ anzahl: pageNumber(500, 500), nach: z.optional(Nummer) }),
  answers: { 200: z.array(Nachbuchung) },
  errors: ['LoginFirst', 'PSOF0204', 'NichtGefunden'],
});

export const listOffeneNachbuchungen = call({
  name: 'listOffeneNachbuchungen',
  method: 'GET',
  path: '/nachbuchung',
  recht: 'Nachbuchung',
  tag: 'Nachbuchung',
  summary: 'Claims that wait for a decision, oldest first; `pagesize` is 1 to 50',
  description: 'Lists a page of the undecided claims, with name and evidence, oldest first. Decide each by PUT nachbuchung.',
  query: z.object({ page: pageNumber(1, 100_000), pagesize: pageNumber(20, 50) }),
  answers: {
    200: z.object({ Content: z.array(VorgelegteNachbuchung), HasNext: z.boolean(), PageCount: z.int(), TotalCount: z.int() }),
  },
  errors: ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert'],
});

export const Entscheidung = z
  .strictObject({
    Status: z.enum(['Angenommen', 'Abgelehnt']),
    Antwort: OptionalText(2000),
    Empfaengernummer: z.optional(z.nullable(Nummer)),
    Empfehlungsnummer: z.optional(z.nullable(Nummer)),
  })
  .check(
    z.refine(({ Status, Antwort }) => Status === 'Angenommen' || Boolean(Antwort), {
      path: ['Antwort'],
      params: { code: 'pflichtfeld' },
    }),
  )
  .register(named, {
    id: 'Entscheidung',
    description: 'A rejection needs a reason. An accepted claim may name the referral or recipient that the claim did not know.',
  });
export type Entscheidung = z.infer<typeof Entscheidung>;

export const decideNachbuchung = call({
  name: 'decideNachbuchung',
  method: 'PUT',
  path: '/nachbuchung/:nr',
  recht: 'Nachbuchung',
  tag: 'Nachbuchung',
  summary: 'Accepts a claim, which stores its order by the rules of POST auftrag, or rejects it with a reason',
  description:
    'Accepts or rejects a claim; the recommender gets a mail either way. Accepting stores the order as Bestaetigt, so its reward comes with the release like that of any order. An application keeps its status, or is stored as Eingegangen if it is new: the answer does not reveal the decision on the application to the recommender. A rejection needs an `Antwort`. A decision is final: the same decision again gets the same answer, another one is Konflikt. The order goes to the recipient named here, otherwise to the recipient with the claimed name; if a referral by link has no person of that name, the person is added to it. An order that is released, paid, cancelled or of another recommender is Konflikt, and the claim stays Offen.',
  params: z.object({ nr: Nummer }),
  body: Entscheidung,
  answers: { 200: z.extend(VorgelegteNachbuchung, { Auftrag: z.optional(Auftrag) }) },
  errors: ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert', 'NichtGefunden', 'Konflikt', 'EmpfehlungExists'],
  idempotent: true,
});
