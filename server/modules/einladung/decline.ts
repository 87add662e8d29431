import { writeProtokoll } from '../../audit/store.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import { recordHandlung } from '../../mail/postfach.ts';
import { endZugangslinks } from '../account/index.ts';
import { endEinladung } from './einladung.ts';
import { findLink, refuseEnded } from './link.ts';
import { stopEinladungen } from './verweigert.ts';

/**
 * Declines an invitation ("Ich möchte das nicht") and ends it if it is open. By a mailed link, the address also gets no more invitations,
 * even if this one has ended otherwise. A link mailed to an address that another person may have typed ends only itself. A repeat changes
 * nothing. Throws the error for the state of the link, Konflikt for a standing link.
 */
export async function declineByLink(context: Context, token: string): Promise<void> {
  const link = await findLink(context, token);
  const { stand, bezug, mail } = link;
  if (stand === 'Abgelehnt') return;
  if (link.weg === 'Dauercode') throw new Refusal('Konflikt', { text: 'einladung.dauercode' });
  const isOpen = stand === 'Offen' || stand === 'Ruht';
  if (!isOpen && (mail === null || stand === 'Angenommen')) refuseEnded(stand);
  if (isOpen && link.weg !== 'Bestaetigung' && bezug.einladungsnummer !== undefined)
    await endEinladung(context, bezug.einladungsnummer, 'Abgelehnt');
  if (!mail) return;
  if (mail.empfehlerId !== null) await endZugangslinks(context, 'Annahme', mail.empfehlerId);
  await stopEinladungen(context, mail.email);
  await writeProtokoll(
    context,
    'einladung.verweigert',
    bezug.einladungsnummer ?? mail.empfehlerId ?? '',
    {},
    { agenturnummer: link.agenturnummer },
  );
  await recordHandlung(context, mail.email);
}
