-- Sales partners of a tenant, with what they say of themselves.
create table agentur (
  mandant text not null references mandant,
  agenturnummer text not null,
  name text not null,
  status text not null check (status in ('Angelegt', 'AdresseBestaetigt', 'Zusatzdaten', 'WartetAufFreigabe', 'Aktiv', 'Inaktiv')),
  -- Why it is Inaktiv, as its people read it.
  grund text,
  email text,
  telefon text,
  strasse text,
  hausnummer text,
  plz text,
  ort text,
  ust_id text,
  steuernummer text,
  bankdaten_id text,
  erstellt_am timestamptz not null,
  primary key (mandant, agenturnummer),
  foreign key (mandant, bankdaten_id) references bankdaten (mandant, bankdaten_id),
  check (grund is null or status = 'Inaktiv')
);
call make_mandant_table('agentur');

-- Who works for an agency: one account can stand in several, each with roles and a number of its own. A number stays when its holder has gone.
create table agentur_benutzer (
  mandant text not null references mandant,
  agentur_benutzer_id text not null,
  agenturnummer text not null,
  account_id text not null,
  mitarbeiternummer text,
  vorname text not null,
  nachname text not null,
  rollen text[] not null check (rollen <@ '{Inhaber,Mitarbeiter}'),
  status text not null check (status in ('Eingeladen', 'Aktiv', 'Deaktiviert')),
  letzte_anmeldung_am timestamptz,
  erstellt_am timestamptz not null,
  primary key (mandant, agentur_benutzer_id),
  unique (mandant, agenturnummer, account_id),
  unique (mandant, agenturnummer, mitarbeiternummer),
  foreign key (mandant, agenturnummer) references agentur (mandant, agenturnummer),
  foreign key (mandant, account_id) references account (mandant, account_id)
);
create index agentur_benutzer_account on agentur_benutzer (mandant, account_id);
call make_mandant_table('agentur_benutzer');

-- For which agency somebody is logged in, and when the password was given last.
alter table session add column agentur_benutzer_id text, add column passwort_am timestamptz;
alter table session add foreign key (mandant, agentur_benutzer_id) references agentur_benutzer (mandant, agentur_benutzer_id) on delete cascade;

-- The second factor of an account (RFC 6238): its secret is encrypted with the row bound in, codes for recovery are hashes. Not asked for before it was
-- confirmed by a code. A step of the clock counts once.
create table zweitfaktor (
  mandant text not null references mandant,
  account_id text not null,
  geheimnis text not null,
  bestaetigt_am timestamptz,
  letzter_schritt bigint not null default 0,
  erholungscodes text[] not null default '{}',
  primary key (mandant, account_id),
  foreign key (mandant, account_id) references account (mandant, account_id) on delete cascade
);
call make_mandant_table('zweitfaktor');

-- Customers whom an agency invited to recommend.
create table einladung (
  mandant text not null references mandant,
  einladungsnummer text not null,
  agenturnummer text not null,
  mitarbeiternummer text,
  vorname text not null,
  nachname text not null,
  email text,
  art text not null check (art in ('VorOrt', 'Telefon')),
  status text not null check (status in ('Offen', 'Angenommen', 'Abgelaufen', 'Zurueckgezogen', 'Abgelehnt')),
  erstellt_am timestamptz not null,
  gueltig_bis timestamptz not null,
  beendet_am timestamptz,
  empfehler_id text,
  primary key (mandant, einladungsnummer),
  foreign key (mandant, agenturnummer) references agentur (mandant, agenturnummer),
  foreign key (mandant, empfehler_id) references empfehler (mandant, empfehler_id),
  check ((status = 'Offen') = (beendet_am is null)),
  check ((status = 'Angenommen') = (empfehler_id is not null))
);
create index einladung_empfehler on einladung (mandant, empfehler_id) where empfehler_id is not null;
call make_mandant_table('einladung');

-- Whose invitation a recommender accepted last: later referrals carry both numbers.
alter table empfehler add column agenturnummer text, add column mitarbeiternummer text;
alter table empfehler add foreign key (mandant, agenturnummer) references agentur (mandant, agenturnummer);
alter table empfehler add check (agenturnummer is not null or mitarbeiternummer is null);
alter table empfehlung add column agenturnummer text, add column mitarbeiternummer text;
alter table empfehlung add foreign key (mandant, agenturnummer) references agentur (mandant, agenturnummer);
alter table empfehlung add check (agenturnummer is not null or mitarbeiternummer is null);

-- What comes of a referral carries its agency along, whoever writes it: the referral's own columns say which.
alter table empfaenger add column agenturnummer text, add column mitarbeiternummer text;
alter table auftrag add column agenturnummer text, add column mitarbeiternummer text;
alter table praemierung add column agenturnummer text, add column mitarbeiternummer text, add column empfehlungsnummer text;
create function carry_agentur() returns trigger language plpgsql as $$
begin
  select e.agenturnummer, e.mitarbeiternummer into new.agenturnummer, new.mitarbeiternummer
  from empfehlung e where e.mandant = new.mandant and e.empfehlungsnummer = new.empfehlungsnummer;
  return new;
end
$$;
create function carry_agentur_to_auftrag() returns trigger language plpgsql as $$
begin
  -- A recipient of the referral who carries none, since the person works for the agency, brings the order none either.
  select e.agenturnummer, e.mitarbeiternummer into new.agenturnummer, new.mitarbeiternummer
  from empfehlung e
  join empfaenger p on p.mandant = e.mandant and p.empfaengernummer = new.empfaengernummer
  where e.mandant = new.mandant and e.empfehlungsnummer = new.empfehlungsnummer
    and (p.empfehlungsnummer <> e.empfehlungsnummer or p.agenturnummer is not null);
  return new;
end
$$;
create function carry_agentur_of_auftrag() returns trigger language plpgsql as $$
begin
  select a.agenturnummer, a.mitarbeiternummer, a.empfehlungsnummer into new.agenturnummer, new.mitarbeiternummer, new.empfehlungsnummer
  from auftrag a where a.mandant = new.mandant and a.auftragsnummer = new.auftragsnummer;
  return new;
end
$$;
create trigger agentur before insert or update of empfehlungsnummer on empfaenger for each row execute function carry_agentur();
create trigger agentur before insert or update of empfehlungsnummer on auftrag for each row execute function carry_agentur_to_auftrag();
create trigger agentur before insert on praemierung for each row execute function carry_agentur_of_auftrag();

-- What an agency promises of its own for a product, by the order date, in place of the tenant's reward.
create table praemienplan (
  mandant text not null references mandant,
  praemienplan_id text not null,
  agenturnummer text not null,
  produkt_id integer not null,
  wert_cent integer not null check (wert_cent > 0),
  startdatum date not null,
  enddatum date,
  angelegt_von text not null,
  angelegt_am timestamptz not null,
  primary key (mandant, praemienplan_id),
  foreign key (mandant, agenturnummer) references agentur (mandant, agenturnummer),
  foreign key (mandant, produkt_id) references produkt (mandant, id),
  check (enddatum >= startdatum)
);
create index praemienplan_agentur on praemienplan (mandant, agenturnummer, produkt_id, startdatum);
call make_mandant_table('praemienplan');

-- Who released an order and when; or what was said against it, which gives it to the tenant.
alter table auftrag
  add column freigegeben_am timestamptz,
  add column freigegeben_durch text,
  add column beanstandet_am timestamptz,
  add column beanstandung text;
alter table auftrag add check ((beanstandet_am is null) = (beanstandung is null));

do $$
declare
  name text;
begin
  set local role empfehlwerk_system;
  foreach name in array array(select m.mandant from mandant m) loop
    perform set_config('app.mandant', name, true);
    set local role empfehlwerk_app;
    update auftrag a set freigegeben_am = p.zeit, freigegeben_durch = p.wer
    from protokoll p
    where p.bezug = a.auftragsnummer and p.was = 'auftrag.status' and p.daten ->> 'nach' = 'Freigegeben';
    update praemierung g set empfehlungsnummer = a.empfehlungsnummer from auftrag a where a.auftragsnummer = g.auftragsnummer;
    set local role empfehlwerk_system;
  end loop;
  perform set_config('app.mandant', '', true);
  reset role;
end
$$;

-- What the people of an agency note about a row of a report, and the day on which they come back to it.
create table notiz (
  mandant text not null references mandant,
  agenturnummer text not null,
  bericht text not null check (bericht in ('auftraege', 'empfehlungen', 'leads', 'einladungen')),
  bezug text not null,
  text text not null,
  wiedervorlage date,
  geaendert_von text not null,
  geaendert_am timestamptz not null,
  primary key (mandant, agenturnummer, bericht, bezug),
  foreign key (mandant, agenturnummer) references agentur (mandant, agenturnummer)
);
create index notiz_wiedervorlage on notiz (mandant, agenturnummer, wiedervorlage) where wiedervorlage is not null;
call make_mandant_table('notiz');

-- Each change of a state, once, in the order in which it happened: who, what, from what to what, of which referral and agency. Statistics read it, and what
-- is told to others will. Nothing in it is of a person but numbers.
create table ereignis (
  mandant text not null references mandant,
  ereignis_id bigint generated always as identity,
  zeit timestamptz not null,
  wer text not null,
  was text not null check (was in ('Einladung', 'Empfehlung', 'Empfaenger', 'Auftrag', 'Praemierung')),
  bezug text not null,
  vorher text,
  nachher text not null,
  grund text,
  empfehlungsnummer text,
  agenturnummer text,
  mitarbeiternummer text,
  produkt_id integer,
  channel text,
  wert_cent integer,
  primary key (mandant, ereignis_id)
);
create index ereignis_agentur on ereignis (mandant, agenturnummer, zeit) where agenturnummer is not null;
create index ereignis_bezug on ereignis (mandant, was, bezug, ereignis_id);
call make_mandant_table('ereignis', 'select, insert');
create trigger nur_anfuegen before update on ereignis for each row execute function refuse_change();

-- The audit log says of a change which agency it is of, from what to what, and why; older entries have that in their daten.
alter table protokoll
  add column agenturnummer text,
  add column vorher text,
  add column nachher text,
  add column grund text;

-- What has happened before, from rows and audit log. Where the log has lost entries by their age, the last event says how the thing stands.
do $$
declare
  name text;
begin
  set local role empfehlwerk_system;
  foreach name in array array(select m.mandant from mandant m) loop
    perform set_config('app.mandant', name, true);
    set local role empfehlwerk_app;
    create temporary table ding on commit drop as
      select 'Empfehlung' as was, e.empfehlungsnummer as bezug, 'Ok' as status, 'Ok' as beginn, e.bestaetigt_am as seit, e.bestaetigt_am as zuletzt,
        e.empfehlungsnummer, e.produkt_id, e.channel, null::integer as wert_cent
      from empfehlung e where e.bestaetigt_am is not null
      union all
      select 'Empfaenger', p.empfaengernummer, p.status,
        case when not p.vorlaeufig and (p.hex_hash is not null or p.bestaetigt_am is not null or p.zugestimmt_am is not null) then 'Offen' end,
        p.erstellt_am, coalesce(p.beendet_am, p.erstellt_am), p.empfehlungsnummer, e.produkt_id, e.channel, null
      from empfaenger p join empfehlung e using (mandant, empfehlungsnummer)
      union all
      select 'Auftrag', a.auftragsnummer, a.status, 'Eingegangen', a.erstellt_am, coalesce(a.freigegeben_am, a.erstellt_am), a.empfehlungsnummer,
        a.produkt_id, e.channel, (select sum(g.wert_cent)::integer from praemierung g where g.auftragsnummer = a.auftragsnummer)
      from auftrag a join empfehlung e using (mandant, empfehlungsnummer)
      union all
      select 'Praemierung', g.praemierungsnummer, g.status, 'Offen', g.erstellt_am, coalesce(g.gewaehlt_am, g.erstellt_am), g.empfehlungsnummer,
        e.produkt_id, e.channel, g.wert_cent
      from praemierung g join empfehlung e using (mandant, empfehlungsnummer);
    insert into ereignis (zeit, wer, was, bezug, vorher, nachher, grund, empfehlungsnummer, produkt_id, channel, wert_cent)
    select zeit, wer, was, bezug, vorher, nachher, grund, empfehlungsnummer, produkt_id, channel,
      case when was <> 'Auftrag' or 'Freigegeben' in (vorher, nachher) then wert_cent end
    from (
      select d.seit as zeit, coalesce(p.wer, 'System') as wer, null as vorher, d.beginn as nachher, null as grund, 0 as stelle, d.*
      from ding d
      left join lateral (
        select wer from protokoll
        where bezug = d.bezug and was in ('empfehlung.angelegt', 'empfehlung.bestaetigt', 'auftrag.eingegangen', 'praemierung.gewaehrt')
        order by protokoll_id desc limit 1
      ) p on true
      where d.beginn is not null
      union all
      select p.zeit, p.wer, p.daten ->> 'von', p.daten ->> 'nach', p.daten ->> 'grund', p.protokoll_id, d.*
      from ding d join protokoll p on p.bezug = d.bezug and p.was = lower(d.was) || '.status'
    ) verlauf (zeit, wer, vorher, nachher, grund, stelle, was, bezug)
    order by zeit, stelle;
    insert into ereignis (zeit, wer, was, bezug, vorher, nachher, empfehlungsnummer, produkt_id, channel, wert_cent)
    select greatest(d.zuletzt, l.zeit), 'System', d.was, d.bezug, l.nachher, d.status, d.empfehlungsnummer, d.produkt_id, d.channel, d.wert_cent
    from ding d
    left join lateral (
      select zeit, nachher from ereignis where was = d.was and bezug = d.bezug order by ereignis_id desc limit 1
    ) l on true
    where d.status is distinct from coalesce(l.nachher, 'Offen')
    order by 1, d.bezug;
    drop table ding;
    set local role empfehlwerk_system;
  end loop;
  perform set_config('app.mandant', '', true);
  reset role;
end
$$;

-- Files of rows that are written in the background, for who asked and as long as their right lasts.
create table export (
  mandant text not null references mandant,
  exportnummer text not null,
  agentur_benutzer_id text not null,
  bericht text not null,
  format text not null check (format in ('csv', 'xlsx')),
  abfrage jsonb not null,
  -- What who asked saw then: as soon as they see anything else, the export ends.
  sicht jsonb not null,
  language text not null check (language in ('de', 'en')),
  status text not null check (status in ('Wartet', 'Laeuft', 'Fertig', 'Abgebrochen')),
  -- Rows counted when it was asked for, and once it is written those that it has.
  zeilen integer not null,
  geschrieben integer not null default 0,
  erstellt_am timestamptz not null,
  -- When the next piece is written, or the pieces go; null once nothing is to be done any more.
  faellig_am timestamptz,
  fertig_am timestamptz,
  gueltig_bis timestamptz,
  primary key (mandant, exportnummer),
  foreign key (mandant, agentur_benutzer_id) references agentur_benutzer (mandant, agentur_benutzer_id) on delete cascade,
  check ((status = 'Fertig') = (gueltig_bis is not null))
);
create index export_benutzer on export (mandant, agentur_benutzer_id, erstellt_am desc);
-- One at a time a person.
create unique index export_laufend on export (mandant, agentur_benutzer_id) where status in ('Wartet', 'Laeuft');
create index export_faellig on export (faellig_am) where faellig_am is not null;
call make_mandant_table('export');
call allow_sweep('export', 'mandant, exportnummer, faellig_am');

-- Its pieces: rows as the wire has them, and where the last of them stands in the order.
create table export_teil (
  mandant text not null references mandant,
  exportnummer text not null,
  teil integer not null,
  zeilen jsonb not null,
  schluessel text not null,
  stelle text not null,
  primary key (mandant, exportnummer, teil),
  foreign key (mandant, exportnummer) references export (mandant, exportnummer) on delete cascade
);
call make_mandant_table('export_teil');

-- What reports search: words in small letters behind a blank each, once without their marks and once as they are written without (ü as u and as ue), and
-- their parts between signs. `server/modules/bericht/suche.ts` makes of what somebody types what is looked for in it.
create function suchtext(worte text) returns text language plpgsql immutable strict parallel safe as $$
declare
  -- A database of the locale C makes A to Z small alone: letters with marks are made so by what follows, those of other kinds by name.
  klein text := lower(translate(regexp_replace(normalize(worte, NFKC), '\s+', ' ', 'g'), 'ÄÖÜẞÆŒØŁĐ', 'äöüßæœøłđ'));
  glatt text := klein;
begin
  if octet_length(klein) <> length(klein) then
    glatt := lower(regexp_replace(normalize(klein, NFKD), '[\u0300-\u036f]', '', 'g'));
    glatt := translate(replace(replace(replace(glatt, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'øłđı', 'oldi');
    if klein ~ '[äöü]' then
      klein := replace(replace(replace(replace(klein, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ß', 'ss');
      glatt := glatt || ' ' || lower(regexp_replace(normalize(klein, NFKD), '[\u0300-\u036f]', '', 'g'));
    end if;
  end if;
  if glatt ~ '[!-/:-@[-`{-~]' then
    glatt := glatt || ' ' || regexp_replace(glatt, '[!-/:-@[-`{-~]+', ' ', 'g');
  end if;
  return ' ' || glatt;
end
$$;

-- Of people what agencies are shown, first name and initial; of an invitation the name as invited. Of rows without an agency nothing is kept. What
-- stands in an index has an end, so that the longest names of the longest letters fit a row of it (2704 bytes): without, such a row could not be written.
create function suchtext_kurz(worte text, laenge integer) returns text language sql immutable strict parallel safe as $$
  select left(suchtext(worte), laenge)
$$;

-- Each report reads one table: what it shows, filters or sums of others is kept beside its rows, by the triggers below.
alter table empfehlung
  -- People who have come by it, and the state of the first.
  add column empfaenger_anzahl integer not null default 0,
  add column person_status text,
  -- Clicks that count, up to the number of `klickstand`; the report counts later ones itself.
  add column klicks integer not null default 0,
  add column suchname text generated always as (
    case when agenturnummer is not null then suchtext_kurz(vorname || ' ' || left(nachname, 1), 100) end
  ) stored,
  add column suche text generated always as (
    case when agenturnummer is not null
      then suchtext_kurz(empfehlungsnummer || ' ' || channel || ' ' || coalesce(mitarbeiternummer, '') || ' ' || vorname || ' ' || left(nachname, 1), 250) end
  ) stored;
-- Its state; null where the day decides, Ok until `gueltig_bis`, then Abgelaufen.
alter table empfehlung
  add column stand text generated always as (
    case when bestaetigt_am is null then 'Offen' when not empfehlungslink then coalesce(person_status, 'Offen') end
  ) stored;

alter table empfaenger
  add column produkt_id integer,
  add column empfehlung_channel text,
  add column empfehlername text,
  -- The next step as it stands until a moment (`schritt_stand` below), and whether a claim waits for its person.
  add column schritt text,
  add column schritt_am timestamptz,
  add column beansprucht boolean not null default false,
  add column suchname text generated always as (
    case when agenturnummer is not null then suchtext_kurz(coalesce(vorname, '') || ' ' || coalesce(left(name, 1), ''), 100) end
  ) stored;
alter table empfaenger
  add column suche text generated always as (
    case when agenturnummer is not null
      then left(suchtext(empfaengernummer || ' ' || coalesce(plz, '') || ' ' || coalesce(ort, '') || ' ' || coalesce(vorname, '') || ' '
        || coalesce(left(name, 1), '')) || coalesce(empfehlername, ''), 250) end
  ) stored;

alter table auftrag
  add column empfehler_id text,
  add column empfehlung_channel text,
  add column empfehlername text,
  add column empfaengername text,
  -- What its grants come to that were not cancelled; null while there are none.
  add column gewaehrt_cent integer;
alter table auftrag
  add column suche text generated always as (
    case when agenturnummer is not null
      then left(suchtext(auftragsnummer || ' ' || empfehlungsnummer || ' ' || coalesce(mitarbeiternummer, '')) || coalesce(empfehlername, '')
        || coalesce(empfaengername, ''), 250) end
  ) stored,
  add column anlass text generated always as (left(coalesce(grund, beanstandung), 60)) stored;

alter table praemierung
  add column produkt_id integer,
  add column empfehlung_channel text,
  -- When its owner had the money or the code last, as the books say.
  add column ausgezahlt_am timestamptz,
  add column suche text generated always as (
    case when agenturnummer is not null then suchtext_kurz(praemierungsnummer || ' ' || coalesce(empfehlungsnummer, ''), 250) end
  ) stored;

alter table einladung
  add column suchname text generated always as (suchtext_kurz(vorname || ' ' || nachname || ' ' || coalesce(email, ''), 250)) stored,
  add column suche text generated always as (
    suchtext_kurz(einladungsnummer || ' ' || coalesce(mitarbeiternummer, '') || ' ' || vorname || ' ' || nachname || ' ' || coalesce(email, ''), 250)
  ) stored;

create function sum_praemierungen() returns trigger language plpgsql as $$
begin
  update auftrag a
  set gewaehrt_cent = (
    select coalesce(sum(p.wert_cent) filter (where p.status <> 'Storniert'), 0)
    from praemierung p where p.mandant = new.mandant and p.auftragsnummer = new.auftragsnummer
  )
  where a.mandant = new.mandant and a.auftragsnummer = new.auftragsnummer;
  return null;
end
$$;
create trigger gewaehrt after insert on praemierung for each row when (new.agenturnummer is not null) execute function sum_praemierungen();
create trigger gewaehrt_anders after update of status, wert_cent on praemierung for each row
  when (new.agenturnummer is not null
    and (old.wert_cent <> new.wert_cent or (old.status = 'Storniert') <> (new.status = 'Storniert')))
  execute function sum_praemierungen();

-- What a row keeps of others, as it is written. The triggers are named so that they come after those that carry the agency.
create function keep_of_empfehlung() returns trigger language plpgsql as $$
begin
  if new.agenturnummer is null then
    new.produkt_id := null; new.empfehlung_channel := null; new.empfehlername := null;
  else
    select e.produkt_id, e.channel, e.suchname into new.produkt_id, new.empfehlung_channel, new.empfehlername
    from empfehlung e where e.mandant = new.mandant and e.empfehlungsnummer = new.empfehlungsnummer;
  end if;
  return new;
end
$$;
create function keep_of_beiden() returns trigger language plpgsql as $$
begin
  if new.agenturnummer is null then
    new.empfehler_id := null; new.empfehlung_channel := null; new.empfehlername := null; new.empfaengername := null;
  else
    select e.empfehler_id, e.channel, e.suchname into new.empfehler_id, new.empfehlung_channel, new.empfehlername
    from empfehlung e where e.mandant = new.mandant and e.empfehlungsnummer = new.empfehlungsnummer;
    select p.suchname into new.empfaengername
    from empfaenger p where p.mandant = new.mandant and p.empfaengernummer = new.empfaengernummer and p.agenturnummer = new.agenturnummer;
  end if;
  return new;
end
$$;
create function keep_of_auftrag() returns trigger language plpgsql as $$
begin
  select a.produkt_id, a.empfehlung_channel into new.produkt_id, new.empfehlung_channel
  from auftrag a where a.mandant = new.mandant and a.auftragsnummer = new.auftragsnummer and a.agenturnummer = new.agenturnummer;
  return new;
end
$$;
create trigger bericht before insert or update of empfehlungsnummer, agenturnummer on empfaenger for each row execute function keep_of_empfehlung();
create trigger bericht before insert or update of empfehlungsnummer, empfaengernummer, agenturnummer on auftrag
  for each row execute function keep_of_beiden();
create trigger bericht before insert or update of agenturnummer on praemierung for each row execute function keep_of_auftrag();

-- And as the others change: at the end of their transaction, and waiting for nobody. The rules lock rows in an order of their own; a trigger that waited for
-- one more would turn it round, and the database would end one of two that released or paid at once. What another transaction holds is noted instead, and
-- brought by a sweep once that has ended.
create table bericht_offen (
  mandant text not null references mandant,
  bericht_offen_id text not null default gen_random_uuid()::text,
  -- All that is kept of the referral beside its people and orders, or of the person.
  empfehlungsnummer text,
  empfaengernummer text,
  faellig_am timestamptz not null default 'epoch',
  primary key (mandant, bericht_offen_id),
  check (num_nonnulls(empfehlungsnummer, empfaengernummer) = 1)
);
call make_mandant_table('bericht_offen', 'select, insert, delete');
call allow_sweep('bericht_offen', 'mandant, bericht_offen_id, faellig_am');
create function note_offen(m text, empfehlung text, empfaenger text) returns void language sql as $$
  insert into bericht_offen (mandant, empfehlungsnummer, empfaengernummer) values (m, empfehlung, empfaenger)
$$;

-- What its rewards keep of an order.
create function bring_auftrag(m text, nummer text) returns void language plpgsql as $$
declare
  a auftrag;
begin
  select * into a from auftrag x where x.mandant = m and x.auftragsnummer = nummer and x.agenturnummer is not null;
  with frei as (
    select p.praemierungsnummer from praemierung p
    where p.mandant = m and p.auftragsnummer = nummer and p.agenturnummer = a.agenturnummer
      and (p.produkt_id, p.empfehlung_channel) is distinct from (a.produkt_id, a.empfehlung_channel)
    for no key update skip locked
  )
  update praemierung p set produkt_id = a.produkt_id, empfehlung_channel = a.empfehlung_channel from frei
  where p.mandant = m and p.praemierungsnummer = frei.praemierungsnummer;
  if exists (
    select from praemierung p
    where p.mandant = m and p.auftragsnummer = nummer and p.agenturnummer = a.agenturnummer
      and (p.produkt_id, p.empfehlung_channel) is distinct from (a.produkt_id, a.empfehlung_channel)
  ) then perform note_offen(m, a.empfehlungsnummer, null); end if;
end
$$;
-- What its people and orders keep of a referral.
create function bring_empfehlung(m text, nummer text) returns void language plpgsql as $$
declare
  e empfehlung;
begin
  select * into e from empfehlung x where x.mandant = m and x.empfehlungsnummer = nummer and x.agenturnummer is not null;
  with frei as (
    select p.empfaengernummer from empfaenger p
    where p.mandant = m and p.empfehlungsnummer = nummer and p.agenturnummer is not null
      and (p.produkt_id, p.empfehlung_channel, p.empfehlername) is distinct from (e.produkt_id, e.channel, e.suchname)
    for no key update skip locked
  )
  update empfaenger p set produkt_id = e.produkt_id, empfehlung_channel = e.channel, empfehlername = e.suchname from frei
  where p.mandant = m and p.empfaengernummer = frei.empfaengernummer;
  with frei as (
    select a.auftragsnummer from auftrag a
    where a.mandant = m and a.agenturnummer = e.agenturnummer and a.empfehlungsnummer collate "C" = nummer
      and (a.empfehler_id, a.empfehlung_channel, a.empfehlername) is distinct from (e.empfehler_id, e.channel, e.suchname)
    for no key update skip locked
  )
  update auftrag a set empfehler_id = e.empfehler_id, empfehlung_channel = e.channel, empfehlername = e.suchname from frei
  where a.mandant = m and a.auftragsnummer = frei.auftragsnummer;
  if exists (
    select from empfaenger p
    where p.mandant = m and p.empfehlungsnummer = nummer and p.agenturnummer is not null and e.agenturnummer is not null
      and (p.produkt_id, p.empfehlung_channel, p.empfehlername) is distinct from (e.produkt_id, e.channel, e.suchname)
  ) or exists (
    select from auftrag a
    where a.mandant = m and a.agenturnummer = e.agenturnummer and a.empfehlungsnummer collate "C" = nummer
      and (a.empfehler_id, a.empfehlung_channel, a.empfehlername) is distinct from (e.empfehler_id, e.channel, e.suchname)
  ) then perform note_offen(m, nummer, null); end if;
end
$$;
-- What the orders of a person keep of them.
create function bring_empfaenger(m text, nummer text) returns void language plpgsql as $$
declare
  p empfaenger;
begin
  select * into p from empfaenger x where x.mandant = m and x.empfaengernummer = nummer;
  with frei as (
    select a.auftragsnummer from auftrag a
    where a.mandant = m and a.empfaengernummer = nummer and a.agenturnummer is not null
      and a.empfaengername is distinct from case when a.agenturnummer = p.agenturnummer then p.suchname end
    for no key update skip locked
  )
  update auftrag a set empfaengername = case when a.agenturnummer = p.agenturnummer then p.suchname end from frei
  where a.mandant = m and a.auftragsnummer = frei.auftragsnummer;
  if exists (
    select from auftrag a
    where a.mandant = m and a.empfaengernummer = nummer and a.agenturnummer is not null
      and a.empfaengername is distinct from case when a.agenturnummer = p.agenturnummer then p.suchname end
  ) then perform note_offen(m, null, nummer); end if;
end
$$;
create function pass_on_empfehlung() returns trigger language plpgsql as $$
begin
  perform bring_empfehlung(new.mandant, new.empfehlungsnummer);
  return null;
end
$$;
create function pass_on_empfaenger() returns trigger language plpgsql as $$
begin
  perform bring_empfaenger(new.mandant, new.empfaengernummer);
  return null;
end
$$;
create function pass_on_auftrag() returns trigger language plpgsql as $$
begin
  perform bring_auftrag(new.mandant, new.auftragsnummer);
  return null;
end
$$;
create constraint trigger bericht after update on empfehlung deferrable initially deferred for each row
  when (new.agenturnummer is not null and (old.suchname, old.channel, old.produkt_id, old.empfehler_id)
    is distinct from (new.suchname, new.channel, new.produkt_id, new.empfehler_id))
  execute function pass_on_empfehlung();
create constraint trigger bericht_name after update on empfaenger deferrable initially deferred for each row
  when (old.suchname is distinct from new.suchname or old.agenturnummer is distinct from new.agenturnummer) execute function pass_on_empfaenger();
create constraint trigger bericht_weiter after update on auftrag deferrable initially deferred for each row
  when (new.agenturnummer is not null and (old.produkt_id, old.empfehlung_channel) is distinct from (new.produkt_id, new.empfehlung_channel))
  execute function pass_on_auftrag();

-- Counts are made anew, never added to, so a restored row counts once. Locked by a statement of its own, so that the next one sees what has been written.
create function count_empfaenger(m text, nummer text) returns void language plpgsql as $$
begin
  perform from empfehlung e where e.mandant = m and e.empfehlungsnummer = nummer for no key update skip locked;
  if not found then
    if exists (select from empfehlung e where e.mandant = m and e.empfehlungsnummer = nummer) then perform note_offen(m, nummer, null); end if;
    return;
  end if;
  update empfehlung e set empfaenger_anzahl = z.anzahl, person_status = z.status
  from (
    select count(*)::integer as anzahl, (array_agg(p.status order by p.erstellt_am, p.empfaengernummer))[1] as status
    from empfaenger p where p.mandant = m and p.empfehlungsnummer = nummer and not p.vorlaeufig
  ) z
  where e.mandant = m and e.empfehlungsnummer = nummer and (e.empfaenger_anzahl, e.person_status) is distinct from (z.anzahl, z.status);
end
$$;
create function note_empfaenger() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform count_empfaenger(old.mandant, old.empfehlungsnummer); end if;
  if tg_op = 'INSERT' then perform count_empfaenger(new.mandant, new.empfehlungsnummer);
  elsif tg_op = 'UPDATE' then
    if new.empfehlungsnummer <> old.empfehlungsnummer then perform count_empfaenger(new.mandant, new.empfehlungsnummer); end if;
  end if;
  return null;
end
$$;
create constraint trigger bericht_zahl after insert or delete on empfaenger deferrable initially deferred for each row execute function note_empfaenger();
create constraint trigger bericht_zahl_anders after update on empfaenger deferrable initially deferred for each row
  when ((old.status, old.vorlaeufig, old.erstellt_am, old.empfehlungsnummer) is distinct from (new.status, new.vorlaeufig, new.erstellt_am, new.empfehlungsnummer))
  execute function note_empfaenger();

create function note_buchung() returns trigger language plpgsql as $$
begin
  update praemierung m set ausgezahlt_am = greatest(m.ausgezahlt_am, new.gebucht_am)
  where m.mandant = new.mandant and m.praemierungsnummer = new.praemierungsnummer;
  return null;
end
$$;
create trigger bericht after insert on buchung for each row when (new.vorgang in ('Auszahlung', 'Gutschein')) execute function note_buchung();

-- The next step of a person as far as it stands still: what stands here is so until `schritt_am`, after which the report says what comes then
-- (`server/modules/bericht/leads/schritt/reads.ts`). Days begin in Berlin. Freigabe and Auszahlung have the day from which the tenant's days count.
create function schritt_stand(p empfaenger, out schritt text, out schritt_am timestamptz) stable language plpgsql as $$
declare
  e record;
  c record;
begin
  select x.bestaetigt_am, x.gueltig_bis into e from empfehlung x where x.mandant = p.mandant and x.empfehlungsnummer = p.empfehlungsnummer;
  if e.bestaetigt_am is null then
    schritt := 'AdresseBestaetigen'; schritt_am := (e.gueltig_bis + 1)::timestamp at time zone 'Europe/Berlin';
    return;
  end if;
  if p.status = 'Offen' then
    schritt := case when p.hex_hash is null then 'EmpfaengerDaten' else 'EmpfaengerBestaetigen' end; schritt_am := p.frist_am;
    return;
  end if;
  -- The order that counts of a person, as `listEmpfaengerOf` takes it, and the recommender's grant of it.
  select a.status, a.grund, a.auftragsdatum, m.status as g_status, m.gueltig_bis, m.art, m.gewaehlt_am, m.erstellt_am into c
  from auftrag a
  left join praemierung m on m.mandant = a.mandant and m.auftragsnummer = a.auftragsnummer and m.seite = 'Empfehler' and m.agenturnummer = a.agenturnummer
  where a.mandant = p.mandant and a.empfaengernummer = p.empfaengernummer and a.agenturnummer = p.agenturnummer
  order by m.praemierungsnummer, a.status not in ('Storniert', 'Widerrufen') desc, a.grund is null desc, a.erstellt_am desc
  limit 1;
  if p.status = 'Ok' then
    if c.status is null or c.status in ('Storniert', 'Widerrufen') then schritt := 'Bestellen'; schritt_am := p.frist_am;
    elsif c.grund is not null then schritt := c.grund;
    elsif c.status = 'Eingegangen' then schritt := 'AuftragBestaetigen';
    else schritt := 'Freigabe'; schritt_am := c.auftragsdatum::timestamp at time zone 'Europe/Berlin';
    end if;
  elsif p.status in ('Freigegeben', 'Gezahlt') then
    case
      when c.g_status = 'Offen' then schritt := 'PraemieWaehlen'; schritt_am := c.gueltig_bis;
      when c.g_status = 'Bereitgestellt' and c.art = 'Gutschein' then schritt := 'GutscheinUnterwegs'; schritt_am := c.gewaehlt_am + interval '24 hours';
      when c.g_status = 'Bereitgestellt' then
        schritt := 'Auszahlung';
        schritt_am := date_trunc('day', greatest(c.gewaehlt_am, c.erstellt_am) at time zone 'Europe/Berlin') at time zone 'Europe/Berlin';
      when c.g_status = 'Storniert' then schritt := 'Beendet';
      when c.g_status = 'Abgelaufen' then schritt := 'PraemieAbgelaufen';
      when c.g_status is not null then schritt := 'Fertig';
      when c.grund is not null then schritt := c.grund;
      else schritt := case when p.status = 'Freigegeben' then 'PraemieDesKontakts' else 'Fertig' end;
    end case;
  else
    schritt := case when c.g_status = 'Abgelaufen' then 'PraemieAbgelaufen' else 'Beendet' end;
  end if;
end
$$;
create function is_beansprucht(p empfaenger) returns boolean stable language sql as $$
  select exists (
    select from nachbuchung n where n.mandant = p.mandant and n.empfehlungsnummer = p.empfehlungsnummer and n.status = 'Offen'
  ) and not exists (
    select from empfaenger o
    where o.mandant = p.mandant and o.empfehlungsnummer = p.empfehlungsnummer and not o.vorlaeufig and o.empfaengernummer <> p.empfaengernummer
  )
$$;
create function keep_schritt(m text, empfehlung text, nummer text) returns void language plpgsql as $$
declare
  p empfaenger;
  eine text;
begin
  for eine in
    select x.empfaengernummer from empfaenger x
    where x.mandant = m and (x.empfehlungsnummer = empfehlung or x.empfaengernummer = nummer) and x.agenturnummer is not null
    order by x.empfaengernummer
  loop
    select x.* into p from empfaenger x where x.mandant = m and x.empfaengernummer = eine for no key update skip locked;
    if not found then
      perform note_offen(m, null, eine);
      continue;
    end if;
    update empfaenger x set schritt = s.schritt, schritt_am = s.schritt_am, beansprucht = s.beansprucht
    from (select t.schritt, t.schritt_am, is_beansprucht(p) as beansprucht from schritt_stand(p) t) s
    where x.mandant = m and x.empfaengernummer = eine
      and (x.schritt, x.schritt_am, x.beansprucht) is distinct from (s.schritt, s.schritt_am, s.beansprucht);
  end loop;
end
$$;

-- A person's own row, and those of the same referral where how many there are decides.
create function note_schritt_of_empfaenger() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform keep_schritt(new.mandant, null, new.empfaengernummer);
    if old.vorlaeufig is distinct from new.vorlaeufig or old.empfehlungsnummer <> new.empfehlungsnummer then
      perform keep_schritt(old.mandant, old.empfehlungsnummer, null);
      perform keep_schritt(new.mandant, new.empfehlungsnummer, null);
    end if;
  elsif tg_op = 'INSERT' then perform keep_schritt(new.mandant, new.empfehlungsnummer, null);
  else perform keep_schritt(old.mandant, old.empfehlungsnummer, null);
  end if;
  return null;
end
$$;
create constraint trigger bericht_schritt after insert or delete on empfaenger
  deferrable initially deferred for each row execute function note_schritt_of_empfaenger();
create constraint trigger bericht_schritt_anders after update on empfaenger
  deferrable initially deferred for each row
  when ((old.status, old.frist_am, old.hex_hash is null, old.vorlaeufig, old.agenturnummer, old.empfehlungsnummer)
    is distinct from (new.status, new.frist_am, new.hex_hash is null, new.vorlaeufig, new.agenturnummer, new.empfehlungsnummer))
  execute function note_schritt_of_empfaenger();

create function note_schritt_of_empfehlung() returns trigger language plpgsql as $$
begin
  perform keep_schritt(new.mandant, new.empfehlungsnummer, null);
  return null;
end
$$;
create constraint trigger bericht_schritt after update on empfehlung
  deferrable initially deferred for each row
  when ((old.bestaetigt_am is null, old.gueltig_bis) is distinct from (new.bestaetigt_am is null, new.gueltig_bis)) execute function note_schritt_of_empfehlung();

create function note_schritt_of_person() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform keep_schritt(old.mandant, null, old.empfaengernummer); end if;
  if tg_op <> 'DELETE' then perform keep_schritt(new.mandant, null, new.empfaengernummer); end if;
  return null;
end
$$;
create constraint trigger bericht_schritt after insert or delete or update of status, grund, auftragsdatum, empfaengernummer, agenturnummer on auftrag
  deferrable initially deferred for each row execute function note_schritt_of_person();
-- A grant is of the order's recipient.
create function note_schritt_of_praemierung() returns trigger language plpgsql as $$
begin
  perform keep_schritt(a.mandant, null, a.empfaengernummer)
  from auftrag a where a.mandant = coalesce(new.mandant, old.mandant) and a.auftragsnummer = coalesce(new.auftragsnummer, old.auftragsnummer);
  return null;
end
$$;
create constraint trigger bericht_schritt after insert or delete or update of status, art, gueltig_bis, gewaehlt_am on praemierung
  deferrable initially deferred for each row execute function note_schritt_of_praemierung();
create function note_schritt_of_nachbuchung() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform keep_schritt(old.mandant, old.empfehlungsnummer, null); end if;
  if tg_op <> 'DELETE' then perform keep_schritt(new.mandant, new.empfehlungsnummer, null); end if;
  return null;
end
$$;
create constraint trigger bericht_schritt after insert or delete or update of status, empfehlungsnummer on nachbuchung
  deferrable initially deferred for each row execute function note_schritt_of_nachbuchung();

-- What was noted: all that is kept of a referral, or of a person.
create function bring_offen(welche text) returns void language plpgsql as $$
declare
  o bericht_offen;
begin
  delete from bericht_offen where mandant = current_mandant() and bericht_offen_id = welche returning * into o;
  if not found then return; end if;
  if o.empfehlungsnummer is not null then
    perform count_empfaenger(o.mandant, o.empfehlungsnummer), bring_empfehlung(o.mandant, o.empfehlungsnummer);
    perform bring_auftrag(a.mandant, a.auftragsnummer)
    from auftrag a where a.mandant = o.mandant and a.empfehlungsnummer = o.empfehlungsnummer and a.agenturnummer is not null;
    perform keep_schritt(o.mandant, o.empfehlungsnummer, null);
  else
    perform bring_empfaenger(o.mandant, o.empfaengernummer), keep_schritt(o.mandant, null, o.empfaengernummer);
  end if;
end
$$;

-- Up to which number the clicks of a tenant stand in its referrals (decision 031). `naechste` is a number seen at `seit`: once every insert that was under
-- way then has ended, all up to it are there to be counted.
create table klickstand (
  mandant text not null references mandant,
  bis bigint not null,
  naechste bigint,
  seit timestamptz,
  faellig_am timestamptz not null,
  primary key (mandant)
);
call make_mandant_table('klickstand', 'select, insert, update');
call allow_sweep('klickstand', 'mandant, faellig_am');
create function begin_klickstand() returns trigger language plpgsql as $$
begin
  insert into klickstand (mandant, bis, faellig_am)
  values (new.mandant, (select coalesce(max(k.klick_id), 0) from klick k where k.mandant = new.mandant), new.erstellt_am)
  on conflict do nothing;
  return null;
end
$$;
create trigger klickstand after insert on agentur for each row execute function begin_klickstand();

-- Counts clicks into the referrals of agencies: those up to the number that was seen so long ago, some at a time. Says how many numbers it went on by.
create function count_klicks(abstand interval) returns bigint language plpgsql as $$
declare
  s klickstand;
begin
  select * into s from klickstand where mandant = current_mandant() for update;
  if not found then return 0; end if;
  if s.naechste > s.bis and s.seit + abstand <= clock_timestamp() then
    update empfehlung e set klicks = e.klicks + n.anzahl
    from (
      select k.empfehlungsnummer, count(*)::integer as anzahl from klick k
      where k.mandant = s.mandant and k.klick_id > s.bis and k.klick_id <= s.naechste and k.art = 'Klick' and not k.wiederholung
      group by k.empfehlungsnummer
    ) n
    where e.mandant = s.mandant and e.empfehlungsnummer = n.empfehlungsnummer and e.agenturnummer is not null;
    update klickstand set bis = s.naechste where mandant = s.mandant;
  elsif s.naechste > s.bis then
    return 0;
  end if;
  update klickstand set seit = clock_timestamp(), naechste = (
    select max(t.klick_id) from (
      select k.klick_id from klick k where k.mandant = s.mandant and k.klick_id > klickstand.bis order by k.klick_id limit 20000
    ) t
  )
  where mandant = s.mandant;
  return coalesce(s.naechste, s.bis) - s.bis;
end
$$;

-- Clicks that go after their time no longer count; a referral that comes to an agency brings its clicks along.
create function forget_klicks() returns trigger language plpgsql as $$
begin
  perform from klickstand s where s.mandant in (select distinct mandant from gegangen) for share;
  update empfehlung e set klicks = e.klicks - n.anzahl
  from (
    select k.mandant, k.empfehlungsnummer, count(*)::integer as anzahl
    from gegangen k join klickstand s on s.mandant = k.mandant and k.klick_id <= s.bis
    where k.art = 'Klick' and not k.wiederholung group by k.mandant, k.empfehlungsnummer
  ) n
  where e.mandant = n.mandant and e.empfehlungsnummer = n.empfehlungsnummer and e.agenturnummer is not null;
  return null;
end
$$;
create trigger bericht after delete on klick referencing old table as gegangen for each statement execute function forget_klicks();
create function bring_klicks() returns trigger language plpgsql as $$
declare
  stand bigint;
begin
  if new.agenturnummer is null then new.klicks := 0; return new; end if;
  select s.bis into stand from klickstand s where s.mandant = new.mandant for share;
  new.klicks := (
    select count(*) from klick k
    where k.mandant = new.mandant and k.empfehlungsnummer = new.empfehlungsnummer and k.art = 'Klick' and not k.wiederholung and k.klick_id <= stand
  );
  return new;
end
$$;
create trigger bericht_klicks before update on empfehlung for each row
  when ((old.agenturnummer is null) <> (new.agenturnummer is null)) execute function bring_klicks();

-- Reports read their rows, filters, sums and orders of one index each, without the table: those of an agency stand together in it. The first of a table is
-- in the usual order and has what filters and sums need, the second what is searched. The last are the orders by text that would have to be sorted. What is
-- compared letter by letter is so in every database, and faster than by its language.
create index empfehlung_agentur on empfehlung (mandant, agenturnummer, erstellt_am desc, empfehlungsnummer collate "C")
  include (empfehler_id, produkt_id, channel, mitarbeiternummer, stand, gueltig_bis, klicks, empfaenger_anzahl) where agenturnummer is not null;
create index empfehlung_suche on empfehlung (mandant, agenturnummer, empfehlungsnummer collate "C")
  include (erstellt_am, produkt_id, klicks, empfaenger_anzahl, suchname, suche) where agenturnummer is not null;
create index empfaenger_agentur on empfaenger (mandant, agenturnummer, erstellt_am desc, empfaengernummer collate "C")
  include (status, produkt_id, empfehlung_channel, mitarbeiternummer, schritt, schritt_am, beansprucht) where agenturnummer is not null and not vorlaeufig;
create index empfaenger_suche on empfaenger (mandant, agenturnummer, empfaengernummer collate "C")
  include (erstellt_am, produkt_id, plz, ort, suchname, empfehlername, suche) where agenturnummer is not null and not vorlaeufig;
create index auftrag_agentur on auftrag (mandant, agenturnummer, auftragsdatum desc, auftragsnummer collate "C")
  include (status, produkt_id, empfehlung_channel, mitarbeiternummer, gewaehrt_cent, grund, freigegeben_am, beanstandet_am) where agenturnummer is not null;
create index auftrag_suche on auftrag (mandant, agenturnummer, auftragsnummer collate "C")
  include (auftragsdatum, status, produkt_id, gewaehrt_cent, grund, anlass, freigegeben_am, freigegeben_durch, empfehlername, empfaengername, suche)
  where agenturnummer is not null;
create index auftrag_empfehlung on auftrag (mandant, agenturnummer, empfehlungsnummer collate "C", auftragsnummer collate "C") where agenturnummer is not null;
create index auftrag_empfehler on auftrag (mandant, agenturnummer, empfehler_id) include (mitarbeiternummer, gewaehrt_cent) where agenturnummer is not null;
create index auftrag_beanstandet on auftrag (mandant, agenturnummer) where beanstandet_am is not null;
create index praemierung_agentur on praemierung (mandant, agenturnummer, erstellt_am desc, praemierungsnummer collate "C")
  include (status, seite, wert_cent, produkt_id, empfehlung_channel, mitarbeiternummer, ausgezahlt_am, empfehlungsnummer) where agenturnummer is not null;
create index praemierung_suche on praemierung (mandant, agenturnummer, praemierungsnummer collate "C") include (erstellt_am, wert_cent, suche)
  where agenturnummer is not null;
create index einladung_agentur on einladung (mandant, agenturnummer, erstellt_am desc, einladungsnummer collate "C")
  include (status, gueltig_bis, art, mitarbeiternummer);
create index einladung_suche on einladung (mandant, agenturnummer, einladungsnummer collate "C") include (erstellt_am, vorname, nachname, email, suche);
create index einladung_angenommen on einladung (mandant, agenturnummer, empfehler_id, beendet_am desc, einladungsnummer) where status = 'Angenommen';
create index empfehlung_name on empfehlung (mandant, agenturnummer, suchname collate "C", empfehlungsnummer collate "C") where agenturnummer is not null;
create index empfehlung_channel on empfehlung (mandant, agenturnummer, channel collate "C", empfehlungsnummer collate "C") where agenturnummer is not null;
create index empfaenger_name on empfaenger (mandant, agenturnummer, suchname collate "C", empfaengernummer collate "C")
  where agenturnummer is not null and not vorlaeufig;
create index empfaenger_empfehlername on empfaenger (mandant, agenturnummer, empfehlername collate "C", empfaengernummer collate "C")
  where agenturnummer is not null and not vorlaeufig;
create index auftrag_empfehlername on auftrag (mandant, agenturnummer, empfehlername collate "C", auftragsnummer collate "C") where agenturnummer is not null;
create index praemierung_empfehlung on praemierung (mandant, agenturnummer, empfehlungsnummer collate "C", praemierungsnummer collate "C")
  where agenturnummer is not null;
