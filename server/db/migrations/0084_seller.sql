-- People and firms who sell for the tenant for a commission.
create table seller (
  mandant text not null references mandant,
  sellernummer text not null,
  account_id text not null,
  status text not null check (status in ('Angelegt', 'AdresseBestaetigt', 'Zusatzdaten', 'WartetAufFreigabe', 'Aktiv', 'Inaktiv')),
  -- Why the tenant refused or deactivated the seller, as the seller reads it.
  grund text,
  art text check (art in ('Person', 'Firma')),
  vorname text not null,
  nachname text not null,
  firma text,
  geburtsdatum date,
  strasse text,
  hausnummer text,
  plz text,
  ort text,
  bankdaten_id text,
  -- Months of a statement.
  abrechnung_monate integer not null default 1 check (abrechnung_monate between 1 and 3),
  -- Versions of the tenant's texts to which the seller agreed, with their moments.
  bedingungen_version text,
  bedingungen_am timestamptz,
  gutschriftverfahren_version text,
  gutschriftverfahren_am timestamptz,
  gutschriftverfahren_beendet_am timestamptz,
  erstellt_am timestamptz not null,
  -- The moment of the first approval, from which on a change of protected data needs the password.
  freigegeben_am timestamptz,
  beendet_am timestamptz,
  primary key (mandant, sellernummer),
  unique (mandant, account_id),
  foreign key (mandant, account_id) references account (mandant, account_id),
  foreign key (mandant, bankdaten_id) references bankdaten (mandant, bankdaten_id),
  check ((bedingungen_version is null) = (bedingungen_am is null)),
  check ((gutschriftverfahren_version is null) = (gutschriftverfahren_am is null)),
  check (gutschriftverfahren_beendet_am is null or gutschriftverfahren_am is not null)
);
call make_mandant_table('seller');

-- How the commissions of a seller are taxed from a day on. A correction is another row, of the same day or of a later one.
create table seller_steuer (
  mandant text not null references mandant,
  sellernummer text not null,
  eintrag integer not null,
  gilt_ab date not null,
  steuerstatus text not null check (steuerstatus in ('Regel', 'Kleinunternehmer')),
  steuernummer text,
  ust_id text,
  ku_idnr text,
  erfasst_am timestamptz not null,
  primary key (mandant, sellernummer, eintrag),
  foreign key (mandant, sellernummer) references seller (mandant, sellernummer),
  constraint seller_steuer_nummer check (
    num_nonnulls(steuernummer, ust_id) > 0 or (steuerstatus = 'Kleinunternehmer' and ku_idnr is not null)
  ),
  constraint seller_steuer_ku check (ku_idnr is null or steuerstatus = 'Kleinunternehmer')
);
call make_mandant_table('seller_steuer', 'select, insert, delete');

-- What a seller changed of the own data; of an IBAN the first and last four characters.
create table seller_aenderung (
  mandant text not null references mandant,
  aenderung_id text not null,
  sellernummer text not null,
  feld text not null,
  vorher text,
  nachher text,
  geaendert_am timestamptz not null,
  primary key (mandant, aenderung_id),
  foreign key (mandant, sellernummer) references seller (mandant, sellernummer)
);
create index seller_aenderung_seller on seller_aenderung (mandant, sellernummer, geaendert_am);
call make_mandant_table('seller_aenderung', 'select, insert, delete');

alter table ereignis drop constraint ereignis_was_check;
alter table ereignis add constraint ereignis_was_check
  check (was in ('Einladung', 'Empfehlung', 'Empfaenger', 'Auftrag', 'Praemierung', 'Agentur', 'Mitarbeiter', 'Seller'));
