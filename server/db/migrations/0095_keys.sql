-- Keys of a tenant's own systems get a number, a last day and the time of their last use. A name is given once, since the audit log names keys by it.
alter table api_schluessel
  add column schluessel_id text,
  add column gilt_bis date,
  add column zuletzt_am timestamptz;
update api_schluessel set schluessel_id = left(md5(schluessel_hash), 16);
update api_schluessel later set bezeichnung = bezeichnung || '-' || left(schluessel_id, 6)
  where exists (
    select from api_schluessel earlier
      where earlier.mandant = later.mandant and earlier.bezeichnung = later.bezeichnung
        and (earlier.erstellt_am, earlier.schluessel_hash) < (later.erstellt_am, later.schluessel_hash));
alter table api_schluessel
  alter column schluessel_id set not null,
  add unique (mandant, schluessel_id),
  add unique (mandant, bezeichnung);
