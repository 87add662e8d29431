-- Tokens of a customer portal that were used, as hashes of their ids, until they expire.
create table portaltoken (
  mandant text not null references mandant,
  token_hash text not null,
  gueltig_bis timestamptz not null,
  primary key (mandant, token_hash)
);
create index portaltoken_gueltig_bis on portaltoken (mandant, gueltig_bis);
call make_mandant_table('portaltoken');
