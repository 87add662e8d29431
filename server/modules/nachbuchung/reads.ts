import type { MandantScope } from '../../db/scope.ts';

/** Claims with their product and recommender. */
const select = (scope: MandantScope) =>
  scope.tx
    .selectFrom('nachbuchung')
    .innerJoin('produkt', 'produkt.id', 'nachbuchung.produkt_id')
    .innerJoin('empfehler', 'empfehler.empfehler_id', 'nachbuchung.empfehler_id')
    .select([
      'nachbuchungsnummer',
      'auftragsnummer',
      'auftragsdatum',
      'produkt_id',
      'empfehlungsnummer',
      'nachbuchung.vorname',
      'nachbuchung.nachname',
      'nachweis',
      'status',
      'antwort',
      'erstellt_am',
      'entschieden_am',
      'produkt.name',
      'produkt.name_en',
      'empfehler.vorname as empfehler_vorname',
      'empfehler.nachname as empfehler_nachname',
    ]);

export const readShown = (scope: MandantScope, nachbuchungsnummer: string) =>
  select(scope).where('nachbuchungsnummer', '=', nachbuchungsnummer).executeTakeFirstOrThrow();

export type ShownRow = Awaited<ReturnType<typeof readShown>>;

/** Whether a claim is the recommender's own. */
export const isClaimOf = async (scope: MandantScope, empfehlerId: string, nachbuchungsnummer: string): Promise<boolean> =>
  (await scope.tx
    .selectFrom('nachbuchung')
    .select('nachbuchungsnummer')
    .where('empfehler_id', '=', empfehlerId)
    .where('nachbuchungsnummer', '=', nachbuchungsnummer)
    .executeTakeFirst()) !== undefined;

interface Selected {
  /** Only claims after this number in the list. */
  readonly after: string | undefined;
  readonly limit: number | undefined;
}

/** Claims of a recommender, newest first. */
export const listOfEmpfehler = (scope: MandantScope, empfehlerId: string, { after, limit }: Selected) =>
  select(scope)
    .where('nachbuchung.empfehler_id', '=', empfehlerId)
    .$if(after !== undefined, (query) =>
      query.where((eb) => {
        const moment = eb
          .selectFrom('nachbuchung as seen')
          .select('seen.erstellt_am')
          .where('seen.nachbuchungsnummer', '=', after ?? '');
        const isLater = eb('nachbuchung.nachbuchungsnummer', '>', after ?? '');
        return eb.or([eb('nachbuchung.erstellt_am', '<', moment), eb.and([eb('nachbuchung.erstellt_am', '=', moment), isLater])]);
      }),
    )
    .orderBy('nachbuchung.erstellt_am', 'desc')
    .orderBy('nachbuchung.nachbuchungsnummer')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();

/** A page of the undecided claims, oldest first. */
export const listOpen = (scope: MandantScope, page: number, pagesize: number) =>
  select(scope)
    .where('status', '=', 'Offen')
    .orderBy('erstellt_am')
    .orderBy('nachbuchungsnummer')
    .limit(pagesize)
    .offset((page - 1) * pagesize)
    .execute();

export async function countOpen(scope: MandantScope): Promise<number> {
  const { anzahl } = await scope.tx
    .selectFrom('nachbuchung')
    .select((eb) => eb.fn.countAll<string>().as('anzahl'))
    .where('status', '=', 'Offen')
    .executeTakeFirstOrThrow();
  return Number(anzahl);
}

/** The referral, if it is the recommender's own. */
export const findOwn = (scope: MandantScope, empfehlerId: string, empfehlungsnummer: string) =>
  scope.tx
    .selectFrom('empfehlung')
    .select(['empfehlungsnummer', 'empfehler_id', 'empfehlungslink', 'gueltig_bis'])
    .where('empfehlungsnummer', '=', empfehlungsnummer)
    .where('empfehler_id', '=', empfehlerId)
    .executeTakeFirst();

/** The recommender to whom the decision is mailed, with the facts of the mail. */
export const findOwner = (scope: MandantScope, nachbuchungsnummer: string) =>
  scope.tx
    .selectFrom('nachbuchung')
    .innerJoin('account', 'account.account_id', 'nachbuchung.empfehler_id')
    .innerJoin('empfehler', 'empfehler.empfehler_id', 'nachbuchung.empfehler_id')
    .innerJoin('produkt', 'produkt.id', 'nachbuchung.produkt_id')
    .select([
      'produkt.daten',
      'account.email',
      'account.language',
      'empfehler.vorname',
      'empfehler.nachname',
      'nachbuchung.auftragsnummer',
      'nachbuchung.status',
      'nachbuchung.antwort',
    ])
    .where('nachbuchungsnummer', '=', nachbuchungsnummer)
    .executeTakeFirst();
