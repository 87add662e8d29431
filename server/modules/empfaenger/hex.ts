import type { Login, LoginResolver } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { inContext, type Parts } from '../../parts.ts';
import * as store from './store.ts';

type Secret = Pick<Context, 'secrets' | 'mandant'>;

/** A recipient as its secret knows it. */
type Versioned = Pick<store.EmpfaengerRow, 'empfaengernummer' | 'hex_version'>;

/** Who a call is made by: the recipient, and the hash of the secret that it came with. */
export interface Own {
  readonly empfaengernummer: string;
  readonly hexHash: string;
}

/** Who a recipient's call is made by; null for anybody. */
export const ownOf = (login: Login | null): Own | null =>
  login?.who === 'R' ? { empfaengernummer: login.id, hexHash: login.secretHash } : null;

/**
 * The recipient's secret in its present version. Only the recipient sees it; it is derived on each use, not stored. Version 1 is derived
 * without a version number, as secrets were before there were versions.
 */
export const hexOf = (context: Secret, { empfaengernummer, hex_version }: Versioned): string =>
  context.secrets.token('empfaenger', context.mandant, empfaengernummer, ...(hex_version > 1 ? [String(hex_version)] : []));

/** The hash under which that secret is found. */
export const hexHashOf = (context: Secret, row: Versioned): string => context.secrets.hash(hexOf(context, row));

/** Gives a recipient the next secret: the one of before is unknown from this transaction on. Returns the new one. */
export async function renewHex(context: Context, { empfaengernummer, hex_version }: Versioned): Promise<string> {
  const next = { empfaengernummer, hex_version: hex_version + 1 };
  await store.updateEmpfaenger(context, empfaengernummer, { hex_version: next.hex_version, hex_hash: hexHashOf(context, next) });
  return hexOf(context, next);
}

/** Recognises a recipient by the secret. */
export const resolveEmpfaenger: LoginResolver = async (context, hex) => {
  const secretHash = context.secrets.hash(hex);
  const row = await store.findByHexHash(context, secretHash);
  if (!row) return null;
  const { empfaengernummer: id, language: locale } = row;
  return { who: 'R', id, locale, wer: `Empfaenger:${id}`, secretHash };
};

/** The caller's row; refused as with an unknown secret when that was renewed after it was recognised. */
export async function readOwn(context: Context, own: Own): Promise<store.EmpfaengerRow> {
  return asOwn(await store.findEmpfaenger(context, own.empfaengernummer), own);
}

/** The same, kept from others until the transaction ends. */
export async function lockOwn(context: Context, own: Own): Promise<store.EmpfaengerRow> {
  return asOwn(await store.lockEmpfaenger(context, own.empfaengernummer), own);
}

const asOwn = (row: store.EmpfaengerRow | undefined, { hexHash }: Own): store.EmpfaengerRow =>
  row?.hex_hash === hexHash ? row : refuse('NichtGefunden');

/** Whether these secrets made those of the recipients that are there: one tells. */
export async function isMadeWith(context: Pick<Context, 'secrets' | 'mandant' | 'tx'>): Promise<boolean> {
  const row = await store.findAnyWithHexHash(context);
  return row === undefined || row.hex_hash === hexHashOf(context, row);
}

/** Rows to a transaction. */
const BATCH = 500;

/**
 * Gives the recipients whose secret a migration renewed the hash of the new one, which takes APP_SECRET. Before anything is served;
 * every process may, and where nothing is left nothing happens.
 */
export async function fillRenewedHexes(parts: Parts): Promise<void> {
  for (const mandant of parts.mandanten.all()) {
    while ((await inContext(parts, mandant, { wer: 'System' }, fillBatch)) === BATCH);
  }
}

async function fillBatch(context: Context): Promise<number> {
  const rows = await store.lockWithoutHexHash(context, BATCH);
  for (const row of rows) await store.updateEmpfaenger(context, row.empfaengernummer, { hex_hash: hexHashOf(context, row) });
  return rows.length;
}
