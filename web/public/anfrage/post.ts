import { decideAnfrage } from '../../../contract/calls/empfehlung/anfrage.ts';
import { readDay } from '../../../contract/values/typed-day.ts';
import type { Fields, Posted, Visit } from '../../shell/visit.ts';

/** Sends the tenant's answer by the button pressed; the page then shows the new status. Only a confirmation sends a day. */
export async function postAnfrage(visit: Visit, { Status, FristBeginn }: Fields): Promise<Posted> {
  const { token = '' } = visit.query;
  const day = Status === 'Bestaetigt' && FristBeginn ? { FristBeginn: readDay(FristBeginn) ?? FristBeginn } : {};
  const done = await visit.call(decideAnfrage, { body: { Token: token, Status, ...day } });
  return done.ok ? { redirect: { page: 'Anfrage', params: { token, gespeichert: '1' } } } : { problem: done.problem };
}
