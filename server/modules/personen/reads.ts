import { anyOf } from '../../db/any-of.ts';
import type { MandantScope } from '../../db/scope.ts';
import { mailSeit, mailStatus } from '../betrieb/index.ts';

/** A recommender by the id of the account; undefined once it is deleted. */
export const findKonto = ({ tx }: MandantScope, accountId: string) =>
  tx
    .selectFrom('account')
    .innerJoin('empfehler', 'empfehler.empfehler_id', 'account.account_id')
    .select(['account.account_id', 'account.email', 'account.email_schluessel', 'account.language', 'account.erstellt_am'])
    .select(['account.bestaetigt_am', 'account.passwort_hash', 'empfehler.vorname', 'empfehler.nachname'])
    .select(['empfehler.bankdaten_id', 'empfehler.agenturnummer'])
    .where('account.account_id', '=', accountId)
    .where('account.art', '=', 'Empfehler')
    .where('account.geloescht_am', 'is', null)
    .executeTakeFirst();

export type Konto = NonNullable<Awaited<ReturnType<typeof findKonto>>>;

const teilnahmen = ({ tx }: MandantScope) =>
  tx
    .selectFrom('empfaenger')
    .innerJoin('empfehlung', 'empfehlung.empfehlungsnummer', 'empfaenger.empfehlungsnummer')
    .innerJoin('produkt', 'produkt.id', 'empfehlung.produkt_id')
    .select(['empfaenger.empfaengernummer', 'empfaenger.empfehlungsnummer', 'empfaenger.status', 'empfaenger.erstellt_am'])
    .select(['empfaenger.vorname', 'empfaenger.name', 'empfaenger.email', 'empfaenger.email_schluessel', 'empfaenger.telefon'])
    .select(['empfaenger.strasse', 'empfaenger.hausnummer', 'empfaenger.plz', 'empfaenger.ort', 'empfaenger.geburtsdatum'])
    .select(['empfaenger.language', 'empfaenger.bankdaten_id', 'empfaenger.bestaetigt_am'])
    .select(['empfehlung.vorname as empfehler_vorname', 'empfehlung.nachname as empfehler_nachname'])
    .select(['produkt.name as produkt_name', 'produkt.name_en as produkt_name_en'])
    .where('empfaenger.vorlaeufig', '=', false)
    .where('empfaenger.daten_geloescht_am', 'is', null)
    .orderBy('empfaenger.erstellt_am', 'desc')
    .orderBy('empfaenger.empfaengernummer');

/** What a recommended person has joined, by the number of one of them. */
export const findTeilnahme = (scope: MandantScope, nummer: string) =>
  teilnahmen(scope).where('empfaenger.empfaengernummer', '=', nummer).executeTakeFirst();

export type Teilnahme = NonNullable<Awaited<ReturnType<typeof findTeilnahme>>>;

/** All that the owner of an address has joined, newest first. */
export const listTeilnahmen = (scope: MandantScope, emailSchluessel: string) =>
  teilnahmen(scope).where('empfaenger.email_schluessel', '=', emailSchluessel).execute();

/** The numbers of a recommender's referrals. */
export const listEmpfehlungsnummern = async ({ tx }: MandantScope, empfehlerId: string): Promise<string[]> =>
  (await tx.selectFrom('empfehlung').select('empfehlungsnummer').where('empfehler_id', '=', empfehlerId).execute()).map(
    (row) => row.empfehlungsnummer,
  );

/** The numbers of the invitations that a recommender accepted. */
export const listEinladungsnummern = async ({ tx }: MandantScope, empfehlerId: string): Promise<string[]> =>
  (await tx.selectFrom('einladung').select('einladungsnummer').where('empfehler_id', '=', empfehlerId).execute()).map(
    (row) => row.einladungsnummer,
  );

/** The newest referral of a recommender whose address is not confirmed and that could still be. */
export const findUnconfirmed = ({ tx }: MandantScope, empfehlerId: string, today: string) =>
  tx
    .selectFrom('empfehlung')
    .select('empfehlungsnummer')
    .where('empfehler_id', '=', empfehlerId)
    .where('bestaetigt_am', 'is', null)
    .where('beendet_am', 'is', null)
    .where('gueltig_bis', '>=', today)
    .orderBy('erstellt_am', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The orders of recommended people, newest first. */
export const listAuftraege = ({ tx }: MandantScope, empfaengernummern: readonly string[]) =>
  tx
    .selectFrom('auftrag')
    .innerJoin('produkt', 'produkt.id', 'auftrag.produkt_id')
    .select(['auftrag.auftragsnummer', 'auftrag.auftragsdatum', 'auftrag.status'])
    .select(['produkt.name as produkt_name', 'produkt.name_en as produkt_name_en'])
    .where('auftrag.empfaengernummer', '=', anyOf(empfaengernummern))
    .orderBy('auftrag.auftragsdatum', 'desc')
    .orderBy('auftrag.auftragsnummer')
    .execute();

/** The rewards of a person on both sides, newest first. */
export const listPraemien = ({ tx }: MandantScope, empfehlerId: string | null, empfaengernummern: readonly string[]) =>
  tx
    .selectFrom('praemierung')
    .innerJoin('empfaenger', 'empfaenger.empfaengernummer', 'praemierung.empfaengernummer')
    .select(['praemierung.praemierungsnummer', 'praemierung.auftragsnummer', 'praemierung.seite', 'praemierung.wert_cent'])
    .select(['praemierung.status', 'praemierung.art', 'praemierung.erstellt_am', 'praemierung.gewaehlt_am'])
    .select(['praemierung.gueltig_bis', 'praemierung.ausgezahlt_am', 'praemierung.bankdaten_id'])
    .where((eb) =>
      eb.or([
        eb.and([eb('praemierung.seite', '=', 'Empfehler'), eb('empfaenger.empfehler_id', '=', empfehlerId)]),
        eb.and([eb('praemierung.seite', '=', 'Empfaenger'), eb('empfaenger.empfaengernummer', '=', anyOf(empfaengernummern))]),
      ]),
    )
    .orderBy('praemierung.erstellt_am', 'desc')
    .orderBy('praemierung.praemierungsnummer')
    .execute();

export type Praemie = Awaited<ReturnType<typeof listPraemien>>[number];

/** The claims and the customer number of a recommender. */
export async function listAnliegen({ tx }: MandantScope, empfehlerId: string) {
  const nachbuchungen = await tx
    .selectFrom('nachbuchung')
    .select(['nachbuchungsnummer as nummer', 'status', 'erstellt_am'])
    .where('empfehler_id', '=', empfehlerId)
    .execute();
  const kundennummern = await tx
    .selectFrom('kundennummer')
    .select(['anfrage as nummer', 'status', 'gestellt_am as erstellt_am'])
    .where('empfehler_id', '=', empfehlerId)
    .execute();
  return [
    ...nachbuchungen.map((row) => ({ art: 'Nachbuchung' as const, ...row })),
    ...kundennummern.map((row) => ({ art: 'Kundennummer' as const, ...row })),
  ].sort((a, b) => b.erstellt_am.getTime() - a.erstellt_am.getTime());
}

/** The ids of the links that were mailed about these things. */
export const listLinkIds = async ({ tx }: MandantScope, bezuege: readonly string[]): Promise<string[]> =>
  (await tx.selectFrom('zugangslink').select('zugangslink_id').where('bezug', '=', anyOf(bezuege)).execute()).map(
    (row) => row.zugangslink_id,
  );

/** The mails about these things, newest first. */
export const listMailsAbout = ({ tx }: MandantScope, bezuege: readonly string[], limit: number) =>
  tx
    .selectFrom('mail as m')
    .select(['m.mail_id', 'm.vorlage', 'm.bezug', 'm.erstellt_am', 'm.versuche', mailStatus.as('status'), mailSeit.as('seit')])
    .where('m.bezug', '=', anyOf(bezuege))
    .orderBy('m.erstellt_am', 'desc')
    .orderBy('m.mail_id')
    .limit(limit)
    .execute();

export type MailRow = Awaited<ReturnType<typeof listMailsAbout>>[number];

/** The newest mail of a template about one of these things. */
export const findNewestMail = ({ tx }: MandantScope, bezuege: readonly string[], vorlage: string) =>
  tx
    .selectFrom('mail as m')
    .select(['m.mail_id', 'm.vorlage', 'm.bezug', 'm.erstellt_am'])
    .where('m.bezug', '=', anyOf(bezuege))
    .where('m.vorlage', '=', vorlage)
    .orderBy('m.erstellt_am', 'desc')
    .orderBy('m.mail_id')
    .limit(1)
    .executeTakeFirst();
