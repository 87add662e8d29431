import { stringify } from 'csv-stringify/sync';
import * as calls from '../../../../contract/calls/betrieb/lohn.ts';
import { answer } from '../../../calls/call-request.ts';
import { type Served, serve } from '../../../calls/serve.ts';
import { GERMAN_CSV } from '../../../csv/format.ts';
import { type Cell, formatCell } from '../../../reports/export/cell.ts';
import { handOver, lohnOf, nameOf, readForFile } from './uebergabe.ts';

/** Columns that programs of payroll read, in German whatever the language of the session (sellers.md, calls). */
const COLUMNS = ['Mitarbeiternummer', 'Name', 'Betrag', 'Monat', 'Auftragsnummer'];

/** `2026-11` as `11.2026`. */
const germanMonth = (monat: string): string => monat.split('-').reverse().join('.');

/** Calls of the back office about rewards that are paid with the wages. */
export const lohnCalls: readonly Served[] = [
  serve(calls.readLohn, { run: async (context, { input }) => answer(200, await lohnOf(context, input.query.monat, 'monat')) }),

  serve(calls.readLohnDatei, {
    run: async (context, { input, reply }) => {
      const { monat } = input.query;
      const zeilen = await readForFile(context, monat);
      const cells = zeilen.map((zeile): Cell[] => [
        { art: 'Text', wert: zeile.mitarbeiternummer ?? '' },
        { art: 'Text', wert: nameOf(zeile) },
        { art: 'Cent', wert: zeile.betrag_cent },
        { art: 'Text', wert: germanMonth(monat) },
        { art: 'Text', wert: zeile.auftragsnummer },
      ]);
      reply.headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="lohn-${monat}.csv"`,
        'cache-control': 'no-store',
      });
      return answer(200, stringify([COLUMNS, ...cells.map((row) => row.map(formatCell))], { ...GERMAN_CSV, bom: true }));
    },
  }),

  serve(calls.handOverLohn, {
    run: async (context, { login, input: { body } }) => {
      await handOver(context, login, body.Monat);
      return answer(200, await lohnOf(context, body.Monat, 'Monat'));
    },
  }),
];
