create table empfehlung (
  mandant text not null references mandant,
  empfehlungsnummer text not null,
  empfehler_id text not null,
  -- The recommender as named on this referral; the landing page shows the first name.
  vorname text not null,
  nachname text not null,
  produkt_id integer not null,
  channel text not null,
  empfehlungslink boolean not null,
  anteil_empfehler integer not null check (anteil_empfehler in (100, 50, 0)),
  agentennummer text,
  code text not null,
  erstellt_am timestamptz not null,
  bestaetigt_am timestamptz,
  gueltig_bis date not null,
  primary key (mandant, empfehlungsnummer),
  unique (mandant, code),
  foreign key (mandant, empfehler_id) references empfehler (mandant, empfehler_id),
  foreign key (mandant, produkt_id) references produkt (mandant, id)
);
create index empfehlung_empfehler on empfehlung (mandant, empfehler_id, erstellt_am desc);
call make_mandant_table('empfehlung');

-- Every click and visit; repeats of a visitor within an hour are marked, the visitor is not kept.
create table klick (
  mandant text not null references mandant,
  klick_id bigint generated always as identity,
  empfehlungsnummer text not null,
  zeit timestamptz not null,
  channel text not null,
  art text not null check (art in ('Klick', 'Besuch')),
  wiederholung boolean not null,
  primary key (mandant, klick_id),
  foreign key (mandant, empfehlungsnummer) references empfehlung (mandant, empfehlungsnummer) on delete cascade
);
create index klick_gezaehlt on klick (mandant, empfehlungsnummer) where art = 'Klick' and not wiederholung;
call make_mandant_table('klick', 'select, insert, delete');

create table empfaenger (
  mandant text not null references mandant,
  empfaengernummer text not null,
  empfehlungsnummer text not null,
  empfehler_id text not null,
  status text not null check (status in ('Offen', 'Ok', 'Freigegeben', 'Gezahlt', 'Abgelaufen', 'Storniert')),
  hex_hash text,
  language text not null,
  anrede text check (anrede in ('Frau', 'Herr')),
  vorname text,
  name text,
  geburtsdatum date,
  email text,
  email_schluessel text,
  -- The address without case, +tag and (at Gmail) dots: who is the same person.
  email_alias text,
  telefon text,
  ort text,
  plz text,
  strasse text,
  hausnummer text,
  werbeeinwilligung boolean not null default false,
  zugestimmt_am timestamptz,
  bestaetigt_am timestamptz,
  bestaetigt_durch text check (bestaetigt_durch in ('Link', 'Auftrag')),
  erstellt_am timestamptz not null,
  frist_am timestamptz,
  loeschen_am timestamptz,
  daten_geloescht_am timestamptz,
  primary key (mandant, empfaengernummer),
  unique (mandant, empfehlungsnummer, email_schluessel),
  unique (mandant, hex_hash),
  foreign key (mandant, empfehlungsnummer) references empfehlung (mandant, empfehlungsnummer),
  foreign key (mandant, empfehler_id) references empfehler (mandant, empfehler_id)
);
-- One open referral of a pair.
create unique index empfaenger_offenes_paar on empfaenger (mandant, empfehler_id, email_alias) where status in ('Offen', 'Ok');
create index empfaenger_frist on empfaenger (frist_am) where frist_am is not null;
create index empfaenger_loeschen on empfaenger (loeschen_am) where loeschen_am is not null;
call make_mandant_table('empfaenger');
call allow_sweep('empfaenger', 'mandant, empfaengernummer, frist_am, loeschen_am');

-- Who accepted which terms, when, in which wording.
create table zustimmung (
  mandant text not null references mandant,
  zustimmung_id bigint generated always as identity,
  seite text not null check (seite in ('Empfehler', 'Empfaenger')),
  bezug text not null,
  agb_text text not null,
  agb_version text not null,
  gegeben_am timestamptz not null,
  primary key (mandant, zustimmung_id)
);
create index zustimmung_bezug on zustimmung (mandant, bezug);
call make_mandant_table('zustimmung', 'select, insert, delete');
