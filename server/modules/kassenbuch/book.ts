import type { Context } from '../../context.ts';
import { KONTEN, type Konto } from './konten.ts';
import { insertBuchung } from './store.ts';

interface Grant {
  readonly praemierungsnummer: string;
  readonly wert_cent: number;
}

const entry =
  (vorgang: Parameters<typeof insertBuchung>[1]['vorgang'], soll: Konto, haben: Konto) =>
  (context: Context, grant: Grant): Promise<void> =>
    insertBuchung(context, { praemierungsnummer: grant.praemierungsnummer, vorgang, soll, haben, betragCent: grant.wert_cent });

/** A grant is made: cost against debt. */
export const bookGewaehrung = entry('Gewaehrung', KONTEN.aufwand, KONTEN.verbindlichkeit);

/** A voucher is handed out: debt settled from the pool. */
export const bookGutschein = entry('Gutschein', KONTEN.verbindlichkeit, KONTEN.gutscheine);

/** A grant is cancelled before it was paid: as if never made. */
export const bookStorno = entry('Storno', KONTEN.verbindlichkeit, KONTEN.aufwand);

/** A grant was not picked in time. */
export const bookVerfall = entry('Verfall', KONTEN.verbindlichkeit, KONTEN.aufwand);

/** The order of a paid grant is cancelled: the amount is claimed back. */
export const bookRueckforderung = entry('Rueckforderung', KONTEN.forderung, KONTEN.aufwand);

/** An amount of an agency's document, in cents; below zero in favour of the agency. */
interface Betrag {
  readonly agenturnummer: string;
  readonly belegnummer: string;
  readonly cent: number;
}

/** The VAT of a document, which the agency owes in addition to the cost of its orders. */
export async function bookUmsatzsteuer(context: Context, { cent, ...beleg }: Betrag): Promise<void> {
  const { agenturen, umsatzsteuer } = KONTEN;
  if (cent > 0) await insertBuchung(context, { ...beleg, vorgang: 'Umsatzsteuer', soll: agenturen, haben: umsatzsteuer, betragCent: cent });
  if (cent < 0)
    await insertBuchung(context, { ...beleg, vorgang: 'UmsatzsteuerZurueck', soll: umsatzsteuer, haben: agenturen, betragCent: -cent });
}

/** Books the payment of a document, to the tenant or, below zero, to the agency; this settles the agency's account. */
export async function bookZahlung(context: Context, { cent, ...beleg }: Betrag): Promise<void> {
  const { agenturen, bank } = KONTEN;
  if (cent > 0) await insertBuchung(context, { ...beleg, vorgang: 'Zahlung', soll: bank, haben: agenturen, betragCent: cent });
  if (cent < 0) await insertBuchung(context, { ...beleg, vorgang: 'Erstattung', soll: agenturen, haben: bank, betragCent: -cent });
}
