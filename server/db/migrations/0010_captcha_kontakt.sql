-- Solutions of captchas that were used, as hashes, until they expire.
create table captcha_loesung (
  mandant text not null references mandant,
  loesung_hash text not null,
  gueltig_bis timestamptz not null,
  primary key (mandant, loesung_hash)
);
create index captcha_loesung_gueltig_bis on captcha_loesung (mandant, gueltig_bis);
call make_mandant_table('captcha_loesung');

-- Messages to support, encrypted, until they are sent.
create table kontaktnachricht (
  mandant text not null references mandant,
  kontaktnachricht_id text not null,
  inhalt text not null,
  language text not null check (language in ('de', 'en')),
  erstellt_am timestamptz not null,
  primary key (mandant, kontaktnachricht_id)
);
call make_mandant_table('kontaktnachricht', 'select, insert, delete');
