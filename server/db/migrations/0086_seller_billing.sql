-- The running period of a seller's statements: its first day, and the moment after its last one, at which the statement is due. Null before the approval.
alter table seller add column abrechnung_von date;
alter table seller add column abrechnung_am timestamptz;
alter table seller add constraint seller_abrechnung check ((abrechnung_von is null) = (abrechnung_am is null));
alter table seller no force row level security;
update seller set
  abrechnung_von = date_trunc('month', freigegeben_am at time zone 'Europe/Berlin')::date,
  abrechnung_am = (date_trunc('month', freigegeben_am at time zone 'Europe/Berlin') + make_interval(months => abrechnung_monate)) at time zone 'Europe/Berlin'
where freigegeben_am is not null;
alter table seller force row level security;
create index seller_abrechnen on seller (abrechnung_am) where abrechnung_am is not null;
call allow_sweep('seller', 'mandant, sellernummer, abrechnung_am');

alter table belegreihe drop constraint belegreihe_art_check;
alter table belegreihe add constraint belegreihe_art_check
  check (art in ('Rechnung', 'Auslage', 'Korrektur', 'Storno', 'Zahlungslauf', 'Abrechnung', 'Gutschrift', 'Gutschriftkorrektur', 'Forderung'));

-- Statements of profi sellers: one for each seller and period, also without business. Seller and payer stay as they were.
create table abrechnung (
  mandant text not null references mandant,
  abrechnungsnummer text not null,
  reihennummer integer not null,
  sellernummer text not null,
  von date not null,
  bis date not null,
  -- Commissions on it in cents, before VAT.
  summe_cent integer not null,
  -- Whether the seller had agreed that the tenant writes the documents.
  gutschriftverfahren boolean not null,
  erstellt_am timestamptz not null,
  verkaeufer jsonb,
  zahler jsonb not null,
  primary key (mandant, abrechnungsnummer),
  unique (mandant, reihennummer),
  unique (mandant, sellernummer, von),
  foreign key (mandant, sellernummer) references seller (mandant, sellernummer),
  check (von <= bis)
);
call make_mandant_table('abrechnung', 'select, insert');
grant update (verkaeufer) on abrechnung to empfehlwerk_app;

alter table provision add foreign key (mandant, abrechnungsnummer) references abrechnung (mandant, abrechnungsnummer);
create index provision_abrechnung on provision (mandant, abrechnungsnummer) where abrechnungsnummer is not null;

-- Documents of the commissions: a Gutschrift, or with amounts below zero its correction.
create table gutschrift (
  mandant text not null references mandant,
  gutschriftnummer text not null,
  art text not null check (art in ('Gutschrift', 'Gutschriftkorrektur')),
  reihennummer integer not null,
  sellernummer text not null,
  abrechnungsnummer text not null,
  steuerstatus text not null check (steuerstatus in ('Regel', 'Kleinunternehmer')),
  netto_cent integer not null,
  ust_prozent integer not null,
  ust_cent integer not null,
  brutto_cent integer not null,
  ausgestellt_am timestamptz not null,
  faellig_am date not null,
  status text not null check (status in ('Offen', 'Ausgezahlt', 'Verrechnet')),
  -- An objection is a fact beside the status, because the money stays payable.
  widersprochen_am date,
  widerspruch_kanal text check (widerspruch_kanal in ('Portal', 'Brief')),
  verkaeufer jsonb,
  zahler jsonb not null,
  primary key (mandant, gutschriftnummer),
  unique (mandant, art, reihennummer),
  foreign key (mandant, sellernummer) references seller (mandant, sellernummer),
  foreign key (mandant, abrechnungsnummer) references abrechnung (mandant, abrechnungsnummer),
  constraint gutschrift_summe check (brutto_cent = netto_cent + ust_cent and (art = 'Gutschrift') = (brutto_cent > 0) and brutto_cent <> 0),
  constraint gutschrift_ust check ((ust_prozent = 0) = (steuerstatus = 'Kleinunternehmer') and (ust_prozent > 0 or ust_cent = 0)),
  constraint gutschrift_korrektur check (art = 'Gutschrift' or status = 'Verrechnet'),
  constraint gutschrift_widerspruch check ((widersprochen_am is null) = (widerspruch_kanal is null))
);
create index gutschrift_seller on gutschrift (mandant, sellernummer);
create index gutschrift_abrechnung on gutschrift (mandant, abrechnungsnummer);
call make_mandant_table('gutschrift', 'select, insert');
grant update (status, widersprochen_am, widerspruch_kanal, verkaeufer) on gutschrift to empfehlwerk_app;

-- A commission stands on one valid document; `zu_gutschriftnummer` is the document of the commission that the line takes back.
create table gutschrift_position (
  mandant text not null references mandant,
  gutschriftnummer text not null,
  position integer not null,
  provision_id text not null,
  betrag_cent integer not null,
  zu_gutschriftnummer text,
  gilt boolean not null,
  primary key (mandant, gutschriftnummer, position),
  foreign key (mandant, gutschriftnummer) references gutschrift (mandant, gutschriftnummer),
  foreign key (mandant, provision_id) references provision (mandant, provision_id),
  foreign key (mandant, zu_gutschriftnummer) references gutschrift (mandant, gutschriftnummer)
);
create unique index gutschrift_position_einmal on gutschrift_position (mandant, provision_id) where gilt;
call make_mandant_table('gutschrift_position', 'select, insert');
grant update (gilt) on gutschrift_position to empfehlwerk_app;

-- The PDF of a statement or document as issued, and of a document once more after an objection.
create table seller_pdf (
  mandant text not null references mandant,
  belegnummer text not null,
  fassung text not null check (fassung in ('Ausgestellt', 'Widersprochen')),
  inhalt bytea not null,
  primary key (mandant, belegnummer, fassung)
);
alter table seller_pdf alter column inhalt set storage external;
call make_mandant_table('seller_pdf', 'select, insert, delete');

-- What a party owes the tenant: of a seller the correction of a Gutschrift.
create table forderung (
  mandant text not null references mandant,
  forderungsnummer text not null,
  reihennummer integer not null,
  partei text not null check (partei in ('Empfehler', 'Empfaenger', 'Seller')),
  bezug text not null,
  betrag_cent integer not null check (betrag_cent > 0),
  faellig_am date not null,
  status text not null check (status in ('Offen', 'Bezahlt', 'Verrechnet', 'Erlassen')),
  erstellt_am timestamptz not null,
  primary key (mandant, forderungsnummer),
  unique (mandant, reihennummer),
  unique (mandant, bezug)
);
call make_mandant_table('forderung', 'select, insert');
grant update (status) on forderung to empfehlwerk_app;
