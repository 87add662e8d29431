-- A tenant as a folder: the draft that people change in the back office, and the versions that were published, as JSON without secrets and voucher codes.
create table entwurf (
  mandant text primary key references mandant,
  ordner jsonb not null,
  -- The version of the tenant's row that the draft began with.
  basis integer not null,
  -- Who last changed the account that rewards are paid from; another person publishes that.
  konto_von text,
  geaendert_von text not null,
  geaendert_am timestamptz not null
);

create table fassung (
  mandant text not null references mandant,
  nummer integer not null check (nummer > 0),
  ordner jsonb not null,
  gilt_ab timestamptz not null,
  status text not null check (status in ('Gilt', 'Frueher')),
  veroeffentlicht_von text not null,
  worte text not null,
  primary key (mandant, nummer)
);
create unique index fassung_gilt on fassung (mandant) where status = 'Gilt';

-- Content of pictures that drafts and versions name by their hash.
create table ordnerbild (
  mandant text not null references mandant,
  hash text not null,
  inhalt bytea not null,
  primary key (mandant, hash)
);

call make_mandant_table('entwurf', 'select, insert, update, delete');
call make_mandant_table('fassung', 'select, insert, delete');
grant update (status) on fassung to empfehlwerk_app;
call make_mandant_table('ordnerbild', 'select, insert, delete');
