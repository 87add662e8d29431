-- What orders cost agencies (decision 032): entries of the ledger say with whom they are, of which order and on which day. An agency can have a bound of its
-- own for what is open of it.
alter table agentur add column kredit_cent integer check (kredit_cent >= 0);

alter table buchung alter column praemierungsnummer drop not null;
alter table buchung
  add column partei text check (partei in ('Empfehler', 'Empfaenger', 'Agentur')),
  add column agenturnummer text,
  add column auftragsnummer text,
  -- The document that says it, once there is one.
  add column belegnummer text,
  add column buchungstag date not null generated always as ((gebucht_am at time zone 'Europe/Berlin')::date) stored;

-- Of an entry for a grant the grant says the order, and whose it is, whoever writes it.
create function carry_praemierung() returns trigger language plpgsql as $$
begin
  select p.auftragsnummer, case when new.agenturnummer is null then p.seite else 'Agentur' end into new.auftragsnummer, new.partei
  from praemierung p where p.mandant = new.mandant and p.praemierungsnummer = new.praemierungsnummer;
  return new;
end
$$;

-- Entries of before are all of grants.
alter table buchung disable trigger nur_anfuegen;
grant update on buchung to empfehlwerk_app;
do $$
declare
  name text;
begin
  set local role empfehlwerk_system;
  foreach name in array array(select m.mandant from mandant m) loop
    perform set_config('app.mandant', name, true);
    set local role empfehlwerk_app;
    update buchung b set partei = p.seite, auftragsnummer = p.auftragsnummer from praemierung p where p.praemierungsnummer = b.praemierungsnummer;
    set local role empfehlwerk_system;
  end loop;
  perform set_config('app.mandant', '', true);
  reset role;
end
$$;
revoke update on buchung from empfehlwerk_app;
alter table buchung enable trigger nur_anfuegen;

alter table buchung
  drop constraint buchung_vorgang_check,
  add constraint buchung_vorgang_check check (vorgang in (
    'Gewaehrung', 'Gutschein', 'Auszahlung', 'Rueckgabe', 'Storno', 'Verfall', 'Rueckforderung', 'Praemie', 'PraemieZurueck', 'Gebuehr', 'GebuehrZurueck'
  )),
  add foreign key (mandant, auftragsnummer) references auftrag (mandant, auftragsnummer),
  add foreign key (mandant, agenturnummer) references agentur (mandant, agenturnummer),
  add constraint buchung_wovon check (partei is not null and auftragsnummer is not null),
  add constraint buchung_agentur check (num_nulls(agenturnummer) = (case partei when 'Agentur' then 0 else 1 end)),
  add constraint buchung_praemierung check ((praemierungsnummer is null) = (vorgang in ('Gebuehr', 'GebuehrZurueck'))),
  -- What an agency owes moves by its own entries alone, and each of them by the same accounts.
  add constraint buchung_konten check (
    case vorgang
      when 'Praemie' then partei = 'Agentur' and soll = 'Agenturen' and haben = 'Aufwand'
      when 'PraemieZurueck' then partei = 'Agentur' and soll = 'Aufwand' and haben = 'Agenturen'
      when 'Gebuehr' then partei = 'Agentur' and soll = 'Agenturen' and haben = 'Gebuehren'
      when 'GebuehrZurueck' then partei = 'Agentur' and soll = 'Gebuehren' and haben = 'Agenturen'
      else partei <> 'Agentur' and 'Agenturen' not in (soll, haben)
    end
  );
create trigger herkunft before insert on buchung for each row when (new.praemierungsnummer is not null) execute function carry_praemierung();
create index buchung_agentur on buchung (mandant, agenturnummer) include (soll, betrag_cent) where agenturnummer is not null;
create index buchung_auftrag on buchung (mandant, auftragsnummer);
-- A fee is one of its order.
create unique index buchung_gebuehr_einmal on buchung (mandant, auftragsnummer, vorgang) where praemierungsnummer is null;

-- Only what was booked is taken back, and all of it.
create function check_zurueck() returns trigger language plpgsql as $$
begin
  perform from buchung b
  where b.mandant = new.mandant and b.auftragsnummer = new.auftragsnummer and b.agenturnummer = new.agenturnummer and b.betrag_cent = new.betrag_cent
    and b.praemierungsnummer is not distinct from new.praemierungsnummer and b.vorgang || 'Zurueck' = new.vorgang;
  if not found then
    raise exception '% of % that was not booked so', new.vorgang, new.auftragsnummer using errcode = 'check_violation', constraint = 'buchung_zurueck';
  end if;
  return null;
end
$$;
create trigger zurueck after insert on buchung for each row when (new.vorgang in ('PraemieZurueck', 'GebuehrZurueck')) execute function check_zurueck();

-- Of an entry nothing changes; the document that says it is written to it once.
create function refuse_change_of_buchung() returns trigger language plpgsql as $$
begin
  if old.belegnummer is null and new.belegnummer is not null
    and to_jsonb(new) - '{belegnummer,buchungstag}'::text[] = to_jsonb(old) - '{belegnummer,buchungstag}'::text[]
  then
    return new;
  end if;
  raise exception 'buchung only grows' using errcode = 'restrict_violation';
end
$$;
drop trigger nur_anfuegen on buchung;
create trigger nur_anfuegen before delete on buchung for each row execute function refuse_change();
create trigger beleg before update on buchung for each row execute function refuse_change_of_buchung();
grant update (belegnummer) on buchung to empfehlwerk_app;
