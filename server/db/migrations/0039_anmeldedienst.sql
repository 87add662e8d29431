-- The secret by which a tenant is known at its provider of logins (OpenID Connect): encrypted, with tenant, issuer and client bound in.
create table anmeldedienst (
  mandant text not null references mandant,
  geheimnis text not null,
  gesetzt_am timestamptz not null,
  primary key (mandant)
);
call make_mandant_table('anmeldedienst');

-- Who somebody of an agency is at a provider: issuer and subject name them for good, whatever becomes of their address. One account is one subject there.
create table anmeldedienst_konto (
  mandant text not null references mandant,
  issuer text not null,
  subject text not null,
  account_id text not null,
  verbunden_am timestamptz not null,
  primary key (mandant, issuer, subject),
  unique (mandant, account_id, issuer),
  foreign key (mandant, account_id) references account (mandant, account_id) on delete cascade
);
call make_mandant_table('anmeldedienst_konto');
