import { sql } from 'kysely';
import type { EMPFEHLUNGEN_SPALTEN } from '../../../../contract/calls/agentur-zeilen.ts';
import type { EmpfaengerStatus } from '../../../../contract/calls/empfehlungsform.ts';
import { dayOf } from '../../../calendar.ts';
import type { MandantScope } from '../../../db/scope.ts';
import type { MandantTables } from '../../../db/tables.ts';
import type { Bericht, Spalte } from '../form.ts';
import { hatProdukt, inReihe, inStufen, istEinesVon, own, produktrang } from '../pieces/reads.ts';
import type { Bezug, Sicht } from '../sicht.ts';

/** A referral as its report reads it. */
export interface EmpfehlungBerichtRow
  extends Pick<
    MandantTables['empfehlung'],
    'empfehlungsnummer' | 'erstellt_am' | 'vorname' | 'nachname' | 'channel' | 'mitarbeiternummer'
  > {
  produkt_name: string;
  produkt_name_en: string;
  status: EmpfaengerStatus;
  klicks: number;
  empfaenger: number;
}

/** Clicks of a referral that are not counted into it yet. */
export interface Seither {
  readonly empfehlungsnummer: string;
  readonly seither: number;
}

/** Clicks on the referrals of an agency since the last count (decision 031), of those that have any: a minute's, so few. */
export async function listSeither({ tx }: MandantScope, { agenturnummer }: Sicht): Promise<Seither[]> {
  const stand = await tx
    .selectFrom('klickstand')
    .select('bis')
    .select((eb) =>
      eb
        .selectFrom('klick')
        .select(({ fn }) => fn.max('klick_id').as('letzter'))
        .as('letzter'),
    )
    .executeTakeFirst();
  if (!stand || (stand.letzter ?? 0) <= stand.bis) return [];
  return tx
    .selectFrom('klick as k')
    .innerJoin('empfehlung as e', 'e.empfehlungsnummer', 'k.empfehlungsnummer')
    .select(['k.empfehlungsnummer', sql<number>`count(*)::int`.as('seither')])
    .where('k.klick_id', '>', stand.bis)
    .where('k.art', '=', 'Klick')
    .where('k.wiederholung', '=', false)
    .where('e.agenturnummer', '=', agenturnummer)
    .groupBy('k.empfehlungsnummer')
    .execute();
}

/** The referrals of an agency. */
export function empfehlungen({ sicht, locale, now }: Bezug, seither: readonly Seither[]): Bericht<EmpfehlungBerichtRow> {
  // Clicks that count, as the recommender sees them: those counted into the referral, and those since.
  const klicks = seither.length === 0 ? sql`e.klicks` : sql`e.klicks + coalesce(k.seither, 0)`;
  const rest = sql`left join jsonb_to_recordset(${JSON.stringify(seither)}::jsonb) as k(empfehlungsnummer text, seither integer)
      on k.empfehlungsnummer = e.empfehlungsnummer`;
  const mit = seither.length === 0 ? {} : { mit: rest };
  const status = sql`coalesce(e.stand, case when e.gueltig_bis < ${dayOf(now)}::date then 'Abgelaufen' else 'Ok' end)`;
  const standOf = (worte: readonly string[]) => {
    const staende = [...new Set(worte.map((wort) => (wort === 'Ok' || wort === 'Abgelaufen' ? '' : wort)))];
    return istEinesVon(sql`case when e.stand is null or e.stand in ('Ok', 'Abgelaufen') then '' else e.stand end`, staende);
  };
  return {
    von: sql`empfehlung e`,
    vonZeilen: sql`empfehlung e left join produkt pr on pr.mandant = e.mandant and pr.id = e.produkt_id ${seither.length === 0 ? sql`` : rest}`,
    wo: own('e', sicht),
    felder: sql<EmpfehlungBerichtRow>`e.empfehlungsnummer, e.erstellt_am, e.vorname, e.nachname, e.channel, e.mitarbeiternummer,
      pr.name as produkt_name, pr.name_en as produkt_name_en, ${status} as status, ${klicks} as klicks, e.empfaenger_anzahl as empfaenger`,
    id: sql`e.empfehlungsnummer`,
    spalten: {
      Empfehlungsnummer: { wert: sql`e.empfehlungsnummer`, typ: 'text' },
      ErstelltAm: { wert: sql`e.erstellt_am`, typ: 'timestamptz' },
      Empfehler: { wert: sql`e.suchname`, typ: 'text' },
      Produkt: produktrang(sql`e.produkt_id`, locale),
      Channel: { wert: sql`e.channel`, typ: 'text' },
      Klicks: inStufen({ wert: klicks, typ: 'bigint', ...mit }),
      Empfaenger: inStufen({ wert: sql`e.empfaenger_anzahl`, typ: 'bigint' }),
      Status: inReihe(status, ['Offen', 'Ok', 'Freigegeben', 'Gezahlt', 'Abgelaufen', 'Storniert'], standOf),
      Mitarbeiternummer: inStufen({ wert: sql`coalesce(e.mitarbeiternummer, '')`, typ: 'text' }),
    } satisfies Record<(typeof EMPFEHLUNGEN_SPALTEN)[number], Spalte>,
    standard: { OrderBy: 'ErstelltAm', Descending: true },
    status,
    datum: { wert: sql`e.erstellt_am`, typ: 'timestamptz' },
    produkt: sql`e.produkt_id`,
    channel: sql`e.channel`,
    mitarbeiter: sql`e.mitarbeiternummer`,
    suche: (hat) => [hat(sql`e.suche`), hatProdukt(sql`e.produkt_id`, locale, hat)],
    summen: { Klicks: klicks, Empfaenger: sql`e.empfaenger_anzahl` },
    ...(seither.length > 0 && { mitSummen: rest }),
  };
}
