import { inject } from 'vitest';
import type { ConnectionSource } from '../../server/db/connection.ts';
import { openEmbedded } from '../../server/db/embedded.ts';
import { openServer } from '../../server/db/server.ts';
import { administer, databaseUrl } from '../database/administer.ts';

let opened = 0;

/**
 * An empty database of the engine under test, and what removes it. On a server it belongs to a user without any right beyond it, as operators should
 * have it: row-level security holds that user back.
 */
export async function openEmpty(): Promise<{ source: ConnectionSource; drop(): Promise<void> }> {
  const database = inject('database');
  if (database.kind === 'embedded') {
    const source = await openEmbedded({});
    return { source, drop: () => source.close() };
  }
  opened += 1;
  const name = `${database.template}_empty_${process.pid}_${opened}`;
  await administer(database.url, `create role ${name} login password 'nur-im-test'; grant empfehlwerk_app, empfehlwerk_system to ${name}`);
  await administer(database.url, `create database ${name} owner ${name}`);
  const own = Object.assign(new URL(databaseUrl(database.url, name)), { username: name, password: 'nur-im-test' });
  const source = await openServer(own.href);
  return {
    source,
    async drop() {
      await source.close();
      await administer(database.url, `drop database ${name} with (force)`);
      await administer(database.url, `drop role ${name}`);
    },
  };
}
