/** What a report reads by itself, by hand: of the agency `$2` of the tenant `$1`. */
export interface Plain {
  readonly table: string;
  /** The rows of a page, with all that they show, by the keys `$2`. */
  readonly rows: string;
  /** How many rows, and the sums that the report gives, of those that have a condition. */
  readonly count: (condition: string) => string;
}

const of = (table: string, columns: string, joins: string, key: string, sums: string): Plain => ({
  table,
  rows: `select ${columns} from ${table} t ${joins} where t.mandant = $1 and t.${key} = any ($2)`,
  count: (condition) => `select count(*)::int as anzahl${sums} from ${table} t where t.mandant = $1 and t.agenturnummer = $2${condition}`,
});

/** What open orders earn is given, by product, order date and the day of joining (`bench.wert`), where the report works it out of rewards and plans. */
const OFFEN = (
  condition: string,
) => `(select coalesce(sum(w.wert), 0) from auftrag t join bench.wert w on w.mandant = t.mandant and w.produkt = t.produkt_id
    and t.auftragsdatum between w.von and w.bis and t.beigetreten_am >= w.ab and t.beigetreten_am < w.vor
  where t.mandant = $1 and t.agenturnummer = $2 and t.gewaehrt_cent is null and t.grund is null and t.status in ('Eingegangen', 'Bestaetigt')${condition})`;

const PRODUKT = 'left join produkt pr on pr.mandant = t.mandant and pr.id = t.produkt_id';
const EMPFEHLUNG = 'left join empfehlung e on e.mandant = t.mandant and e.empfehlungsnummer = t.empfehlungsnummer';

/** What is worked out of these tells the next step with a person, whose day and kind of product are in its sentence: the report reads as much. */
const SCHRITT = `t.schritt, t.schritt_am, t.hex_hash, t.frist_am, e.bestaetigt_am, e.empfehlungslink, e.gueltig_bis, pr.daten, a.auftragsdatum,
  a.status as a_status, a.grund, m.status as m_status, m.art as m_art, m.gueltig_bis as m_gueltig_bis, m.gewaehlt_am, m.erstellt_am as m_erstellt_am,
  exists (select from nachbuchung n where n.mandant = t.mandant and n.empfehlungsnummer = t.empfehlungsnummer and n.status = 'Offen') as hat_nachbuchung,
  exists (select from empfaenger x where x.mandant = t.mandant and x.empfehlungsnummer = t.empfehlungsnummer and x.empfaengernummer <> t.empfaengernummer
    and not x.vorlaeufig) as hat_andere`;

/**
 * Each report as plain selects: they read what is kept, where the report works something out of it by the day and the tenant's settings (the next step,
 * clicks since the last count). So they do less than the report, and nothing twice.
 */
export const PLAIN: Readonly<Record<string, Plain>> = {
  auftraege: {
    ...of(
      'auftrag',
      `t.auftragsnummer, t.auftragsdatum, t.empfehlungsnummer, t.mitarbeiternummer, t.status, t.grund, t.freigegeben_am, t.freigegeben_durch, t.beanstandung,
       coalesce(t.gewaehrt_cent, w.wert) as wert, pr.name, pr.name_en, e.vorname, e.nachname, p.vorname as p_vorname, p.name as p_name`,
      `${EMPFEHLUNG} left join empfaenger p on p.mandant = t.mandant and p.empfaengernummer = t.empfaengernummer ${PRODUKT}
       left join bench.wert w on t.gewaehrt_cent is null and t.grund is null and t.status in ('Eingegangen', 'Bestaetigt') and w.mandant = t.mandant
         and w.produkt = t.produkt_id and t.auftragsdatum between w.von and w.bis and t.beigetreten_am >= w.ab and t.beigetreten_am < w.vor`,
      'auftragsnummer',
      '',
    ),
    count: (condition) => `select count(*)::int as anzahl, coalesce(sum(t.gewaehrt_cent), 0)::bigint + ${OFFEN(condition)} as summe
      from auftrag t where t.mandant = $1 and t.agenturnummer = $2${condition}`,
  },
  empfehlungen: of(
    'empfehlung',
    `t.empfehlungsnummer, t.erstellt_am, t.vorname, t.nachname, t.channel, t.mitarbeiternummer, t.stand, t.gueltig_bis, t.klicks, t.empfaenger_anzahl, pr.name,
       pr.name_en`,
    PRODUKT,
    'empfehlungsnummer',
    ', sum(t.klicks)::bigint as summe, sum(t.empfaenger_anzahl)::bigint as empfaenger',
  ),
  leads: {
    ...of(
      'empfaenger',
      `t.empfaengernummer, t.empfehlungsnummer, t.vorname, t.name, t.plz, t.ort, t.erstellt_am, t.status, pr.name, pr.name_en, e.vorname as e_vorname,
         e.nachname as e_nachname, ${SCHRITT}`,
      `${EMPFEHLUNG} ${PRODUKT} left join auftrag a on a.mandant = t.mandant and a.empfaengernummer = t.empfaengernummer
       left join praemierung m on m.mandant = a.mandant and m.auftragsnummer = a.auftragsnummer and m.seite = 'Empfehler'`,
      'empfaengernummer',
      '',
    ),
    count: (condition) =>
      `select count(*)::int as anzahl from empfaenger t where t.mandant = $1 and t.agenturnummer = $2 and not t.vorlaeufig${condition}`,
  },
  empfehler: {
    ...of(
      'einladung',
      `t.einladungsnummer, t.vorname, t.nachname, t.email, t.erstellt_am, e.*, a.*`,
      `cross join lateral (select count(*)::int as empfehlungen from empfehlung e
         where e.mandant = t.mandant and e.empfehler_id = t.empfehler_id and e.agenturnummer = t.agenturnummer) e
       cross join lateral (select count(*)::int as auftraege, sum(a.gewaehrt_cent)::bigint as wert from auftrag a
         where a.mandant = t.mandant and a.agenturnummer = t.agenturnummer and a.empfehler_id = t.empfehler_id) a`,
      'einladungsnummer',
      '',
    ),
    count: (
      condition,
    ) => `select count(*)::int as anzahl, (select count(*)::int from empfehlung e where e.mandant = $1 and e.agenturnummer = $2) as empfehlungen,
        (select array[count(*), sum(a.gewaehrt_cent)] from auftrag a where a.mandant = $1 and a.agenturnummer = $2) as auftraege
      from einladung t where t.mandant = $1 and t.agenturnummer = $2 and t.status = 'Angenommen'${condition}`,
  },
  einladungen: of(
    'einladung',
    't.einladungsnummer, t.vorname, t.nachname, t.email, t.art, t.mitarbeiternummer, t.erstellt_am, t.gueltig_bis, t.beendet_am, t.status',
    '',
    'einladungsnummer',
    '',
  ),
  praemien: of(
    'praemierung',
    't.praemierungsnummer, t.empfehlungsnummer, t.seite, t.wert_cent, t.status, t.erstellt_am, t.ausgezahlt_am',
    '',
    'praemierungsnummer',
    ', sum(t.wert_cent)::bigint as summe',
  ),
  praemienplan: of(
    'praemienplan',
    't.praemienplan_id, t.produkt_id, t.wert_cent, t.startdatum, t.enddatum, pr.name, pr.name_en, b.vorname, b.nachname',
    `${PRODUKT} left join agentur_benutzer b on b.mandant = t.mandant and b.agentur_benutzer_id = t.angelegt_von`,
    'praemienplan_id',
    '',
  ),
  mitarbeiter: of(
    'agentur_benutzer',
    't.agentur_benutzer_id, t.mitarbeiternummer, t.vorname, t.nachname, t.rollen, t.status, t.letzte_anmeldung_am, c.email',
    'left join account c on c.mandant = t.mandant and c.account_id = t.account_id',
    'agentur_benutzer_id',
    '',
  ),
};
