import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { named } from '../../values/named.ts';
import { Postfachsperre } from '../../values/postfachsperre.ts';
import { AuftragStatus, EmpfaengerStatus, PraemierungStatus } from '../../values/status.ts';
import { Cent, Datum, Email, Locale, Nummer, Seite, Text, Zeitpunkt } from '../../values/wire.ts';
import { ADRESSE_STUNDEN } from '../account/adresse.ts';
import { Verlauf } from '../agentur/einzeln.ts';
import { NaechsterSchritt } from '../empfehlung/empfehlungsform.ts';
import { IN_BETRIEB_ERRORS } from './in-betrieb.ts';
import { MAIL_STATUS } from './mails.ts';

/** Facts that a caller can be asked for (backoffice.md section C rule 3). */
export const MERKMALE = ['Email', 'Plz', 'Auftragsnummer', 'IbanEnde'] as const;
export type Merkmal = (typeof MERKMALE)[number];

/** Kinds of facts that a caller has to name before the details of a person open, unless fewer are known. */
export const MIN_MERKMALE = 2;

/** What opens the details of a person: the kinds of facts that a caller has named, or `KeinAnruf`. */
const Anruferpruefung = z.string().check(z.regex(new RegExp(`^(KeinAnruf|(${MERKMALE.join('|')})(,(${MERKMALE.join('|')}))*)$`)));

/** Purposes of links that can be mailed to a person. */
export const LINK_ZWECKE = ['Passwort', 'Anmeldung', 'Konto', 'Empfehlung', 'Teilnahme', 'Praemie'] as const;
export type LinkZweck = (typeof LINK_ZWECKE)[number];

/** What became of the latest change of an address: it waits for the new one, is valid, was objected to, or was not confirmed in time. */
export const ADRESSAENDERUNG_STATUS = ['Wartet', 'Wirksam', 'Widersprochen', 'Verfallen'] as const;

/** Length of the read-only session that shows the site as a person sees it, in minutes. */
export const ANSICHT_MINUTES = 60;

/** Newest referrals, mails and entries of the timeline that a person page shows. */
export const MAX_AUF_SEITE = { empfehlungen: 20, mails: 50, verlauf: 200 } as const;

const NullableString = z.nullable(z.string());
const NullableZeitpunkt = z.nullable(Zeitpunkt);

const PersonMail = z
  .object({
    Nummer: z.string(),
    Vorlage: z.string(),
    Art: z.string(),
    ErstelltAm: Zeitpunkt,
    Status: z.enum(MAIL_STATUS),
    SeitAm: NullableZeitpunkt,
    Erneut: z.boolean(),
  })
  .register(named, {
    id: 'PersonMail',
    description:
      'A mail to a person. `Art` says in words what it is about, `SeitAm` is the moment of its status. `Erneut` says whether POST personen/{id}/mails can send the `Vorlage` again: it is the newest of its kind and does not wait; whether it still has something to tell is known when it is sent.',
  });
export type PersonMail = z.infer<typeof PersonMail>;

const PersonEmpfehlung = z
  .object({
    Empfehlungsnummer: z.string(),
    ErstelltAm: Zeitpunkt,
    Produkt: z.string(),
    Status: EmpfaengerStatus,
    Personen: z.array(z.string()),
    NaechsterSchritt,
  })
  .register(named, {
    id: 'PersonEmpfehlung',
    description: 'A referral of the person. `Personen` are those who have come by it, by first name and initial.',
  });

const PersonTeilnahme = z
  .object({
    Empfaengernummer: z.string(),
    Empfehlungsnummer: z.string(),
    ErstelltAm: Zeitpunkt,
    Produkt: z.string(),
    Empfehler: z.string(),
    Status: EmpfaengerStatus,
    NaechsterSchritt,
  })
  .register(named, { id: 'PersonTeilnahme', description: 'A referral that the person has followed.' });

const PersonAuftrag = z
  .object({ Auftragsnummer: z.string(), Auftragsdatum: Datum, Produkt: z.string(), Status: AuftragStatus })
  .register(named, { id: 'PersonAuftrag', description: 'An order of the person.' });

const PersonPraemie = z
  .object({
    Praemierungsnummer: z.string(),
    Auftragsnummer: z.string(),
    Seite,
    WertCent: Cent,
    Status: PraemierungStatus,
    Art: z.nullable(z.enum(['Ueberweisung', 'Gutschein', 'Gehalt'])),
    ErstelltAm: Zeitpunkt,
    GewaehltAm: NullableZeitpunkt,
    GueltigBis: Zeitpunkt,
    AusgezahltAm: NullableZeitpunkt,
    IbanMaskiert: NullableString,
  })
  .register(named, {
    id: 'PersonPraemie',
    description: 'A reward of the person, on either side of a referral. `IbanMaskiert` is the account that it is paid to.',
  });

const PersonAnliegen = z
  .object({ Art: z.enum(['Nachbuchung', 'Kundennummer']), Nummer: z.string(), Status: z.string(), ErstelltAm: Zeitpunkt })
  .register(named, { id: 'PersonAnliegen', description: 'A claim of a missing reward or a stated customer number of the person.' });

const PersonEinzelheiten = z
  .object({
    Vorname: NullableString,
    Nachname: NullableString,
    Email: NullableString,
    Telefon: NullableString,
    Anschrift: NullableString,
    Geburtsdatum: z.nullable(Datum),
    Sprache: Locale,
    Konto: z.nullable(
      z.object({
        ErstelltAm: Zeitpunkt,
        BestaetigtAm: NullableZeitpunkt,
        PasswortGesetzt: z.boolean(),
        Agenturnummer: NullableString,
        Kontoinhaber: NullableString,
        IbanMaskiert: NullableString,
      }),
    ),
    Gesperrt: z.nullable(z.enum(['Adresse', 'Muster'])),
    KeineMails: z.boolean(),
    Postfachsperren: z.array(Postfachsperre),
    Empfehlungen: z.array(PersonEmpfehlung),
    Teilnahmen: z.array(PersonTeilnahme),
    Auftraege: z.array(PersonAuftrag),
    Praemien: z.array(PersonPraemie),
    Anliegen: z.array(PersonAnliegen),
    Mails: z.array(PersonMail),
    Verlauf,
    Adressaenderung: z.nullable(z.object({ Status: z.enum(ADRESSAENDERUNG_STATUS), ErstelltAm: Zeitpunkt, GueltigBis: Zeitpunkt })),
    Links: z.array(z.enum(LINK_ZWECKE)),
    Ansicht: z.boolean(),
  })
  .register(named, {
    id: 'PersonEinzelheiten',
    description: `All that is held on a person, newest first: the newest ${MAX_AUF_SEITE.empfehlungen} referrals, ${MAX_AUF_SEITE.mails} mails and ${MAX_AUF_SEITE.verlauf} entries of the timeline. Each next step has the sentence that the person reads; for a participation it is the one of the recommender. Other people are shown by first name and initial, bank accounts masked. \`Adressaenderung\` is the latest change of the address, if there was one in the last weeks. \`Links\` are the purposes for which a link can be mailed now, \`Ansicht\` says whether the person has a site to look at.`,
  });
export type PersonEinzelheiten = z.infer<typeof PersonEinzelheiten>;

export const BetriebPerson = z
  .object({
    Id: z.string(),
    Anzeigename: z.string(),
    Merkmale: z.array(z.object({ Art: z.enum(MERKMALE), Werte: z.array(z.string()) })),
    Einzelheiten: z.nullable(PersonEinzelheiten),
  })
  .register(named, {
    id: 'BetriebPerson',
    description:
      'A person of the tenant: a recommender, a recommended person, or both by one address. `Merkmale` are the facts to compare with what a caller says. `Einzelheiten` is null until the caller is checked.',
  });
export type BetriebPerson = z.infer<typeof BetriebPerson>;

const Params = z.object({ id: Nummer });

export const readBetriebPerson = call({
  name: 'readBetriebPerson',
  method: 'GET',
  path: '/betrieb/personen/:id',
  recht: 'Personen',
  tag: 'Betrieb',
  summary: 'One person with everything that is held on them',
  description: `Shows a person by the id of a hit, or by the number of a recipient. Without \`Anruferpruefung\` only the facts are answered by which a caller is checked. With it, the details: it names at least ${MIN_MERKMALE} kinds of facts that the caller knew (\`Email,Plz\`), or all if fewer are known, or \`KeinAnruf\` where nobody called. Every look is in the audit log, with the kinds and not with their values. A person whose data is deleted is not found.`,
  params: Params,
  query: z.object({ Anruferpruefung: z.optional(Anruferpruefung) }),
  answers: { 200: BetriebPerson },
  errors: IN_BETRIEB_ERRORS,
});

export const resendPersonMail = call({
  name: 'resendPersonMail',
  method: 'POST',
  path: '/betrieb/personen/:id/mails',
  recht: 'PersonenAendern',
  tag: 'Betrieb',
  summary: 'Mails a person again what a former mail told',
  description:
    'Sends the newest mail of a kind to the person once more, as it would be written now. One that waits already is not doubled. A mail about something that is over, and one to a mailbox that refused mails, is Konflikt, with the reason in `detail`. A kind that the person never got is not found.',
  params: Params,
  body: z.strictObject({ Vorlage: Text(60) }),
  answers: { 204: null },
  errors: [...IN_BETRIEB_ERRORS, 'Konflikt'],
  idempotent: true,
});

export const mailPersonLink = call({
  name: 'mailPersonLink',
  method: 'POST',
  path: '/betrieb/personen/:id/link',
  recht: 'PersonenAendern',
  tag: 'Betrieb',
  summary: 'Mails a person a new link; nobody else sees it',
  description:
    'Mails a new link to the address of the person: to set a password, to log in where the tenant has no passwords, to confirm an account or a referral, to the data of a participation, or to a reward that waits to be picked. A purpose that the person has no use for now is Konflikt, and so is a mailbox that refused mails.',
  params: Params,
  body: z.strictObject({ Zweck: z.enum(LINK_ZWECKE) }),
  answers: { 204: null },
  errors: [...IN_BETRIEB_ERRORS, 'Konflikt'],
  idempotent: true,
});

const Ansicht = z.object({ Adresse: z.url(), Ablauf: Zeitpunkt }).register(named, {
  id: 'Ansicht',
  description: 'An address that opens the site as a person sees it; it works once, until `Ablauf`.',
});

export const openAnsicht = call({
  name: 'openAnsicht',
  method: 'POST',
  path: '/betrieb/personen/:id/ansicht',
  recht: 'Ansicht',
  tag: 'Betrieb',
  summary: 'Opens the site as the person sees it, read-only',
  description: `Answers an address that opens the personal area of a recommender for ${ANSICHT_MINUTES} minutes. The session only reads, shows a banner and no secrets. The audit log and the disclosure of the person say who looked and when; the words of the reason are stored nowhere. A person without a confirmed account, and one who may not take part, is Konflikt.`,
  params: Params,
  body: z.strictObject({ Grund: Text(500) }),
  answers: { 200: Ansicht },
  errors: [...IN_BETRIEB_ERRORS, 'Konflikt'],
  idempotent: true,
});

export const changePersonAdresse = call({
  name: 'changePersonAdresse',
  method: 'POST',
  path: '/betrieb/personen/:id/adresse',
  recht: 'PersonenAendern',
  tag: 'Betrieb',
  summary: 'Enters a new email address of a person, which becomes valid by the link that is mailed to it',
  description: `Mails the new address a link to confirm it, and the old one a link to object ("Das war ich nicht"), both for ${ADRESSE_STUNDEN} hours. Until the new one confirms, nothing changes; then it is valid at once: for the account, and for all that the person has joined with the old address. Sessions and links to the old address end. \`Anruferpruefung\` names at least ${MIN_MERKMALE} kinds of facts that the person knew, or all if fewer are known; nobody changes an address without that. A wish that waits is replaced. An address that another person has or that is blocked is Konflikt, and so is a person without an address.`,
  params: Params,
  body: z.strictObject({ Email, Anruferpruefung: z.array(z.enum(MERKMALE)).check(z.maxLength(MERKMALE.length)) }),
  answers: { 204: null },
  errors: [...IN_BETRIEB_ERRORS, 'Konflikt'],
  idempotent: true,
});
