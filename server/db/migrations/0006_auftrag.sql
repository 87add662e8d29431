create table auftrag (
  mandant text not null references mandant,
  auftragsnummer text not null,
  empfaengernummer text not null,
  empfehlungsnummer text not null,
  produkt_id integer not null,
  auftragsdatum date not null,
  status text not null check (status in ('Eingegangen', 'Bestaetigt', 'Freigegeben', 'Storniert', 'Widerrufen')),
  grund text check (grund in ('AnderesProdukt', 'KeinePraemie')),
  erstellt_am timestamptz not null,
  -- When the order releases itself, where the tenant says so.
  freigabe_am timestamptz,
  primary key (mandant, auftragsnummer),
  foreign key (mandant, empfaengernummer) references empfaenger (mandant, empfaengernummer),
  foreign key (mandant, empfehlungsnummer) references empfehlung (mandant, empfehlungsnummer),
  foreign key (mandant, produkt_id) references produkt (mandant, id)
);
create index auftrag_empfaenger on auftrag (mandant, empfaengernummer);
create index auftrag_freigabe on auftrag (freigabe_am) where freigabe_am is not null;
call make_mandant_table('auftrag');
call allow_sweep('auftrag', 'mandant, auftragsnummer, freigabe_am');

create table praemierung (
  mandant text not null references mandant,
  praemierungsnummer text not null,
  auftragsnummer text not null,
  empfaengernummer text not null,
  seite text not null check (seite in ('Empfehler', 'Empfaenger')),
  praemie_id integer not null,
  wert_cent integer not null check (wert_cent > 0),
  status text not null check (status in ('Offen', 'Bereitgestellt', 'Ausgezahlt', 'Abgeholt', 'Storniert', 'Abgelaufen')),
  art text check (art in ('Ueberweisung', 'Gutschein')),
  token_hash text not null,
  gueltig_bis timestamptz not null,
  bankdaten_id text,
  erstellt_am timestamptz not null,
  gewaehlt_am timestamptz,
  -- Offen: when it expires; a picked voucher: when its code is handed out.
  faellig_am timestamptz,
  primary key (mandant, praemierungsnummer),
  -- At most one grant an order and side.
  unique (mandant, auftragsnummer, seite),
  unique (mandant, token_hash),
  foreign key (mandant, auftragsnummer) references auftrag (mandant, auftragsnummer),
  foreign key (mandant, empfaengernummer) references empfaenger (mandant, empfaengernummer),
  foreign key (mandant, praemie_id) references praemie (mandant, id),
  foreign key (mandant, bankdaten_id) references bankdaten (mandant, bankdaten_id),
  check (status in ('Offen', 'Storniert', 'Abgelaufen') or art is not null),
  check (art is distinct from 'Ueberweisung' or bankdaten_id is not null)
);
create index praemierung_empfaenger on praemierung (mandant, empfaengernummer);
create index praemierung_faellig on praemierung (faellig_am) where faellig_am is not null;
call make_mandant_table('praemierung');
call allow_sweep('praemierung', 'mandant, praemierungsnummer, faellig_am');

-- Voucher pool: the code is encrypted with the row bound in; each is handed out once.
create table gutschein (
  mandant text not null references mandant,
  gutschein_id text not null,
  wert_cent integer not null check (wert_cent > 0),
  code text not null,
  code_hash text not null,
  praemierungsnummer text,
  ausgegeben_am timestamptz,
  primary key (mandant, gutschein_id),
  unique (mandant, code_hash),
  unique (mandant, praemierungsnummer),
  foreign key (mandant, praemierungsnummer) references praemierung (mandant, praemierungsnummer),
  check ((praemierungsnummer is null) = (ausgegeben_am is null))
);
create index gutschein_frei on gutschein (mandant, wert_cent, gutschein_id) where praemierungsnummer is null;
call make_mandant_table('gutschein');

-- Ledger of double entries: each row moves an amount from one account to another, so it balances by its form. Only grows.
create table buchung (
  mandant text not null references mandant,
  buchung_id bigint generated always as identity,
  praemierungsnummer text not null,
  vorgang text not null check (vorgang in ('Gewaehrung', 'Gutschein', 'Auszahlung', 'Rueckgabe', 'Storno', 'Verfall', 'Rueckforderung')),
  soll text not null,
  haben text not null,
  betrag_cent integer not null check (betrag_cent > 0),
  gebucht_am timestamptz not null,
  primary key (mandant, buchung_id),
  foreign key (mandant, praemierungsnummer) references praemierung (mandant, praemierungsnummer),
  check (soll <> haben)
);
-- What can happen to a grant only once; a transfer can be returned and paid again.
create unique index buchung_einmal on buchung (mandant, praemierungsnummer, vorgang) where vorgang not in ('Auszahlung', 'Rueckgabe');
create index buchung_praemierung on buchung (mandant, praemierungsnummer);
call make_mandant_table('buchung', 'select, insert');

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% only grows', tg_table_name using errcode = 'restrict_violation';
end
$$;
create trigger nur_anfuegen before update or delete on buchung for each row execute function refuse_change();
create trigger nur_anfuegen before update or delete on protokoll for each row execute function refuse_change();
