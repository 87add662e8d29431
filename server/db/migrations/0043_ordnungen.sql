-- Orders of few values have an index each (decision 031): a page deep in one is read where it stands. Each has the people whose rows somebody sees alone.
create index auftrag_status on auftrag (mandant, agenturnummer, (
  case status when 'Eingegangen' then 1 when 'Bestaetigt' then 2 when 'Freigegeben' then 3 when 'Storniert' then 4 when 'Widerrufen' then 5 end
), auftragsnummer collate "C") include (status, mitarbeiternummer) where agenturnummer is not null;
create index auftrag_mitarbeiter on auftrag (mandant, agenturnummer, (coalesce(mitarbeiternummer, '')) collate "C", auftragsnummer collate "C")
  include (mitarbeiternummer) where agenturnummer is not null;
create index auftrag_empfaengername on auftrag (mandant, agenturnummer, (coalesce(empfaengername, '')) collate "C", auftragsnummer collate "C")
  include (empfaengername, mitarbeiternummer) where agenturnummer is not null;
create index auftrag_freigegeben on auftrag (mandant, agenturnummer, (coalesce(freigegeben_am, '-infinity')), auftragsnummer collate "C")
  include (freigegeben_am, mitarbeiternummer) where agenturnummer is not null;
create index auftrag_anlass on auftrag (mandant, agenturnummer, (coalesce(anlass, '')) collate "C", auftragsnummer collate "C")
  include (anlass, mitarbeiternummer) where agenturnummer is not null;
-- What of orders is worth what holds for their day and person, in place of what was granted.
create index auftrag_unbewertet on auftrag (mandant, agenturnummer, produkt_id, auftragsdatum)
  include (beigetreten_am, status, mitarbeiternummer, empfehlung_channel, auftragsnummer, gewaehrt_cent, grund)
  where agenturnummer is not null and gewaehrt_cent is null and grund is null and status in ('Eingegangen', 'Bestaetigt');
create index empfaenger_status on empfaenger (mandant, agenturnummer, (
  case status when 'Offen' then 1 when 'Ok' then 2 when 'Freigegeben' then 3 when 'Gezahlt' then 4 when 'Abgelaufen' then 5 when 'Storniert' then 6 end
), empfaengernummer collate "C") include (status, mitarbeiternummer) where agenturnummer is not null and not vorlaeufig;
create index empfaenger_ort on empfaenger (mandant, agenturnummer, (coalesce(ortname, '')) collate "C", empfaengernummer collate "C")
  include (ortname, mitarbeiternummer) where agenturnummer is not null and not vorlaeufig;
create index empfaenger_plz on empfaenger (mandant, agenturnummer, (coalesce(plz, '')) collate "C", empfaengernummer collate "C")
  include (plz, mitarbeiternummer) where agenturnummer is not null and not vorlaeufig;
create index empfaenger_schritt on empfaenger (mandant, agenturnummer, schritt, empfaengernummer collate "C")
  include (schritt_am, beansprucht, produkt_id, status, mitarbeiternummer) where agenturnummer is not null and not vorlaeufig;
-- Of some the day decides which state they have.
create index empfehlung_stand on empfehlung (mandant, agenturnummer, (
  case when stand is null or stand in ('Ok', 'Abgelaufen') then '' else stand end
), empfehlungsnummer collate "C")
  include (stand, gueltig_bis, mitarbeiternummer) where agenturnummer is not null;
create index praemierung_seite on praemierung (mandant, agenturnummer, seite collate "C", praemierungsnummer collate "C")
  include (mitarbeiternummer) where agenturnummer is not null;
create index praemierung_ausgezahlt on praemierung (mandant, agenturnummer, (
  coalesce(case when status in ('Ausgezahlt', 'Abgeholt') then ausgezahlt_am end, '-infinity')
), praemierungsnummer collate "C") include (status, ausgezahlt_am, mitarbeiternummer) where agenturnummer is not null;
