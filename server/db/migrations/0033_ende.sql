-- Since when somebody is of an agency no more, and an agency Inaktiv, whoever changed it: from then on run the times of their personal data
-- (`server/retention.ts`). A writer who knows the product's moment says it; without, it is the database's.
alter table agentur add column beendet_am timestamptz;
alter table agentur_benutzer add column beendet_am timestamptz;
create function note_ende() returns trigger language plpgsql as $$
begin
  new.beendet_am = case when new.status = tg_argv[0] then coalesce(new.beendet_am, now()) end;
  return new;
end
$$;
create trigger ende before insert or update of status, beendet_am on agentur for each row execute function note_ende('Inaktiv');
create trigger ende before insert or update of status, beendet_am on agentur_benutzer for each row execute function note_ende('Deaktiviert');

-- Invitations end with their time, by a sweep.
create index einladung_faellig on einladung (gueltig_bis) where status = 'Offen';
call allow_sweep('einladung', 'mandant, einladungsnummer, status, gueltig_bis');

-- So do referrals whose days are over; one that was never confirmed has not begun.
alter table empfehlung add column beendet_am timestamptz;
create index empfehlung_faellig on empfehlung (gueltig_bis) where beendet_am is null and bestaetigt_am is not null;
grant select (bestaetigt_am, gueltig_bis, beendet_am) on empfehlung to empfehlwerk_system;

-- What an agency wrote of somebody goes with them, whichever rule removes their data: the words of an objection and notes. Of an order both sides are
-- meant; that the agency objected, and when, stays.
create index notiz_bezug on notiz (mandant, bericht, bezug);
create index auftrag_jeder_empfehlung on auftrag (mandant, empfehlungsnummer) where agenturnummer is not null;
create function forget_empfaenger() returns trigger language plpgsql as $$
begin
  delete from notiz where mandant = old.mandant and bericht = 'leads' and bezug = old.empfaengernummer;
  delete from notiz n using auftrag a where a.mandant = old.mandant and a.agenturnummer is not null and a.empfaengernummer = old.empfaengernummer
    and n.mandant = a.mandant and n.bericht = 'auftraege' and n.bezug = a.auftragsnummer;
  update auftrag set beanstandung = '' where mandant = old.mandant and empfaengernummer = old.empfaengernummer and beanstandung <> '';
  return null;
end
$$;
create function forget_empfehlung() returns trigger language plpgsql as $$
begin
  delete from notiz where mandant = old.mandant and bericht = 'empfehlungen' and bezug = old.empfehlungsnummer;
  delete from notiz n using auftrag a where a.mandant = old.mandant and a.agenturnummer is not null and a.empfehlungsnummer = old.empfehlungsnummer
    and n.mandant = a.mandant and n.bericht = 'auftraege' and n.bezug = a.auftragsnummer;
  update auftrag set beanstandung = ''
  where mandant = old.mandant and agenturnummer is not null and empfehlungsnummer = old.empfehlungsnummer and beanstandung <> '';
  return null;
end
$$;
create function forget_einladung() returns trigger language plpgsql as $$
begin
  delete from notiz where mandant = old.mandant and bericht = 'einladungen' and bezug = old.einladungsnummer;
  return null;
end
$$;
create trigger worte after update of daten_geloescht_am on empfaenger for each row
  when (new.daten_geloescht_am is not null) execute function forget_empfaenger();
create trigger worte_gehen after delete on empfaenger for each row execute function forget_empfaenger();
create trigger worte after update of vorname, nachname on empfehlung for each row
  when (new.vorname = '' and new.nachname = '') execute function forget_empfehlung();
create trigger worte_gehen after delete on empfehlung for each row execute function forget_empfehlung();
create trigger worte after update of vorname, nachname on einladung for each row
  when (new.vorname = '' and new.nachname = '') execute function forget_einladung();

-- The form under which two addresses are the same person, of one in its normal spelling: `emailAlias` of `server/email-address.ts`, which a test holds
-- this to. Reports leave by it what nobody releases themselves.
create function email_alias(schluessel text) returns text language sql immutable strict parallel safe as $$
  select case
    when domain in ('gmail.com', 'googlemail.com') then replace(teil, '.', '') || '@gmail.com'
    else teil || '@' || domain
  end
  from (select regexp_replace(schluessel, '^.*@', '') as domain, split_part(regexp_replace(schluessel, '@[^@]*$', ''), '+', 1) as teil) x
$$;

-- Referrals that ended before: each at the end of its last day.
do $$
declare
  name text;
begin
  set local role empfehlwerk_system;
  foreach name in array array(select m.mandant from mandant m) loop
    perform set_config('app.mandant', name, true);
    set local role empfehlwerk_app;
    insert into ereignis (zeit, wer, was, bezug, vorher, nachher, grund, empfehlungsnummer, agenturnummer, mitarbeiternummer, produkt_id, channel)
    select (e.gueltig_bis + 1)::timestamp at time zone 'Europe/Berlin', 'System', 'Empfehlung', e.empfehlungsnummer, 'Ok', 'Abgelaufen', 'Frist',
      e.empfehlungsnummer, e.agenturnummer, e.mitarbeiternummer, e.produkt_id, e.channel
    from empfehlung e
    where e.bestaetigt_am is not null and e.gueltig_bis < (now() at time zone 'Europe/Berlin')::date
      and not exists (select from ereignis v where v.was = 'Empfehlung' and v.bezug = e.empfehlungsnummer and v.nachher = 'Abgelaufen')
    order by 1, e.empfehlungsnummer;
    update empfehlung set beendet_am = (gueltig_bis + 1)::timestamp at time zone 'Europe/Berlin'
    where bestaetigt_am is not null and gueltig_bis < (now() at time zone 'Europe/Berlin')::date;
    update agentur set beendet_am = now() where status = 'Inaktiv';
    update agentur_benutzer set beendet_am = now() where status = 'Deaktiviert';
    -- What had been said of people whose data went before.
    update auftrag a set beanstandung = '' from empfaenger p
    where p.empfaengernummer = a.empfaengernummer and p.daten_geloescht_am is not null and a.beanstandung <> '';
    set local role empfehlwerk_system;
  end loop;
  perform set_config('app.mandant', '', true);
  reset role;
end
$$;
