import type { MandantScope } from '../../db/scope.ts';

/** What an order needs of its referral. */
export const findEmpfehlungFor = (scope: MandantScope, empfehlungsnummer: string) =>
  scope.tx
    .selectFrom('empfehlung')
    .select(['empfehlungsnummer', 'produkt_id', 'anteil_empfehler', 'erstellt_am', 'bestaetigt_am'])
    .where('empfehlungsnummer', '=', empfehlungsnummer)
    .executeTakeFirst();

export type EmpfehlungFor = NonNullable<Awaited<ReturnType<typeof findEmpfehlungFor>>>;

/** What a recipient asked for: the order, the person and the product. */
export const findAnfrage = (scope: MandantScope, auftragsnummer: string) =>
  scope.tx
    .selectFrom('auftrag')
    .innerJoin('empfaenger', 'empfaenger.empfaengernummer', 'auftrag.empfaengernummer')
    .innerJoin('produkt', 'produkt.id', 'auftrag.produkt_id')
    .select(['auftrag.auftragsnummer', 'auftrag.empfaengernummer', 'auftrag.empfehlungsnummer', 'auftrag.produkt_id'])
    .select(['auftrag.auftragsdatum', 'auftrag.status'])
    .select(['empfaenger.vorname', 'empfaenger.name as nachname', 'empfaenger.email', 'empfaenger.telefon'])
    .select(['empfaenger.wunschzeit', 'empfaenger.nachricht', 'produkt.name', 'produkt.name_en', 'produkt.daten'])
    .where('auftrag.auftragsnummer', '=', auftragsnummer)
    .executeTakeFirst();

/** An order with both of its people and its product, for what is mailed about it. */
export const findBothSides = (scope: MandantScope, auftragsnummer: string) =>
  scope.tx
    .selectFrom('auftrag')
    .innerJoin('empfaenger', 'empfaenger.empfaengernummer', 'auftrag.empfaengernummer')
    .innerJoin('empfehlung', 'empfehlung.empfehlungsnummer', 'auftrag.empfehlungsnummer')
    .innerJoin('account', 'account.account_id', 'empfehlung.empfehler_id')
    .innerJoin('produkt', 'produkt.id', 'auftrag.produkt_id')
    .select(['auftrag.status', 'auftrag.auftragsdatum', 'auftrag.produkt_id', 'empfehlung.anteil_empfehler', 'auftrag.empfaengernummer'])
    .select('empfaenger.hex_version')
    .select(['empfaenger.vorname', 'empfaenger.name as nachname', 'empfaenger.email', 'empfaenger.language'])
    .select(['empfehlung.vorname as empfehler_vorname', 'empfehlung.nachname as empfehler_nachname'])
    .select(['account.email as empfehler_email', 'account.language as empfehler_language'])
    .select(['produkt.name', 'produkt.name_en', 'produkt.daten'])
    .where('auftrag.auftragsnummer', '=', auftragsnummer)
    .executeTakeFirst();

export type BothSides = NonNullable<Awaited<ReturnType<typeof findBothSides>>>;
