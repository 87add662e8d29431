-- Consent to advertising, step by step, each asked of an address that its owner had confirmed: asked for, given by the mailed link, withdrawn.
-- A proof is never changed and outlives the data of the person, so the address is a keyed hash.
create table werbeeinwilligung (
  mandant text not null references mandant,
  werbeeinwilligung_id bigint generated always as identity,
  seite text not null check (seite in ('Empfehler', 'Empfaenger')),
  bezug text not null,
  was text not null check (was in ('Angefragt', 'Gegeben', 'Widerrufen')),
  email_hash text not null,
  -- The sentence shown, word for word, and when it was agreed to.
  text text,
  gezeigt_am timestamptz,
  zeit timestamptz not null,
  primary key (mandant, werbeeinwilligung_id),
  check ((text is null) = (was = 'Widerrufen')),
  check ((gezeigt_am is null) = (was = 'Widerrufen'))
);
create index werbeeinwilligung_bezug on werbeeinwilligung (mandant, seite, bezug, werbeeinwilligung_id desc);
call make_mandant_table('werbeeinwilligung', 'select, insert');

-- The sentence agreed to before the address was confirmed, word for word, which is mailed for only then.
alter table empfehlung add column newsletter_text text;
alter table empfaenger add column werbeeinwilligung_text text, add column werbeeinwilligung_am timestamptz;
alter table empfaenger add check ((werbeeinwilligung_text is null) = (werbeeinwilligung_am is null));

-- The customer number that a recommender states, and whether the tenant's system knows it.
create table kundennummer (
  mandant text not null references mandant,
  empfehler_id text not null,
  anfrage text not null,
  kundennummer text not null check (kundennummer <> ''),
  status text not null check (status in ('Offen', 'Gefunden', 'Unbekannt')),
  gestellt_am timestamptz not null,
  beantwortet_am timestamptz,
  primary key (mandant, empfehler_id),
  unique (mandant, anfrage),
  foreign key (mandant, empfehler_id) references empfehler (mandant, empfehler_id) on delete cascade,
  check ((status = 'Offen') = (beantwortet_am is null))
);
create index kundennummer_offen on kundennummer (mandant, gestellt_am) where status = 'Offen';
call make_mandant_table('kundennummer');
