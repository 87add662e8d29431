import type * as z from 'zod/mini';
import { AGENTUR_BERICHTE, BERICHT_NAMEN, type BerichtName } from '../../../contract/calls/agentur/berichte.ts';
import type { InAgentur } from '../../../contract/calls/agentur/in-agentur.ts';
import type { ReportCall, RowOf, SumOf } from '../../../contract/calls/bericht.ts';
import { answer } from '../../calls/call-request.ts';
import { type Served, serve } from '../../calls/serve.ts';
import type { Query } from '../../reports/query.ts';
import { type MakeReport, mitarbeiterBericht, praemienplanBericht, readReportPage } from '../agentur/index.ts';
import { auftraegeBericht, praemienBericht } from '../auftrag/index.ts';
import { einladungenBericht, empfehlerBericht } from '../einladung/index.ts';
import { empfehlungenBericht, leadsBericht } from '../empfehlung/index.ts';
import { rechnungenBericht } from '../rechnung/index.ts';

// biome-ignore lint/suspicious/noExplicitAny: a row as whichever report reads it
type MakeOf<C extends ReportCall> = MakeReport<any, RowOf<C>, SumOf<C>>;

/** Every report of an agency by its name; its pages, files and row lookups derive from its entry here. */
export const BERICHTE = {
  auftraege: auftraegeBericht,
  empfehlungen: empfehlungenBericht,
  leads: leadsBericht,
  empfehler: empfehlerBericht,
  einladungen: einladungenBericht,
  praemien: praemienBericht,
  praemienplan: praemienplanBericht,
  rechnungen: rechnungenBericht,
  mitarbeiter: mitarbeiterBericht,
} as const satisfies { readonly [Name in BerichtName]: MakeOf<(typeof AGENTUR_BERICHTE)[Name]> };

/** The call of any report. */
interface AgenturReportCall extends ReportCall {
  readonly params: typeof InAgentur;
  readonly body: z.ZodMiniType<Query | null>;
  readonly answers: { readonly 200: z.ZodMiniType };
}

/** A report by its name, with untyped rows. */
export const berichtOf = (name: BerichtName): { readonly call: AgenturReportCall; readonly make: MakeOf<ReportCall> } => ({
  call: AGENTUR_BERICHTE[name],
  make: BERICHTE[name],
});

/** Calls for pages of the reports, with the rows of the agency in the path that the caller sees. */
export const berichtCalls: readonly Served[] = BERICHT_NAMEN.map((name) => {
  const { call, make } = berichtOf(name);
  return serve(call, { run: async (context, request) => answer(200, await readReportPage(make, context, request)) });
});
