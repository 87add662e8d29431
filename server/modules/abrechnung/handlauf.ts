import type { Answer } from '../../../contract/call.ts';
import type { runAbrechnungen } from '../../../contract/calls/betrieb/abrechnungen.ts';
import { addMonths, startOfDay } from '../../calendar.ts';
import type { CallRequest } from '../../calls/call-request.ts';
import type { Context } from '../../context.ts';
import { Refusal, refuseField } from '../../errors.ts';
import { checkStillMay } from '../betrieb/index.ts';
import { issueAbrechnung, type Lauf } from './lauf.ts';
import * as store from './store.ts';

type Result = Answer<typeof runAbrechnungen>['body'];
type Request = Pick<CallRequest<typeof runAbrechnungen>, 'inContext' | 'login' | 'input'>;

/** Takes back the transaction of a statement that is only tried. */
class Tried extends Error {
  readonly lauf: Lauf;
  readonly counted: Counted;
  constructor(lauf: Lauf, counted: Counted) {
    super('tried');
    this.lauf = lauf;
    this.counted = counted;
  }
}

interface Counted {
  readonly gutschriften: number;
  readonly summeCent: number;
}

/**
 * Issues the statements of the periods that ended by a month, each seller in transactions of their own; with `probe` counts what it would issue, and takes it back.
 * Throws NichtAuthorisiert if the right ended, NichtGefunden for a tenant without sellers, Validierung for a month that is not over, Konflikt without a
 * `Rechnungssteller`.
 */
export async function runMonat({ inContext, login, input }: Request): Promise<Result> {
  const { Monat } = input.body;
  const isProbe = input.query.probe === 'true';
  const until = startOfDay(addMonths(`${Monat}-01`, 1));
  const asPerson = <T>(work: (context: Context) => Promise<T>) =>
    inContext(async (context) => {
      await checkStillMay(context, login, 'BelegeAendern');
      return work(context);
    });
  const due = await asPerson((context) => {
    checkMonat(context, Monat);
    return store.listDue(context, until);
  });
  const result = { Monat, Abrechnungen: 0, Gutschriften: 0, SummeCent: 0, OhneKonto: [] as string[] };
  for (const sellernummer of due) {
    // A seller can be some periods behind.
    for (;;) {
      const done = await issueOne(asPerson, sellernummer, { until, isProbe });
      if (done === null) break;
      if ('ohne' in done.lauf) result.OhneKonto.push(sellernummer);
      else if (done.lauf.nummer !== null) result.Abrechnungen += 1;
      result.Gutschriften += done.counted.gutschriften;
      result.SummeCent += done.counted.summeCent;
      if ('ohne' in done.lauf || isProbe) break;
    }
  }
  return result;
}

/** One statement of a seller whose period ended by a moment; null if none is due any more. */
async function issueOne(
  asPerson: <T>(work: (context: Context) => Promise<T>) => Promise<T>,
  sellernummer: string,
  { until, isProbe }: { readonly until: Date; readonly isProbe: boolean },
): Promise<{ lauf: Lauf; counted: Counted } | null> {
  try {
    return await asPerson(async (context) => {
      const seller = await store.lockSeller(context, sellernummer);
      if (!seller?.abrechnung_am || seller.abrechnung_am > until) return null;
      const lauf = await issueAbrechnung(context, sellernummer);
      const counted = await countOf(context, lauf);
      if (isProbe) throw new Tried(lauf, counted);
      return { lauf, counted };
    });
  } catch (error) {
    if (error instanceof Tried) return error;
    throw error;
  }
}

async function countOf(context: Context, lauf: Lauf): Promise<Counted> {
  if ('ohne' in lauf || lauf.nummer === null) return { gutschriften: 0, summeCent: 0 };
  const row = await store.findAbrechnung(context, lauf.nummer);
  return { gutschriften: (await store.listBelege(context, [lauf.nummer])).length, summeCent: row?.summe_cent ?? 0 };
}

function checkMonat({ konfiguration, now }: Context, monat: string): void {
  if (startOfDay(addMonths(`${monat}-01`, 1)) > now) refuseField('Monat', 'monatOffen');
  if (konfiguration.Rechnungssteller === null) throw new Refusal('Konflikt', { text: 'betrieb.rechnungslauf.ohneSteller' });
}
