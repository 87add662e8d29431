import type { MandantScope } from '../../db/scope.ts';

/** Who owns a grant and how to reach them: the recommender or the recipient of its order. Null where the data is gone. */
export async function findOwner(scope: MandantScope, praemierungsnummer: string) {
  const row = await findBothSides(scope, praemierungsnummer);
  if (!row) return null;
  const { seite, status, wert_cent, gueltig_bis } = row;
  const owner =
    seite === 'Empfehler'
      ? { email: row.empfehler_email, vorname: row.empfehler_vorname, nachname: row.empfehler_nachname, locale: row.empfehler_language }
      : {
          email: row.empfaenger_email,
          vorname: row.empfaenger_vorname,
          nachname: row.empfaenger_nachname,
          locale: row.empfaenger_language,
        };
  return { seite, status, wert_cent, gueltig_bis, ...owner };
}

const findBothSides = (scope: MandantScope, praemierungsnummer: string) =>
  scope.tx
    .selectFrom('praemierung')
    .innerJoin('empfaenger', 'empfaenger.empfaengernummer', 'praemierung.empfaengernummer')
    .innerJoin('empfehler', 'empfehler.empfehler_id', 'empfaenger.empfehler_id')
    .innerJoin('account', 'account.account_id', 'empfaenger.empfehler_id')
    .select([
      'praemierung.seite',
      'praemierung.status',
      'praemierung.wert_cent',
      'praemierung.gueltig_bis',
      'empfaenger.email as empfaenger_email',
      'empfaenger.vorname as empfaenger_vorname',
      'empfaenger.name as empfaenger_nachname',
      'empfaenger.language as empfaenger_language',
      'account.email as empfehler_email',
      'empfehler.vorname as empfehler_vorname',
      'empfehler.nachname as empfehler_nachname',
      'account.language as empfehler_language',
    ])
    .where('praemierung.praemierungsnummer', '=', praemierungsnummer)
    .executeTakeFirst();

/** Whose referral a recipient follows. */
export const readEmpfehlerIdOf = async (scope: MandantScope, empfaengernummer: string): Promise<string> =>
  (
    await scope.tx
      .selectFrom('empfaenger')
      .select('empfehler_id')
      .where('empfaengernummer', '=', empfaengernummer)
      .executeTakeFirstOrThrow()
  ).empfehler_id;

/** A recommender's own grant; another's is not found. */
export const findOwnPraemierung = (scope: MandantScope, praemierungsnummer: string, empfehlerId: string) =>
  scope.tx
    .selectFrom('praemierung')
    .innerJoin('empfaenger', 'empfaenger.empfaengernummer', 'praemierung.empfaengernummer')
    .select(['praemierung.status', 'praemierung.gueltig_bis'])
    .where('praemierung.praemierungsnummer', '=', praemierungsnummer)
    .where('praemierung.seite', '=', 'Empfehler')
    .where('empfaenger.empfehler_id', '=', empfehlerId)
    .executeTakeFirst();

/** The oldest customer numbers that nobody has answered, with who stated them. */
export const listOpenKundennummern = (scope: MandantScope, limit: number) =>
  scope.tx
    .selectFrom('kundennummer')
    .innerJoin('empfehler', 'empfehler.empfehler_id', 'kundennummer.empfehler_id')
    .select(['kundennummer.anfrage', 'kundennummer.kundennummer', 'kundennummer.gestellt_am', 'empfehler.vorname', 'empfehler.nachname'])
    .where('kundennummer.status', '=', 'Offen')
    .orderBy('kundennummer.gestellt_am')
    .orderBy('kundennummer.anfrage')
    .limit(limit)
    .execute();
