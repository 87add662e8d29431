import type { RegistrierungStatus } from '../../../../contract/rules/registrierung.ts';
import type { MandantTables } from '../../../db/tables.ts';
import { type Changing, recordWechsel } from '../../../ereignis/wechsel.ts';
import { refuse } from '../../../errors.ts';
import { REGISTRIERUNG_TRANSITIONS } from '../../zugang/index.ts';
import { NO_MAILS } from '../mails-wahl/no-mails.ts';
import { setStatusOfAgentur, setStatusOfBenutzer } from '../store.ts';

interface Agentur {
  readonly agenturnummer: string;
  readonly status: RegistrierungStatus;
}

/**
 * Moves an agency whose row is locked to another status. `grund` is only for its users, so neither the event nor the audit log contains it.
 * Throws Konflikt for a transition that is not in `REGISTRIERUNG_TRANSITIONS`.
 */
export async function moveAgentur(
  context: Changing,
  { agenturnummer, status: vorher }: Agentur,
  nachher: RegistrierungStatus,
  grund: string | null = null,
): Promise<void> {
  if (!REGISTRIERUNG_TRANSITIONS[vorher].includes(nachher)) refuse('Konflikt');
  await setStatusOfAgentur(context, agenturnummer, { status: nachher, grund, beendet_am: nachher === 'Inaktiv' ? context.now : null });
  await recordWechsel(context, { was: 'Agentur', bezug: agenturnummer, vorher, nachher });
}

type BenutzerStatus = MandantTables['agentur_benutzer']['status'];

/** The same for a user of an agency. No effect if the status is unchanged; a deactivated user gets no more mails. */
export async function moveBenutzer(
  context: Changing,
  { agentur_benutzer_id: id, status: vorher }: { readonly agentur_benutzer_id: string; readonly status: BenutzerStatus },
  nachher: BenutzerStatus,
  since: Date = context.now,
): Promise<void> {
  if (vorher === nachher) return;
  await setStatusOfBenutzer(context, id, {
    status: nachher,
    beendet_am: nachher === 'Deaktiviert' ? since : null,
    ...(nachher === 'Deaktiviert' && NO_MAILS),
  });
  await recordWechsel(context, { was: 'Mitarbeiter', bezug: id, vorher, nachher });
}
