import type { PersonalTable } from '../../db/columns.ts';

/** Answers that are stored for a repeat of their call. */
export const IDEMPOTENZ = {
  columns: { schluessel: {}, eingabe_hash: {}, status: {}, antwort: { personal: true }, gueltig_bis: {} },
  auskunft: 'is shown to nobody: a hash or secret',
  loeschung: 'stays until its legal end',
} as const satisfies PersonalTable<'idempotenz'>;
