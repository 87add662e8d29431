import type { Login, LoginResolver } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { inContext, type Parts } from '../../parts.ts';
import { rememberAnalyse } from './analyse.ts';
import * as store from './store.ts';

type Secret = Pick<Context, 'secrets' | 'mandant'>;

/** The columns that determine a recipient's secret. */
type Versioned = Pick<store.EmpfaengerRow, 'empfaengernummer' | 'hex_version'>;

/** The caller of a recipient's call: the recipient, and the hash of the secret that was sent. */
export interface Own {
  readonly empfaengernummer: string;
  readonly hexHash: string;
}

/** The recipient who makes a call; null for any other caller. */
export const ownOf = (login: Login | null): Own | null =>
  login?.who === 'R' ? { empfaengernummer: login.id, hexHash: login.secretHash } : null;

/**
 * The recipient's secret in its present version. Only the recipient sees it; it is derived on each use, not stored. Version 1 is derived
 * without a version number, as secrets were before there were versions.
 */
export const hexOf = (context: Secret, { empfaengernummer, hex_version }: Versioned): string =>
  context.secrets.token('empfaenger', context.mandant, empfaengernummer, ...(hex_version > 1 ? [String(hex_version)] : []));

/** The hash by which that secret is found. */
export const hexHashOf = (context: Secret, row: Versioned): string => context.secrets.hash(hexOf(context, row));

/** Gives a recipient the next secret; the previous one is unknown from this transaction on. Returns the new one. */
export async function renewHex(context: Context, { empfaengernummer, hex_version }: Versioned): Promise<string> {
  const next = { empfaengernummer, hex_version: hex_version + 1 };
  await store.updateEmpfaenger(context, empfaengernummer, { hex_version: next.hex_version, hex_hash: hexHashOf(context, next) });
  return hexOf(context, next);
}

/** Recognises a recipient by the secret, and stores whether the browser allows analysis. */
export const resolveEmpfaenger: LoginResolver = async (context, hex) => {
  const secretHash = context.secrets.hash(hex);
  const row = await store.findByHexHash(context, secretHash);
  if (!row) return null;
  await rememberAnalyse(context, row);
  const { empfaengernummer: id, language: locale } = row;
  return { who: 'R', id, locale, wer: `Empfaenger:${id}`, secretHash };
};

/** The caller's row. Refuses with NichtGefunden, as for an unknown secret, if the secret was renewed after it was recognised. */
export async function readOwn(context: Context, own: Own): Promise<store.EmpfaengerRow> {
  return asOwn(await store.findEmpfaenger(context, own.empfaengernummer), own);
}

/** The same, locked until the transaction ends. */
export async function lockOwn(context: Context, own: Own): Promise<store.EmpfaengerRow> {
  return asOwn(await store.lockEmpfaenger(context, own.empfaengernummer), own);
}

const asOwn = (row: store.EmpfaengerRow | undefined, { hexHash }: Own): store.EmpfaengerRow =>
  row?.hex_hash === hexHash ? row : refuse('NichtGefunden');

/** Whether the secrets of the existing recipients were made with these keys; checks one of them. */
export async function areHexesMadeWith(context: Pick<Context, 'secrets' | 'mandant' | 'tx'>): Promise<boolean> {
  const row = await store.findAnyWithHexHash(context);
  return row === undefined || row.hex_hash === hexHashOf(context, row);
}

/** Rows in one transaction. */
const BATCH = 500;

/**
 * Stores the hash of the new secret for recipients whose secret a migration renewed; that needs APP_SECRET. Runs before anything is served;
 * any process may run it, and it does nothing if no such recipient is left.
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
