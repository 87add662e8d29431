import type * as z from 'zod/mini';

/** Rows to export: a report by name, its query, its title and the number of rows. */
export interface ExportRequest {
  readonly name: string;
  readonly title: string;
  readonly query: object;
  readonly anzahl: number;
}

export const FORMATS = ['csv', 'xlsx'] as const;
export type Format = (typeof FORMATS)[number];

/** An export that is written in the background. */
export interface ExportEntry {
  readonly nr: string;
  /** Title of the report. */
  readonly title: string;
  readonly format: Format;
  readonly status: 'Wartet' | 'Laeuft' | 'Fertig' | 'Abgelaufen' | 'Abgebrochen';
  readonly zeilen: number;
  readonly geschrieben: number;
  readonly erstelltAm: string;
  /** End of the download period; null until the file is written. */
  readonly gueltigBis: string | null;
}

/** Body of the call that checks the password again. */
interface Passwort {
  readonly Password: string;
}

/** Export of reports as files. */
export interface Exports {
  /** `maxImmediateRows`: maximum number of rows of an immediate file. `availableHours`: hours for which a larger one can be downloaded. */
  readonly maxImmediateRows: number;
  readonly availableHours: number;
  readonly schema: z.ZodMiniType<Passwort, Passwort>;
  /** Checks the password, which each export requires. */
  confirm(password: Passwort): Promise<void>;
  /** Returns the file, or the number of an export that is written in the background. */
  start(request: ExportRequest, format: Format): Promise<File | string>;
  /** The user's exports of the last day, latest first. */
  list(signal: AbortSignal): Promise<readonly ExportEntry[]>;
  /** Download address of a finished export. */
  address(nr: string): string;
}

/** Whether the export has not ended yet. */
export const isRunning = ({ status }: ExportEntry): boolean => status === 'Wartet' || status === 'Laeuft';
