-- Codes are kept for a grant at its pick and handed out an hour later; several can add up to its amount.
alter table gutschein drop constraint gutschein_mandant_praemierungsnummer_key;
alter table gutschein drop constraint gutschein_check;
alter table gutschein add constraint gutschein_ausgegeben check (ausgegeben_am is null or praemierungsnummer is not null);
create index gutschein_praemierung on gutschein (mandant, praemierungsnummer) where praemierungsnummer is not null;

-- Amounts that the pool could pay out and cannot any more: the tenant is mailed once, and the work on it fails until there is stock again.
create table gutschein_leer (
  mandant text not null references mandant,
  leer_id text not null,
  wert_cent integer not null check (wert_cent > 0),
  -- The shop; empty: any.
  haendler text not null,
  erstellt_am timestamptz not null,
  faellig_am timestamptz not null,
  primary key (mandant, leer_id),
  unique (mandant, wert_cent, haendler)
);
create index gutschein_leer_faellig on gutschein_leer (faellig_am);
call make_mandant_table('gutschein_leer');
call allow_sweep('gutschein_leer', 'mandant, leer_id, faellig_am');

-- Amounts that can be picked, and picked vouchers in the order of their picks: asked at each pick and each import, few of all grants.
create index praemierung_offen on praemierung (mandant, wert_cent) where status = 'Offen';
create index praemierung_wartet on praemierung (mandant, gewaehlt_am, praemierungsnummer) where status = 'Bereitgestellt' and art = 'Gutschein';

-- Who waits for a code since before is looked at once more: a new moment is new work.
alter table praemierung no force row level security, disable trigger user;
update praemierung set faellig_am = faellig_am + interval '1 second' where status = 'Bereitgestellt' and art = 'Gutschein' and faellig_am is not null;
alter table praemierung enable trigger user, force row level security;
