-- The orders of invitations by few values have an index each, as those of 0043. Of the state the day decides, so it stands by what is kept of it.
create index einladung_art on einladung (mandant, agenturnummer, art collate "C", einladungsnummer collate "C") include (mitarbeiternummer);
create index einladung_mitarbeiter on einladung (mandant, agenturnummer, (coalesce(mitarbeiternummer, '')) collate "C", einladungsnummer collate "C")
  include (mitarbeiternummer);
create index einladung_status on einladung (mandant, agenturnummer, status, einladungsnummer collate "C") include (gueltig_bis, mitarbeiternummer);
create index praemierung_status on praemierung (mandant, agenturnummer, (
  case status
    when 'Offen' then 1 when 'Bereitgestellt' then 2 when 'Ausgezahlt' then 3 when 'Abgeholt' then 4 when 'Abgelaufen' then 5 when 'Storniert' then 6
  end
), praemierungsnummer collate "C") include (status, mitarbeiternummer) where agenturnummer is not null;
-- What orders are worth that are worth what was granted, or nothing: the others stand in `auftrag_unbewertet`.
create index auftrag_bewertet on auftrag (mandant, agenturnummer, (case when gewaehrt_cent is null then 0 else gewaehrt_cent end), auftragsnummer collate "C")
  include (auftragsdatum, status, produkt_id, empfehlung_channel, mitarbeiternummer, gewaehrt_cent)
  where agenturnummer is not null and not (gewaehrt_cent is null and grund is null and status in ('Eingegangen', 'Bestaetigt'));
-- What can be released: few of the orders of an agency, looked for on every home page.
create index auftrag_freigebbar on auftrag (mandant, agenturnummer, auftragsdatum desc, auftragsnummer collate "C")
  include (empfaengernummer, mitarbeiternummer, produkt_id, empfehlung_channel, gewaehrt_cent, grund, beigetreten_am, status, beanstandet_am)
  where agenturnummer is not null and status = 'Bestaetigt' and beanstandet_am is null;

-- `email_alias` of 0033 as one expression, which the database takes into a statement: a look at what can be released asks it of each order twice.
create or replace function email_alias(schluessel text) returns text language sql immutable parallel safe as $$
  select case
    when split_part(schluessel, '@', -1) in ('gmail.com', 'googlemail.com')
      then replace(split_part(left(schluessel, -length(split_part(schluessel, '@', -1)) - 1), '+', 1), '.', '') || '@gmail.com'
    else split_part(left(schluessel, -length(split_part(schluessel, '@', -1)) - 1), '+', 1) || '@' || split_part(schluessel, '@', -1)
  end
$$;
