-- Work of a tenant that the queue gave up, for its people. The queue knows no tenant, so each minute its dead letters are filed here; a row is one piece of work,
-- by its kind (`art`) and the number of its row (`bezug`).
create table arbeit (
  mandant text not null references mandant,
  arbeit_id text not null,
  art text not null,
  bezug text not null,
  status text not null default 'Gescheitert' check (status in ('Gescheitert', 'Wiederholt', 'Erledigt')),
  -- The moment at which the queue gave it up last, and the kind of the error without its words.
  erstellt_am timestamptz not null,
  grund text,
  primary key (mandant, arbeit_id),
  unique (mandant, art, bezug)
);
create index arbeit_wiederholt on arbeit (mandant, arbeit_id) where status = 'Wiederholt';
call make_mandant_table('arbeit');
call allow_sweep('arbeit', 'mandant, arbeit_id, art, bezug, status, erstellt_am');
