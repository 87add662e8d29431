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
create index einladung_agentur on einladung (mandant, agenturnummer, erstellt_am desc, einladungsnummer);
create index einladung_empfehler on einladung (mandant, empfehler_id) where empfehler_id is not null;
call make_mandant_table('einladung');

-- Whose invitation a recommender accepted last: later referrals carry both numbers.
alter table empfehler add column agenturnummer text, add column mitarbeiternummer text;
alter table empfehler add foreign key (mandant, agenturnummer) references agentur (mandant, agenturnummer);
alter table empfehler add check (agenturnummer is not null or mitarbeiternummer is null);
alter table empfehlung add column agenturnummer text, add column mitarbeiternummer text;
alter table empfehlung add foreign key (mandant, agenturnummer) references agentur (mandant, agenturnummer);
alter table empfehlung add check (agenturnummer is not null or mitarbeiternummer is null);
create index empfehlung_agentur on empfehlung (mandant, agenturnummer, erstellt_am desc, empfehlungsnummer) where agenturnummer is not null;

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
create index empfaenger_agentur on empfaenger (mandant, agenturnummer, erstellt_am desc, empfaengernummer) where agenturnummer is not null;
create index auftrag_agentur on auftrag (mandant, agenturnummer, auftragsdatum desc, auftragsnummer) where agenturnummer is not null;
create index praemierung_agentur on praemierung (mandant, agenturnummer, erstellt_am desc, praemierungsnummer) where agenturnummer is not null;

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

-- Of people what agencies are shown, first name and initial; of an invitation the name as invited. Of rows without an agency nothing is kept.
alter table empfehlung
  add column suche text generated always as (
    case when agenturnummer is not null then suchtext(empfehlungsnummer || ' ' || channel || ' ' || coalesce(mitarbeiternummer, '')) end
  ) stored,
  add column suchname text generated always as (
    case when agenturnummer is not null then suchtext(vorname || ' ' || left(nachname, 1)) end
  ) stored;
alter table empfaenger
  add column suche text generated always as (
    case when agenturnummer is not null then suchtext(empfaengernummer || ' ' || coalesce(plz, '') || ' ' || coalesce(ort, '')) end
  ) stored,
  add column suchname text generated always as (
    case when agenturnummer is not null then suchtext(coalesce(vorname, '') || ' ' || coalesce(left(name, 1), '')) end
  ) stored;
alter table auftrag
  add column suche text generated always as (
    case
      when agenturnummer is not null
        then suchtext(auftragsnummer || ' ' || empfehlungsnummer || ' ' || coalesce(mitarbeiternummer, '') || ' ' || coalesce(beanstandung, ''))
    end
  ) stored,
  -- What its grants come to that were not cancelled; null while there are none.
  add column gewaehrt_cent integer;
alter table praemierung
  add column suche text generated always as (
    case when agenturnummer is not null then suchtext(praemierungsnummer || ' ' || coalesce(empfehlungsnummer, '')) end
  ) stored;
alter table einladung
  add column suche text generated always as (suchtext(einladungsnummer || ' ' || coalesce(mitarbeiternummer, ''))) stored,
  add column suchname text generated always as (suchtext(vorname || ' ' || nachname || ' ' || coalesce(email, ''))) stored;

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
