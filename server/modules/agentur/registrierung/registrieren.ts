import { BESTAETIGUNG_TAGE } from '../../../../contract/calls/agentur/registrierung.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { confirmAccount, endZugangslinks, inviteToRegister, type RegistrierungPortal } from '../../account/index.ts';
import { createAgentur, createBenutzer, ensureAgenturAccount } from '../create.ts';
import { findPerson } from '../reads.ts';
import { agenturBekannt, agenturBestaetigen, agenturEingeladen } from './mails.ts';
import * as store from './store.ts';
import { moveAgentur } from './wechsel.ts';

/** The firm and the person who registers it. */
export interface Registrierung {
  readonly firma: string;
  readonly vorname: string;
  readonly nachname: string;
  readonly email: string;
}

/** The registration of an agency by its owner. A link refers to that user of the agency. */
export const AGENTUR_REGISTRIERUNG: RegistrierungPortal<Registrierung> = {
  zweck: 'AgenturRegistrierung',
  tage: BESTAETIGUNG_TAGE,
  bestaetigen: agenturBestaetigen,
  bekannt: agenturBekannt,
  ensureAccount: (context, email) => ensureAgenturAccount(context, email, null),

  async begin(context, accountId, { firma, vorname, nachname, email }) {
    const known = await store.listBenutzer(context, accountId);
    const open = known.find((one) => one.status === 'Eingeladen' && (one.agentur === 'Angelegt' || one.agentur === 'AdresseBestaetigt'));
    if (open) {
      const { agentur_benutzer_id: id, agenturnummer } = open;
      if (open.agentur === 'Angelegt') await store.rename(context, { id, agenturnummer }, { firma, vorname, nachname });
      await endZugangslinks(context, 'AgenturRegistrierung', id);
      return id;
    }
    if (known.length > 0) return null;
    const agenturnummer = await store.nextAgenturnummer(context);
    await createAgentur(context, { agenturnummer, name: firma, status: 'Angelegt', email });
    const person = { agenturnummer, vorname, nachname, email, passwortHash: null, mitarbeiternummer: 'M-1' };
    return (await createBenutzer(context, { ...person, rollen: ['Inhaber'], status: 'Eingeladen' })).id;
  },

  async confirm(context, id) {
    const person = (await findPerson(context, id)) ?? refuse('NichtGefunden');
    await confirmAdresse(context, person);
    return person.email;
  },
};

/** Begins the registration of an agency that the tenant invites. Returns its number, or null if the address belongs to one already. Throws KontoGesperrt. */
export async function inviteAgentur(context: Context, registrierung: Registrierung): Promise<string | null> {
  const begun = await inviteToRegister(context, AGENTUR_REGISTRIERUNG, registrierung, agenturEingeladen);
  return begun && ((await findPerson(context, begun))?.agenturnummer ?? null);
}

/** Marks the address of a person who registered as confirmed. */
export async function confirmAdresse(
  context: Context,
  { account_id, agenturnummer }: { readonly account_id: string; readonly agenturnummer: string },
): Promise<void> {
  await confirmAccount(context, account_id);
  const agentur = (await store.lockAgentur(context, agenturnummer)) ?? refuse('NichtGefunden');
  if (agentur.status === 'Angelegt') await moveAgentur(context, agentur, 'AdresseBestaetigt');
}
