-- A login token that was made for an administrator, and a session that only reads (contract section 3).
alter table zugangslink add column administrator boolean not null default false;
alter table zugangslink alter column administrator drop default;
alter table session add column nur_lesen boolean not null default false;
alter table session alter column nur_lesen drop default;

-- Sessions from before that a token may have opened end, with those that renewed them: a session does not say how it came, and from now on only the
-- person's own may write. Under IsAutologin a token was always the person's own.
alter table mandant no force row level security;
alter table protokoll no force row level security;
alter table session no force row level security;
delete from session s using mandant m, protokoll p
where m.mandant = s.mandant and not coalesce((m.konfiguration ->> 'IsAutologin')::boolean, false)
  and p.mandant = s.mandant and p.was = 'anmeldung.token' and p.bezug = s.account_id and p.zeit <= s.erstellt_am;
alter table mandant force row level security;
alter table protokoll force row level security;
alter table session force row level security;
