import { buffer } from 'node:stream/consumers';
import { type Entry, fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import type { FieldCode } from '../../../contract/errors.ts';
import { BildName } from '../../../contract/values/bild.ts';
import { type FieldError, Refusal, refuseField } from '../../errors.ts';
import { isFileName } from '../folder.ts';

/** A file under its name in a folder: `mandant.json`, `bilder/logo.svg`. */
export type NamedFile = readonly [name: string, content: Buffer];

/** Limits of what a ZIP unpacks to: all of it, one file, and the number of files. */
const MAX_BYTES = 100 * 1024 * 1024;
const MAX_FILE_BYTES = 10 * 1024 * 1024;
const MAX_FILES = 2000;

/** A day that every file of a ZIP has, so that the same tenant is the same file. */
const MTIME = new Date('2020-01-01T00:00:00Z');

/** The files as a ZIP. */
export async function writeZip(files: readonly NamedFile[]): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of files) zip.addBuffer(content, name, { mtime: MTIME });
  zip.end();
  return buffer(zip.outputStream);
}

/**
 * The files of a tenant's folder in a ZIP. Throws Validierung at the name of the first entry that is none of them: a path out of the folder, a symbolic link,
 * a file twice, a file that is too large, or an unknown one. Voucher codes are refused too, since no draft has any.
 */
export async function readZip(content: Buffer): Promise<readonly NamedFile[]> {
  const zip = await fromBufferPromise(content, { strictFileNames: true }).catch(() => refuseField('Ordner', 'format'));
  const files = new Map<string, Buffer>();
  let total = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName;
      if (name === 'bilder/') continue;
      const code = faultOf(entry);
      if (code) refuseField(name, code);
      if (files.has(name)) refuseField(name, 'doppelt');
      total += entry.uncompressedSize;
      if (total > MAX_BYTES || entry.uncompressedSize > MAX_FILE_BYTES || files.size >= MAX_FILES) refuseField(name, 'zuGross');
      files.set(name, await buffer(await zip.openReadStreamPromise(entry)).catch(() => refuseField(name, 'format')));
    }
  } catch (error) {
    throw refusalOf(error);
  }
  return [...files];
}

const SYMBOLIC_LINK = 0o120000;
const FILE_TYPE = 0o170000;

/** Why an entry is no file of a folder; null if it is one. */
function faultOf({ fileName, externalFileAttributes, generalPurposeBitFlag }: Entry): FieldCode | null {
  const isLink = ((externalFileAttributes >>> 16) & FILE_TYPE) === SYMBOLIC_LINK;
  const isEncrypted = (generalPurposeBitFlag & 1) === 1;
  const isBild = fileName.startsWith('bilder/') && BildName.safeParse(fileName.slice('bilder/'.length)).success;
  const isFile = isFileName(fileName) && fileName !== 'gutscheine.json';
  return isLink || isEncrypted || !(isBild || isFile) ? 'nichtErlaubt' : null;
}

/** The library refuses paths out of the folder and files that are no ZIP itself; it names a path behind a colon. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof Refusal) return error;
  const path = /^(?:invalid|absolute) [^:]*: (.*)$/s.exec(error.message)?.[1];
  const field: FieldError = path === undefined ? { field: 'Ordner', code: 'format' } : { field: path, code: 'nichtErlaubt' };
  return new Refusal('Validierung', { fields: [field] });
}
