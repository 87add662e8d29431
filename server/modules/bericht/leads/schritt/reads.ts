import { sql } from 'kysely';
import { SCHRITTE } from '../../../../../contract/calls/empfehlungsform.ts';
import { freigabeTage } from '../../../../../contract/values/days.ts';
import { addDays, dayOf } from '../../../../calendar.ts';
import type { Ausdruck } from '../../reads.ts';
import type { Bezug } from '../../sicht.ts';

/**
 * The step of `next-step.ts` as the database knows it, to order recommended people by it and to count whose turn it is: of the person `p` and the
 * referral `e`, with the order that counts as `c` and the recommender's grant of it as its `g_` columns.
 */
export function schrittOf({ konfiguration, now }: Pick<Bezug, 'konfiguration' | 'now'>) {
  const isOver = sql`(p.frist_am is not null and p.frist_am <= ${now}::timestamptz)`;
  const isBewerbung = sql`(case when pr.daten ->> 'ProduktArt' in ('Bestellung', 'Vertrag', 'Gespraech', 'Bewerbung')
    then pr.daten ->> 'ProduktArt' else ${konfiguration.ProduktArt} end = 'Bewerbung')`;
  const withoutReward = sql`case when c.grund = 'AnderesProdukt' and not ${isBewerbung} then 'AnderesProdukt' else 'KeinePraemie' end`;
  const bestellt = sql`case
    when c.grund is not null then ${withoutReward}
    when c.status = 'Eingegangen' or ${isBewerbung} then 'AuftragBestaetigen'
    when c.auftragsdatum <= ${lastReleasable(konfiguration, now)}::date then 'FreigabeMoeglich'
    else 'Freigabe'
  end`;
  const praemie = sql`case c.g_status
    when 'Offen' then case when c.g_gueltig_bis <= ${now}::timestamptz then 'PraemieAbgelaufen' else 'PraemieWaehlen' end
    when 'Bereitgestellt' then case
      when c.g_art = 'Gutschein' then case when c.g_gewaehlt_am + interval '24 hours' <= ${now}::timestamptz then 'GutscheinVerspaetet' else 'GutscheinUnterwegs' end
      when ${bisAuszahlung(konfiguration.AuszahlungFristTage)} < ${dayOf(now)}::date then 'AuszahlungVerspaetet'
      else 'Auszahlung' end
    when 'Storniert' then 'Beendet'
    when 'Abgelaufen' then 'PraemieAbgelaufen'
    when 'Ausgezahlt' then 'Fertig'
    when 'Abgeholt' then 'Fertig'
    else case when c.grund is not null then ${withoutReward} when p.status = 'Freigegeben' then 'PraemieDesKontakts' else 'Fertig' end
  end`;
  const ofPerson = sql`case p.status
    when 'Offen' then case when ${isOver} then 'Beendet' when p.hex_hash is null then 'EmpfaengerDaten' else 'EmpfaengerBestaetigen' end
    when 'Ok' then case
      when c.status is null or c.status in ('Storniert', 'Widerrufen') then case when ${isOver} then 'Beendet' else 'Bestellen' end
      else ${bestellt} end
    when 'Freigegeben' then ${praemie}
    when 'Gezahlt' then ${praemie}
    else case when c.g_status = 'Abgelaufen' then 'PraemieAbgelaufen' else 'Beendet' end
  end`;
  const rangOf = (schritt: Ausdruck) => sql`array_position(${`{${SCHRITTE.join(',')}}`}::text[], ${schritt})`;
  const isClaimed = sql`exists (
    select from nachbuchung n where n.mandant = p.mandant and n.empfehlungsnummer = p.empfehlungsnummer and n.status = 'Offen'
  ) and not exists (
    select from empfaenger o
    where o.mandant = p.mandant and o.empfehlungsnummer = p.empfehlungsnummer and not o.vorlaeufig and o.empfaengernummer <> p.empfaengernummer
  )`;
  const rang = sql`case
    when e.bestaetigt_am is null then ${rangOf(sql`case when e.gueltig_bis < ${dayOf(now)}::date then 'Beendet' else 'AdresseBestaetigen' end`)}
    when ${isClaimed} then least(${rangOf(ofPerson)}, ${rangOf(sql`'NachbuchungPruefen'`)})
    else ${rangOf(ofPerson)}
  end`;
  const first = SCHRITTE.indexOf('Bestellen') + 1;
  return { joins, rang, isTurnOfPerson: sql`${rang} between ${first} and ${SCHRITTE.indexOf('EmpfaengerDaten') + 1}` };
}

/** The last order date whose first day of release has come. */
const lastReleasable = ({ ModuleAuftragsdatumMindestalterTage }: Bezug['konfiguration'], now: Date): string =>
  addDays(dayOf(now), -freigabeTage(ModuleAuftragsdatumMindestalterTage));

/** The last day of a transfer as `auszahlungTag` promises it. */
function bisAuszahlung(tage: number): Ausdruck {
  const gewaehrt = sql`(c.g_erstellt_am at time zone 'Europe/Berlin')::date`;
  const gewaehlt = sql`(c.g_gewaehlt_am at time zone 'Europe/Berlin')::date`;
  return sql`(case when ${gewaehlt} > ${gewaehrt} + ${tage}::int then ${gewaehlt} else ${gewaehrt} end + ${tage}::int)`;
}

/** The order that counts of each person, as `listEmpfaengerOf` takes it, and the recommender's grant of it. */
const joins = (agenturnummer: string): Ausdruck => sql`left join (
    select distinct on (a.empfaengernummer) a.mandant, a.empfaengernummer, a.auftragsnummer, a.status, a.grund, a.auftragsdatum,
      m.status as g_status, m.gueltig_bis as g_gueltig_bis, m.art as g_art, m.gewaehlt_am as g_gewaehlt_am, m.erstellt_am as g_erstellt_am
    from auftrag a
    left join praemierung m on m.mandant = a.mandant and m.auftragsnummer = a.auftragsnummer and m.seite = 'Empfehler' and m.agenturnummer = ${agenturnummer}
    where a.mandant = current_mandant() and a.agenturnummer = ${agenturnummer}
    order by a.empfaengernummer, m.praemierungsnummer, a.status not in ('Storniert', 'Widerrufen') desc nulls last, a.grund is null desc, a.erstellt_am desc
  ) c on c.mandant = p.mandant and c.empfaengernummer = p.empfaengernummer`;
