-- Reports join what they show. What was copied beside rows for them goes, with the triggers that kept it.
drop trigger bericht_schritt on empfaenger;
drop trigger bericht_schritt_anders on empfaenger;
drop trigger bericht_schritt on empfehlung;
drop trigger bericht_schritt on auftrag;
drop trigger bericht_schritt on praemierung;
drop trigger bericht_schritt on nachbuchung;
drop trigger bericht_zahl on empfaenger;
drop trigger bericht_zahl_anders on empfaenger;
drop trigger bericht on empfehlung;
drop trigger bericht_name on empfaenger;
drop trigger bericht_weiter on auftrag;
drop trigger bericht on empfaenger;
drop trigger bericht on auftrag;
drop trigger bericht on praemierung;
drop trigger bericht on buchung;
drop trigger gewaehrt on praemierung;
drop trigger gewaehrt_anders on praemierung;
drop function note_schritt_of_empfaenger, note_schritt_of_empfehlung, note_schritt_of_person, note_schritt_of_praemierung, note_schritt_of_nachbuchung,
  note_empfaenger, pass_on_empfehlung, pass_on_empfaenger, pass_on_auftrag, keep_of_empfehlung, keep_of_beiden, keep_of_auftrag, note_buchung,
  sum_praemierungen;
drop function bring_offen, keep_schritt, schritt_stand, is_beansprucht, count_empfaenger, bring_empfehlung, bring_empfaenger, bring_auftrag, note_offen;
drop table bericht_offen;

-- Indexes of the former orders and steps of reports; those of dropped columns go with these.
drop index auftrag_status, auftrag_mitarbeiter, auftrag_freigegeben, auftrag_anlass, auftrag_unbewertet, auftrag_bewertet, auftrag_frist,
  auftrag_empfehlung, auftrag_freigebbar, auftrag_suche, auftrag_agentur,
  empfaenger_status, empfaenger_ort, empfaenger_plz, empfaenger_name, empfaenger_suche, empfaenger_agentur,
  empfehlung_stand, empfehlung_name, empfehlung_channel, empfehlung_suche, empfehlung_eines_empfehlers, empfehlung_agentur,
  praemierung_seite, praemierung_ausgezahlt, praemierung_status, praemierung_empfehlung, praemierung_suche, praemierung_agentur,
  einladung_vorname, einladung_nachname, einladung_email, einladung_art, einladung_mitarbeiter, einladung_status, einladung_suche, einladung_angenommen;

alter table empfaenger drop column suche, drop column ortname;
alter table empfaenger drop column produkt_id, drop column empfehlung_channel, drop column empfehlername, drop column schritt, drop column schritt_am,
  drop column beansprucht;
alter table empfaenger add column suche text generated always as (
  case when agenturnummer is not null
    then suchtext_kurz(empfaengernummer || ' ' || coalesce(plz, '') || ' ' || coalesce(ort, '') || ' ' || coalesce(vorname, '') || ' '
      || coalesce(left(name, 1), ''), 250) end
) stored;
alter table einladung drop column vorname_abc, drop column nachname_abc, drop column email_abc;
alter table empfehlung drop column stand;
alter table empfehlung drop column empfaenger_anzahl, drop column person_status;
alter table auftrag drop column suche, drop column anlass;
alter table auftrag drop column empfehler_id, drop column empfehlung_channel, drop column empfehlername, drop column empfaengername, drop column gewaehrt_cent,
  drop column beigetreten_am;
alter table auftrag add column suche text generated always as (
  case when agenturnummer is not null
    then suchtext_kurz(auftragsnummer || ' ' || empfehlungsnummer || ' ' || coalesce(mitarbeiternummer, ''), 250) end
) stored;
alter table praemierung drop column produkt_id, drop column empfehlung_channel;

-- What an open order earns both sides together, in cents, by the offers of its day. Null until the sweep `auftrag.angebot` has computed it.
alter table auftrag add column angebot_cent integer check (angebot_cent >= 0);
alter table auftrag no force row level security, disable trigger user;
update auftrag set angebot_cent = 0 where grund is not null or status not in ('Eingegangen', 'Bestaetigt');
alter table auftrag enable trigger user, force row level security;
create index auftrag_ohne_angebot on auftrag (mandant, auftragsnummer) where angebot_cent is null;
grant select (angebot_cent) on auftrag to empfehlwerk_system;

-- The rows of an agency stand together, in the usual order of their report, with what filters, orders, sums and the search read.
create index auftrag_agentur on auftrag (mandant, agenturnummer, auftragsdatum desc)
  include (auftragsnummer, status, grund, produkt_id, mitarbeiternummer, empfehlungsnummer, empfaengernummer, angebot_cent, frist_beginn, freigegeben_am,
    freigegeben_durch, beanstandet_am, suche)
  where agenturnummer is not null;
create index empfaenger_agentur on empfaenger (mandant, agenturnummer, erstellt_am desc)
  include (empfaengernummer, empfehlungsnummer, status, mitarbeiternummer, vorlaeufig, frist_am, plz, ort, suchname, suche) where agenturnummer is not null;
create index empfehlung_agentur on empfehlung (mandant, agenturnummer, erstellt_am desc)
  include (empfehlungsnummer, empfehler_id, produkt_id, channel, mitarbeiternummer, bestaetigt_am, empfehlungslink, gueltig_bis, klicks, suchname, suche)
  where agenturnummer is not null;
create index praemierung_agentur on praemierung (mandant, agenturnummer, erstellt_am desc)
  include (praemierungsnummer, auftragsnummer, empfehlungsnummer, seite, wert_cent, status, mitarbeiternummer, ausgezahlt_am, suche)
  where agenturnummer is not null;
