import type { NotizListe, saveBetriebNotiz } from '../../../../contract/calls/betrieb/notizen.ts';
import type { CallRequest } from '../../../calls/call-request.ts';
import type { Login } from '../../../calls/login.ts';
import type { Context } from '../../../context.ts';
import { itemOf } from '../../../reports/list.ts';
import { mandantNotizOf, type NotizBezug, storeMandantNotiz } from '../../../reports/notiz/notiz.ts';
import { checkStillMay } from '../../betrieb/index.ts';
import { empfaengerListe, empfehlungenListe } from '../../empfehlung/index.ts';
import { findAuftrag } from '../store.ts';
import { ohneEmpfehlungListe } from './ohne.ts';

/** Throws NichtGefunden if the tenant has no order of the number, with or without a referral. */
const findStored = async (context: Context, nr: string): Promise<unknown> =>
  (await findAuftrag(context, nr)) ?? itemOf(context, await ohneEmpfehlungListe(context), nr);

/** Each list with the report under which its notes are stored, and a check that the tenant has a row. */
const LISTEN = {
  auftraege: { bericht: 'auftraege', find: findStored },
  empfehlungen: { bericht: 'empfehlungen', find: (context: Context, nr: string) => itemOf(context, empfehlungenListe(context), nr) },
  empfaenger: { bericht: 'leads', find: (context: Context, nr: string) => itemOf(context, empfaengerListe(context), nr) },
} as const satisfies Record<NotizListe, { readonly bericht: NotizBezug['bericht']; find(context: Context, nr: string): Promise<unknown> }>;

type Params = CallRequest<typeof saveBetriebNotiz>['input']['params'];
type Body = CallRequest<typeof saveBetriebNotiz>['input']['body'];

/** The note of the tenant's people at a row. Throws NichtGefunden. */
export async function notizForBetrieb(context: Context, { liste, nr }: Params) {
  const { bericht, find } = LISTEN[liste];
  await find(context, nr);
  return { Notiz: await mandantNotizOf(context, bericht, nr) };
}

/** Stores a note at a row. Throws NichtAuthorisiert if the right ended, NichtGefunden, and Konflikt as `storeNotiz`. */
export async function saveNotizForBetrieb(context: Context, login: Login | null, { liste, nr }: Params, body: Body) {
  await checkStillMay(context, login, 'Listen');
  const { bericht, find } = LISTEN[liste];
  await find(context, nr);
  await storeMandantNotiz(context, bericht, nr, body);
  return { Notiz: await mandantNotizOf(context, bericht, nr) };
}
