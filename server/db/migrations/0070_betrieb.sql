-- People of the back office belong to the installation: one mailbox, one password and one second factor for all tenants.
create table betrieb_benutzer (
  benutzer_id text primary key,
  email text not null,
  email_schluessel text not null unique,
  vorname text not null,
  nachname text not null,
  passwort_hash text,
  language text not null check (language in ('de', 'en')),
  plattform boolean not null default false,
  status text not null check (status in ('Eingeladen', 'Aktiv', 'Gesperrt', 'Beendet')),
  erstellt_am timestamptz not null,
  beendet_am timestamptz,
  -- Rights to move money rest for a day after a colleague has taken the second factor away.
  faktor_zurueckgesetzt_am timestamptz,
  check (status <> 'Aktiv' or passwort_hash is not null),
  check ((status = 'Beendet') = (beendet_am is not null))
);

create table betrieb_faktor (
  faktor_id text primary key,
  benutzer_id text not null references betrieb_benutzer on delete cascade,
  art text not null default 'Totp' check (art = 'Totp'),
  name text not null,
  geheimnis text not null,
  erstellt_am timestamptz not null,
  bestaetigt_am timestamptz,
  letzter_schritt bigint not null default 0,
  erholungscodes text[] not null default '{}'
);
create index betrieb_faktor_benutzer on betrieb_faktor (benutzer_id);

create table betrieb_sitzung (
  token_hash text primary key,
  sitzung_id text not null unique,
  benutzer_id text not null references betrieb_benutzer on delete cascade,
  erstellt_am timestamptz not null,
  zuletzt_am timestamptz not null,
  ablauf_am timestamptz not null,
  -- The last second factor, which confirms calls that need one.
  bestaetigt_am timestamptz not null,
  geraet text not null
);
create index betrieb_sitzung_benutzer on betrieb_sitzung (benutzer_id);
create index betrieb_sitzung_ablauf on betrieb_sitzung (ablauf_am);

-- Mailed links, and logins that wait for their second factor. Secrets are derived from APP_SECRET and the id; here is only their hash.
create table betrieb_link (
  link_id text primary key,
  zweck text not null check (zweck in ('Einladung', 'Einrichtung', 'Passwort', 'Mfa')),
  benutzer_id text not null references betrieb_benutzer on delete cascade,
  token_hash text not null unique,
  gueltig_bis timestamptz not null,
  verwendet_am timestamptz
);
create index betrieb_link_benutzer on betrieb_link (benutzer_id);
create index betrieb_link_gueltig_bis on betrieb_link (gueltig_bis);

-- What people of the back office did to their accounts and to others'. Rows are added, and deleted after their time.
create table betrieb_protokoll (
  eintrag_id text primary key,
  zeit timestamptz not null,
  wer text not null,
  was text not null,
  bezug text not null,
  daten jsonb not null default '{}'
);
create index betrieb_protokoll_zeit on betrieb_protokoll (zeit, eintrag_id);

-- Roles at a tenant. A role that ended keeps its row; a person has each role once at a time.
create table betrieb_rolle (
  mandant text not null references mandant,
  rolle_id text not null,
  benutzer_id text not null references betrieb_benutzer,
  rolle text not null check (rolle in ('Betrieb', 'Support', 'Buchhaltung', 'Redaktion', 'Pruefung')),
  vergeben_von text not null,
  vergeben_am timestamptz not null,
  gilt_bis date,
  entzogen_von text,
  entzogen_am timestamptz,
  primary key (mandant, rolle_id),
  check (rolle <> 'Pruefung' or gilt_bis is not null),
  check ((entzogen_am is null) = (entzogen_von is null))
);
create unique index betrieb_rolle_einmal on betrieb_rolle (mandant, benutzer_id, rolle) where entzogen_am is null;
create index betrieb_rolle_benutzer on betrieb_rolle (benutzer_id) where entzogen_am is null;
call make_mandant_table('betrieb_rolle', 'select, insert, update');
call allow_sweep('betrieb_rolle', 'mandant, benutzer_id, rolle, vergeben_am, gilt_bis, entzogen_am');

-- The system's role has all of them, and their owner reads them for backups. A tenant's transaction sees the people who work for the tenant, and their mailed
-- links, but no secret.
do $$
declare
  verwaltung regrole := role_of('verwaltung');
  mandant regrole := role_of('mandant');
  tabelle text;
begin
  foreach tabelle in array array['betrieb_benutzer', 'betrieb_faktor', 'betrieb_sitzung', 'betrieb_link', 'betrieb_protokoll'] loop
    execute format('alter table %I enable row level security', tabelle);
    execute format('create policy verwaltung on %I to %s using (true) with check (true)', tabelle, verwaltung);
  end loop;
  execute format('grant select, insert, update, delete on betrieb_benutzer, betrieb_faktor, betrieb_sitzung, betrieb_link to %s', verwaltung);
  execute format('grant select, insert, delete on betrieb_protokoll to %s', verwaltung);
  execute format('grant select (benutzer_id, email, vorname, nachname, language, plattform, status) on betrieb_benutzer to %s', mandant);
  execute format('grant select (link_id, zweck, benutzer_id, gueltig_bis, verwendet_am) on betrieb_link to %s', mandant);
  execute format('create policy mandant on betrieb_benutzer for select to %s using (plattform or exists (
    select from betrieb_rolle r where r.benutzer_id = betrieb_benutzer.benutzer_id))', mandant);
  execute format('create policy mandant on betrieb_link for select to %s using (exists (
    select from betrieb_benutzer b where b.benutzer_id = betrieb_link.benutzer_id))', mandant);
end
$$;
