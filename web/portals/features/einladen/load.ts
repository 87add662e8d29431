import type { Answer } from '../../../../contract/call.ts';
import { createEinladung, readEinladungsdaten } from '../../../../contract/calls/agentur/einladung.ts';
import { readEinladung } from '../../../../contract/calls/agentur/einzeln.ts';
import { readEigeneEinladung } from '../../../../contract/calls/mitarbeiter.ts';
import type { Portal } from '../../shell/portal.tsx';
import type { InviterPortalData } from './inviter.ts';

export type CreateEinladungAnswer = Extract<Answer<typeof createEinladung>, { status: 201 }>['body'];

export const EINLADUNGSDATEN = ['einladungsdaten'] as const;

/** Query of the data that the invitation form needs. */
export const datenQuery = ({ call }: Portal<InviterPortalData>) => ({
  queryKey: EINLADUNGSDATEN,
  queryFn: async ({ signal }: { signal: AbortSignal }) => (await call(readEinladungsdaten, {}, { signal })).body,
});

export const CAPTCHA_REQUIRED = ['einladung', 'captcha'] as const;

/** Query of whether the next invitation needs a captcha; only with a captcha service, because the own captcha is solved after a refusal. */
export const captchaQuery = ({ call, data }: Portal<InviterPortalData>) => ({
  queryKey: CAPTCHA_REQUIRED,
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { body } = await call(createEinladung, {}, { signal });
    return 'CaptchaRequired' in body && body.CaptchaRequired;
  },
  enabled: data.captcha !== null,
  // Each invitation counts.
  staleTime: 0,
  gcTime: 0,
});

/** Interval in ms at which the screen polls an open invitation for its acceptance. */
const POLL_MS = 3000;

/** Reads one invitation of the agency or, in the portal of employees, of the employee. */
export async function loadEinladung({ call, data }: Pick<Portal<InviterPortalData>, 'call' | 'data'>, nr: string, signal: AbortSignal) {
  const { agenturnummer: agentur } = data.own.inviter;
  if (agentur === null) return (await call(readEigeneEinladung, { params: { nr } }, { signal })).body;
  return (await call(readEinladung, { params: { agentur, nr } }, { signal })).body;
}

/** Query of one invitation, under the same key as its sheet; polls while the invitation is open. */
export const einladungQuery = ({ call, data }: Portal<InviterPortalData>, nr: string) => ({
  queryKey: ['einladungen', 'zeile', nr],
  queryFn: ({ signal }: { signal: AbortSignal }) => loadEinladung({ call, data }, nr, signal),
  refetchInterval: ({ state }: { state: { data: { readonly Status: string } | undefined } }) =>
    state.data && state.data.Status !== 'Offen' ? false : POLL_MS,
});
