-- An agency promises one thing a product and day, whoever writes at once. Of texts an exclusion knows ranges alone: a name is one from itself to itself.
create type textspanne as range (subtype = text, collation = "C");
alter table praemienplan add constraint praemienplan_einmal exclude using gist (
  textspanne(mandant, mandant, '[]') with &&,
  textspanne(agenturnummer, agenturnummer, '[]') with &&,
  int4range(produkt_id, produkt_id, '[]') with &&,
  daterange(startdatum, enddatum, '[]') with &&
);

-- Since when the person of an agency's order takes part: a later promise that is lower does not touch them. Kept beside the order, as reports need it there.
alter table auftrag add column beigetreten_am timestamptz;
create or replace function keep_of_beiden() returns trigger language plpgsql as $$
begin
  if new.agenturnummer is null then
    new.empfehler_id := null; new.empfehlung_channel := null; new.empfehlername := null; new.empfaengername := null; new.beigetreten_am := null;
  else
    select e.empfehler_id, e.channel, e.suchname into new.empfehler_id, new.empfehlung_channel, new.empfehlername
    from empfehlung e where e.mandant = new.mandant and e.empfehlungsnummer = new.empfehlungsnummer;
    select p.erstellt_am, case when p.agenturnummer = new.agenturnummer then p.suchname end into new.beigetreten_am, new.empfaengername
    from empfaenger p where p.mandant = new.mandant and p.empfaengernummer = new.empfaengernummer;
  end if;
  return new;
end
$$;
do $$
declare
  name text;
begin
  set local role empfehlwerk_system;
  foreach name in array array(select m.mandant from mandant m) loop
    perform set_config('app.mandant', name, true);
    set local role empfehlwerk_app;
    update auftrag a set beigetreten_am = p.erstellt_am from empfaenger p
    where p.empfaengernummer = a.empfaengernummer and a.agenturnummer is not null and a.beigetreten_am is null;
    set local role empfehlwerk_system;
  end loop;
  perform set_config('app.mandant', '', true);
  reset role;
end
$$;
drop index auftrag_agentur;
create index auftrag_agentur on auftrag (mandant, agenturnummer, auftragsdatum desc, auftragsnummer collate "C")
  include (status, produkt_id, empfehlung_channel, mitarbeiternummer, gewaehrt_cent, grund, freigegeben_am, beanstandet_am, anlass, freigegeben_durch,
    empfaengername, beigetreten_am)
  where agenturnummer is not null;
drop index auftrag_suche;
create index auftrag_suche on auftrag (mandant, agenturnummer, auftragsnummer collate "C")
  include (auftragsdatum, status, produkt_id, gewaehrt_cent, grund, anlass, freigegeben_am, freigegeben_durch, empfehlername, empfaengername, suche,
    beigetreten_am)
  where agenturnummer is not null;
