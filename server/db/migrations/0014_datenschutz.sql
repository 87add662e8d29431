-- A deleted recommender: the rows stay for the money under their random id, which is the pseudonym, and can hold nothing personal any more.
alter table account add column geloescht_am timestamptz;
alter table account add check (geloescht_am is null or (email = '' and passwort_hash is null and loeschen_am is null));
alter table empfehler add column geloescht_am timestamptz;
alter table empfehler add check (geloescht_am is null or (anrede is null and vorname = '' and nachname = '' and bankdaten_id is null));

-- When a recipient ended: from then on the years run after which the personal data goes.
alter table empfaenger add column beendet_am timestamptz;
create index empfaenger_beendet on empfaenger (mandant, beendet_am) where beendet_am is not null and daten_geloescht_am is null;

do $$
declare
  name text;
begin
  set local role empfehlwerk_system;
  foreach name in array array(select m.mandant from mandant m) loop
    perform set_config('app.mandant', name, true);
    set local role empfehlwerk_app;
    update empfaenger e set beendet_am = coalesce(
      (select max(p.zeit) from protokoll p where p.bezug = e.empfaengernummer and p.was = 'empfaenger.status'), e.erstellt_am)
    where e.status in ('Gezahlt', 'Abgelaufen', 'Storniert');
    set local role empfehlwerk_system;
  end loop;
  perform set_config('app.mandant', '', true);
  reset role;
end
$$;

-- Bank data stays with a transfer until it is paid and its legal time is over, and no longer.
alter table praemierung drop constraint praemierung_check1;
alter table praemierung add check (
  art is distinct from 'Ueberweisung' or bankdaten_id is not null or status in ('Ausgezahlt', 'Storniert')
);

-- The audit log is still never changed. Entries go only as far back as the retention says that it works, so that no other statement deletes any.
create function refuse_early_delete() returns trigger language plpgsql as $$
begin
  if old.zeit < nullif(current_setting('app.protokoll_bis', true), '')::timestamptz then
    return old;
  end if;
  raise exception '% only grows', tg_table_name using errcode = 'insufficient_privilege';
end
$$;
drop trigger nur_anfuegen on protokoll;
create trigger nur_anfuegen before update on protokoll for each row execute function refuse_change();
create trigger nur_altes_loeschen before delete on protokoll for each row execute function refuse_early_delete();
grant delete on protokoll to empfehlwerk_app;
create index protokoll_zeit on protokoll (mandant, zeit);
create index klick_zeit on klick (mandant, zeit);
