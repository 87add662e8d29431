import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoApp } from '../../../test/support/app.ts';
import { atOnce } from '../../../test/support/at-once.ts';
import { login, recommend } from '../../../test/support/walk.ts';
import { makeKlickWriter } from './klick-writer.ts';

const app = demoApp();
let nummer: string;
beforeAll(async () => {
  nummer = (await recommend(app, 'energie', await login(app, 'energie'))).Empfehlungsnummer;
});

const klick = (empfehlungsnummer: string, channel: string) =>
  ({ empfehlungsnummer, channel, art: 'Klick', wiederholung: false, zeit: app.clock.now() }) as const;

const countOf = (channel: string) =>
  app.inTenant('energie', async ({ tx }) => {
    const rows = await tx.selectFrom('klick').select('empfehlungsnummer').where('channel', '=', channel).execute();
    return rows.length;
  });

/** A writer that records the tenant of each committed transaction. */
function notedWriter() {
  const committed: string[] = [];
  const record = makeKlickWriter({
    insertInMandant: async (mandant, ...insert) => {
      await app.parts.db.insertInMandant(mandant, ...insert);
      committed.push(mandant);
    },
  });
  return { committed, record };
}

describe('concurrent clicks', () => {
  test('are all stored in one transaction', async () => {
    const { committed, record } = notedWriter();
    await atOnce(200, () => record('energie', klick(nummer, 'gleichzeitig')));
    expect(await countOf('gleichzeitig')).toBe(200);
    expect(committed).toEqual(['energie']);
  });

  test('are answered after they are committed', async () => {
    const { committed, record } = notedWriter();
    await record('energie', klick(nummer, 'danach'));
    expect(committed).toEqual(['energie']);
    expect(await countOf('danach')).toBe(1);
  });

  test('are limited to a thousand in one transaction', async () => {
    const { committed, record } = notedWriter();
    await atOnce(1001, () => record('energie', klick(nummer, 'viele')));
    expect(await countOf('viele')).toBe(1001);
    expect(committed).toHaveLength(2);
  });

  test('are stored in separate transactions for each tenant', async () => {
    const { committed, record } = notedWriter();
    await Promise.all([record('energie', klick(nummer, 'eigen')), record('telko', klick('fremd', 'eigen'))]);
    expect(await countOf('eigen')).toBe(1);
    expect(committed.sort()).toEqual(['energie', 'telko']);
  });

  test('that arrive while others are written are stored after them, once', async () => {
    const { record } = notedWriter();
    const later: Promise<void>[] = [];
    const first = record('energie', klick(nummer, 'folgt')).then(() => later.push(record('energie', klick(nummer, 'folgt'))));
    for (let turn = 0; turn < 20; turn += 1) {
      later.push(record('energie', klick(nummer, 'folgt')));
      await nextTurn();
    }
    await first;
    await Promise.all(later);
    expect(await countOf('folgt')).toBe(22);
  });

  test('that arrive during an insert are stored in one following insert', async () => {
    let begun = 0;
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const record = makeKlickWriter({
      insertInMandant: () => {
        begun += 1;
        return ended;
      },
    });
    const recorded: Promise<void>[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      recorded.push(record('energie', klick(nummer, 'unterwegs')));
      await nextTurn();
    }
    expect(begun).toBe(1);
    end();
    await Promise.all(recorded);
    expect(begun).toBe(2);
  });

  test('are rejected with the error if the database is unavailable', async () => {
    const record = makeKlickWriter({ insertInMandant: () => Promise.reject(new Error('away')) });
    await expect(record('energie', klick(nummer, 'weg'))).rejects.toThrow('away');
    await expect(record('energie', klick(nummer, 'weg'))).rejects.toThrow('away');
  });
});
