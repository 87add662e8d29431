-- What the orders of reports need stands in the index of an agency's rows (decision 031): pages deep in an order are found by counting its steps there.
alter table empfaenger add column ortname text generated always as (
  case when agenturnummer is not null then translate(lower(ort), 'äöüß', 'aous') end
) stored;
drop index empfaenger_agentur;
create index empfaenger_agentur on empfaenger (mandant, agenturnummer, erstellt_am desc, empfaengernummer collate "C")
  include (status, produkt_id, empfehlung_channel, mitarbeiternummer, schritt, schritt_am, beansprucht, plz, ortname)
  where agenturnummer is not null and not vorlaeufig;
drop index auftrag_agentur;
create index auftrag_agentur on auftrag (mandant, agenturnummer, auftragsdatum desc, auftragsnummer collate "C")
  include (status, produkt_id, empfehlung_channel, mitarbeiternummer, gewaehrt_cent, grund, freigegeben_am, beanstandet_am, anlass, freigegeben_durch,
    empfaengername)
  where agenturnummer is not null;
create index empfehlung_eines_empfehlers on empfehlung (mandant, agenturnummer, empfehler_id) include (mitarbeiternummer) where agenturnummer is not null;
-- Names and addresses of invitations as they are ordered: by so many letters as an index has room for.
alter table einladung
  add column vorname_abc text generated always as (left(translate(lower(vorname), 'äöüß', 'aous'), 60)) stored,
  add column nachname_abc text generated always as (left(translate(lower(nachname), 'äöüß', 'aous'), 60)) stored,
  add column email_abc text generated always as (left(lower(coalesce(email, '')), 120)) stored;
create index einladung_vorname on einladung (mandant, agenturnummer, vorname_abc collate "C", einladungsnummer collate "C");
create index einladung_nachname on einladung (mandant, agenturnummer, nachname_abc collate "C", einladungsnummer collate "C");
create index einladung_email on einladung (mandant, agenturnummer, email_abc collate "C", einladungsnummer collate "C");
drop index einladung_angenommen;
create index einladung_angenommen on einladung (mandant, agenturnummer, empfehler_id, beendet_am desc, einladungsnummer)
  include (status, mitarbeiternummer, erstellt_am, vorname_abc, nachname_abc, email_abc, suchname) where status = 'Angenommen';
