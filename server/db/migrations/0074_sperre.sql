-- Blocks of the back office have a number, the tenant's reason, and a last day.
alter table sperre
  add column sperre_id text not null default substr(md5(gen_random_uuid()::text), 1, 14),
  add column grund text,
  add column bis date;
create unique index sperre_nummer on sperre (mandant, sperre_id collate "C");
