import type { Sweep } from '../../jobs/sweep.ts';
import type { Retention } from '../../retention.ts';
import { issueAbrechnung } from './lauf.ts';
import { dueAbrechnungen, eraseVerkaeufer, listOld } from './store.ts';

const WHY = {
  Rechnungssteller: 'no statements: the tenant has no Rechnungssteller',
  Konto: 'no statement: the account of the seller cannot be read',
} as const;

/** Issues statements on the first of a month, and at any time what is left of earlier periods. */
const lauf: Sweep = {
  name: 'abrechnung.lauf',
  due: dueAbrechnungen,
  async run(context, sellernummer) {
    const done = await issueAbrechnung(context, sellernummer);
    return 'ohne' in done ? WHY[done.ohne] : undefined;
  },
};

export const abrechnungSweeps: readonly Sweep[] = [lauf];

export const abrechnungRetentions: readonly Retention[] = [{ rule: 'abrechnung', find: listOld, remove: eraseVerkaeufer }];
