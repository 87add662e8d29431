import { sql } from 'kysely';
import { SCHRITTE } from '../../../../../contract/calls/empfehlungsform.ts';
import { artenByFreigabeTage } from '../../../../../contract/rules/freigabe.ts';
import { isVertraulich, VERTRAULICH } from '../../../../../contract/rules/vertraulich.ts';
import { ProduktArt } from '../../../../../contract/values/produktart.ts';
import { addDays, dayOf, startOfDay } from '../../../../calendar.ts';
import type { Ausdruck, Stufung } from '../../form.ts';
import { empfaengerGesehen } from '../../gesehen/reads.ts';
import { isOfArt, istEinesVon } from '../../pieces/reads.ts';
import type { Bezug } from '../../sicht.ts';

type Schritt = (typeof SCHRITTE)[number];

const rangOf = (schritt: Schritt): Ausdruck => sql`${SCHRITTE.indexOf(schritt) + 1}::int`;

const OF_PERSON: readonly Schritt[] = ['Bestellen', 'EmpfaengerBestaetigen', 'EmpfaengerDaten'];

/** The moments after which a step that stood is another, by the letter that says in a stage that they have come. */
type Moment = 'j' | 'z' | Frist['moment'];

/** Products of one period until the release, with the letters that say in a stage that it is over, and that a product is one of these. */
interface Frist {
  readonly moment: 'f' | 'g' | 'h';
  readonly letter: 'F' | 'G' | 'H';
  readonly tage: number;
  readonly arten: readonly ProduktArt[];
}
const FRIST_LETTERS = [
  { moment: 'f', letter: 'F' },
  { moment: 'g', letter: 'G' },
  { moment: 'h', letter: 'H' },
] as const;

/** Of an application no release is shown. */
const fristenOf = (konfiguration: Bezug['konfiguration']): Frist[] =>
  [
    ...artenByFreigabeTage(
      konfiguration,
      ProduktArt.options.filter((art) => !isVertraulich(art)),
    ),
  ].flatMap(([tage, arten], index) => {
    const letters = FRIST_LETTERS[index];
    return letters ? [{ ...letters, tage, arten }] : [];
  });

/** What decides on a step, of whatever knows it: a row, or a stage of rows. */
interface Stand {
  readonly schritt: Ausdruck;
  readonly isPast: (moment: Moment) => Ausdruck;
  readonly isReleasable: Ausdruck;
  readonly isBeansprucht: Ausdruck;
  readonly isBewerbung: Ausdruck;
}

/**
 * The step of `next-step.ts` as the database knows it, to order recommended people by it and to count whose turn it is: of the person `p` what is kept of
 * it (`schritt_stand`, migration 0032), which stands until its moment, and what comes then. Its steps are what is kept, with the moments that have come.
 */
export function schrittOf(bezug: Bezug) {
  const { konfiguration, now } = bezug;
  const fristen = fristenOf(konfiguration);
  const moments = new Map<Moment, Date>([
    ['j', now],
    ['z', startOfDay(lastUnpaid(konfiguration, now))],
    ...fristen.map(({ moment, tage }) => [moment, startOfDay(addDays(dayOf(now), -tage))] as const),
  ]);
  const isPast = (moment: Moment) => sql`p.schritt_am <= ${moments.get(moment)}::timestamptz`;
  const isOf = (arten: readonly ProduktArt[]) => isOfArt(sql`p.produkt_id`, arten, konfiguration);
  const isBewerbung = isOf(VERTRAULICH);
  const isReleasable = releasableOf(fristen, isPast, ({ arten }) => isOf(arten));
  const rang = standAt({ schritt: empfaengerGesehen(bezug).schritt, isPast, isReleasable, isBeansprucht: sql`p.beansprucht`, isBewerbung });
  // A claim that waits is the tenant's turn, whatever else stands.
  const isTurnOfPerson = sql`p.schritt in (${sql.join(OF_PERSON.map((schritt) => sql.lit(schritt)))})
    and (p.schritt_am is null or p.schritt_am > ${now}::timestamptz) and not p.beansprucht`;
  return { rang, stufung: stufungOf(moments, fristen, isOf), isTurnOfPerson };
}

/** Whether the day of release has come: by the period of the product, of most tenants the same of all. */
function releasableOf(fristen: readonly Frist[], isPast: (moment: Moment) => Ausdruck, isOf: (frist: Frist) => Ausdruck): Ausdruck {
  const [first, ...others] = fristen;
  if (!first) return sql`false`;
  if (others.length === 0) return isPast(first.moment);
  const whens = others.map((frist) => sql`when ${isOf(frist)} then ${isPast(frist.moment)}`);
  return sql`case ${sql.join(whens, sql` `)} else ${isPast(first.moment)} end`;
}

/** The place of a step among all. */
function standAt({ schritt, isPast, isReleasable, isBeansprucht, isBewerbung }: Stand): Ausdruck {
  const until = (one: Schritt, then: Schritt, moment: Moment = 'j') =>
    sql`when ${one} then case when ${isPast(moment)} then ${rangOf(then)} else ${rangOf(one)} end`;
  const ifBewerbung = (one: Schritt, then: Schritt, other: Ausdruck) =>
    sql`when ${one} then case when ${isBewerbung} then ${rangOf(then)} else ${other} end`;
  const freigabe = sql`case when ${isReleasable} then ${rangOf('FreigabeMoeglich')} else ${rangOf('Freigabe')} end`;
  const stand = sql`case ${schritt}
    ${until('AdresseBestaetigen', 'Beendet')}
    ${until('EmpfaengerDaten', 'Beendet')}
    ${until('EmpfaengerBestaetigen', 'Beendet')}
    ${until('Bestellen', 'Beendet')}
    ${until('PraemieWaehlen', 'PraemieAbgelaufen')}
    ${until('GutscheinUnterwegs', 'GutscheinVerspaetet')}
    ${until('Auszahlung', 'AuszahlungVerspaetet', 'z')}
    ${ifBewerbung('AnderesProdukt', 'KeinePraemie', rangOf('AnderesProdukt'))}
    ${ifBewerbung('Freigabe', 'AuftragBestaetigen', freigabe)}
    else array_position(${`{${SCHRITTE.join(',')}}`}::text[], ${schritt})
  end`;
  return sql`case when ${isBeansprucht} and ${schritt} <> 'AdresseBestaetigen' then least(${stand}, ${rangOf('NachbuchungPruefen')}) else ${stand} end`;
}

/** A step and letters for what else decides on it: its place is worked out once for each of these, in place of each row. */
function stufungOf(
  moments: ReadonlyMap<Moment, Date>,
  fristen: readonly Frist[],
  isOf: (arten: readonly ProduktArt[]) => Ausdruck,
): Stufung {
  const isBewerbung = isOf(VERTRAULICH);
  const [, ...others] = fristen;
  const sorted = [...moments].sort(([, a], [, b]) => a.getTime() - b.getTime()).map(([moment]) => moment);
  const come = (then: (moment: Moment, index: number) => Ausdruck) =>
    sql.join(
      sorted.map((moment, index) => sql`when p.schritt_am <= ${moments.get(moment)}::timestamptz then ${then(moment, index)}`),
      sql` `,
    );
  const letters = sql`case ${come((_, index) => sql.lit(sorted.slice(index).join('')))} else '' end || case when p.beansprucht then 'b' else '' end || case when ${isBewerbung} then 'w' else '' end${sql.join(
    others.map(({ letter, arten }) => sql` || case when ${isOf(arten)} then ${sql.lit(letter)} else '' end`),
    sql``,
  )}`;
  const has = (letter: string) => (stufe: Ausdruck) => sql`strpos(split_part(${stufe}, ':', 2), ${sql.lit(letter)}) > 0`;
  return {
    wert: sql`p.schritt || ':' || ${letters}`,
    typ: 'text',
    rang: (stufe) => ({
      wert: standAt({
        schritt: sql`split_part(${stufe}, ':', 1)`,
        isPast: (moment) => has(moment)(stufe),
        isReleasable: releasableOf(
          fristen,
          (moment) => has(moment)(stufe),
          ({ letter }) => has(letter)(stufe),
        ),
        isBeansprucht: has('b')(stufe),
        isBewerbung: has('w')(stufe),
      }),
    }),
    vorgruppe: {
      tabelle: 'p',
      felder: {
        ...{ schritt: sql`p.schritt`, beansprucht: sql`p.beansprucht`, produkt_id: sql`p.produkt_id` },
        schritt_am: sql`case ${come((moment) => sql`${moments.get(moment)}::timestamptz`)} end`,
      },
    },
    vorab: (werte) => istEinesVon(sql`p.schritt`, [...new Set(werte.map((wert) => wert.split(':')[0] ?? ''))]),
  };
}

/** The last day of a choice whose transfer is late, as `auszahlungTag` promises it. */
const lastUnpaid = ({ AuszahlungFristTage }: Bezug['konfiguration'], now: Date): string => addDays(dayOf(now), -AuszahlungFristTage - 1);
