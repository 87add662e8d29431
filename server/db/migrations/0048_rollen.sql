-- Each installation has roles of its own (decision 035). Which they are say the policies of `mandant`, whatever the database is called by now.
create function role_of(regel name) returns regrole language sql stable as
  $$ select p.polroles[1]::regrole from pg_policy p where p.polrelid = 'mandant'::regclass and p.polname = regel $$;

create or replace procedure make_mandant_table(tabelle regclass, rechte text default 'select, insert, update, delete') language plpgsql as $$
declare
  rolle regrole := role_of('mandant');
begin
  execute format('alter table %s enable row level security', tabelle);
  execute format('alter table %s force row level security', tabelle);
  execute format('create policy mandant on %s to %s using (mandant = current_mandant()) with check (mandant = current_mandant())', tabelle, rolle);
  execute format('alter table %s alter column mandant set default current_mandant()', tabelle);
  execute format('grant %s on %s to %s', rechte, tabelle, rolle);
end
$$;

create or replace procedure allow_sweep(tabelle regclass, spalten text) language plpgsql as $$
declare
  rolle regrole := role_of('verwaltung');
begin
  execute format('create policy sweep on %s for select to %s using (true)', tabelle, rolle);
  execute format('grant select (%s) on %s to %s', spalten, tabelle, rolle);
end
$$;

-- Users of other databases of the server stay out. Who may not say so is reminded by `npm run doctor`.
do $$
begin
  if pg_has_role(current_user, (select datdba from pg_database where datname = current_database()), 'usage') then
    execute format('revoke connect on database %I from public', current_database());
  end if;
end
$$;
