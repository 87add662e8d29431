import { MAX_AUF_SEITE, type PersonEinzelheiten, type PersonMail } from '../../../contract/calls/betrieb/personen.ts';
import { formatCent } from '../../../contract/values/cent.ts';
import { createTexts, type Translate } from '../../../texts/texts.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { wantsNoMail } from '../../mail/mail-sperre.ts';
import { auskunftOfPostfach } from '../../mail/ruecklauf/sperre.ts';
import { mayTeilnehmen, sperreOf } from '../account/index.ts';
import { maskedBankdaten } from '../bankdaten/index.ts';
import { mailArt } from '../betrieb/index.ts';
import { anzeigename } from '../empfaenger/index.ts';
import { type Eintrag, overviewPageOf, schritteOfEmpfaenger, verlaufOf } from '../empfehlung/index.ts';
import { produktOf } from '../produkt/index.ts';
import { aenderungOf } from './adresse.ts';
import { possibleLinks } from './links.ts';
import { mailBezuegeOf, numbersOf, type Person } from './person.ts';
import * as reads from './reads.ts';

/** Referrals and participations whose whole timelines are part of that of a person. */
const WITH_VERLAUF = 10;

/** All that is held on a person, newest first. Others are shown by first name and initial, bank accounts masked. */
export async function describe(context: Context, person: Person): Promise<PersonEinzelheiten> {
  const t = createTexts(context.locale, context.texte[context.locale]);
  const { konto, teilnahmen, email, praemien } = person;
  const [newest] = teilnahmen;
  const mails = await reads.listMailsAbout(context, await mailBezuegeOf(context, person), MAX_AUF_SEITE.mails);
  const Empfehlungen = await empfehlungenOf(context, person);
  const auftraege = await reads.listAuftraege(context, numbersOf(teilnahmen));
  return {
    Vorname: konto?.vorname || newest?.vorname || null,
    Nachname: konto?.nachname || newest?.name || null,
    Email: email,
    Telefon: firstOf(teilnahmen, ({ telefon }) => telefon),
    Anschrift: firstOf(teilnahmen, anschriftOf),
    Geburtsdatum: firstOf(teilnahmen, ({ geburtsdatum }) => geburtsdatum),
    Sprache: konto?.language ?? newest?.language ?? context.locale,
    Konto: konto && (await kontoOf(context, konto)),
    Gesperrt: await sperreFor(context, email),
    KeineMails: email !== null && (await wantsNoMail(context, email)),
    Postfachsperren: email === null ? [] : await auskunftOfPostfach(context, email),
    Empfehlungen,
    Teilnahmen: await teilnahmenOf(context, teilnahmen),
    Auftraege: auftraege.map((row) => ({
      Auftragsnummer: row.auftragsnummer,
      Auftragsdatum: row.auftragsdatum,
      Produkt: produktOf(row, context),
      Status: row.status,
    })),
    Praemien: await Promise.all(praemien.map((row) => praemieOf(context, row))),
    Anliegen: konto
      ? (await reads.listAnliegen(context, konto.account_id)).map(({ art, nummer, status, erstellt_am }) => ({
          Art: art,
          Nummer: nummer,
          Status: status,
          ErstelltAm: erstellt_am.toISOString(),
        }))
      : [],
    Mails: mailsOf(t, mails),
    Verlauf: await verlaufFor(context, t, person, { empfehlungen: Empfehlungen.map((one) => one.Empfehlungsnummer), mails }),
    Adressaenderung: await aenderungOf(context, person),
    Links: [...(await possibleLinks(context, person)).keys()],
    Ansicht: konto !== null && konto.bestaetigt_am !== null && (await mayTeilnehmen(context, konto.email)),
  };
}

/** The newest value that a person entered. */
function firstOf<Value>(teilnahmen: Person['teilnahmen'], read: (one: reads.Teilnahme) => Value | null): Value | null {
  for (const one of teilnahmen) {
    const value = read(one);
    if (value) return value;
  }
  return null;
}

const anschriftOf = ({ strasse, hausnummer, plz, ort }: reads.Teilnahme): string | null =>
  [
    [strasse, hausnummer],
    [plz, ort],
  ]
    .map((line) => line.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ') || null;

async function kontoOf(context: Context, row: reads.Konto): Promise<NonNullable<PersonEinzelheiten['Konto']>> {
  const bank = await maskedBankdaten(context, row.bankdaten_id);
  return {
    ErstelltAm: row.erstellt_am.toISOString(),
    BestaetigtAm: row.bestaetigt_am?.toISOString() ?? null,
    PasswortGesetzt: row.passwort_hash !== null,
    Agenturnummer: row.agenturnummer,
    Kontoinhaber: bank?.Kontoinhaber ?? null,
    IbanMaskiert: bank?.IBAN ?? null,
  };
}

const SPERRE = { Einzel: 'Adresse', Wildcard: 'Muster' } as const;

async function sperreFor(context: Context, email: string | null): Promise<PersonEinzelheiten['Gesperrt']> {
  const sperre = email === null ? null : await sperreOf(context, email);
  return sperre && SPERRE[sperre];
}

/** The newest referrals of a recommender as the person sees them. */
async function empfehlungenOf(context: Context, { konto }: Person): Promise<PersonEinzelheiten['Empfehlungen']> {
  if (konto === null) return [];
  const all = await overviewPageOf(context, konto.account_id, { anzahl: MAX_AUF_SEITE.empfehlungen });
  return all.map(({ Empfehlungsnummer, ErstelltAm, Produkt, Status, Empfaenger, NaechsterSchritt }) => ({
    Empfehlungsnummer,
    ErstelltAm,
    Produkt: Produkt.Name,
    Status,
    Personen: Empfaenger.map(({ Anzeigename }) => Anzeigename),
    NaechsterSchritt,
  }));
}

async function teilnahmenOf(context: Context, teilnahmen: Person['teilnahmen']): Promise<PersonEinzelheiten['Teilnahmen']> {
  const schritte = await schritteOfEmpfaenger(context, numbersOf(teilnahmen), { asEmpfehler: true });
  return teilnahmen.map((row) => ({
    Empfaengernummer: row.empfaengernummer,
    Empfehlungsnummer: row.empfehlungsnummer,
    ErstelltAm: row.erstellt_am.toISOString(),
    Produkt: produktOf(row, context),
    Empfehler: anzeigename({ vorname: row.empfehler_vorname, name: row.empfehler_nachname }) ?? '',
    Status: row.status,
    NaechsterSchritt: (schritte.get(row.empfaengernummer) ?? refuse('NichtGefunden')).schritt,
  }));
}

const praemieOf = async (context: Context, row: reads.Praemie): Promise<PersonEinzelheiten['Praemien'][number]> => ({
  Praemierungsnummer: row.praemierungsnummer,
  Auftragsnummer: row.auftragsnummer,
  Seite: row.seite,
  WertCent: row.wert_cent,
  Status: row.status,
  Art: row.art,
  ErstelltAm: row.erstellt_am.toISOString(),
  GewaehltAm: row.gewaehlt_am?.toISOString() ?? null,
  GueltigBis: row.gueltig_bis.toISOString(),
  AusgezahltAm: row.ausgezahlt_am?.toISOString() ?? null,
  IbanMaskiert: (await maskedBankdaten(context, row.bankdaten_id))?.IBAN ?? null,
});

/** Mails of a person, newest first; the newest of each kind can be sent again, unless it waits. */
function mailsOf(t: Translate, rows: readonly reads.MailRow[]): PersonMail[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const isNewest = !seen.has(row.vorlage);
    seen.add(row.vorlage);
    return {
      Nummer: row.mail_id,
      Vorlage: row.vorlage,
      Art: mailArt(t, row.vorlage),
      ErstelltAm: row.erstellt_am.toISOString(),
      Status: row.status,
      SeitAm: row.seit?.toISOString() ?? null,
      Erneut: isNewest && row.status !== 'Wartet',
    };
  });
}

/** Everything that happened to a person, newest first. */
async function verlaufFor(
  context: Context,
  t: Translate,
  { konto, teilnahmen, praemien }: Person,
  { empfehlungen, mails }: { readonly empfehlungen: readonly string[]; readonly mails: readonly reads.MailRow[] },
): Promise<PersonEinzelheiten['Verlauf']> {
  const entry = (am: Date | null, was: string): Eintrag[] => (am === null ? [] : [{ Am: am.toISOString(), Was: was }]);
  const entries = [
    ...(konto
      ? [
          ...entry(konto.erstellt_am, t('betrieb.person.verlauf.konto')),
          ...entry(konto.bestaetigt_am, t('betrieb.person.verlauf.bestaetigt')),
        ]
      : []),
    ...praemien.flatMap((row) =>
      entry(
        row.gewaehlt_am,
        t(`betrieb.person.verlauf.gewaehlt.${row.art ?? 'Gutschein'}`, { wert: formatCent(row.wert_cent, context.locale) }),
      ),
    ),
    ...mails.flatMap((row) =>
      entry(row.status === 'Gesendet' ? row.seit : null, t('betrieb.person.verlauf.mail', { art: mailArt(t, row.vorlage) })),
    ),
  ];
  for (const empfehlungsnummer of empfehlungen.slice(0, WITH_VERLAUF))
    entries.push(...(await verlaufOf(context, null, { empfehlungsnummer })));
  for (const { empfehlungsnummer, empfaengernummer } of teilnahmen.slice(0, WITH_VERLAUF))
    entries.push(...(await verlaufOf(context, null, { empfehlungsnummer, empfaengernummer })));
  // Of one moment what came last stands first.
  return entries
    .reverse()
    .sort((a, b) => (a.Am < b.Am ? 1 : a.Am > b.Am ? -1 : 0))
    .slice(0, MAX_AUF_SEITE.verlauf);
}
