import { createHash } from 'node:crypto';
import { dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { sumOfPaymentFile } from '../../sepa/index.ts';
import { type DbPruefung, listDateien, readDateiOf, readSeiten, type Seiten } from './beweis.sql.ts';

/** What the proof compares. `Einzeln` counts parts, such as grants or runs, that differ although their sum may agree: there should be none (`soll` is 0). */
export type Pruefungsart = DbPruefung | 'LaufDatei' | 'Einzeln';

/** Two sides of one fact, in cents or rows, which must be equal. */
export interface Pruefung {
  readonly pruefung: Pruefungsart;
  readonly soll: number;
  readonly haben: number;
}

/** The proof of one tenant (backoffice.md section B rule 10, money-facts.md section 9): ledger, grants, runs, files, documents and vouchers against each other. */
export async function prove(context: Context): Promise<Pruefung[]> {
  const seiten: [Pruefungsart, Seiten][] = [
    ...(await readSeiten(context, dayOf(context.now))),
    ['LaufDatei', await compareDateien(context)],
  ];
  const einzeln = seiten.reduce((sum, [, { abweichend }]) => sum + abweichend, 0);
  return [...seiten.map(([pruefung, { soll, haben }]) => ({ pruefung, soll, haben })), { pruefung: 'Einzeln', soll: 0, haben: einzeln }];
}

/** The checks that differ. */
export const abweichungenIn = <P extends Pick<Pruefung, 'soll' | 'haben'>>(pruefungen: readonly P[]): P[] =>
  pruefungen.filter(({ soll, haben }) => soll !== haben);

/** The sums of approved runs, and of their files. A file that is not the one that was checked counts nothing. */
async function compareDateien(context: Context): Promise<Seiten> {
  let [soll, haben, abweichend] = [0, 0, 0];
  for (const { laufnummer, summe_cent, anzahl, datei_sha256 } of await listDateien(context)) {
    const { count, cent } = await readSum(context, laufnummer, datei_sha256);
    soll += summe_cent;
    haben += cent;
    if (cent !== summe_cent || count !== anzahl) abweichend += 1;
  }
  return { soll, haben, abweichend };
}

async function readSum(context: Context, laufnummer: string, sha256: string | null) {
  const encrypted = await readDateiOf(context, laufnummer);
  const nothing = { count: 0, cent: 0 };
  if (encrypted === null) return nothing;
  try {
    const datei = context.secrets.decrypt(encrypted, context.mandant, 'zahlungslauf', laufnummer, 'datei');
    return createHash('sha256').update(datei).digest('hex') === sha256 ? sumOfPaymentFile(datei) : nothing;
  } catch {
    return nothing;
  }
}
