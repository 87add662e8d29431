-- A mail decides by its own columns when it is tried next: `faellig_am` is that moment, `versuche` counts tries since `versucht_seit`. One that is given up
-- is undeliverable and stays for the operator; `fehler` says why the latest try failed. `gruppe` is a keyed hash of the mailbox of a notice,
-- `gesendet_mit` the mail in which a grouped notice was sent.
alter table mail
  add column versucht_seit timestamptz,
  add column unzustellbar_am timestamptz,
  add column fehler text,
  add column gruppe text,
  add column gesendet_mit text;

drop index mail_wartend;
create index mail_wartend on mail (faellig_am) where gesendet_am is null and verworfen_am is null and unzustellbar_am is null;
create index mail_unzustellbar on mail (unzustellbar_am) where unzustellbar_am is not null;
create index mail_gruppe on mail (mandant, gruppe) where gruppe is not null;

grant select (unzustellbar_am, versucht_seit) on mail to empfehlwerk_system;

-- The queue gave mails up after ten tries. Each that is unsent is due as new work: its job is known by the moment at which it is due.
alter table mail no force row level security;
update mail set faellig_am = faellig_am + interval '1 millisecond', versuche = 0
where gesendet_am is null and verworfen_am is null and versuche > 0;
alter table mail force row level security;
do $$
begin
  if to_regclass('pgboss.job') is not null then
    execute $sql$ delete from pgboss.job where name = 'gescheitert' and data->>'sweep' = 'mail' $sql$;
  end if;
end
$$;
