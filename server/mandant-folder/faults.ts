import type { Sentence } from '../../texts/sentence.ts';

/** Path of a value in a JSON file: names of fields, and indexes in lists from 0. */
export type Path = readonly (string | number)[];

/** A fault of a tenant's folder, or a remark on it: the file, the field and the message. */
export interface Fault {
  readonly file: string;
  readonly path: Path;
  readonly message: Sentence;
  /** From 1; undefined if there is no such place in the file. */
  readonly line?: number | undefined;
}

/** A path as people read it: `konfiguration.Bonus[0].AktionsId`, `[3].Id`. */
export const fieldOf = (path: Path): string =>
  path.map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`)).join('');

/** A fault in one English line, for an operator: file, line, field, message. */
export const printFault = ({ file, path, message, line }: Fault): string =>
  [line === undefined ? file : `${file}:${line}`, ...(path.length > 0 ? [fieldOf(path)] : []), message('en')].join('  ');

/** A folder is refused, with all its faults. */
export class FolderRefused extends Error {
  readonly faults: readonly Fault[];

  /** `end` is a last line for the reader. */
  constructor(faults: readonly Fault[], end?: string) {
    super([...faults.map(printFault), ...(end === undefined ? [] : [end])].join('\n'));
    this.name = 'FolderRefused';
    this.faults = faults;
  }
}
