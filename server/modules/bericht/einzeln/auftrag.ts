import { may } from '../../../../contract/rules/rechte.ts';
import { dayOf } from '../../../calendar.ts';
import { idOf, type Login } from '../../../calls/login.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { findAktiv, freigabestandOf, isBeanstandbar } from '../../agentur/index.ts';
import { type Schritt, schritteOfEmpfaenger } from '../../empfehlung/index.ts';
import { BERICHTE } from '../berichte.ts';
import { beimMandanten, schrittFuerAgentur } from '../schritt.ts';
import type { Sicht } from '../sicht.ts';
import { verlaufOf } from '../verlauf/verlauf.ts';
import { findFall } from './reads.ts';
import { besides, zeileOf } from './zeile.ts';

/** One order with what happened, what comes next and what the caller can do with it. */
export async function auftragOf(context: Context, login: Login | null, sicht: Sicht, nummer: string) {
  const zeile = await zeileOf(context, BERICHTE.auftraege, sicht, nummer);
  const row = (await findFall(context, nummer)) ?? refuse('NichtGefunden');
  const { empfaengernummer, empfehlungsnummer } = row;
  const fall = { ...row, emails: [row.empfehler_email, row.empfaenger_email] };
  const { email } = (await findAktiv(context, idOf(login))) ?? refuse('PSOF0204');
  const stand = freigabestandOf(fall, { email, tag: dayOf(context.now) }, context.konfiguration);
  const schritt = (await schritteOfEmpfaenger(context, [empfaengernummer], nummer)).get(empfaengernummer) ?? nothing(context);
  const mayRelease = may(login, 'Freigabe');
  return {
    ...zeile,
    ...(await besides(context, { agenturnummer: sicht.agenturnummer, bericht: 'auftraege', bezug: nummer })),
    Verlauf: await verlaufOf(context, sicht.agenturnummer, { empfehlungsnummer, empfaengernummer, auftragsnummer: nummer }),
    NaechsterSchritt: schrittOf(context, schritt, { isOver: OVER.includes(row.status), isObjected: row.beanstandet_am !== null }),
    Freigebbar: mayRelease && stand === 'Freigebbar',
    Beanstandbar: mayRelease && isBeanstandbar(fall),
  };
}

/** Of somebody whose entry is not theirs yet nothing is said to come. */
const nothing = ({ konfiguration }: Context): Schritt => ({
  schritt: { Schritt: 'Beendet', Wer: 'Niemand', Was: '' },
  art: konfiguration.ProduktArt,
});

const OVER: readonly string[] = ['Storniert', 'Widerrufen'];

/** Of a cancelled order nothing comes next, though its person may order again; one that was objected to is with the tenant. */
function schrittOf(context: Context, step: Schritt, { isOver, isObjected }: { isOver: boolean; isObjected: boolean }) {
  if (isOver) return schrittFuerAgentur(context, { ...step, schritt: { Schritt: 'Beendet', Wer: 'Niemand', Was: '' } });
  const waits = step.schritt.Schritt === 'FreigabeMoeglich' || step.schritt.Schritt === 'Freigabe';
  return isObjected && waits ? beimMandanten(context, step) : schrittFuerAgentur(context, step);
}
