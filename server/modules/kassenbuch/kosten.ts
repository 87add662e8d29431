import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { KONTEN } from './konten.ts';
import { findKreditCent, insertBuchung, listOpenKosten, lockKonto, readOffenCent } from './store.ts';

/** An order of an agency that earns a reward: amount in cents, both sides together and without a bonus. */
interface Kostenfall {
  readonly agenturnummer: string;
  readonly praemieCent: number;
}

/** Cost of an order for its agency before VAT, in cents: the reward that it promised and the tenant's fee. */
export const kostenCentOf = ({ konfiguration }: Pick<Context, 'konfiguration'>, { praemieCent }: Pick<Kostenfall, 'praemieCent'>): number =>
  praemieCent + konfiguration.AgenturGebuehrCent;

/**
 * Whether the open amount of an agency leaves room for an order: the agency's own limit applies, or else the tenant's; null is no limit.
 * Locks the agency's account, so that no two releases use the same room; recipient and order are locked before.
 */
export async function hasKredit(context: Context, fall: Kostenfall): Promise<boolean> {
  const kreditCent = (await findKreditCent(context, fall.agenturnummer)) ?? context.konfiguration.KreditCent;
  if (kreditCent === null) return true;
  await lockKonto(context, fall.agenturnummer);
  return (await readOffenCent(context, fall.agenturnummer)) + kostenCentOf(context, fall) <= kreditCent;
}

/** Refuses with KreditErschoepft if the open amount leaves no room for the order. */
export async function checkKredit(context: Context, fall: Kostenfall): Promise<void> {
  if (!(await hasKredit(context, fall))) refuse('KreditErschoepft');
}

/** A grant of an agency's order with the part that the agency pays, in cents and without a bonus. */
interface Anteil {
  readonly praemierungsnummer: string;
  readonly agenturnummer: string;
  readonly praemieCent: number;
}

/** Books the reward of a grant to the account of the agency that promised it; the tenant bears a bonus. */
export async function bookPraemie(context: Context, { praemierungsnummer, agenturnummer, praemieCent }: Anteil): Promise<void> {
  if (praemieCent === 0) return;
  const { agenturen, aufwand } = KONTEN;
  const entry = { vorgang: 'Praemie', soll: agenturen, haben: aufwand, betragCent: praemieCent } as const;
  await insertBuchung(context, { praemierungsnummer, agenturnummer, ...entry });
}

/** Books the fee of an order to its agency's account. */
export async function bookGebuehr(
  context: Context,
  { agenturnummer, auftragsnummer }: { readonly agenturnummer: string; readonly auftragsnummer: string },
): Promise<void> {
  const betragCent = context.konfiguration.AgenturGebuehrCent;
  if (betragCent === 0) return;
  const entry = { vorgang: 'Gebuehr', soll: KONTEN.agenturen, haben: KONTEN.gebuehren, betragCent } as const;
  await insertBuchung(context, { auftragsnummer, agenturnummer, ...entry });
}

/**
 * Takes back what a grant costs its agency: it was cancelled or expired, or its order was cancelled after it was paid; then the claim is
 * the tenant's. With the last grant of an order the fee is taken back too, unless the tenant keeps it. Does nothing for other grants or a
 * second time; recipient and order are locked.
 */
export async function reverseKosten(
  context: Context,
  { praemierungsnummer, auftragsnummer }: { readonly praemierungsnummer: string; readonly auftragsnummer: string },
): Promise<void> {
  const offen = await listOpenKosten(context, auftragsnummer);
  const own = offen.find((row) => row.praemierungsnummer === praemierungsnummer);
  if (!own) return;
  const { agenturen, aufwand, gebuehren } = KONTEN;
  const { agenturnummer, betrag_cent: betragCent } = own;
  const back = { vorgang: 'PraemieZurueck', soll: aufwand, haben: agenturen } as const;
  await insertBuchung(context, { praemierungsnummer, agenturnummer, ...back, betragCent });
  const gebuehr = offen.find((row) => row.praemierungsnummer === null);
  const isLast = offen.every((row) => row === own || row === gebuehr);
  if (!gebuehr || !isLast || context.konfiguration.GebuehrBeiStorno === 'Bleibt') return;
  const feeBack = { vorgang: 'GebuehrZurueck', soll: gebuehren, haben: agenturen } as const;
  await insertBuchung(context, { auftragsnummer, agenturnummer, ...feeBack, betragCent: gebuehr.betrag_cent });
}
