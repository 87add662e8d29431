import { sql } from 'kysely';
import { SCHRITTE } from '../../../../../contract/calls/empfehlungsform.ts';
import { freigabeTage } from '../../../../../contract/values/days.ts';
import { addDays, dayOf, startOfDay } from '../../../../calendar.ts';
import type { Ausdruck, Stufung } from '../../form.ts';
import { istEinesVon } from '../../pieces/reads.ts';
import type { Bezug } from '../../sicht.ts';

type Schritt = (typeof SCHRITTE)[number];

const rangOf = (schritt: Schritt): Ausdruck => sql`${SCHRITTE.indexOf(schritt) + 1}::int`;

const OF_PERSON: readonly Schritt[] = ['Bestellen', 'EmpfaengerBestaetigen', 'EmpfaengerDaten'];

/** The moments after which a step that stood is another, by the letter that says in a stage that they have come. */
const MOMENTE = ['j', 'f', 'z'] as const;
type Moment = (typeof MOMENTE)[number];

/** What decides on a step, of whatever knows it: a row, or a stage of rows. */
interface Stand {
  readonly schritt: Ausdruck;
  readonly isPast: (moment: Moment) => Ausdruck;
  readonly isBeansprucht: Ausdruck;
  readonly isBewerbung: Ausdruck;
}

/**
 * The step of `next-step.ts` as the database knows it, to order recommended people by it and to count whose turn it is: of the person `p` what is kept of
 * it (`schritt_stand`, migration 0032), which stands until its moment, and what comes then. Its steps are what is kept, with the moments that have come.
 */
export function schrittOf({ konfiguration, now }: Pick<Bezug, 'konfiguration' | 'now'>) {
  const moments: Readonly<Record<Moment, Date>> = {
    j: now,
    f: startOfDay(lastReleasable(konfiguration, now)),
    z: startOfDay(lastUnpaid(konfiguration, now)),
  };
  const isPast = (moment: Moment) => sql`p.schritt_am <= ${moments[moment]}::timestamptz`;
  const isBewerbung = sql`p.produkt_id = any (array(
    select pr.id from produkt pr where pr.mandant = current_mandant() and case
      when pr.daten ->> 'ProduktArt' in ('Bestellung', 'Vertrag', 'Gespraech', 'Bewerbung') then pr.daten ->> 'ProduktArt' else ${konfiguration.ProduktArt}
    end = 'Bewerbung'
  ))`;
  const rang = standAt({ schritt: sql`p.schritt`, isPast, isBeansprucht: sql`p.beansprucht`, isBewerbung });
  // A claim that waits is the tenant's turn, whatever else stands.
  const isTurnOfPerson = sql`p.schritt in (${sql.join(OF_PERSON.map((schritt) => sql.lit(schritt)))})
    and (p.schritt_am is null or p.schritt_am > ${now}::timestamptz) and not p.beansprucht`;
  return { rang, stufung: stufungOf(moments, isBewerbung), isTurnOfPerson };
}

/** The place of a step among all. */
function standAt({ schritt, isPast, isBeansprucht, isBewerbung }: Stand): Ausdruck {
  const until = (one: Schritt, then: Schritt, moment: Moment = 'j') =>
    sql`when ${one} then case when ${isPast(moment)} then ${rangOf(then)} else ${rangOf(one)} end`;
  const ifBewerbung = (one: Schritt, then: Schritt, other: Ausdruck) =>
    sql`when ${one} then case when ${isBewerbung} then ${rangOf(then)} else ${other} end`;
  const freigabe = sql`case when ${isPast('f')} then ${rangOf('FreigabeMoeglich')} else ${rangOf('Freigabe')} end`;
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
function stufungOf(moments: Readonly<Record<Moment, Date>>, isBewerbung: Ausdruck): Stufung {
  const sorted = [...MOMENTE].sort((a, b) => moments[a].getTime() - moments[b].getTime());
  const come = (then: (moment: Moment, index: number) => Ausdruck) =>
    sql.join(
      sorted.map((moment, index) => sql`when p.schritt_am <= ${moments[moment]}::timestamptz then ${then(moment, index)}`),
      sql` `,
    );
  const letters = sql`case ${come((_, index) => sql.lit(sorted.slice(index).join('')))} else '' end || case when p.beansprucht then 'b' else '' end || case when ${isBewerbung} then 'w' else '' end`;
  const has = (letter: string) => (stufe: Ausdruck) => sql`strpos(split_part(${stufe}, ':', 2), ${sql.lit(letter)}) > 0`;
  return {
    wert: sql`p.schritt || ':' || ${letters}`,
    typ: 'text',
    rang: (stufe) => ({
      wert: standAt({
        schritt: sql`split_part(${stufe}, ':', 1)`,
        isPast: (moment) => has(moment)(stufe),
        isBeansprucht: has('b')(stufe),
        isBewerbung: has('w')(stufe),
      }),
    }),
    vorgruppe: {
      tabelle: 'p',
      felder: {
        ...{ schritt: sql`p.schritt`, beansprucht: sql`p.beansprucht`, produkt_id: sql`p.produkt_id` },
        schritt_am: sql`case ${come((moment) => sql`${moments[moment]}::timestamptz`)} end`,
      },
    },
    vorab: (werte) => istEinesVon(sql`p.schritt`, [...new Set(werte.map((wert) => wert.split(':')[0] ?? ''))]),
  };
}

/** The last order date whose first day of release has come. */
const lastReleasable = ({ ModuleAuftragsdatumMindestalterTage }: Bezug['konfiguration'], now: Date): string =>
  addDays(dayOf(now), -freigabeTage(ModuleAuftragsdatumMindestalterTage));

/** The last day of a choice whose transfer is late, as `auszahlungTag` promises it. */
const lastUnpaid = ({ AuszahlungFristTage }: Bezug['konfiguration'], now: Date): string => addDays(dayOf(now), -AuszahlungFristTage - 1);
