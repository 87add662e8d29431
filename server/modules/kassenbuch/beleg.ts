import type { Context } from '../../context.ts';
import { KONTEN } from './konten.ts';
import { insertBuchung } from './store.ts';

/** A document of an agency, and an amount of it in cents: below zero in favour of the agency. */
interface Betrag {
  readonly agenturnummer: string;
  readonly belegnummer: string;
  readonly cent: number;
}

/** The VAT of a document: an agency owes it beside what its orders cost. */
export async function bookUmsatzsteuer(context: Context, { cent, ...beleg }: Betrag): Promise<void> {
  const { agenturen, umsatzsteuer } = KONTEN;
  if (cent > 0) await insertBuchung(context, { ...beleg, vorgang: 'Umsatzsteuer', soll: agenturen, haben: umsatzsteuer, betragCent: cent });
  if (cent < 0)
    await insertBuchung(context, { ...beleg, vorgang: 'UmsatzsteuerZurueck', soll: umsatzsteuer, haben: agenturen, betragCent: -cent });
}

/** A document is paid, to the tenant or, below zero, to the agency: the agency's account is settled by it. */
export async function bookZahlung(context: Context, { cent, ...beleg }: Betrag): Promise<void> {
  const { agenturen, bank } = KONTEN;
  if (cent > 0) await insertBuchung(context, { ...beleg, vorgang: 'Zahlung', soll: bank, haben: agenturen, betragCent: cent });
  if (cent < 0) await insertBuchung(context, { ...beleg, vorgang: 'Erstattung', soll: agenturen, haben: bank, betragCent: -cent });
}
