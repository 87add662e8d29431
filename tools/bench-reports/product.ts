import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import type { Connection, ConnectionSource } from '../../server/db/connection.ts';
import { openServer } from '../../server/db/server.ts';
import { WARTET_TAGE } from '../../server/modules/agentur/index.ts';
import {
  auswahlOf,
  BERICHTE,
  countRows,
  type Fenster,
  fensterAt,
  pageOf,
  readWerte,
  type Werte,
} from '../../server/modules/bericht/index.ts';
import { inContext } from '../../server/parts.ts';
import { readSettings } from '../../server/start/command.ts';
import { openRuntime } from '../../server/start/runtime.ts';
import { GENERATED } from '../shared/many-referrals.ts';
import { type Case, MIDDLE } from './cases.ts';

/** A statement as the product asked it. */
interface Asked {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** What a page of a report is made of. */
export interface Answer {
  readonly keys: readonly string[];
  readonly count: number;
  /** The sum of what its rows are worth, in cents. */
  readonly wertCent: number | undefined;
  readonly asked: readonly Asked[];
}

export interface Measured {
  readonly ask: (one: Case) => Promise<Answer>;
  /** What open orders of the agency earn, now. */
  readonly werte: () => Promise<Werte>;
  readonly plain: pg.Client;
  /** Order dates that can be released now. */
  readonly freigebbar: Fenster;
  close(): Promise<void>;
}

/** In ms. Those of the product are for people who wait; a busy machine may take longer for the first read of a large database, which fails nothing. */
const LIMITS = { statement: 120_000, silence: 125_000, wait: 5_000, connect: 3_000 };

const WITHOUT_PAGES = { css: '', directory: null };

/**
 * The product over a filled database, without a port: `ask` does what the call of a report does, in one transaction of the tenant, under row-level security,
 * to the rows as the wire has them. `plain` is a connection of its own to the same database, as its owner.
 */
export async function openProduct(url: string): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-bench-reports-'));
  const settings = readSettings({ DATABASE_URL: url, DATA_DIR: folder, DEMO: 'true', APP_SECRET: GENERATED.appSecret });
  const database = await openServer(url, LIMITS);
  let asked: Asked[] = [];
  const source = recording(database, (one) => asked.push(one));
  const { parts, close } = await openRuntime(settings, pino({ level: 'error' }), {
    assets: WITHOUT_PAGES,
    database: { source, endFirstStart() {}, close: () => database.close() },
  });
  const plain = new pg.Client({ connectionString: url });
  await plain.connect();
  const mandant = parts.mandanten.get(GENERATED.mandant);
  if (!mandant) throw new Error(`no tenant ${GENERATED.mandant}`);

  const ask = async ({ bericht, abfrage, isSum }: Case): Promise<Answer> => {
    asked = [];
    return inContext(parts, mandant, { wer: 'Bench' }, async (context) => {
      const made = await BERICHTE[bericht](context, { agenturnummer: GENERATED.agentur });
      // biome-ignore lint/suspicious/noExplicitAny: rows of every report
      const { bericht: report, zeilen } = made as any;
      if (isSum) {
        const { Zeilen = 0, WertCent } = await countRows(context, report, auswahlOf(abfrage));
        return { keys: [], count: Zeilen, wertCent: WertCent, asked };
      }
      const { rows, TotalCount, Summen } = await pageOf(context, report, abfrage);
      await zeilen(rows);
      return {
        keys: rows.map((row) => (row as { stelle: string }).stelle),
        count: TotalCount,
        wertCent: (Summen as Record<string, number>).WertCent,
        asked,
      };
    });
  };
  return {
    plain,
    freigebbar: fensterAt(parts.clock.now(), WARTET_TAGE),
    ask,
    werte: () => inContext(parts, mandant, { wer: 'Bench' }, (context) => readWerte(context, GENERATED.agentur)),
    async close() {
      await plain.end();
      await close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The case with the page in the middle of so many rows. */
export const inTheMiddle = (one: Case, count: number): Case =>
  one.abfrage.Pagenumber === MIDDLE ? { ...one, abfrage: { ...one.abfrage, Pagenumber: Math.max(1, Math.ceil(count / 25 / 2)) } } : one;

/** The same connections, each statement told. */
function recording(source: ConnectionSource, tell: (one: Asked) => void): ConnectionSource {
  return {
    ...source,
    async acquire() {
      const { connection, release } = await source.acquire();
      const query: Connection['query'] = (sql, values) => {
        tell({ sql, values: values ?? [] });
        return connection.query(sql, values);
      };
      return { connection: { ...connection, query }, release };
    },
  };
}
