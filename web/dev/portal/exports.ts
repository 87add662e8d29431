import * as z from 'zod/mini';
import { CallError } from '../../portals/shell/call.ts';
import type { ExportEntry, Exports } from '../../portals/shell/export/exports.ts';

const CREATED_AT = '2026-11-24T09:30:00Z';
const of = (nr: string, status: ExportEntry['status'], geschrieben = 12_000): ExportEntry => ({
  nr,
  title: 'Beispiele',
  format: 'xlsx',
  status,
  zeilen: 12_000,
  geschrieben,
  erstelltAm: CREATED_AT,
  gueltigBis: status === 'Fertig' || status === 'Abgelaufen' ? '2026-11-25T09:31:00Z' : null,
});

/** Example exports without a server. The password is `geheim`; CSV is immediate, XLSX runs in the background and advances with each poll. */
export function exampleExports(): Exports {
  let written: number | null = null;
  const running = (): readonly ExportEntry[] => {
    if (written === null) return [];
    written = Math.min(12_000, written + 4_000);
    return [of('E-9', written < 12_000 ? 'Laeuft' : 'Fertig', written)];
  };
  return {
    maxImmediateRows: 100,
    availableHours: 24,
    schema: z.object({ Password: z.string().check(z.minLength(1, { error: 'Ihr Passwort ist ein Pflichtfeld.' })) }),
    async confirm({ Password }) {
      if (Password === 'geheim') return;
      const errors = [{ field: 'Password', code: 'passwortFalsch', message: 'Das Passwort stimmt nicht.' } as const];
      throw new CallError({ status: 422, code: 'Validierung', detail: '', errors });
    },
    async start(_, format) {
      if (format === 'csv') return new File(['\ufeffNummer\r\n'], 'beispiele-2026-11-24.csv', { type: 'text/csv' });
      written = 0;
      return 'E-9';
    },
    list: async () => [...running(), of('E-3', 'Fertig'), of('E-2', 'Abgelaufen'), of('E-1', 'Abgebrochen', 4_000)],
    address: () => '/dev/ui/portal?teil=leer',
  };
}
