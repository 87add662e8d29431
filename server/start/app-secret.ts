import { randomBytes } from 'node:crypto';
import { loadAppSecret, loadFormerSecret } from '../config/app-secret.ts';
import { makeSecrets, openWith, type Secrets, sealWith } from '../config/secrets.ts';
import type { Settings } from '../config/settings.ts';
import { insertSealedKey, lockSealedKey, updateSealedKey } from '../db/app-secret.ts';
import { holdsData } from '../db/first-start.ts';
import type { Db, SystemScope } from '../db/scope.ts';
import { listMandanten } from '../mandant-folder/reads.ts';
import { areHexesMadeWith } from '../modules/empfaenger/index.ts';

/** The error for a secret that does not open this data, with the next step. */
const OTHER =
  'APP_SECRET: this data was made with another one, without which its links and bank data cannot be read: give that one back, or set APP_SECRET_PREVIOUS to it to change it';

type Given = Pick<Settings, 'appSecret' | 'appSecretPrevious' | 'dataDir'>;

/**
 * The secrets of the data. Their key is stored in the database, encrypted with APP_SECRET. The first start makes it; for data of an older version the secret
 * itself becomes the key if it can read some of that data. If only the former secret opens the key, APP_SECRET replaces it. Throws one line if neither opens
 * it.
 */
export async function openSecrets(settings: Given, db: Db): Promise<Secrets> {
  const appSecret = loadAppSecret(settings.appSecret, settings.dataDir, !holdsData(settings.dataDir));
  if (!(await db.inSystem(lockSealedKey))) await keepFirstKey(db, appSecret);
  return makeSecrets(
    await db.inSystem((scope) => openKey(scope, appSecret, loadFormerSecret(settings.appSecretPrevious, settings.dataDir))),
  );
}

/** The problem with the configured secret for this data, in one line; null if it opens the data or the next start makes it do so. Changes nothing. */
export async function secretFault({ appSecret, appSecretPrevious, dataDir }: Given, db: Db): Promise<string | null> {
  const kept = await db.inSystem(lockSealedKey);
  if (!kept) return null;
  const former = loadFormerSecret(appSecretPrevious, dataDir);
  if (former !== null && openWith(former, kept.schluessel)) return null;
  try {
    return openWith(loadAppSecret(appSecret, dataDir, false), kept.schluessel) ? null : OTHER;
  } catch (error) {
    return (error as Error).message;
  }
}

async function openKey(scope: SystemScope, appSecret: string, former: string | null): Promise<string> {
  const kept = await lockSealedKey(scope);
  const key = kept && openWith(appSecret, kept.schluessel);
  if (key) return key;
  const taken = kept && former !== null && openWith(former, kept.schluessel);
  if (!taken) throw new Error(OTHER);
  await updateSealedKey(scope, kept.version + 1, sealWith(appSecret, taken));
  return taken;
}

/** Stores the first key. If another process does the same concurrently, the first key stays. */
async function keepFirstKey(db: Db, appSecret: string): Promise<void> {
  const mandanten = await db.inSystem(listMandanten);
  for (const { mandant } of mandanten) {
    const isOurs = await db.inMandant(mandant, (scope) => areHexesMadeWith({ ...scope, secrets: makeSecrets(appSecret) }));
    if (!isOurs) throw new Error(OTHER);
  }
  const key = mandanten.length > 0 ? appSecret : randomBytes(32).toString('base64url');
  await db.inSystem((scope) => insertSealedKey(scope, sealWith(appSecret, key)));
}
