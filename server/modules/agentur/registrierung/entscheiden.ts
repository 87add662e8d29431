import type { Context } from '../../../context.ts';
import { Refusal, refuse } from '../../../errors.ts';
import { enqueueMail } from '../../../mail/store.ts';
import type { MailTemplate } from '../../../mail/template.ts';
import { missingAngaben } from '../angaben.ts';
import { clearAngebote } from '../plan/store.ts';
import { agenturAbgelehnt, agenturDeaktiviert, agenturFreigegeben } from './mails.ts';
import { listInhaber, lockAgentur } from './store.ts';
import { moveAgentur } from './wechsel.ts';

/**
 * Approves an agency that waits, or activates an inactive one again, and mails its owners. Throws NichtGefunden, Validierung with the missing
 * fields, Konflikt for an agency that is already active, for example by a concurrent call, or does not wait for approval yet.
 */
export async function approveAgentur(context: Context, agenturnummer: string): Promise<void> {
  const row = (await lockAgentur(context, agenturnummer)) ?? refuse('NichtGefunden');
  const fehlt = row.status === 'Inaktiv' ? missingAngaben(row) : [];
  if (fehlt.length > 0) throw new Refusal('Validierung', { fields: fehlt.map((field) => ({ field, code: 'pflichtfeld' as const })) });
  await moveAgentur(context, row, 'Aktiv');
  await clearAngebote(context, agenturnummer);
  await mailInhaber(context, agenturnummer, agenturFreigegeben);
}

/**
 * Refuses an agency that waits for approval and mails its owners the reason, which the portal shows too. It is inactive then, like a deactivated one. Throws
 * NichtGefunden, Konflikt in another state.
 */
export async function refuseAgentur(context: Context, agenturnummer: string, grund: string): Promise<void> {
  const row = (await lockAgentur(context, agenturnummer)) ?? refuse('NichtGefunden');
  if (row.status !== 'WartetAufFreigabe') refuse('Konflikt');
  await moveAgentur(context, row, 'Inaktiv', grund);
  await mailInhaber(context, agenturnummer, agenturAbgelehnt);
}

/** Deactivates an agency in any state and mails its owners the reason, which the portal shows too. Throws NichtGefunden, Konflikt if inactive. */
export async function deactivateAgentur(context: Context, agenturnummer: string, grund: string): Promise<void> {
  const row = (await lockAgentur(context, agenturnummer)) ?? refuse('NichtGefunden');
  await moveAgentur(context, row, 'Inaktiv', grund);
  await clearAngebote(context, agenturnummer);
  await mailInhaber(context, agenturnummer, agenturDeaktiviert);
}

async function mailInhaber(context: Context, agenturnummer: string, template: MailTemplate): Promise<void> {
  for (const id of await listInhaber(context, agenturnummer)) await enqueueMail(context, template, id);
}
