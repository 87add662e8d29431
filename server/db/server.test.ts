import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { isPooled } from './server.ts';

/** A pool whose connections are answered by these processes of the server, one after the other. */
function poolAnsweredBy(...pids: readonly number[]) {
  const left = [...pids];
  let held = 0;
  const release = () => {
    held -= 1;
  };
  const connect = async () => {
    held += 1;
    return { query: async () => ({ rows: [{ pid: left.shift() }] }), release };
  };
  return { pool: { connect } as unknown as Pool, held: () => held };
}

test('two connections of a server are two of its processes', async () => {
  const { pool, held } = poolAnsweredBy(1, 2, 1, 2, 1, 2);
  expect([await isPooled(pool), held()]).toEqual([false, 0]);
});

test('a pooler answers two connections by one process, though not each time', async () => {
  const { pool, held } = poolAnsweredBy(1, 2, 3, 3);
  expect([await isPooled(pool), held()]).toEqual([true, 0]);
});
