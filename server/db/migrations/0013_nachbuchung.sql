-- Claims of missing rewards: one for each order, decided by the tenant.
create table nachbuchung (
  mandant text not null references mandant,
  nachbuchungsnummer text not null,
  empfehler_id text not null,
  auftragsnummer text not null,
  auftragsdatum date not null,
  produkt_id integer not null,
  empfehlungsnummer text,
  -- Who is said to have ordered. With the evidence deleted some time after the decision.
  vorname text,
  nachname text,
  nachweis text,
  status text not null check (status in ('Offen', 'Angenommen', 'Abgelehnt')),
  antwort text,
  erstellt_am timestamptz not null,
  entschieden_am timestamptz,
  loeschen_am timestamptz,
  primary key (mandant, nachbuchungsnummer),
  unique (mandant, auftragsnummer),
  foreign key (mandant, empfehler_id) references empfehler (mandant, empfehler_id),
  foreign key (mandant, empfehlungsnummer) references empfehlung (mandant, empfehlungsnummer),
  foreign key (mandant, produkt_id) references produkt (mandant, id),
  check ((status = 'Offen') = (entschieden_am is null)),
  check (status <> 'Abgelehnt' or antwort is not null),
  check (status <> 'Offen' or loeschen_am is null)
);
create index nachbuchung_empfehler on nachbuchung (mandant, empfehler_id, erstellt_am desc);
create index nachbuchung_offen on nachbuchung (mandant, erstellt_am) where status = 'Offen';
create index nachbuchung_empfehlung on nachbuchung (mandant, empfehlungsnummer) where status = 'Offen';
create index nachbuchung_loeschen on nachbuchung (loeschen_am) where loeschen_am is not null;
call make_mandant_table('nachbuchung');
call allow_sweep('nachbuchung', 'mandant, nachbuchungsnummer, loeschen_am');
