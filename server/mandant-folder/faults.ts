/** The way to a value inside a JSON file: names of fields, and places in lists from 0. */
export type Path = readonly (string | number)[];

/** Something of a tenant's folder that is wrong, or worth a thought: in which file, at which field, and what. */
export interface Fault {
  readonly file: string;
  readonly path: Path;
  readonly message: string;
  /** From 1; without one there is no such place in the file. */
  readonly line?: number | undefined;
}

/** A path as people read it: `konfiguration.Bonus[0].AktionsId`, `[3].Id`. */
export const fieldOf = (path: Path): string =>
  path.map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`)).join('');

/** One line a fault: file, line, field, what is wrong. */
export const printFault = ({ file, path, message, line }: Fault): string =>
  [line === undefined ? file : `${file}:${line}`, ...(path.length > 0 ? [fieldOf(path)] : []), message].join('  ');

/** A folder that is not taken over: every fault of it. */
export class FolderRefused extends Error {
  readonly faults: readonly Fault[];

  /** `end` is a last line for the reader. */
  constructor(faults: readonly Fault[], end?: string) {
    super([...faults.map(printFault), ...(end === undefined ? [] : [end])].join('\n'));
    this.name = 'FolderRefused';
    this.faults = faults;
  }
}
