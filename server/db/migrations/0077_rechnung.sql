-- Why the tenant cancelled a document, for its own people. The audit log only says that there is a reason.
alter table rechnung add column grund text check (grund is null or (status = 'Storniert' and char_length(grund) between 1 and 500));
grant update (grund) on rechnung to empfehlwerk_app;

create or replace function refuse_change_of_rechnung() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - '{status,bezahlt_am,storniert_am,grund,empfaenger,ausstellungstag}'::text[]
      = to_jsonb(old) - '{status,bezahlt_am,storniert_am,grund,empfaenger,ausstellungstag}'::text[]
    and (new.status = old.status or old.status = 'Offen')
    and (new.empfaenger is null or new.empfaenger = old.empfaenger)
    and (new.grund is null or new.grund = old.grund or (old.grund is null and old.status = 'Offen'))
  then
    return new;
  end if;
  raise exception 'rechnung only grows' using errcode = 'restrict_violation';
end
$$;

-- The list of the back office: its orders end with the number, by which its beginning is found too; what waits is among the few that are open.
create index rechnung_liste on rechnung (mandant, monat, rechnungsnummer collate "C");
create index rechnung_faellig on rechnung (mandant, faellig_am, rechnungsnummer collate "C");
create index rechnung_nummer on rechnung (mandant, rechnungsnummer collate "C");
create index rechnung_agentur on rechnung (mandant, agenturnummer);
create index rechnung_offen on rechnung (mandant, faellig_am, rechnungsnummer collate "C") where status = 'Offen';
