import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeDurably } from '../durable-file.ts';

/** Fewer characters could be guessed. */
export const SECRET_LENGTH = 32;

/**
 * The APP_SECRET given, else the one of the data folder, made there at the first start. `mayMake` says whether it is that: without its secret, data is
 * lost, and another one would not bring it back. Throws one line when the file is missing, empty or short.
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

/** Where the secret lies that a new one takes over from. */
const FORMER = 'app-secret-previous';

/** The APP_SECRET_PREVIOUS given, else the one put aside in the data folder; null without any. */
export const loadFormerSecret = (given: string | null, dataDir: string): string | null => given ?? read(join(dataDir, FORMER));

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
