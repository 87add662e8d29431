import type { Sweep } from '../../jobs/sweep.ts';
import type { Retention } from '../../retention.ts';
import { runMonat } from './lauf.ts';
import { vormonatAt } from './monat.ts';
import { keepMissingPdf } from './pdf.ts';
import { dueAgenturen, duePdfs, eraseEmpfaenger, listAlte } from './store.ts';

const WHY = {
  Rechnungssteller: 'no invoices: the tenant has no Rechnungssteller',
  Anschrift: 'no invoice: the address of the agency is not known',
} as const;

/** The name of the run. */
export const RECHNUNGSLAUF = 'rechnung.lauf';

/** On the first of a month, and whenever something of an earlier one is left: the documents of an agency. */
const lauf: Sweep = {
  name: RECHNUNGSLAUF,
  due: dueAgenturen,
  async run(context, agenturnummer) {
    const done = await runMonat(context, agenturnummer, vormonatAt(context.now));
    return 'ohne' in done ? WHY[done.ohne] : undefined;
  },
};

/** PDFs of documents that were issued before their bytes were kept: made one after the other after an update. */
const pdf: Sweep = {
  name: 'rechnung.pdf',
  due: (scope, _now, limit) => duePdfs(scope, limit),
  run: keepMissingPdf,
};

export const rechnungSweeps: readonly Sweep[] = [lauf, pdf];

export const rechnungRetentions: readonly Retention[] = [{ rule: 'rechnung', find: listAlte, remove: eraseEmpfaenger }];
