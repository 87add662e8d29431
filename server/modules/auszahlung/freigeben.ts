import type { TextKey } from '../../../texts/texts.ts';
import { dayOf } from '../../calendar.ts';
import type { CallRequest } from '../../calls/call-request.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { emailColumns } from '../../email-address.ts';
import { Refusal, refuse } from '../../errors.ts';
import { checkExecutionDay } from '../../sepa/index.ts';
import type { Entscheider } from '../betrieb/index.ts';
import { type LaufRow, moveZahlungen } from '../zahlung/index.ts';
import { paysOwn } from './laeufe.sql.ts';
import { lockLaufOrRefuse, moveLauf, refuseStatus } from './lauf.ts';
import { dropUntakeable } from './pruefen.ts';
import { actorOf, checkMoneyRecht, hasOldRecht } from './recht.ts';

/** Why a person does not approve a run (rule 4), as the key of a sentence; null if the person may. */
export async function hindranceOf(
  context: Context,
  person: Pick<Entscheider, 'email' | 'rollen' | 'rollenSeit'>,
  lauf: Pick<LaufRow, 'laufnummer' | 'vier_augen' | 'beteiligte'>,
): Promise<TextKey | null> {
  if (lauf.vier_augen && lauf.beteiligte.includes(actorOf(context))) return 'betrieb.zahlungslauf.warum.beteiligt';
  if (!hasOldRecht(person, person.rollenSeit, context.now)) return 'betrieb.zahlungslauf.warum.jung';
  if (await paysOwn(context, lauf.laufnummer, emailColumns(person.email))) return 'betrieb.zahlungslauf.warum.eigene';
  return null;
}

/**
 * Approves a checked run as it was shown: every payment of it is Freigegeben. One that is approved already stays as it is. Throws NichtAuthorisiert, NichtGefunden,
 * VierAugen (with the reason), LaufGeaendert for another `pruefsumme` or a payment that cannot be made any more (then the run is a draft), Konflikt for a run that
 * is not checked, and Validierung if its day is none any more.
 */
export async function approveLauf(
  { inContext, login }: Pick<CallRequest, 'inContext' | 'login'>,
  laufnummer: string,
  pruefsumme: string,
): Promise<void> {
  const dropped = await inContext(async (context) => {
    const person = await checkMoneyRecht(context, login, 'LaeufeFreigeben');
    const lauf = await lockLaufOrRefuse(context, laufnummer);
    const text = await hindranceOf(context, person, lauf);
    if (text) throw new Refusal('VierAugen', { text });
    if (lauf.freigegeben_am !== null && lauf.pruefsumme === pruefsumme) return 0;
    if (lauf.status === 'Entwurf' || lauf.pruefsumme !== pruefsumme) refuse('LaufGeaendert');
    if (lauf.status !== 'Geprueft') refuseStatus(context, lauf);
    checkExecutionDay(lauf.ausfuehrungstag, dayOf(context.now));
    const gone = await dropUntakeable(context, lauf);
    if (gone === 0) await approve(context, lauf);
    return gone;
  });
  // Said after the commit, so that the run is a draft again.
  if (dropped > 0) refuse('LaufGeaendert');
}

async function approve(context: Context, lauf: LaufRow): Promise<void> {
  await moveZahlungen(context, lauf.laufnummer, 'Vorgesehen', { status: 'Freigegeben' });
  await moveLauf(
    context,
    lauf,
    'Freigegeben',
    { freigegeben_von: actorOf(context), freigegeben_am: context.now, ablauf_am: null },
    { anzahl: lauf.anzahl, summeCent: lauf.summe_cent, vierAugen: lauf.vier_augen },
  );
}

/** Says that the file of an approved run is at the bank; one that was handed over already stays as it is. */
export async function handOverLauf(context: Context, login: Login | null, laufnummer: string): Promise<void> {
  await checkMoneyRecht(context, login, 'LaeufeErstellen');
  const lauf = await lockLaufOrRefuse(context, laufnummer);
  if (lauf.status === 'Uebergeben') return;
  await moveLauf(context, lauf, 'Uebergeben', { uebergeben_von: actorOf(context), uebergeben_am: context.now });
}
