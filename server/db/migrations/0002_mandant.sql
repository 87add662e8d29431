create table mandant (
  mandant text primary key check (mandant ~ '^[a-z][a-z0-9-]{1,30}$'),
  konfiguration jsonb not null,
  theme jsonb not null,
  texte jsonb not null default '{}',
  version integer not null default 1
);
alter table mandant enable row level security;
alter table mandant force row level security;
create policy mandant on mandant for select to empfehlwerk_app using (mandant = current_mandant());
create policy verwaltung on mandant to empfehlwerk_system using (true) with check (true);
grant select on mandant to empfehlwerk_app;
grant select, insert, update on mandant to empfehlwerk_system;

-- Host names lead to a tenant before there is one: global.
create table mandant_host (
  host text primary key check (host = lower(host)),
  mandant text not null references mandant,
  art text not null check (art in ('seite', 'link'))
);
grant select, insert, update, delete on mandant_host to empfehlwerk_system;

-- The product's clock is ahead of the real one by this much (demo only).
create table uhr (
  einzige boolean primary key default true check (einzige),
  versatz_tage integer not null default 0 check (versatz_tage >= 0)
);
insert into uhr default values;
grant select, update on uhr to empfehlwerk_system;

-- Counters of the limits, over all tenants and processes. The key is a keyed hash: no address, no account.
create table zaehler (
  art text not null,
  schluessel text not null,
  beginn timestamptz not null,
  anzahl integer not null check (anzahl > 0),
  primary key (art, schluessel)
);
create index zaehler_beginn on zaehler (beginn);
grant select, insert, update, delete on zaehler to empfehlwerk_system;

create table api_schluessel (
  mandant text not null references mandant,
  schluessel_hash text not null,
  bezeichnung text not null,
  erstellt_am timestamptz not null,
  widerrufen_am timestamptz,
  primary key (mandant, schluessel_hash)
);
call make_mandant_table('api_schluessel');

-- Addresses that may not take part: single, or with a wildcard such as *@firma.example.
create table sperre (
  mandant text not null references mandant,
  muster text not null check (muster = lower(muster)),
  erstellt_am timestamptz not null,
  primary key (mandant, muster)
);
call make_mandant_table('sperre');

-- Answers kept for Idempotency-Key; encrypted, since they can hold secrets.
create table idempotenz (
  mandant text not null references mandant,
  schluessel text not null,
  eingabe_hash text not null,
  status integer,
  antwort text,
  gueltig_bis timestamptz not null,
  primary key (mandant, schluessel)
);
create index idempotenz_gueltig_bis on idempotenz (mandant, gueltig_bis);
call make_mandant_table('idempotenz');

-- Audit log: only grows.
create table protokoll (
  mandant text not null references mandant,
  protokoll_id bigint generated always as identity,
  zeit timestamptz not null,
  wer text not null,
  was text not null,
  bezug text not null,
  daten jsonb not null default '{}',
  primary key (mandant, protokoll_id)
);
create index protokoll_bezug on protokoll (mandant, bezug, protokoll_id);
call make_mandant_table('protokoll', 'select, insert');

-- Outbox: ids only; address and text are read when the mail is made.
create table mail (
  mandant text not null references mandant,
  mail_id text not null,
  vorlage text not null,
  bezug text not null,
  erstellt_am timestamptz not null,
  faellig_am timestamptz not null,
  gesperrt_bis timestamptz,
  versuche integer not null default 0,
  gesendet_am timestamptz,
  verworfen_am timestamptz,
  primary key (mandant, mail_id)
);
create index mail_wartend on mail (faellig_am) where gesendet_am is null and verworfen_am is null;
call make_mandant_table('mail');
call allow_sweep('mail', 'mandant, mail_id, faellig_am, gesendet_am, verworfen_am');

-- Addresses that asked never to be mailed again, as keyed hashes.
create table mail_sperre (
  mandant text not null references mandant,
  email_hash text not null,
  erstellt_am timestamptz not null,
  primary key (mandant, email_hash)
);
call make_mandant_table('mail_sperre');
