#!/bin/sh
# Makes what an installation needs on a PostgreSQL server: its user, its two roles and its database, which no other user may connect to. Run again, it mends
# what is missing and sets the password. Needs DATABASE_PASSWORD and the rights of an administrator; DATABASE_NAME and DATABASE_USER name a second
# installation, whose user is called like its database unless it is said. What psql connects to is told by its own variables (PGHOST, PGUSER …).
set -eu
name="${DATABASE_NAME:-empfehlwerk}"
user="${DATABASE_USER:-$name}"
for word in "$name" "$user"; do
  case "$word" in
    [!a-z]* | *[!a-z0-9_]* | pg_* | postgres | template?)
      echo "$word: a database and its user are called by small letters, digits and _, and not as one that PostgreSQL has itself" >&2
      exit 1
      ;;
  esac
done
if [ "${#name}" -gt 52 ]; then
  echo "$name: the name of a database may have 52 letters" >&2
  exit 1
fi
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --set=password="$DATABASE_PASSWORD" --set=name="$name" --set=user="$user" \
  --set=mandant="${name}_in_mandant" --set=system="${name}_in_system" \
  --dbname="${PGDATABASE:-postgres}" --username="${POSTGRES_USER:-${PGUSER:-postgres}}" <<'SQL'
set client_min_messages = warning;
select format('create role %I nologin', role) from unnest(array[:'mandant', :'system']) as role
where not exists (select from pg_roles where rolname = role) \gexec
select format('create role %I', :'user') where not exists (select from pg_roles where rolname = :'user') \gexec
alter role :"user" login password :'password';
grant :"mandant", :"system" to :"user";
-- An administrator who is no superuser (createrole, createdb) makes and changes a database of another user only as its member.
select format('grant %I to current_user', :'user') from pg_roles where rolname = current_user and not rolsuper \gexec
select format('create database %I owner %I', :'name', :'user') where not exists (select from pg_database where datname = :'name') \gexec
revoke connect on database :"name" from public;
grant connect on database :"name" to :"user";
select format('revoke %I from current_user', :'user') from pg_roles where rolname = current_user and not rolsuper \gexec
SQL
