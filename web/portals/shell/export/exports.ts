import type * as z from 'zod/mini';

/** What is taken along: the rows of a report by its name that a query leaves, in words, and how many they are. */
export interface Wanted {
  readonly name: string;
  readonly title: string;
  readonly query: object;
  readonly anzahl: number;
}

export const FORMATS = ['csv', 'xlsx'] as const;
export type Format = (typeof FORMATS)[number];

/** A file that is written in the background. */
export interface Exportstand {
  readonly nr: string;
  /** What it is of, in words. */
  readonly title: string;
  readonly format: Format;
  readonly status: 'Wartet' | 'Laeuft' | 'Fertig' | 'Abgelaufen' | 'Abgebrochen';
  readonly zeilen: number;
  readonly geschrieben: number;
  readonly erstelltAm: string;
  /** Until when it can be fetched, once it is written. */
  readonly gueltigBis: string | null;
}

/** The password, as it is asked for again. */
interface Passwort {
  readonly Password: string;
}

/** How a portal takes reports along as files. */
export interface Exports {
  /** Rows up to which the file comes at once, and for how many hours one of more can be fetched. */
  readonly sofort: number;
  readonly stunden: number;
  readonly schema: z.ZodMiniType<Passwort, Passwort>;
  /** Checks the password, without which nothing is taken along. */
  confirm(password: Passwort): Promise<void>;
  /** The file, or the number of what is written in the background. */
  begin(wanted: Wanted, format: Format): Promise<File | string>;
  /** One's own of the last day, the latest first. */
  list(signal: AbortSignal): Promise<readonly Exportstand[]>;
  /** Where the file of a written one is fetched. */
  address(nr: string): string;
}

/** Whether it is not at its end yet. */
export const isUnderWay = ({ status }: Exportstand): boolean => status === 'Wartet' || status === 'Laeuft';
