-- When a tenant opened its pages; null while it is being set up. The words for what was left out when it did, by the point of the list.
alter table mandant
  add column live_seit timestamptz,
  add column verzicht jsonb not null default '{}';
update mandant set live_seit = now();
