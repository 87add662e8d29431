import { wiredIn } from '../../db/columns.ts';
import type { MandantScope, SystemScope } from '../../db/scope.ts';
import { EINLADUNG, EINLADUNGSEINWILLIGUNG } from './columns.ts';

/** An invitation with its agency, and with language and time of the consent by which it is mailed; both null without a consent. */
export const findEinladung = ({ tx }: MandantScope, einladungsnummer: string) =>
  tx
    .selectFrom('einladung as e')
    .innerJoin('agentur', 'agentur.agenturnummer', 'e.agenturnummer')
    .leftJoin('einladungseinwilligung as w', 'w.einladungsnummer', 'e.einladungsnummer')
    .select([
      'w.language',
      'w.gegeben_am',
      'e.einladungsnummer',
      'e.agenturnummer',
      'e.mitarbeiternummer',
      'e.vorname',
      'e.nachname',
      'e.email',
      'e.art',
      'e.status',
    ])
    .select([
      'e.erstellt_am',
      'e.gueltig_bis',
      'e.erneut_am',
      'agentur.status as agentur_status',
      'agentur.oeffnungszeiten',
      'agentur.begruessung',
      'agentur.empfehler_id as mitarbeitende',
    ])
    .select((eb) => eb.fn.coalesce('agentur.kundenname', 'agentur.name').as('name'))
    .where('e.einladungsnummer', '=', einladungsnummer)
    .executeTakeFirst();

export type EinladungRow = NonNullable<Awaited<ReturnType<typeof findEinladung>>>;

/** Active users of an agency who have a number and a role there; others can be invited by them. */
const inviting = ({ tx }: MandantScope, agenturnummer: string) =>
  tx
    .selectFrom('agentur_benutzer as b')
    .where('b.agenturnummer', '=', agenturnummer)
    .where('b.status', '=', 'Aktiv')
    .where((eb) => eb.fn('cardinality', ['b.rollen']), '>', 0)
    .where('b.mitarbeiternummer', 'is not', null);

/** The numbers under which an agency invites, with the person of each. */
export const listEinladende = (scope: MandantScope, agenturnummer: string) =>
  inviting(scope, agenturnummer)
    .select(['b.mitarbeiternummer', 'b.vorname', 'b.nachname'])
    .$narrowType<{ mitarbeiternummer: string }>()
    .orderBy('b.nachname')
    .orderBy('b.vorname')
    .orderBy('b.mitarbeiternummer')
    .execute();

/** The agency of a standing link, and whether its holder still invites there. For an employee's link, agency and holder are the same. */
export async function findDauercode(scope: MandantScope, { agenturnummer, mitarbeiternummer }: Dauercode) {
  const query = scope.tx
    .selectFrom('agentur')
    .select(['agenturnummer', 'status as agentur_status', 'oeffnungszeiten', 'begruessung', 'empfehler_id as mitarbeitende'])
    .select((eb) => eb.fn.coalesce('kundenname', 'name').as('name'));
  const agentur = await query.where('agenturnummer', '=', agenturnummer).executeTakeFirst();
  if (!agentur) return undefined;
  if (agentur.mitarbeitende !== null)
    return { ...agentur, hasHolder: agentur.agentur_status === 'Aktiv' && mitarbeiternummer === agenturnummer };
  const holder = inviting(scope, agenturnummer).select('b.agentur_benutzer_id').where('b.mitarbeiternummer', '=', mitarbeiternummer);
  return { ...agentur, hasHolder: (await holder.executeTakeFirst()) !== undefined };
}

interface Dauercode {
  readonly agenturnummer: string;
  readonly mitarbeiternummer: string;
}

/** Open invitations whose time is over. */
export const dueEinladungen = ({ tx }: SystemScope, now: Date, limit: number) =>
  tx
    .selectFrom('einladung')
    .select(['mandant', 'einladungsnummer as id', 'gueltig_bis as seit'])
    .where('status', '=', 'Offen')
    .where('gueltig_bis', '<=', now)
    .orderBy('gueltig_bis')
    .limit(limit)
    .execute();

/** Invitations that ended before a moment without being accepted and still contain personal data. */
export async function listEndedEinladungen({ tx }: MandantScope, before: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('einladung')
    .select('einladungsnummer')
    .where('status', '<>', 'Angenommen')
    .where('beendet_am', '<', before)
    .where((eb) => eb.or([eb('vorname', '<>', ''), eb('nachname', '<>', ''), eb('email', 'is not', null)]))
    .limit(limit)
    .execute();
  return rows.map((row) => row.einladungsnummer);
}

/** Consents of one kind that were last used before a moment. */
export const listEndedEinwilligungen =
  (art: 'VorOrt' | 'Telefon') =>
  async ({ tx }: MandantScope, before: Date, limit: number): Promise<string[]> => {
    const query = tx.selectFrom('einladungseinwilligung').select('einladungsnummer').where('art', '=', art);
    return (await query.where('verwendet_am', '<', before).limit(limit).execute()).map((row) => row.einladungsnummer);
  };

/** The invitations that a person accepted. */
export const listEinladungenOf = ({ tx }: MandantScope, empfehlerId: string) =>
  tx
    .selectFrom('einladung')
    .select(['einladungsnummer', ...wiredIn(EINLADUNG)])
    .where('empfehler_id', '=', empfehlerId)
    .orderBy('erstellt_am')
    .orderBy('einladungsnummer')
    .execute();

/** The agency whose numbers the new referrals of a recommender carry, with the moment of the latest acceptance. */
export const findVerbindung = ({ tx }: MandantScope, empfehlerId: string) =>
  tx
    .selectFrom('empfehler')
    .innerJoin('agentur', 'agentur.agenturnummer', 'empfehler.agenturnummer')
    .leftJoin('einladung', (join) =>
      join
        .onRef('einladung.empfehler_id', '=', 'empfehler.empfehler_id')
        .onRef('einladung.agenturnummer', '=', 'empfehler.agenturnummer')
        .on('einladung.status', '=', 'Angenommen'),
    )
    .select(['empfehler.agenturnummer', 'einladung.beendet_am as seit'])
    .$narrowType<{ agenturnummer: string }>()
    .select((eb) => eb.fn.coalesce('agentur.kundenname', 'agentur.name').as('name'))
    .where('empfehler.empfehler_id', '=', empfehlerId)
    .orderBy('einladung.beendet_am', (order) => order.desc().nullsLast())
    .limit(1)
    .executeTakeFirst();

/** The recorded consents of a person: for the address, in any case of its letters, or at an accepted invitation. */
export const listEinwilligungenOf = ({ tx }: MandantScope, email: string, nummern: readonly string[]) =>
  tx
    .selectFrom('einladungseinwilligung')
    .select(['einladungsnummer', ...wiredIn(EINLADUNGSEINWILLIGUNG)])
    .where((eb) =>
      eb.or([
        eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()),
        ...(nummern.length > 0 ? [eb('einladungsnummer', 'in', nummern)] : []),
      ]),
    )
    .orderBy('gegeben_am')
    .orderBy('einladungsnummer')
    .execute();
