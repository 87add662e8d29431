import type { Pool } from 'pg';
import { expect, test } from 'vitest';
import { isPooled } from './server.ts';

/** A pool whose connections are answered by these processes of the server in turn. */
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

test('isPooled is false when different processes of the server answer two connections', async () => {
  const { pool, held } = poolAnsweredBy(1, 2, 1, 2, 1, 2);
  expect([await isPooled(pool), held()]).toEqual([false, 0]);
});

test('isPooled is true when one process answers two connections in any round', async () => {
  const { pool, held } = poolAnsweredBy(1, 2, 3, 3);
  expect([await isPooled(pool), held()]).toEqual([true, 0]);
});
