import { inject } from 'vitest';
import { type ConnectionSource, withConnection } from '../../server/db/connection.ts';
import { openEmbedded } from '../../server/db/embedded.ts';
import { makeRoles } from '../../server/db/roles.ts';
import { openServer } from '../../server/db/server.ts';
import { administer, databaseUrl, dropDatabase } from '../database/administer.ts';

let opened = 0;

/**
 * An empty database of the engine under test, with a function that drops it. On a server it belongs to a user without further rights, as recommended to
 * operators, so that row-level security applies to that user.
 */
export async function openEmptyDatabase(): Promise<{ source: ConnectionSource; drop(): Promise<void> }> {
  const database = inject('database');
  if (database.kind === 'embedded') {
    const source = await openEmbedded({});
    return { source, drop: () => source.close() };
  }
  opened += 1;
  const name = `${database.copies}empty_${process.pid}_${opened}`;
  await administer(database.url, `create role ${name} login password 'nur-im-test'`);
  await administer(database.url, `create database ${name} owner ${name}`);
  const roles = await rolesFor(databaseUrl(database.url, name));
  await administer(database.url, `grant ${roles} to ${name}`);
  const own = Object.assign(new URL(databaseUrl(database.url, name)), { username: name, password: 'nur-im-test' });
  const source = await openServer(own.href);
  return {
    source,
    async drop() {
      await source.close();
      await dropDatabase(database.url, name);
      await administer(database.url, `drop role if exists ${name}, ${roles}`);
    },
  };
}

/** Creates the roles of a database, as an administrator does. */
async function rolesFor(url: string): Promise<string> {
  const source = await openServer(url);
  const { mandant, system } = await withConnection(source, makeRoles).finally(() => source.close());
  return `${mandant}, ${system}`;
}
