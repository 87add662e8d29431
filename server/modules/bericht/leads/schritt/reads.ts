import { sql } from 'kysely';
import { SCHRITTE } from '../../../../../contract/calls/empfehlungsform.ts';
import { freigabeTage } from '../../../../../contract/values/days.ts';
import { addDays, dayOf, startOfDay } from '../../../../calendar.ts';
import type { Ausdruck } from '../../reads.ts';
import type { Bezug } from '../../sicht.ts';

type Schritt = (typeof SCHRITTE)[number];

const rangOf = (schritt: Schritt): Ausdruck => sql`${SCHRITTE.indexOf(schritt) + 1}::int`;

/**
 * The step of `next-step.ts` as the database knows it, to order recommended people by it and to count whose turn it is: of the person `p` what is kept of
 * it (`schritt_stand`, migration 0032), which stands until its moment, and what comes then.
 */
export function schrittOf({ konfiguration, now }: Pick<Bezug, 'konfiguration' | 'now'>) {
  const isPast = (moment: Date) => sql`p.schritt_am <= ${moment}::timestamptz`;
  const until = (schritt: Schritt, then: Schritt, moment = now) =>
    sql`when ${schritt} then case when ${isPast(moment)} then ${rangOf(then)} else ${rangOf(schritt)} end`;
  const isBewerbung = sql`p.produkt_id = any (array(
    select pr.id from produkt pr where pr.mandant = current_mandant() and case
      when pr.daten ->> 'ProduktArt' in ('Bestellung', 'Vertrag', 'Gespraech', 'Bewerbung') then pr.daten ->> 'ProduktArt' else ${konfiguration.ProduktArt}
    end = 'Bewerbung'
  ))`;
  const ifBewerbung = (schritt: Schritt, then: Schritt, other: Ausdruck) =>
    sql`when ${schritt} then case when ${isBewerbung} then ${rangOf(then)} else ${other} end`;
  const freigabe = sql`case when ${isPast(startOfDay(lastReleasable(konfiguration, now)))} then ${rangOf('FreigabeMoeglich')} else ${rangOf('Freigabe')} end`;
  const stand = sql`case p.schritt
    ${until('AdresseBestaetigen', 'Beendet')}
    ${until('EmpfaengerDaten', 'Beendet')}
    ${until('EmpfaengerBestaetigen', 'Beendet')}
    ${until('Bestellen', 'Beendet')}
    ${until('PraemieWaehlen', 'PraemieAbgelaufen')}
    ${until('GutscheinUnterwegs', 'GutscheinVerspaetet')}
    ${until('Auszahlung', 'AuszahlungVerspaetet', startOfDay(lastUnpaid(konfiguration, now)))}
    ${ifBewerbung('AnderesProdukt', 'KeinePraemie', rangOf('AnderesProdukt'))}
    ${ifBewerbung('Freigabe', 'AuftragBestaetigen', freigabe)}
    else array_position(${`{${SCHRITTE.join(',')}}`}::text[], p.schritt)
  end`;
  const rang = sql`case when p.beansprucht and p.schritt <> 'AdresseBestaetigen' then least(${stand}, ${rangOf('NachbuchungPruefen')}) else ${stand} end`;
  return { rang, isTurnOfPerson: sql`${rang} between ${rangOf('Bestellen')} and ${rangOf('EmpfaengerDaten')}` };
}

/** The last order date whose first day of release has come. */
const lastReleasable = ({ ModuleAuftragsdatumMindestalterTage }: Bezug['konfiguration'], now: Date): string =>
  addDays(dayOf(now), -freigabeTage(ModuleAuftragsdatumMindestalterTage));

/** The last day of a choice whose transfer is late, as `auszahlungTag` promises it. */
const lastUnpaid = ({ AuszahlungFristTage }: Bezug['konfiguration'], now: Date): string => addDays(dayOf(now), -AuszahlungFristTage - 1);
