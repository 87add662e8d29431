import * as z from 'zod/mini';
import { SchluesselName } from '../../contract/calls/betrieb/schluessel.ts';
import { SCHLUESSEL_RECHTE, type SchluesselRecht } from '../../contract/rules/rechte.ts';
import type { Context } from '../context.ts';
import { openClock } from '../db/clock.ts';
import { type Db, openDb } from '../db/scope.ts';
import { NO_MANDANT } from '../mandant-folder/list.ts';
import { listMandanten } from '../mandant-folder/reads.ts';
import { lockMandant } from '../mandant-folder/store.ts';
import { createApiSchluessel, endApiSchluessel, listApiSchluessel } from '../modules/betrieb/index.ts';
import { random } from '../random.ts';
import { openSecrets } from './app-secret.ts';
import { readSettings, withKnownDatabase } from './command.ts';

type KeyContext = Pick<Context, 'tx' | 'mandant' | 'now' | 'wer' | 'random' | 'secrets'>;

/** Runs `work` about the keys of a tenant in one transaction, serialised per tenant. Throws with a line for the user if there is no such tenant. */
async function withKeys<T>(env: NodeJS.ProcessEnv, mandant: string, work: (context: KeyContext) => Promise<T>): Promise<T> {
  const settings = readSettings(env);
  const found = await withKnownDatabase(settings, null, async (source) => {
    const db = openDb(source);
    const [clock, secrets] = [await openClock(db), await openSecrets(settings, db)];
    const known = await db.inSetup(mandant, async (scope) => {
      if ((await scope.asSystem((system) => lockMandant(system, mandant))) === undefined) return null;
      return { result: await work({ mandant, tx: scope.tx, now: clock.now(), wer: 'Betrieb', random, secrets }) };
    });
    return known ?? (await refuseUnknown(db, mandant));
  });
  if (found === null) throw new Error(NO_MANDANT);
  return found.result;
}

async function refuseUnknown(db: Db, mandant: string): Promise<never> {
  const names = (await db.inSystem(listMandanten)).map((row) => row.mandant);
  throw new Error(names.length === 0 ? NO_MANDANT : `there is no tenant ${mandant}; there are ${names.join(', ')}`);
}

type Row = Awaited<ReturnType<typeof listApiSchluessel>>[number];

/**
 * Makes a key for a tenant's own systems. Returns lines; the last one is only the key. Without a name it is `key-1`, `key-2`…; without rights it has all.
 * Throws an error with a line for the user.
 */
export async function createKey(
  env: NodeJS.ProcessEnv,
  mandant: string,
  wish: { name?: string | undefined; rights?: string | undefined },
): Promise<string> {
  const rechte = rightsOf(wish.rights);
  const given = wish.name === undefined ? undefined : z.safeParse(SchluesselName, wish.name);
  if (given?.success === false) throw new Error('--name: one line of 1 to 40 characters');
  return withKeys(env, mandant, async (context) => {
    const taken = new Set((await listApiSchluessel(context)).map(({ bezeichnung }) => bezeichnung));
    const free = Array.from({ length: taken.size + 1 }, (_, index) => `key-${index + 1}`).find((name) => !taken.has(name));
    const name = given?.data ?? free ?? '';
    const made = await createApiSchluessel(context, { name, rechte, giltBis: null });
    if (!made) throw new Error(`--name: ${mandant} has or had a key ${name}; the log names keys so, take another`);
    return `Key ${name} of ${mandant}, for ${rechte.join(', ')}. It is shown this once:\n${made.schluessel}`;
  });
}

function rightsOf(given: string | undefined): readonly SchluesselRecht[] {
  const wanted = given === undefined ? SCHLUESSEL_RECHTE : given.split(',').map((one) => one.trim().toLowerCase());
  const rechte = wanted.map((one) => SCHLUESSEL_RECHTE.find((recht) => recht.toLowerCase() === one.toLowerCase()));
  const known = rechte.filter((one) => one !== undefined);
  if (known.length < rechte.length || known.length === 0)
    throw new Error(`--rights: some of ${SCHLUESSEL_RECHTE.join(',')}, separated by commas`);
  return SCHLUESSEL_RECHTE.filter((recht) => known.includes(recht));
}

/** Maximum number of lines in a list. */
const LISTED = 200;

/** The newest keys of a tenant, one per line, the oldest first, without the secret. Throws an error with a line for the user. */
export const listKeys = (env: NodeJS.ProcessEnv, mandant: string): Promise<string> =>
  withKeys(env, mandant, async (context) => {
    const rows = await listApiSchluessel(context);
    const older = rows.length - LISTED;
    return [...(older > 0 ? [`${older} older`] : []), ...rows.slice(-LISTED).map(printKey)].join('\n') || `${mandant} has no key`;
  });

const day = (moment: Date): string => moment.toISOString().slice(0, 10);

const printKey = (row: Row): string =>
  [
    `${row.bezeichnung}  id ${row.schluessel_id}  for ${row.rechte.join(', ') || 'nothing'}  made ${day(row.erstellt_am)}`,
    ...(row.gilt_bis ? [`until ${row.gilt_bis}`] : []),
    ...(row.widerrufen_am ? [`revoked ${day(row.widerrufen_am)}`] : []),
  ].join('  ');

/** Revokes a key by its name or id; the next call with it is refused. A revoked key stays revoked. Throws with a line for the user. */
export const revokeKey = (env: NodeJS.ProcessEnv, mandant: string, nameOrId: string): Promise<string> =>
  withKeys(env, mandant, async (context) => {
    const rows = await listApiSchluessel(context);
    const found = rows.find(({ bezeichnung }) => bezeichnung === nameOrId) ?? rows.find((row) => row.schluessel_id === nameOrId);
    const ended = found && (await endApiSchluessel(context, found.schluessel_id));
    if (!ended) throw new Error(`${mandant} has no key ${nameOrId}; it has ${rows.map((row) => row.bezeichnung).join(', ') || 'none'}`);
    return ended.wasOpen
      ? `Key ${ended.name} of ${mandant} is revoked: the next call with it is refused`
      : `Key ${nameOrId} of ${mandant} was revoked already`;
  });
