import { expect } from 'vitest';
import type { BonusStufe } from '../../contract/rules/bonus.ts';
import { addDays, dayOf } from '../../server/calendar.ts';
import type { Context } from '../../server/context.ts';

interface Released {
  readonly auftragsnummer: string;
  readonly empfehler: string | null;
  readonly kunde: string;
  readonly day: string;
}

/**
 * Checks that each order released since `before` has the bonus of its tier, calculated again from the audit log. If calls ran concurrently,
 * the log does not show whether a release or a cancellation came first; then either the tier's bonus or none is accepted.
 */
export async function expectBonuses(context: Context, before: ReadonlySet<string>, inOrder: boolean): Promise<void> {
  const [stufe] = context.konfiguration.Bonus;
  const orders = await readOrders(context, before);
  let released: readonly Released[] = [];
  for (const { nach, auftragsnummer, day } of await readSteps(context)) {
    const order = orders.get(auftragsnummer);
    if (nach !== 'Freigegeben') released = released.filter((one) => one.auftragsnummer !== auftragsnummer);
    if (nach !== 'Freigegeben' || !order) continue;
    const { empfehler, kunde, bonusCent } = order;
    const own = released.filter((one) => one.empfehler === empfehler);
    const promised = stufe ? promisedCent(stufe, own, kunde, day) : 0;
    if (order.isNew && inOrder) expect(bonusCent, auftragsnummer).toBe(promised);
    else if (order.isNew) expect([0, stufe?.BetragCent ?? 0]).toContain(bonusCent);
    released = [...released, { auftragsnummer, empfehler, kunde, day }];
  }
}

/** The bonus by the wording of the terms: the first customer starts a period, and later customers in it are counted. */
function promisedCent({ AbKunde, Tage, BetragCent }: BonusStufe, released: readonly Released[], kunde: string, day: string): number {
  const isWithin = (begin: string, one: string) => one <= addDays(begin, Tage);
  const begin = released.reduce((found, one) => (found !== '' && isWithin(found, one.day) ? found : one.day), '');
  if (begin === '' || !isWithin(begin, day)) return 0;
  const others = new Set(released.filter((one) => one.day >= begin).map((one) => one.kunde));
  return others.has(kunde) || others.size + 1 < AbKunde ? 0 : BetragCent;
}

/** Orders with grants: customer, recommender and bonus. */
async function readOrders({ tx }: Context, before: ReadonlySet<string>) {
  const grants = await tx
    .selectFrom('praemierung')
    .innerJoin('empfaenger', 'empfaenger.empfaengernummer', 'praemierung.empfaengernummer')
    .innerJoin('empfehlung', 'empfehlung.empfehlungsnummer', 'empfaenger.empfehlungsnummer')
    .select(['praemierungsnummer', 'auftragsnummer', 'praemierung.empfaengernummer', 'empfehlung.empfehler_id', 'seite', 'bonus_cent'])
    .orderBy('seite')
    .execute();
  const describe = ({ praemierungsnummer, empfaengernummer, empfehler_id, bonus_cent }: (typeof grants)[number]) => ({
    empfehler: empfehler_id,
    kunde: empfaengernummer,
    bonusCent: bonus_cent,
    isNew: !before.has(praemierungsnummer),
  });
  // The recommender's grant is last, so it is the one that remains.
  return new Map(grants.map((grant) => [grant.auftragsnummer, describe(grant)]));
}

/** Releases and cancellations of all orders, oldest first. */
async function readSteps({ tx }: Context) {
  const query = tx.selectFrom('protokoll').select(['bezug', 'daten', 'zeit']).where('was', '=', 'auftrag.status');
  const steps = (await query.orderBy('protokoll_id').execute()).map(({ bezug, daten, zeit }) => ({
    auftragsnummer: bezug,
    nach: (daten as { nach: string }).nach,
    day: dayOf(zeit),
  }));
  return steps.filter(({ nach }) => ['Freigegeben', 'Storniert', 'Widerrufen'].includes(nach));
}
