-- The states of agencies and of their people are told as events too, from how they stand now on.
alter table ereignis drop constraint ereignis_was_check;
alter table ereignis add constraint ereignis_was_check
  check (was in ('Einladung', 'Empfehlung', 'Empfaenger', 'Auftrag', 'Praemierung', 'Agentur', 'Mitarbeiter'));
do $$
declare
  name text;
begin
  set local role empfehlwerk_system;
  foreach name in array array(select m.mandant from mandant m) loop
    perform set_config('app.mandant', name, true);
    set local role empfehlwerk_app;
    insert into ereignis (zeit, wer, was, bezug, nachher, agenturnummer)
    select coalesce(beendet_am, erstellt_am), 'System', 'Agentur', agenturnummer, status, agenturnummer from agentur;
    insert into ereignis (zeit, wer, was, bezug, nachher, agenturnummer, mitarbeiternummer)
    select coalesce(beendet_am, erstellt_am), 'System', 'Mitarbeiter', agentur_benutzer_id, status, agenturnummer, mitarbeiternummer
    from agentur_benutzer;
    set local role empfehlwerk_system;
  end loop;
  perform set_config('app.mandant', '', true);
  reset role;
end
$$;

-- What an agency changed of what it says of itself: who, when, from what to what; of an IBAN the first and last four characters. `email` is the address that
-- was the agency's before, which is told.
create table agentur_aenderung (
  mandant text not null references mandant,
  aenderung_id text not null,
  agenturnummer text not null,
  feld text not null,
  vorher text,
  nachher text,
  geaendert_von text not null,
  geaendert_am timestamptz not null,
  email text,
  primary key (mandant, aenderung_id),
  foreign key (mandant, agenturnummer) references agentur (mandant, agenturnummer)
);
create index agentur_aenderung_agentur on agentur_aenderung (mandant, agenturnummer, geaendert_am);
call make_mandant_table('agentur_aenderung', 'select, insert, delete');

-- What an owner takes from somebody of the staff where the tenant gives it to all: to see the rows of the whole agency, and to release.
alter table agentur_benutzer add column sieht_alles boolean not null default true, add column gibt_frei boolean not null default true;
