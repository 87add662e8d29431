import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeDurably } from '../durable-file.ts';

/** Minimum length: a shorter secret could be guessed. */
export const SECRET_LENGTH = 32;

/**
 * The given APP_SECRET, otherwise the one of the data folder, which the first start makes. `mayMake` is true only at the first start: a new secret would not
 * bring back data whose secret is missing. Throws one line if the file is missing, empty or short.
 */
export function loadAppSecret(given: string | null, dataDir: string, mayMake: boolean): string {
  if (given !== null) return given;
  const file = join(dataDir, 'app-secret');
  const kept = read(file);
  // An operator who moves the present secret to the former file wants a new one.
  if (kept === null && (mayMake || read(join(dataDir, FORMER)) !== null)) {
    const made = randomBytes(32).toString('base64url');
    writeDurably(file, made);
    return made;
  }
  if (kept !== null && kept.length >= SECRET_LENGTH) return kept;
  const fault = kept === null ? 'missing' : kept === '' ? 'empty' : `cut short (${kept.length} of at least ${SECRET_LENGTH} characters)`;
  throw new Error(
    `APP_SECRET: ${file} is ${fault}, and what was made with it cannot be read without it: bring it back from a backup, or set APP_SECRET to what stood in it`,
  );
}

/** File of the secret that a new one replaces. */
const FORMER = 'app-secret-previous';

/** The given APP_SECRET_PREVIOUS, otherwise the former secret of the data folder; null if there is neither. */
export const loadFormerSecret = (given: string | null, dataDir: string): string | null => given ?? read(join(dataDir, FORMER));

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
