import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import type { Context } from '../../server/context.ts';
import type { Connection, ConnectionSource } from '../../server/db/connection.ts';
import { openServer } from '../../server/db/server.ts';
import { sperrenListe } from '../../server/modules/account/index.ts';
import { agenturenListe } from '../../server/modules/agentur/index.ts';
import { BERICHTE } from '../../server/modules/agenturportal/index.ts';
import { auftraegeListe } from '../../server/modules/auftrag/index.ts';
import { arbeitenListe, benutzerListe, mailListe, protokollListe } from '../../server/modules/betrieb/index.ts';
import { countKlicks, empfaengerListe, empfehlungenListe } from '../../server/modules/empfehlung/index.ts';
import { nachbuchungenListe } from '../../server/modules/nachbuchung/index.ts';
import { search } from '../../server/modules/personen/index.ts';
import { gutscheinListe, kundennummernListe } from '../../server/modules/praemierung/index.ts';
import { rechnungenListe } from '../../server/modules/rechnung/index.ts';
import { inContext } from '../../server/parts.ts';
import { type ListQuery, listPageOf } from '../../server/reports/list.ts';
import { pageOf } from '../../server/reports/page.ts';
import type { Query } from '../../server/reports/query.ts';
import { readSettings } from '../../server/start/command.ts';
import { MAIL_TEMPLATES } from '../../server/start/modules.ts';
import { openRuntime } from '../../server/start/runtime.ts';
import { GENERATED } from '../shared/many-referrals.ts';
import { type Case, LISTS, type ListName, SEARCH } from './cases.ts';

/** A statement that the product sent to the database. */
interface Asked {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** A page of a report: total number of rows and the statements that read it. */
export interface Answer {
  readonly count: number;
  /** The key of the last row of a list; null on its last page. */
  readonly nach?: string | null;
  readonly asked: readonly Asked[];
}

export interface Measured {
  readonly ask: (bericht: Case['bericht'], query: Query | ListQuery) => Promise<Answer>;
  /** Stores a click like a visit of the link. */
  readonly click: (empfehlungsnummer: string) => Promise<void>;
  /** Counts clicks into their referrals like the product's sweep. */
  readonly countClicks: () => Promise<void>;
  readonly plain: pg.Client;
  close(): Promise<void>;
}

/** The list whose rows are made in several transactions. */
const MAILS = 'betrieb mails';

/** How each list is made. */
const LISTED = {
  'betrieb auftraege': auftraegeListe,
  'betrieb empfehlungen': empfehlungenListe,
  'betrieb empfaenger': empfaengerListe,
  'betrieb nachbuchungen': nachbuchungenListe,
  'betrieb kundennummern': kundennummernListe,
  'betrieb agenturen': agenturenListe,
  'betrieb rechnungen': rechnungenListe,
  'betrieb gutscheine': gutscheinListe,
  'betrieb arbeiten': arbeitenListe,
  'betrieb sperren': sperrenListe,
  'betrieb benutzer': benutzerListe,
  'betrieb protokoll': protokollListe,
} as const satisfies Record<Exclude<ListName, typeof MAILS>, unknown>;

const sucheIn = ({ Filter }: Query | ListQuery): string => (typeof Filter === 'string' ? Filter : String(Filter?.Suche ?? ''));

const isList = (bericht: Case['bericht']): bericht is ListName => LISTS.some((list) => list === bericht);

/** In ms. Longer than the product's limits, so that a slow first read of a large database on a busy machine does not fail the run. */
const LIMITS = { statement: 120_000, silence: 125_000, wait: 5_000, connect: 3_000 };

const WITHOUT_PAGES = { css: '', directory: null };

/**
 * Opens the product on a filled database, without a port. `ask` does what the call of a report does: one transaction of the tenant under row-level security,
 * up to the rows as on the wire. `plain` is a separate connection to the same database as its owner.
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

  return {
    plain,
    async ask(bericht, query) {
      asked = [];
      if (bericht === MAILS) {
        const request = {
          mandant,
          login: null,
          locale: 'de' as const,
          inContext: <T>(work: (context: Context) => Promise<T>) => inContext(parts, mandant, { wer: 'Bench' }, work),
        };
        const { TotalCount, Nach } = await mailListe(request, () => MAIL_TEMPLATES, query);
        return { count: TotalCount, nach: Nach, asked };
      }
      return inContext(parts, mandant, { wer: 'Bench' }, async (context) => {
        if (bericht === SEARCH) return { count: (await search(context, null, sucheIn(query))).Treffer.length, asked };
        if (isList(bericht)) {
          // biome-ignore lint/suspicious/noExplicitAny: rows of every list
          const { TotalCount, Nach } = await listPageOf(context, (await LISTED[bericht](context)) as any, query);
          return { count: TotalCount, nach: Nach, asked };
        }
        const report = await BERICHTE[bericht](context, { agenturnummer: GENERATED.agentur });
        // biome-ignore lint/suspicious/noExplicitAny: rows of every report
        const { TotalCount } = await pageOf(context, report as any, query);
        return { count: TotalCount, asked };
      });
    },
    click: (empfehlungsnummer) =>
      parts.db.insertInMandant(GENERATED.mandant, (insert) =>
        insert
          .insertInto('klick')
          .values({ empfehlungsnummer, zeit: parts.clock.now(), channel: 'whatsapp', art: 'Klick', wiederholung: false }),
      ),
    countClicks: () => inContext(parts, mandant, { wer: 'Bench' }, (context) => countKlicks(context)),
    async close() {
      await plain.end();
      await close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The same connections; `tell` gets each statement. */
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
