-- A pick could reserve every free code of a value. Nothing was handed out then, and the work on the grant ended as failed. A new moment counts as
-- new work: it releases the codes and reserves those of the amount.
alter table praemierung no force row level security;
alter table gutschein no force row level security;
update praemierung p set faellig_am = faellig_am + interval '1 second'
where status = 'Bereitgestellt' and art = 'Gutschein' and faellig_am is not null and wert_cent <> (
  select sum(g.wert_cent) from gutschein g where g.mandant = p.mandant and g.praemierungsnummer = p.praemierungsnummer
);
alter table gutschein force row level security;
alter table praemierung force row level security;
