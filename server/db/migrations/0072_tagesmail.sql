-- People of the back office who want a daily mail about what waits at a tenant. A row goes with the wish, or once the person's roles at the tenant have ended.
create table tagesmail (
  mandant text not null references mandant,
  benutzer_id text not null references betrieb_benutzer,
  erstellt_am timestamptz not null,
  faellig_am timestamptz not null,
  primary key (mandant, benutzer_id)
);
create index tagesmail_faellig on tagesmail (faellig_am);
call make_mandant_table('tagesmail');
call allow_sweep('tagesmail', 'mandant, benutzer_id, faellig_am');
