import type { MandantScope } from '../../db/scope.ts';

/** The newest confirmed referral of a recommender since the tenant was made: the demo's own referrals are older. */
export const findEmpfehlung = ({ tx }: MandantScope, email: string) =>
  tx
    .selectFrom('empfehlung')
    .innerJoin('account', 'account.account_id', 'empfehlung.empfehler_id')
    .select(['empfehlung.empfehlungsnummer', 'empfehlung.code'])
    .where('account.art', '=', 'Empfehler')
    .where('account.email', '=', email)
    .where('empfehlung.bestaetigt_am', 'is not', null)
    .where('empfehlung.erstellt_am', '>=', (eb) =>
      eb.selectFrom('protokoll').select('zeit').where('was', '=', 'mandant.angelegt').orderBy('protokoll_id').limit(1),
    )
    .orderBy('empfehlung.erstellt_am', 'desc')
    .orderBy('empfehlung.empfehlungsnummer')
    .limit(1)
    .executeTakeFirst();

/** The newest recipient of a referral who left an address. */
export const findEmpfaenger = ({ tx }: MandantScope, empfehlungsnummer: string) =>
  tx
    .selectFrom('empfaenger')
    .select(['empfaengernummer', 'email'])
    .where('empfehlungsnummer', '=', empfehlungsnummer)
    .where('email', 'is not', null)
    .orderBy('erstellt_am', 'desc')
    .orderBy('empfaengernummer')
    .limit(1)
    .executeTakeFirst();

/** The newest order of a recipient. */
export const findOrder = ({ tx }: MandantScope, empfaengernummer: string) =>
  tx
    .selectFrom('auftrag')
    .select(['auftragsnummer', 'status', 'frist_beginn'])
    .where('empfaengernummer', '=', empfaengernummer)
    .orderBy('erstellt_am', 'desc')
    .orderBy('auftragsnummer')
    .limit(1)
    .executeTakeFirst();

/** The rewards of an order. */
export const listRewards = ({ tx }: MandantScope, auftragsnummer: string) =>
  tx
    .selectFrom('praemierung')
    .select(['praemierungsnummer', 'seite', 'gewaehlt_am', 'token_hash'])
    .where('auftragsnummer', '=', auftragsnummer)
    .execute();

/** The newest payment of a reward, with its run. */
export const findPayment = ({ tx }: MandantScope, praemierungsnummer: string) =>
  tx
    .selectFrom('zahlung')
    .innerJoin('zahlungslauf', 'zahlungslauf.laufnummer', 'zahlung.laufnummer')
    .select(['zahlung.laufnummer', 'zahlung.ausgefuehrt_am', 'zahlungslauf.status'])
    .where('zahlung.praemierungsnummer', '=', praemierungsnummer)
    .orderBy('zahlung.erstellt_am', 'desc')
    .orderBy('zahlung.zahlungsnummer')
    .limit(1)
    .executeTakeFirst();

/** The entries of a reward in the ledger, in the order of booking. */
export const listEntries = ({ tx }: MandantScope, praemierungsnummer: string) =>
  tx
    .selectFrom('buchung')
    .select(['belegtag', 'vorgang', 'soll', 'haben', 'betrag_cent'])
    .where('praemierungsnummer', '=', praemierungsnummer)
    .orderBy('buchung_id')
    .execute();
