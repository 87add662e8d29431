import type { BrowserAnalysis, Context } from '../../context.ts';
import { nextAnalyseBis } from '../tracking/index.ts';
import { type EmpfaengerRow, findEmpfaenger, updateEmpfaenger } from './store.ts';

/**
 * Stores with a recipient whether the request of the recipient's browser allows analysis, for goals that are reached without that browser
 * (`tracking/ziele.ts`). Every request that identifies the recipient calls it.
 */
export async function rememberAnalyse(
  context: Context,
  { empfaengernummer, analyse_bis }: Pick<EmpfaengerRow, 'empfaengernummer' | 'analyse_bis'>,
  browser: Pick<BrowserAnalysis, 'isAllowed'> | null = context.browser,
): Promise<void> {
  const next = nextAnalyseBis(context.now, browser, analyse_bis);
  if (next !== undefined) await updateEmpfaenger(context, empfaengernummer, { analyse_bis: next });
}

/** The same by the number of the recipient. A choice that the request itself makes counts in place of the one in its cookies. */
export async function rememberAnalyseOf(
  context: Context,
  empfaengernummer: string,
  browser: Pick<BrowserAnalysis, 'isAllowed'> | null = context.browser,
): Promise<void> {
  if (browser === null || browser.isAllowed === null) return;
  const row = await findEmpfaenger(context, empfaengernummer);
  if (row) await rememberAnalyse(context, row, browser);
}
