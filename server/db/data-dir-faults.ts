import { foreignIn } from './owner.ts';

/** A fault of the data folder: one line with what is wrong and what to do, which ends a start. */
export class DataDirFault extends Error {}

/** Codes and words of an access that the system refuses. */
const REFUSED = ['EACCES', 'EPERM'];
const REFUSED_WORDS = /Permission denied|Operation not permitted/;
const isRefused = (code: string, message: string): boolean => REFUSED.includes(code) || REFUSED_WORDS.test(message);

/** Faults by error code of the system or the database, or by the message of the embedded database. */
const FAULTS: readonly { codes: readonly string[]; words: RegExp; says: string }[] = [
  { codes: ['EROFS'], words: /Read-only file system/, says: 'is read-only: make it writable' },
  {
    codes: REFUSED,
    words: REFUSED_WORDS,
    says: 'may not be read and written by the user of this process: give it the folder and all in it',
  },
  { codes: ['ENOSPC', '53100'], words: /No space left on device/, says: 'is full: make room on its disk' },
  { codes: ['EDQUOT'], words: /Disk quota exceeded/, says: 'is full: its user has no room left on the disk' },
  // A new folder on a read-only disk fails with this too.
  { codes: [], words: /^ENOENT: .*, mkdir/, says: 'cannot be made: make it, and let the user of this process write in it' },
  { codes: ['ENOTDIR', 'EEXIST'], words: /Not a directory/, says: 'is a file, or holds one where a folder should be: name a folder' },
  { codes: ['EIO', '58030'], words: /I\/O error|Input\/output error/, says: 'cannot be read or written: look after its disk' },
];

/** Error codes of a database whose files are missing or changed: data_corrupted, index_corrupted, undefined_file. */
const DAMAGED = ['XX001', 'XX002', '58P01'];

/** The fault of a data folder whose database is damaged; `what` names the damage. */
export const damaged = (dataDir: string, what: string): DataDirFault =>
  new DataDirFault(
    `DATA_DIR: the database in ${dataDir} is incomplete or damaged (${what}). Nothing was begun anew: bring it back from a backup, or name another folder to begin with`,
  );

/** Turns an error of the system or the database about the data folder into a fault that names the folder; returns any other error unchanged. */
export function asDataDirFault(dataDir: string, error: unknown): unknown {
  if (error instanceof DataDirFault) return error;
  const { code, paths, message } = firstOf(error);
  if (paths.length > 0 && !paths.some((path) => path.startsWith(dataDir))) return error;
  const foreign = isRefused(code, message) ? foreignIn(dataDir) : null;
  if (foreign !== null) return new DataDirFault(`DATA_DIR: ${foreign}`, { cause: error });
  const fault = FAULTS.find(({ codes, words }) => codes.includes(code) || words.test(message));
  if (fault) return new DataDirFault(`DATA_DIR: ${dataDir} ${fault.says} (${message})`, { cause: error });
  return DAMAGED.includes(code) ? damaged(dataDir, message) : error;
}

interface First {
  readonly code: string;
  /** Paths of the failed system call. */
  readonly paths: readonly string[];
  readonly message: string;
}

/** The original error: follows `cause` until an error has a code. */
function firstOf(error: unknown): First {
  const { code, path, dest, message, cause } = error as Partial<NodeJS.ErrnoException> & { dest?: string; cause?: unknown };
  if (typeof code !== 'string' && cause instanceof Error && cause.message) return firstOf(cause);
  return { code: String(code), paths: [path, dest].filter((one) => one !== undefined), message: String(message) };
}
