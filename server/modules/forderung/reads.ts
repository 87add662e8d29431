import type { MandantScope } from '../../db/scope.ts';

/** Whom a claim against the owner of a grant is about, with the grant's product; undefined for another claim. Without an address the person is erased. */
export async function findPerson(scope: MandantScope, forderungsnummer: string) {
  const row = await scope.tx
    .selectFrom('forderung')
    .innerJoin('praemierung', 'praemierung.praemierungsnummer', 'forderung.bezug')
    .innerJoin('empfaenger', 'empfaenger.empfaengernummer', 'praemierung.empfaengernummer')
    .innerJoin('empfehlung', 'empfehlung.empfehlungsnummer', 'empfaenger.empfehlungsnummer')
    .leftJoin('empfehler', 'empfehler.empfehler_id', 'empfaenger.empfehler_id')
    .leftJoin('account', 'account.account_id', 'empfaenger.empfehler_id')
    .innerJoin('produkt', 'produkt.id', 'empfehlung.produkt_id')
    .select(['praemierung.praemierungsnummer', 'praemierung.seite', 'praemierung.auftragsnummer', 'empfaenger.empfaengernummer'])
    .select(['produkt.name as produkt_name', 'produkt.name_en', 'empfehlung.vorname as empfehler_vorname', 'empfaenger.empfehler_id'])
    .select(['empfaenger.email', 'empfaenger.vorname', 'empfaenger.name as nachname', 'empfaenger.language'])
    .select(['account.email as konto_email', 'account.language as konto_language', 'account.geloescht_am'])
    .select(['empfehler.vorname as konto_vorname', 'empfehler.nachname as konto_nachname'])
    .where('forderung.forderungsnummer', '=', forderungsnummer)
    .executeTakeFirst();
  if (!row) return undefined;
  const { seite, praemierungsnummer, auftragsnummer, empfaengernummer, empfehler_id } = row;
  const empfohlen = { name: row.produkt_name, name_en: row.name_en, empfehler_vorname: row.empfehler_vorname };
  const of = { seite, praemierungsnummer, auftragsnummer, empfohlen };
  if (seite === 'Empfaenger')
    return { ...of, person: empfaengernummer, email: row.email, vorname: row.vorname, nachname: row.nachname, language: row.language };
  const email = row.geloescht_am === null ? row.konto_email : null;
  const language = row.konto_language ?? row.language;
  return { ...of, person: empfehler_id, email, vorname: row.konto_vorname, nachname: row.konto_nachname, language };
}

/** The profi seller of a claim; undefined once the account is erased, and for another claim. */
export const findSeller = ({ tx }: MandantScope, forderungsnummer: string) =>
  tx
    .selectFrom('forderung')
    .innerJoin('seller', 'seller.sellernummer', 'forderung.sellernummer')
    .innerJoin('account', 'account.account_id', 'seller.account_id')
    .select(['account.email', 'account.language', 'seller.vorname', 'seller.nachname'])
    .where('forderung.forderungsnummer', '=', forderungsnummer)
    .where('account.geloescht_am', 'is', null)
    .executeTakeFirst();
