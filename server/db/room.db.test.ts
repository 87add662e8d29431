import { expect, test } from 'vitest';
import { testDatabase } from '../../test/support/app.ts';
import { isDatabaseGone } from './errors.ts';
import { writeForAMoment } from './room.ts';

const database = testDatabase();

test('a check of the room writes files, and fails when they find none', async () => {
  const { connection, release } = await database.source.acquire();
  await writeForAMoment(connection);
  // The limit stands in for a full disk: both are errors of class 53.
  await connection.query("set temp_file_limit = '512kB'");
  const error = await writeForAMoment(connection).catch((thrown) => thrown);
  expect([error.code, isDatabaseGone(error)]).toEqual(['53400', true]);
  release();
});
