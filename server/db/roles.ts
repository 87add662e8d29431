import type { Connection } from './connection.ts';

/** The two roles under which the statements of an installation run, by scope. Each installation has its own (decision 035). */
export interface Roles {
  readonly mandant: string;
  readonly system: string;
}

/** Roles that the installations of a server shared until roles carried their names. In migrations they stand for the installation's own. */
const SHARED: Roles = { mandant: 'empfehlwerk_app', system: 'empfehlwerk_system' };

/** The roles of a database are those that its policies name, so they stay with it when it is renamed or copied. */
export async function readRoles(connection: Connection): Promise<Roles> {
  const roles = await findRoles(connection);
  if (!roles) throw new Error('the database has no tables yet');
  return roles;
}

/** Like `readRoles`, but null if there are no tables yet. */
export async function findRoles(connection: Connection): Promise<Roles | null> {
  const { rows } = await connection.query(
    `select max(pg_get_userbyid(polroles[1])::text) filter (where polname = 'mandant') as mandant,
       max(pg_get_userbyid(polroles[1])::text) filter (where polname = 'verwaltung') as system
     from pg_policy where polrelid = to_regclass('public.mandant')`,
  );
  const { mandant, system } = rows[0] as { [name in keyof Roles]: string | null };
  return mandant === null || system === null ? null : { mandant, system };
}

/** A migration with the roles of this installation. An administrator's names may need quotes; the product's do not, so they also work inside strings. */
export const withRoles = (sql: string, { mandant, system }: Roles): string =>
  sql.replaceAll(PLACES, (place) => inSql(place === SHARED.mandant ? mandant : system));

const PLACES = new RegExp(`\\b(?:${SHARED.mandant}|${SHARED.system})\\b`, 'g');
const inSql = (role: string): string => (/^[a-z_][a-z0-9_]*$/.test(role) ? role : quoted(role));

/** Creates the missing roles of a database without tables. Throws the SQL statements that help if its user may not create them. */
export async function makeRoles(connection: Connection): Promise<Roles> {
  const { roles, statements, mayMake } = await planRoles(connection);
  if (statements.length > 0 && !mayMake) throw new Error(needed(statements));
  for (const statement of statements) await connection.query(statement);
  return roles;
}

/**
 * Gives a database from before separate roles its roles. If its user may not create them, the former roles stay as long as no other
 * database user has them; otherwise throws the SQL statements that help.
 */
export async function leaveShared(connection: Connection): Promise<void> {
  if ((await findRoles(connection))?.mandant !== SHARED.mandant) return;
  const { roles, statements, mayMake } = await planRoles(connection);
  if (statements.length > 0 && !mayMake) {
    const { databases, users } = await readSharing(connection, SHARED);
    if (databases.length + users.length === 0) return;
    throw new Error(`${[...databases, ...users].join(', ')} can read this database by its roles. ${needed(statements)}`);
  }
  for (const statement of statements) await connection.query(statement);
  await connection.query(moveRights(SHARED.mandant, roles.mandant));
  await connection.query(moveRights(SHARED.system, roles.system));
}

/** Who else can reach the data: other databases and users that have the roles too, and whether every user of the server may connect. */
export interface Sharing {
  readonly database: string;
  readonly user: string;
  readonly databases: readonly string[];
  readonly users: readonly string[];
  readonly isOpen: boolean;
}

/** Leaves out users who may create or grant roles: they can take these at any time. */
export async function readSharing(connection: Connection, { mandant, system }: Roles): Promise<Sharing> {
  const { rows } = await connection.query(
    `with own as (select oid from pg_roles where rolname in (${literal(mandant)}, ${literal(system)}))
     select current_database()::text as database, current_user::text as user,
       array(select distinct datname::text from pg_shdepend join pg_database d on d.oid = dbid
         where refclassid = 'pg_authid'::regclass and refobjid in (select oid from own) and datname <> current_database() order by 1) as databases,
       array(select distinct rolname::text from pg_auth_members a join pg_roles r on r.oid = a.member
         where a.roleid in (select oid from own) and not a.admin_option and not r.rolsuper and not r.rolcreaterole
           and rolname <> current_user order by 1) as users,
       has_database_privilege('public', current_database(), 'connect') as "isOpen"`,
  );
  return rows[0] as Sharing;
}

/** Names that need no quotes and leave room for the scope within the 63 bytes of a name. */
const PLAIN = '^(?!pg_)[a-z_][a-z0-9_]{0,51}$';

interface Plan {
  readonly roles: Roles;
  /** SQL statements that create what is missing. */
  readonly statements: readonly string[];
  readonly mayMake: boolean;
}

async function planRoles(connection: Connection): Promise<Plan> {
  const named = await connection.query(
    `select case when current_database() ~ '${PLAIN}' then current_database()::text else 'empfehlwerk_' || left(md5(current_database()), 16) end as name,
       current_database()::text as database, current_user::text as user, rolsuper or rolcreaterole as "mayMake" from pg_roles where rolname = current_user`,
  );
  const { name, database, user, mayMake } = named.rows[0] as { name: string; database: string; user: string; mayMake: boolean };
  const roles = { mandant: `${name}_in_mandant`, system: `${name}_in_system` };
  const { rows } = await connection.query(
    `select name, r.oid is not null as "isThere", coalesce(pg_has_role(r.oid, case when current_setting('server_version_num')::int < 160000 then 'MEMBER' else 'SET' end), false) as "isOurs",
       coalesce(rolcanlogin or rolsuper or rolbypassrls or exists (
         select from pg_shdepend where refclassid = 'pg_authid'::regclass and refobjid = r.oid
           and dbid not in (0, (select oid from pg_database where datname = current_database()))), false) as "isAnothers"
     from unnest(array['${roles.mandant}', '${roles.system}']) as name left join pg_roles r on rolname = name order by name`,
  );
  const found = rows as { name: string; isThere: boolean; isOurs: boolean; isAnothers: boolean }[];
  const taken = found.find(({ isAnothers }) => isAnothers);
  if (taken)
    throw new Error(`the role ${taken.name} is to be that of database ${database} alone, and is a user's or that of another database. Let an administrator run:
  alter role ${taken.name} rename to ${taken.name}_before;`);
  const missing = found.filter(({ isThere }) => !isThere).map(({ name }) => `create role ${name} nologin`);
  const isMember = found.every(({ isOurs }) => isOurs);
  const statements = isMember ? [] : [...missing, `grant ${roles.mandant}, ${roles.system} to ${quoted(user)}`];
  return { roles, statements, mayMake };
}

const needed = (statements: readonly string[]): string =>
  `The database user may not make the two roles that this installation works under; nothing was changed. Let an administrator run once:
${statements.map((statement) => `  ${statement};`).join('\n')}`;

/** Moves all rights of a role in this database to another role: policies, and rights to tables, columns and the schema. */
const moveRights = (from: string, to: string): string => `
  do $$
  declare
    one record;
  begin
    for one in
      select polname as name, polrelid::regclass as tabelle from pg_policy where '${from}'::regrole = any (polroles)
    loop
      execute format('alter policy %I on %s to ${to}', one.name, one.tabelle);
    end loop;
    for one in
      select c.oid::regclass as tabelle, string_agg(distinct a.privilege_type, ', ') as rechte
      from pg_class c, aclexplode(c.relacl) a where a.grantee = '${from}'::regrole group by 1
      union all
      select attrelid::regclass, string_agg(format('%s (%I)', a.privilege_type, attname), ', ')
      from pg_attribute, aclexplode(attacl) a where a.grantee = '${from}'::regrole group by 1
    loop
      execute format('grant %s on %s to ${to}', one.rechte, one.tabelle);
      execute format('revoke all on %s from ${from}', one.tabelle);
    end loop;
    grant usage on schema public to ${to};
    revoke all on schema public from ${from};
  end
  $$`;

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A name, quoted for SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
