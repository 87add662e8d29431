import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { FORDERUNG_STATUS } from '../../rules/forderung.ts';
import { ZAHLUNG_STATUS, ZURUECKHALTUNG_ARTEN } from '../../rules/zahlung.ts';
import { named } from '../../values/named.ts';
import { Postfachsperre } from '../../values/postfachsperre.ts';
import { EmpfaengerStatus, PraemierungStatus } from '../../values/status.ts';
import { Cent, Datum, Locale, Seite, Zeitpunkt } from '../../values/wire.ts';
import { ANLAESSE, EINLADUNG_ARTEN } from '../agentur/einladung.ts';
import { NOTIZ_BERICHTE } from '../agentur/notiz-berichte.ts';
import { EINLADUNG_STATUS } from '../agentur/zeilen.ts';
import { EigeneEmpfehlung } from '../empfehlung/empfehlungsform.ts';
import { KundennummerStatus } from '../praemie/kundennummer.ts';

const Anrede = z.nullable(z.enum(['Frau', 'Herr']));
const NullableString = z.nullable(z.string());
const NullableZeitpunkt = z.nullable(Zeitpunkt);

/** Bank data with a masked IBAN: only its first and last four characters are shown. */
const MaskedBankdaten = z.nullable(z.object({ Kontoinhaber: z.string(), IBAN: z.string(), BIC: NullableString }));

const Werbeeinwilligungen = z.array(
  z.object({ Was: z.enum(['Angefragt', 'Gegeben', 'Widerrufen']), Text: NullableString, GezeigtAm: NullableZeitpunkt, Zeit: Zeitpunkt }),
);

const Datenauskunft = z
  .object({
    Zeitpunkt,
    Mandant: z.string(),
    Konto: z.object({
      Email: z.string(),
      Language: Locale,
      PasswortGesetzt: z.boolean(),
      ErstelltAm: Zeitpunkt,
      BestaetigtAm: NullableZeitpunkt,
    }),
    Empfehler: z.object({
      Anrede,
      Vorname: z.string(),
      Nachname: z.string(),
      Empfehlerhash: z.string(),
      Agenturnummer: z.nullable(z.string()),
    }),
    Sessions: z.array(z.object({ ErstelltAm: Zeitpunkt, Ablauf: Zeitpunkt, Administrator: z.boolean() })),
    Zugangslinks: z.array(
      z.object({ Zweck: z.string(), GueltigBis: Zeitpunkt, VerwendetAm: NullableZeitpunkt, Administrator: z.boolean() }),
    ),
    Newsletter: z.object({ NewsletterOptinGegeben: z.boolean(), NewsletterOptinVersendetAm: NullableZeitpunkt, Werbeeinwilligungen }),
    Bankdaten: MaskedBankdaten,
    Kundennummer: z.nullable(
      z.object({ Kundennummer: z.string(), Status: KundennummerStatus, GestelltAm: Zeitpunkt, BeantwortetAm: NullableZeitpunkt }),
    ),
    Empfehlungen: z.array(z.extend(EigeneEmpfehlung, { Vorname: z.string(), Nachname: z.string(), NewsletterText: NullableString })),
    Zustimmungen: z.array(
      z.object({
        Seite,
        Bezug: z.string(),
        AgbText: z.string(),
        AgbVersion: z.string(),
        PraemienbedingungenVersion: NullableString,
        AgbAdresse: NullableString,
        PraemienbedingungenAdresse: NullableString,
        GegebenAm: Zeitpunkt,
      }),
    ),
    Praemierungen: z.array(
      z.object({
        Praemierungsnummer: z.string(),
        Seite,
        Status: PraemierungStatus,
        WertCent: Cent,
        Art: z.nullable(z.enum(['Ueberweisung', 'Gutschein', 'Gehalt'])),
        ErstelltAm: Zeitpunkt,
        GewaehltAm: NullableZeitpunkt,
        GueltigBis: Zeitpunkt,
        Bankdaten: MaskedBankdaten,
        Gutscheincode: NullableString,
        Buchungen: z.array(z.object({ Vorgang: z.string(), BetragCent: Cent, GebuchtAm: Zeitpunkt })),
        Zahlungen: z.array(
          z.object({
            Zahlungsnummer: z.string(),
            Status: z.enum(ZAHLUNG_STATUS),
            BetragCent: Cent,
            Zweck: z.string(),
            IBAN: NullableString,
            AusgefuehrtAm: z.nullable(Datum),
            BeendetAm: z.nullable(Datum),
          }),
        ),
        Forderung: z.nullable(
          z.object({
            Forderungsnummer: z.string(),
            BetragCent: Cent,
            EingegangenCent: Cent,
            RestCent: Cent,
            GuthabenCent: Cent,
            GuthabenOffenCent: Cent,
            ZurueckgezahltAm: z.nullable(Datum),
            Referenz: NullableString,
            FaelligAm: Datum,
            Status: z.enum(FORDERUNG_STATUS),
            Grund: NullableString,
            ErstelltAm: Zeitpunkt,
            BeendetAm: z.nullable(Datum),
          }),
        ),
        Zurueckhaltungen: z.array(
          z.object({
            Art: z.enum(ZURUECKHALTUNG_ARTEN),
            Nachfrage: z.boolean(),
            Grund: NullableString,
            Am: Zeitpunkt,
            Bis: NullableZeitpunkt,
            AufgehobenAm: NullableZeitpunkt,
          }),
        ),
      }),
    ),
    Nachbuchungen: z.array(
      z.object({
        Nachbuchungsnummer: z.string(),
        Status: z.enum(['Offen', 'Angenommen', 'Abgelehnt']),
        Auftragsnummer: z.string(),
        Auftragsdatum: Datum,
        Vorname: NullableString,
        Nachname: NullableString,
        Nachweis: NullableString,
        Antwort: NullableString,
        ErstelltAm: Zeitpunkt,
      }),
    ),
    AktionZustimmungen: z.array(
      z.object({
        Empfehlungsnummer: z.string(),
        AktionsId: z.int(),
        Zustimmung: z.boolean(),
        RechtsText: z.string(),
        GegebenAm: Zeitpunkt,
      }),
    ),
    AlsEmpfaenger: z.array(
      z.object({
        Empfaengernummer: z.string(),
        Status: EmpfaengerStatus,
        Anrede,
        Vorname: NullableString,
        Nachname: NullableString,
        Geburtsdatum: z.nullable(Datum),
        Altersangabe: z.nullable(z.boolean()),
        Email: NullableString,
        Telefon: NullableString,
        Adresse: z.object({ Strasse: NullableString, Hausnummer: NullableString, Plz: NullableString, Ort: NullableString }),
        Wunschzeit: NullableString,
        Nachricht: NullableString,
        ErstelltAm: Zeitpunkt,
        BestaetigtAm: NullableZeitpunkt,
        Channel: NullableString,
        Einsprungsquelle: NullableString,
        Bankdaten: MaskedBankdaten,
        Werbeeinwilligungen,
      }),
    ),
    Agenturen: z.array(
      z.object({ Agenturnummer: z.string(), Name: z.string(), Als: z.enum(['Empfehler', 'Empfaenger']), Sieht: z.string() }),
    ),
    Einladungen: z.array(
      z.object({
        Agenturnummer: z.string(),
        Vorname: z.string(),
        Nachname: z.string(),
        Email: z.nullable(z.string()),
        Art: z.enum(EINLADUNG_ARTEN),
        Status: z.enum(EINLADUNG_STATUS),
        ErstelltAm: Zeitpunkt,
        GueltigBis: Zeitpunkt,
        VerbindungBeendetAm: z.nullable(Zeitpunkt),
      }),
    ),
    Einladungseinwilligungen: z.array(
      z.object({
        Agenturnummer: z.string(),
        Art: z.enum(EINLADUNG_ARTEN),
        Email: z.string(),
        Version: z.string(),
        Text: z.string(),
        GegebenAm: Zeitpunkt,
        Anlass: z.nullable(z.enum(ANLAESSE)),
        EinwilligungVom: z.nullable(Datum),
        VerwendetAm: Zeitpunkt,
      }),
    ),
    Einladungssperre: z.boolean(),
    Beanstandungen: z.array(z.object({ Auftragsnummer: z.string(), BeanstandetAm: Zeitpunkt, Beanstandung: z.string() })),
    Notizen: z.array(
      z.object({
        Agenturnummer: z.nullable(z.string()),
        Bericht: z.enum(NOTIZ_BERICHTE),
        Bezug: z.string(),
        Text: z.string(),
        GeaendertAm: Zeitpunkt,
      }),
    ),
    Mails: z.array(z.object({ Vorlage: z.string(), ErstelltAm: Zeitpunkt, GesendetAm: NullableZeitpunkt, ZurueckAm: NullableZeitpunkt })),
    MailSperre: z.boolean(),
    Postfachsperren: z.array(Postfachsperre),
    Protokoll: z.array(z.object({ Zeit: Zeitpunkt, Was: z.string(), Bezug: z.string(), Daten: z.record(z.string(), z.unknown()) })),
  })
  .register(named, {
    id: 'Datenauskunft',
    description:
      "All data that is stored about a recommender (GDPR art. 15 and 20). About other people it contains only what the recommender sees anyway. A note of the tenant itself has no `Agenturnummer`. It contains no secrets except the recommender's own codes.",
  });
export type Datenauskunft = z.infer<typeof Datenauskunft>;

export const readDatenauskunft = call({
  name: 'readDatenauskunft',
  method: 'GET',
  path: '/empfehler/datenauskunft',
  recht: 'Bereich',
  tag: 'Account',
  summary: 'All data stored about the logged-in person, as a file',
  description:
    'Returns all data stored about the logged-in person as one file: account, referrals, rewards, consents, mails and log. It includes the data stored for the same address as a recipient. It contains no password and no secret of any person, but the token of an open reward. The IBAN is masked.',
  answers: { 200: Datenauskunft },
  errors: ['LoginFirst', 'PSOF0204'],
});

export const deleteEmpfehler = call({
  name: 'deleteEmpfehler',
  method: 'DELETE',
  path: '/empfehler/delete',
  recht: 'Bereich',
  tag: 'Account',
  summary: 'Deletes the account and all personal data at once; payment records stay under a pseudonym',
  description:
    'Deletes the account and the data stored about the person at once, and ends all sessions. The deletion cannot be undone. Rewards that still wait can be picked by their mailed link until they end; payments stay under a pseudonym. The open links of the recommender end with the day before: their pages say so, and the public view names the recommender as Anonym. A repeat of the call returns PSOF0204. The address never gets a mail again.',
  answers: { 204: null },
  errors: ['LoginFirst', 'PSOF0204', 'NichtAuthorisiert'],
});
