import { type BetriebRecht, mayCall } from '../../../contract/rules/rechte.ts';
import { FREIGABE_RUHE_STUNDEN } from '../../../contract/rules/zahlung.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { Refusal, refuse } from '../../errors.ts';
import { checkStillMay, type Entscheider } from '../betrieb/index.ts';

/** Rights that rest for a day after the second factor of a person was reset, since the new one can be in wrong hands. */
type MoneyRecht = Extract<BetriebRecht, 'LaeufeErstellen' | 'LaeufeFreigeben' | 'IbanZeigen' | 'Kontoauszuege'>;

const isYoung = (moment: Date, now: Date): boolean => now.getTime() - moment.getTime() < FREIGABE_RUHE_STUNDEN * 3_600_000;

/** A person who moves money, with a right that cannot end until the transaction does. Throws NichtAuthorisiert, also while the rights rest. */
export async function checkMoneyRecht(context: Context, login: Login | null, recht: MoneyRecht): Promise<Entscheider> {
  const person = await checkStillMay(context, login, recht);
  const { faktorZurueckgesetztAm: reset } = person;
  if (reset && isYoung(reset, context.now)) throw new Refusal('NichtAuthorisiert', { text: 'betrieb.zahlungslauf.ruht' });
  return person;
}

/** Whether a person has the right to approve by a role that is old enough (backoffice.md section 1). */
export const hasOldRecht = ({ rollen }: Pick<Entscheider, 'rollen'>, seit: Entscheider['rollenSeit'], now: Date): boolean =>
  rollen.some((rolle) => {
    const since = seit.get(rolle);
    return since !== undefined && !isYoung(since, now) && mayCall({ who: 'B', rollen: [rolle] }, 'LaeufeFreigeben', true);
  });

export const actorOf = (context: Pick<Context, 'wer'>): string => (context.wer.startsWith('Betrieb:') ? context.wer : refuse('LoginFirst'));
