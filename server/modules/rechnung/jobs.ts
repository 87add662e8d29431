import type { Sweep } from '../../jobs/sweep.ts';
import type { Retention } from '../../retention.ts';
import { erinnerungSweep } from './erinnerung.ts';
import { issueMonat } from './lauf.ts';
import { previousMonatAt } from './monat.ts';
import { storeMissingPdf } from './pdf.ts';
import { dueAgenturen, duePdfs, eraseEmpfaenger, listOld } from './store.ts';

const WHY = {
  Rechnungssteller: 'no invoices: the tenant has no Rechnungssteller',
  Anschrift: 'no invoice: the address of the agency is not known',
} as const;

/** Name of the sweep that issues monthly documents. */
export const RECHNUNGSLAUF = 'rechnung.lauf';

/** Issues the documents of an agency on the first of a month, and at any time if bookings of earlier months are left. */
const lauf: Sweep = {
  name: RECHNUNGSLAUF,
  due: dueAgenturen,
  async run(context, agenturnummer) {
    const done = await issueMonat(context, agenturnummer, previousMonatAt(context.now));
    return 'ohne' in done ? WHY[done.ohne] : undefined;
  },
};

/** After an update, creates missing PDFs of documents that were issued before PDFs were stored. */
const pdf: Sweep = {
  name: 'rechnung.pdf',
  due: (scope, _now, limit) => duePdfs(scope, limit),
  run: storeMissingPdf,
};

export const rechnungSweeps: readonly Sweep[] = [lauf, pdf, erinnerungSweep];

export const rechnungRetentions: readonly Retention[] = [{ rule: 'rechnung', find: listOld, remove: eraseEmpfaenger }];
