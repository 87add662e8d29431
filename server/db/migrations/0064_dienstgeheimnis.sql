-- The secrets by which a tenant is known at outside services: encrypted, with the service, the tenant and the fields that name the provider bound in.
create table dienstgeheimnis (
  mandant text not null references mandant,
  -- Name of the service in the product.
  dienst text not null,
  geheimnis text not null,
  gesetzt_am timestamptz not null,
  primary key (mandant, dienst)
);
alter table anmeldedienst no force row level security;
insert into dienstgeheimnis (mandant, dienst, geheimnis, gesetzt_am)
  select mandant, 'anmeldedienst', geheimnis, gesetzt_am from anmeldedienst;
drop table anmeldedienst;
call make_mandant_table('dienstgeheimnis');
