import { acceptEinladung, declineEinladung } from '../../../contract/calls/agentur/einladung.ts';
import { nested, once } from '../../shell/form.ts';
import type { Fields, Posted, Visit } from '../../shell/visit.ts';

/** Accepts or declines the invitation; redirects to an address without the token. */
export async function postInvitation(visit: Visit, fields: Fields): Promise<Posted> {
  const { token: Token = '', ablehnen } = visit.query;
  if (ablehnen === '1') {
    const declined = await visit.call(declineEinladung, { body: { Token }, ...once(fields) });
    return declined.ok ? done('abgelehnt') : { problem: declined.problem };
  }
  const body = { ...nested(fields, ['Vorname', 'Nachname', 'Email']), Token };
  const accepted = await visit.call(acceptEinladung, { body, ...once(fields, body) });
  if (!accepted.ok) return { problem: accepted.problem };
  return done(accepted.status === 202 ? 'gesendet' : 'angenommen');
}

const done = (getan: string): Posted => ({ redirect: { page: 'Invitation', params: { getan } } });
