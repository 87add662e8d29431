import type { Context } from '../../context.ts';
import { KONTEN, type Konto } from './konten.ts';
import { insertBuchung, insertBuchungen } from './store.ts';

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

/** A reward is handed over to payroll, which pays it with the wages. */
export const bookLohnuebergabe = entry('Lohnuebergabe', KONTEN.verbindlichkeit, KONTEN.lohn);

/** The order of a handed-over reward is cancelled: the next hand-over takes it back. */
export const bookLohnrueckgabe = entry('Lohnrueckgabe', KONTEN.lohn, KONTEN.aufwand);

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

/**
 * Books what a document is settled by, which also settles the account of its agency: receipts that reach its gross amount, or below zero what the tenant paid
 * to the agency by a run (`belegnummer` is then the number of the payment).
 */
export async function bookZahlung(context: Context, { cent, ...beleg }: Betrag & Tag): Promise<void> {
  const { agenturen, eingaenge, zahlungsverkehr } = KONTEN;
  if (cent > 0) await insertBuchung(context, { ...beleg, vorgang: 'Zahlung', soll: eingaenge, haben: agenturen, betragCent: cent });
  if (cent < 0)
    await insertBuchung(context, { ...beleg, vorgang: 'Erstattung', soll: agenturen, haben: zahlungsverkehr, betragCent: -cent });
}

/** Whose receipt, and the document or claim that it is for: an agency's, a profi seller's, or the owner's of a grant. */
type Zahlender = { readonly belegnummer: string } & (
  | { readonly agenturnummer: string }
  | { readonly sellernummer: string }
  | { readonly praemierungsnummer: string }
);

/** A receipt for a document or claim, in cents above zero. */
export async function bookEingang(context: Context, { cent, ...beleg }: Zahlender & Tag & { readonly cent: number }): Promise<void> {
  await insertBuchung(context, { ...beleg, vorgang: 'Eingang', soll: KONTEN.bank, haben: KONTEN.eingaenge, betragCent: cent });
}

/** A claim by its number: against a profi seller, or against the owner of a grant. */
type OfForderung = Exclude<Zahlender, { readonly agenturnummer: string }> & { readonly cent: number };

/** The account on which a claim is open. A seller's claims and commissions are one account. */
const kontoOf = (beleg: object): Konto => ('sellernummer' in beleg ? KONTEN.seller : KONTEN.forderung);

/** A receipt settles a claim, or a part of it. */
export async function bookForderungszahlung(context: Context, { cent, ...beleg }: OfForderung & Tag): Promise<void> {
  const entry = { vorgang: 'Forderungszahlung', soll: KONTEN.eingaenge, haben: kontoOf(beleg), betragCent: cent } as const;
  await insertBuchung(context, { ...beleg, ...entry });
}

/** The open rest of a claim is waived. */
export async function bookAusbuchung(context: Context, { cent, ...beleg }: OfForderung): Promise<void> {
  const entry = { vorgang: 'Ausbuchung', soll: KONTEN.ausbuchung, haben: kontoOf(beleg), betragCent: cent } as const;
  await insertBuchung(context, { ...beleg, ...entry });
}

/** The day of the document that an entry is about, `YYYY-MM-DD`; without one the day of booking. */
interface Tag {
  readonly belegtag?: string;
}

/** A payment by its number. */
interface OfZahlung extends Required<Tag> {
  readonly zahlungsnummer: string;
}

/** Payments of grants were executed on one day. */
export async function bookAuszahlungen(
  context: Context,
  paid: readonly (Grant & Pick<OfZahlung, 'zahlungsnummer'>)[],
  belegtag: string,
): Promise<void> {
  const { verbindlichkeit: soll, zahlungsverkehr: haben } = KONTEN;
  const entry = { vorgang: 'Auszahlung', soll, haben, belegtag } as const;
  await insertBuchungen(
    context,
    paid.map(({ praemierungsnummer, wert_cent: betragCent, zahlungsnummer: belegnummer }) => ({
      ...entry,
      praemierungsnummer,
      belegnummer,
      betragCent,
    })),
  );
}

/** The payment of a grant came back: its amount is owed again. */
export async function bookRueckgabe(context: Context, grant: Grant, { zahlungsnummer: belegnummer, belegtag }: OfZahlung): Promise<void> {
  const { zahlungsverkehr: soll, verbindlichkeit: haben } = KONTEN;
  const entry = { vorgang: 'Rueckgabe', soll, haben, betragCent: grant.wert_cent } as const;
  await insertBuchung(context, { praemierungsnummer: grant.praemierungsnummer, belegnummer, belegtag, ...entry });
}

/** The payment of a correction came back: its amount is owed to the agency again. */
export async function bookRueckgabeOfAgentur(context: Context, { cent, ...beleg }: Betrag & Tag): Promise<void> {
  const { zahlungsverkehr: soll, agenturen: haben } = KONTEN;
  await insertBuchung(context, { ...beleg, vorgang: 'Rueckgabe', soll, haben, betragCent: cent });
}

/** What a person paid although the money of the grant came back too is transferred back, by the number of the claim. */
export async function bookGuthabenzahlung(
  context: Context,
  beleg: Tag & { readonly praemierungsnummer: string; readonly belegnummer: string; readonly cent: number },
): Promise<void> {
  const { cent, ...of } = beleg;
  const { verbindlichkeit: soll, zahlungsverkehr: haben } = KONTEN;
  await insertBuchung(context, { ...of, vorgang: 'Guthabenzahlung', soll, haben, betragCent: cent });
}

/** A returned grant of a cancelled order settles the claim against its owner. */
export const bookVerrechnung = entry('Verrechnung', KONTEN.verbindlichkeit, KONTEN.forderung);

/** A commission (sellers.md, data): cost against debt; one below zero takes it back. */
export async function bookProvision(
  context: Context,
  {
    provision_id,
    auftragsnummer,
    sellernummer,
    betrag_cent,
  }: { readonly provision_id: string; readonly auftragsnummer: string; readonly sellernummer: string; readonly betrag_cent: number },
): Promise<void> {
  const { provisionen, seller } = KONTEN;
  const entry =
    betrag_cent > 0
      ? ({ vorgang: 'Provision', soll: provisionen, haben: seller } as const)
      : ({ vorgang: 'ProvisionZurueck', soll: seller, haben: provisionen } as const);
  await insertBuchung(context, { provision_id, auftragsnummer, sellernummer, ...entry, betragCent: Math.abs(betrag_cent) });
}

/** The VAT of a profi seller's document, in cents: owed to the seller in addition to the commission; below zero taken back. */
export async function bookVorsteuer(
  context: Context,
  { sellernummer, belegnummer, cent }: { readonly sellernummer: string; readonly belegnummer: string; readonly cent: number },
): Promise<void> {
  const { vorsteuer, seller } = KONTEN;
  const beleg = { sellernummer, belegnummer };
  if (cent > 0) await insertBuchung(context, { ...beleg, vorgang: 'Vorsteuer', soll: vorsteuer, haben: seller, betragCent: cent });
  if (cent < 0) await insertBuchung(context, { ...beleg, vorgang: 'VorsteuerZurueck', soll: seller, haben: vorsteuer, betragCent: -cent });
}

/** A payment of commissions, in cents above zero, by the number of the payment. */
interface Provisionszahlung extends Required<Tag> {
  readonly sellernummer: string;
  readonly belegnummer: string;
  readonly cent: number;
}

const sellerPayment =
  (vorgang: 'Provisionszahlung' | 'Provisionsrueckgabe', soll: Konto, haben: Konto) =>
  (context: Context, { cent, ...beleg }: Provisionszahlung): Promise<void> =>
    insertBuchung(context, { ...beleg, vorgang, soll, haben, betragCent: cent });

/** Commissions were paid to a profi seller. */
export const bookProvisionszahlung = sellerPayment('Provisionszahlung', KONTEN.seller, KONTEN.zahlungsverkehr);
/** A payment of commissions came back: its amount is owed to the seller again. */
export const bookProvisionsrueckgabe = sellerPayment('Provisionsrueckgabe', KONTEN.zahlungsverkehr, KONTEN.seller);

/** Money at the tenant's bank, in cents above zero, of a run (`Bankausgang`) or of a returned payment (`Bankeingang`, and `Bankgebuehr` for what is missing). */
interface AtBank extends Required<Tag> {
  readonly belegnummer: string;
  readonly cent: number;
}

const bankEntry =
  (vorgang: 'Bankausgang' | 'Bankeingang' | 'Bankgebuehr', soll: Konto, haben: Konto) =>
  (context: Context, { cent, ...beleg }: AtBank): Promise<void> =>
    insertBuchung(context, { ...beleg, vorgang, soll, haben, betragCent: cent });

export const bookBankausgang = bankEntry('Bankausgang', KONTEN.zahlungsverkehr, KONTEN.bank);
export const bookBankeingang = bankEntry('Bankeingang', KONTEN.bank, KONTEN.zahlungsverkehr);
export const bookBankgebuehr = bankEntry('Bankgebuehr', KONTEN.aufwand, KONTEN.zahlungsverkehr);
