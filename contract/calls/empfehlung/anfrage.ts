import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { ProduktArt } from '../../values/produktart.ts';
import { AuftragStatus } from '../../values/status.ts';
import { Datum, Geheimnis, OptionalText, Telefon } from '../../values/wire.ts';

const EigeneAnfrage = z.object({ Auftragsnummer: z.string(), Status: AuftragStatus }).register(named, { id: 'EigeneAnfrage' });

export const createAnfrage = call({
  name: 'createAnfrage',
  method: 'POST',
  path: '/empfaenger/anfrage',
  recht: 'EigeneDaten',
  tag: 'Empfaenger',
  summary: 'Requests the recommended product from the tenant by a form; creates one order for each recipient and mails the tenant',
  description:
    "For tenants whose `Bestellweg` is Anfrage: a recipient asks for a conversation, or applies. The request becomes an order in Eingegangen with its own number, which begins with `ANF-`. The tenant gets it by mail and confirms or refuses it by the link of the mail or by POST auftrag. The recipient gets a receipt by mail. A repeat gets the same answer with 200. A recipient who already has an order, however it came, gets that order. Data and terms must be confirmed first: before that the call returns Konflikt, after the end Abgelaufen. `Wunschzeit`, `Nachricht` and `Telefon` are deleted with the person's data.",
  body: z.strictObject({ Nachricht: OptionalText(2000), Wunschzeit: OptionalText(200), Telefon }),
  answers: { 200: EigeneAnfrage, 201: EigeneAnfrage },
  errors: ['LoginFirst', 'NichtAuthorisiert', 'NichtGefunden', 'Konflikt', 'Abgelaufen'],
  idempotent: true,
});

const Anfrage = z
  .object({
    Auftragsnummer: z.string(),
    Status: AuftragStatus,
    Auftragsdatum: Datum,
    /** First day of the withdrawal period and of the wait for release; null until the tenant sets it. */
    FristBeginn: z.nullable(Datum),
    /** The first day on which the order can be released. */
    Freigabetag: Datum,
    /** Whether that day has come and the order is confirmed. */
    Freigebbar: z.boolean(),
    ProduktArt,
    Produkt: z.object({ Id: z.int(), Name: z.string() }),
    Vorname: z.nullable(z.string()),
    Nachname: z.nullable(z.string()),
    Email: z.nullable(z.string()),
    Telefon: z.nullable(z.string()),
    Wunschzeit: z.nullable(z.string()),
    Nachricht: z.nullable(z.string()),
  })
  .register(named, {
    id: 'Anfrage',
    description: "The request of a recipient to the tenant, and its status. The recipient's own words are null once the person is deleted.",
  });
export type Anfrage = z.infer<typeof Anfrage>;

export const readAnfrage = call({
  name: 'readAnfrage',
  method: 'PUT',
  writes: false,
  path: '/auftrag/anfrage',
  recht: 'Besuch',
  tag: 'Auftrag',
  summary: "Shows the tenant the request of a recipient, by the link of the tenant's mail; changes nothing",
  description:
    'Returns the request, the person who made it, how to reach the person, and the status. The secret is that of the mail that brought the request to the tenant.',
  body: z.strictObject({ Token: Geheimnis }),
  answers: { 200: Anfrage },
  errors: ['NichtGefunden', 'Abgelaufen'],
});

export const decideAnfrage = call({
  name: 'decideAnfrage',
  method: 'POST',
  path: '/auftrag/anfrage',
  recht: 'Besuch',
  tag: 'Auftrag',
  summary: "Lets the tenant confirm, refuse or release a request by the link of the tenant's mail",
  description:
    'Takes the same steps as POST auftrag, for tenants that answer by mail: Bestaetigt, then Freigegeben from the day of release on, and Storniert from each. The step out of Eingegangen needs `FristBeginn`, the day of the agreement, of the start of supply or of the hiring: the withdrawal period and the release count from it, not from the request. A repeated Bestaetigt with another day moves it until the release. The secret of the mail can be used again while there is something to decide.',
  body: z.strictObject({
    Token: Geheimnis,
    Status: z.enum(['Bestaetigt', 'Freigegeben', 'Storniert']),
    FristBeginn: z.optional(z.nullable(Datum)),
  }),
  answers: { 200: Anfrage },
  errors: ['NichtGefunden', 'Abgelaufen', 'FreigabeZuFrueh', 'KreditErschoepft', 'Konflikt'],
});
