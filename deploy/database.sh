#!/bin/sh
# Makes the product's user, its two roles and its database on a new PostgreSQL server. Needs DATABASE_PASSWORD and the rights of an administrator; what
# psql connects to is told by its own variables (PGHOST, PGUSER …).
set -eu
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --set=password="$DATABASE_PASSWORD" --dbname="${PGDATABASE:-postgres}" --username="${POSTGRES_USER:-${PGUSER:-postgres}}" <<'SQL'
create role empfehlwerk_app nologin;
create role empfehlwerk_system nologin;
create role empfehlwerk login password :'password';
grant empfehlwerk_app, empfehlwerk_system to empfehlwerk;
create database empfehlwerk owner empfehlwerk;
SQL
