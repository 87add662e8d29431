import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  approveZahlungslauf,
  checkZahlungslauf,
  confirmHinweise,
  createZahlungslauf,
  executeZahlungslauf,
  handOverZahlungslauf,
  MAX_HINWEISE,
  readZahlungsdatei,
  readZahlungslauf,
} from '../../contract/calls/betrieb/zahlungslaeufe.ts';
import { nextTargetDay } from '../../contract/rules/target-days.ts';
import { sumOfPaymentFile } from '../../server/sepa/index.ts';
import { openedBy, proveAll } from '../../server/start/prove-command.ts';
import { bodyOf } from '../shared/calls.ts';
import { makeClerk, PAYOUT_TENANT } from '../shared/clerk.ts';
import type { OwnDatabase } from '../shared/database.ts';
import { dayOf, readClock } from '../shared/dev-tools.ts';
import { fillByProduct } from '../shared/fill.ts';
import type { HttpAnswer } from '../shared/http.ts';
import { makeProduct } from '../shared/killed-product.ts';
import { GENERATED } from '../shared/many-referrals.ts';
import { freePort } from '../shared/port.ts';
import { plainWrites, SUMS } from './rows.ts';
import { insertTransfers } from './transfers.ts';

/** A step of the run: how long it took in ms, and the most memory of the product during it in MB beyond that before the run. */
interface Measured {
  readonly step: string;
  readonly ms: number;
  readonly mb: number;
}

/**
 * Pays so many transfers in one run of a product on an empty database of a server, by the calls of the back office; prints each step beside a plain write of the same
 * rows, and the daily proof beside plain sums of the same tables. Returns what is wrong with the run, in sentences.
 */
export async function benchRun(database: OwnDatabase, payments: number): Promise<string[]> {
  await fillByProduct(database.url);
  const folder = mkdtempSync(join(tmpdir(), 'empfehlwerk-payments-'));
  const port = await freePort();
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PORT: String(port),
    HOST: '127.0.0.1',
    DEMO: 'true',
    TRUST_PROXY: '127.0.0.1',
    APP_SECRET: GENERATED.appSecret,
    LOG_LEVEL: 'error',
  };
  const before = await timed(() => proveAll(openedBy(env)));
  await insertTransfers(database, env, payments);
  const product = makeProduct(env);
  try {
    await product.start();
    const { measured, laufnummer, wrong } = await payAll(port, product.pid());
    await product.stop();
    await tell(database, measured, laufnummer);
    const after = await timed(() => proveAll(openedBy(env)));
    const sums = await timed(() => database.query(SUMS));
    console.log(
      `  proof       ${after.ms.toFixed(0)} ms beside ${sums.ms.toFixed(0)} of plain sums, ratio ${(after.ms / sums.ms).toFixed(1)}; ${before.ms.toFixed(0)} ms before the run`,
    );
    if (after.result.differs) wrong.push('the books differ');
    return wrong;
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function timed<T>(work: () => Promise<T>): Promise<{ readonly ms: number; readonly result: T }> {
  const start = performance.now();
  const result = await work();
  return { ms: performance.now() - start, result };
}

/** Makes, checks, approves, hands over and executes one run of all that is ready. */
async function payAll(port: number, pid: number): Promise<{ measured: Measured[]; laufnummer: string; wrong: string[] }> {
  const [maker, approver] = [makeClerk(port, 'buchhaltung@example.org'), makeClerk(port, 'betrieb@example.org')];
  const measured: Measured[] = [];
  const wrong: string[] = [];
  const today = dayOf(new Date(await readClock(port)));
  const body = { Ausfuehrungstag: nextTargetDay(today), FaelligBis: null };
  await maker(readZahlungslauf, { params: { nr: 'ZL-0' } });
  await approver(readZahlungslauf, { params: { nr: 'ZL-0' } });
  const rest = memoryOf(pid);
  const step = async (name: string, work: () => Promise<HttpAnswer | undefined>): Promise<HttpAnswer> => {
    resetPeak(pid);
    const { ms, result } = await timed(work);
    if (!result || result.status >= 400) throw new Error(`${name} answered ${result?.status} ${JSON.stringify(result?.body)}`);
    measured.push({ step: name, ms, mb: memoryOf(pid) - rest });
    return result;
  };

  const made = bodyOf(createZahlungslauf, 201, await step('make', () => maker(createZahlungslauf, { body })));
  const params = { nr: made.Laufnummer };
  const open = made.Hinweisliste.filter((one) => one.Schwere === 'Hinweis');
  for (let at = 0; at < open.length; at += MAX_HINWEISE) {
    const Hinweise = open.slice(at, at + MAX_HINWEISE).map(({ Id }) => ({ Id, Worte: 'Angesehen.' }));
    await step('confirm', () => maker(confirmHinweise, { params, body: { Hinweise } }));
  }
  const checked = bodyOf(checkZahlungslauf, 200, await step('check', () => maker(checkZahlungslauf, { params })));
  await step('approve', () => approver(approveZahlungslauf, { params, body: { Pruefsumme: checked.Pruefsumme ?? '' } }));
  const file = sumOfPaymentFile(String((await step('file', () => maker(readZahlungsdatei, { params }))).body));
  if (file.count !== made.Anzahl || file.cent !== made.SummeCent) wrong.push(`the file pays ${file.cent} cents, the run ${made.SummeCent}`);
  await step('hand over', () => maker(handOverZahlungslauf, { params }));
  await step('execute', async () => {
    await maker(executeZahlungslauf, { params, body: { Ausfuehrungstag: today } });
    for (;;) {
      const answer = await maker(readZahlungslauf, { params });
      if (answer?.status !== 200 || bodyOf(readZahlungslauf, 200, answer).Status === 'Ausgefuehrt') return answer;
      await wait(1000);
    }
  });
  const again = await maker(createZahlungslauf, { body });
  if (again?.status !== 422) wrong.push(`the run made again answered ${again?.status}`);
  console.log(
    `\none run of ${made.Anzahl.toLocaleString('en-US')} payments over ${(made.SummeCent / 100).toLocaleString('en-US')} euros, ${PAYOUT_TENANT}`,
  );
  return { measured, laufnummer: made.Laufnummer, wrong };
}

/** Prints each step beside a plain write of the rows that it writes. */
async function tell(database: OwnDatabase, measured: readonly Measured[], laufnummer: string): Promise<void> {
  const plain = await plainWrites(database, laufnummer);
  for (const { step, ms, mb } of measured) {
    const beside = plain[step];
    const ratio = beside === undefined ? '' : ` beside ${beside.toFixed(0)} of a plain write, ratio ${(ms / beside).toFixed(1)}`;
    console.log(`  ${step.padEnd(10)}  ${ms.toFixed(0)} ms${ratio}; ${mb.toFixed(0)} MB more than at rest`);
  }
}

/** Most memory of a process since the last reset in MB; 0 on systems other than Linux. */
function memoryOf(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return 0;
  }
}

function resetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // Only Linux has it.
  }
}
