-- The two roles every query runs under. Neither owns a table, logs in or bypasses row-level security.
do $$
declare
  rolle text;
begin
  foreach rolle in array array['empfehlwerk_app', 'empfehlwerk_system'] loop
    if not exists (select from pg_roles where rolname = rolle) then
      begin
        execute format('create role %I nologin', rolle);
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    if not pg_has_role(current_user, rolle, 'member') then
      execute format('grant %I to %I', rolle, current_user);
    end if;
  end loop;
end
$$;

grant usage on schema public to empfehlwerk_app, empfehlwerk_system;

-- The tenant of the running transaction; null outside of one, so that nothing is visible then.
create function current_mandant() returns text language sql stable as
  $$ select nullif(current_setting('app.mandant', true), '') $$;

-- Makes a table a tenant's: every row belongs to the tenant of the transaction, for the owner of the table too.
create procedure make_mandant_table(tabelle regclass, rechte text default 'select, insert, update, delete') language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tabelle);
  execute format('alter table %s force row level security', tabelle);
  execute format('create policy mandant on %s to empfehlwerk_app using (mandant = current_mandant()) with check (mandant = current_mandant())', tabelle);
  execute format('alter table %s alter column mandant set default current_mandant()', tabelle);
  execute format('grant %s on %s to empfehlwerk_app', rechte, tabelle);
end
$$;

-- Lets the system scope read the named columns of all tenants: keys and due moments, nothing personal.
create procedure allow_sweep(tabelle regclass, spalten text) language plpgsql as $$
begin
  execute format('create policy sweep on %s for select to empfehlwerk_system using (true)', tabelle);
  execute format('grant select (%s) on %s to empfehlwerk_system', spalten, tabelle);
end
$$;
