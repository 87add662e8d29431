-- Orders that the tenant's people import without a referral that is known here, until they are linked by hand. A table of their own: an order in auftrag
-- always has a referral and a recipient, on which its rewards, release, agency and mails depend.
create table auftrag_ohne_empfehlung (
  mandant text not null references mandant,
  auftragsnummer text not null,
  produkt_id integer not null,
  auftragsdatum date not null,
  frist_beginn date not null,
  -- The status that the order gets when it is linked; Storniert and Widerrufen are not linked any more.
  status text not null check (status in ('Eingegangen', 'Bestaetigt', 'Freigegeben', 'Storniert', 'Widerrufen')),
  -- The unknown number of a referral or recipient that the file had.
  angegeben text check (angegeben <> ''),
  erstellt_am timestamptz not null,
  geaendert_am timestamptz not null,
  primary key (mandant, auftragsnummer),
  foreign key (mandant, produkt_id) references produkt (mandant, id)
);
call make_mandant_table('auftrag_ohne_empfehlung');
