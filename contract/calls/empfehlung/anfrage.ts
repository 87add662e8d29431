import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { ProduktArt } from '../../values/produktart.ts';
import { Datum, Geheimnis, OptionalText, Telefon } from '../../values/wire.ts';
import { AuftragStatus } from '../auftrag.ts';

const EigeneAnfrage = z.object({ Auftragsnummer: z.string(), Status: AuftragStatus }).register(named, { id: 'EigeneAnfrage' });

export const createAnfrage = call({
  name: 'createAnfrage',
  method: 'POST',
  path: '/empfaenger/anfrage',
  recht: 'EigeneDaten',
  tag: 'Empfaenger',
  summary: 'Asks the tenant for what was recommended: an order of its own, mailed to the tenant; once a recipient',
  description:
    "For tenants whose `Bestellweg` is Anfrage: a recipient asks for a conversation, or applies. It stands as an order in Eingegangen with a number of its own and goes to the tenant by mail, who confirms or refuses it behind the mail's link or by POST auftrag. Asked again the answer is the same with 200. Data and terms have to be confirmed before. A recipient who has an order already, however it came, gets that one. Before the confirmation or the terms it is Konflikt, after the end Abgelaufen. Its number begins with `ANF-`; `Wunschzeit`, `Nachricht` and `Telefon` are deleted with the person's data. The recipient is mailed a receipt.",
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
    /** The day from which the withdrawal period and the release count; null until the tenant says it. */
    FristBeginn: z.nullable(Datum),
    /** The first day on which it can be released. */
    Freigabetag: Datum,
    /** That day has come, and it is confirmed. */
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
    description: 'What a recipient asked the tenant for, and how it stands; words are null once the person is deleted.',
  });
export type Anfrage = z.infer<typeof Anfrage>;

export const readAnfrage = call({
  name: 'readAnfrage',
  method: 'PUT',
  writes: false,
  path: '/auftrag/anfrage',
  recht: 'Besuch',
  tag: 'Auftrag',
  summary: "Shows the tenant what a recipient asks for, by the link of the tenant's mail; changes nothing",
  description: 'Who asks for what, how to reach the person and how it stands, by the secret of the mail that brought it to the tenant.',
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
  summary: "The tenant confirms, refuses or releases what a recipient asks for, by the link of the tenant's mail",
  description:
    "The same steps as by POST auftrag: Bestaetigt, then Freigegeben from the day of release on, Storniert from each. The step out of Eingegangen needs `FristBeginn`, the day of the agreement, of the start of supply or of the hiring: the withdrawal period and the release count from it, not from the request. Bestaetigt again with another day moves it until the release. For tenants that answer by mail. The secret is the mail's and can be used again while there is something to decide.",
  body: z.strictObject({
    Token: Geheimnis,
    Status: z.enum(['Bestaetigt', 'Freigegeben', 'Storniert']),
    FristBeginn: z.optional(z.nullable(Datum)),
  }),
  answers: { 200: Anfrage },
  errors: ['NichtGefunden', 'Abgelaufen', 'FreigabeZuFrueh', 'KreditErschoepft', 'Konflikt'],
});
