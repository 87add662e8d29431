import type { AuftragStatus } from '../../../contract/calls/auftrag.ts';
import type { Context } from '../../context.ts';
import { enqueueMail } from '../../mail/store.ts';
import type { AuftragRow } from './store.ts';
import { auftragEingegangen, praemieInSicht, praemieInSichtEmpfaenger } from './tell-mails.ts';

/** Tells people that an order has come in, or that it is confirmed; of one that earns nothing, or waits at a provisional entry, nobody. */
export async function tellOfAuftrag(
  context: Context,
  { auftragsnummer, grund }: Pick<AuftragRow, 'auftragsnummer' | 'grund'>,
  to: AuftragStatus,
  isProvisional: boolean,
): Promise<void> {
  if (grund !== null || isProvisional) return;
  if (to === 'Eingegangen') return enqueueMail(context, auftragEingegangen, auftragsnummer);
  if (to !== 'Bestaetigt') return;
  await enqueueMail(context, praemieInSicht, auftragsnummer);
  await enqueueMail(context, praemieInSichtEmpfaenger, auftragsnummer);
}
