import type { Answer } from '../../../../contract/call.ts';
import { RECHNUNGSLAUF_AGENTUREN, type runBetriebRechnungen } from '../../../../contract/calls/betrieb/rechnungen.ts';
import type { CallRequest } from '../../../calls/call-request.ts';
import type { Context } from '../../../context.ts';
import { Refusal, refuseField } from '../../../errors.ts';
import { checkStillMay } from '../../betrieb/index.ts';
import { checkHasAgenturen } from '../../mandant/index.ts';
import { issueMonat } from '../lauf.ts';
import { isPastMonat } from '../monat.ts';
import { listBillable } from '../store.ts';

type Request = Pick<CallRequest<typeof runBetriebRechnungen>, 'inContext' | 'login' | 'input'>;
type Lauf = Answer<typeof runBetriebRechnungen>['body'];

/**
 * Issues the documents of a month for up to `limit` agencies, each in its own transaction, so that a failure takes back no document of another agency. Throws
 * NichtAuthorisiert if the right ended, NichtGefunden for a tenant without agencies, Validierung for a month that is not over, and Konflikt without a
 * `Rechnungssteller`.
 */
export async function runMonat({ inContext, login, input }: Request, limit = RECHNUNGSLAUF_AGENTUREN): Promise<Lauf> {
  const { Monat, Nach } = input.body;
  const asPerson = <T>(work: (context: Context) => Promise<T>) =>
    inContext(async (context) => {
      await checkStillMay(context, login, 'BelegeAendern');
      return work(context);
    });
  const found = await asPerson((context) => {
    checkMonat(context, Monat);
    return listBillable(context, { monat: Monat, after: Nach ?? '', limit: limit + 1 });
  });
  const agenturen = found.slice(0, limit);
  const Rechnungsnummern: string[] = [];
  const OhneAnschrift: string[] = [];
  for (const agenturnummer of agenturen) {
    const done = await asPerson((context) => issueMonat(context, agenturnummer, Monat));
    if ('nummern' in done) Rechnungsnummern.push(...done.nummern);
    else if (done.ohne === 'Anschrift') OhneAnschrift.push(agenturnummer);
  }
  return { Monat, Rechnungsnummern, OhneAnschrift, Nach: found.length > limit ? (agenturen.at(-1) ?? null) : null };
}

function checkMonat(context: Context, monat: string): void {
  checkHasAgenturen(context);
  if (!isPastMonat(monat, context.now)) refuseField('Monat', 'monatOffen');
  if (context.konfiguration.Rechnungssteller === null) throw new Refusal('Konflikt', { text: 'betrieb.rechnungslauf.ohneSteller' });
}
