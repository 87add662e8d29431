-- Goals that wait for the Matomo of their tenant: what happened when, and by which campaign. Nothing in a row leads to a person or a referral but the visitor
-- id of Matomo's own cookie, where the request had it.
create table ziel (
  mandant text not null references mandant,
  ziel_id text not null,
  ziel text not null check (ziel in ('Empfohlen', 'Geteilt', 'Beigetreten', 'Bestellt', 'Freigegeben', 'Gewaehlt')),
  zeit timestamptz not null,
  besucher text check (besucher ~ '^[0-9a-f]{16}$'),
  kampagne text,
  stichwort text,
  faellig_am timestamptz not null,
  -- Until this moment of the real clock a process is sending it.
  gesperrt_bis timestamptz,
  primary key (mandant, ziel_id)
);
create index ziel_faellig on ziel (mandant, faellig_am);
call make_mandant_table('ziel');
call allow_sweep('ziel', 'mandant, ziel_id, faellig_am');
-- Until when a recipient allows analysis, by the last request of the recipient's browser.
alter table empfaenger add column analyse_bis timestamptz;
