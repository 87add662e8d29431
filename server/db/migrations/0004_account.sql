create table account (
  mandant text not null references mandant,
  account_id text not null,
  art text not null check (art in ('Empfehler', 'Agentur', 'Seller', 'Betrieb')),
  email text not null,
  email_schluessel text not null,
  passwort_hash text,
  bestaetigt_am timestamptz,
  language text not null,
  erstellt_am timestamptz not null,
  loeschen_am timestamptz,
  primary key (mandant, account_id),
  unique (mandant, art, email_schluessel),
  -- A password is only ever set behind the mailed link.
  check (passwort_hash is null or bestaetigt_am is not null)
);
create index account_loeschen on account (loeschen_am) where loeschen_am is not null;
call make_mandant_table('account');
call allow_sweep('account', 'mandant, account_id, loeschen_am');

create table session (
  mandant text not null references mandant,
  token_hash text not null,
  account_id text not null,
  erstellt_am timestamptz not null,
  ablauf_am timestamptz not null,
  primary key (mandant, token_hash),
  foreign key (mandant, account_id) references account (mandant, account_id) on delete cascade
);
create index session_account on session (mandant, account_id);
create index session_ablauf on session (mandant, ablauf_am);
call make_mandant_table('session');

-- Mailed links. The secret is derived from APP_SECRET and the id when the mail is made; here is only its hash.
create table zugangslink (
  mandant text not null references mandant,
  zugangslink_id text not null,
  zweck text not null,
  bezug text not null,
  token_hash text not null,
  gueltig_bis timestamptz not null,
  verwendet_am timestamptz,
  primary key (mandant, zugangslink_id),
  unique (mandant, token_hash)
);
create index zugangslink_bezug on zugangslink (mandant, zweck, bezug);
create index zugangslink_gueltig_bis on zugangslink (mandant, gueltig_bis);
call make_mandant_table('zugangslink');

-- Encrypted with the row bound in; the keyed hash of the IBAN tells whether two sides share an account.
create table bankdaten (
  mandant text not null references mandant,
  bankdaten_id text not null,
  kontoinhaber text not null,
  iban text not null,
  iban_hash text not null,
  bic text,
  erfasst_am timestamptz not null,
  primary key (mandant, bankdaten_id)
);
call make_mandant_table('bankdaten');

create table empfehler (
  mandant text not null references mandant,
  empfehler_id text not null,
  anrede text check (anrede in ('Frau', 'Herr')),
  vorname text not null,
  nachname text not null,
  empfehlerhash text not null,
  newsletter_optin_gegeben boolean not null default false,
  newsletter_optin_versendet_am timestamptz,
  bankdaten_id text,
  primary key (mandant, empfehler_id),
  unique (mandant, empfehlerhash),
  foreign key (mandant, empfehler_id) references account (mandant, account_id) on delete cascade,
  foreign key (mandant, bankdaten_id) references bankdaten (mandant, bankdaten_id)
);
call make_mandant_table('empfehler');
