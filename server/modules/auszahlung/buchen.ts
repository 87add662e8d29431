import type { Context } from '../../context.ts';
import { inPart } from '../../db/part.ts';
import { refuse } from '../../errors.ts';
import { lockProvisionsbeleg, payProvision } from '../abrechnung/index.ts';
import { bookBankausgang } from '../kassenbuch/index.ts';
import { endStorniert, lockPraemierungen, lockWithEmpfaenger, type PraemierungRow, payPraemierungen } from '../praemierung/index.ts';
import { lockErstattung, payErstattung } from '../rechnung/index.ts';
import {
  countByStatus,
  findZahlung,
  hasFreigegebene,
  type LaufRow,
  lockLauf,
  lockZahlung,
  lockZahlungen,
  moveManyZahlungen,
  moveZahlung,
  updateZahlung,
  type ZahlungRow,
} from '../zahlung/index.ts';
import { AT_ONCE, lockDueAfter } from './buchen.sql.ts';
import { lockLaufOrRefuse, moveLauf } from './lauf.ts';

/** What a payment pays: a grant, a document in favour of an agency, or a document or statement of a profi seller. */
type Bezahltes =
  | { readonly art: 'Praemie'; readonly grant: PraemierungRow }
  | { readonly art: 'Erstattung'; readonly beleg: Awaited<ReturnType<typeof lockErstattung>> }
  | { readonly art: 'Provision'; readonly beleg: Awaited<ReturnType<typeof lockProvisionsbeleg>> };

async function lockBezahltes(context: Context, { art, bezug }: Pick<ZahlungRow, 'art' | 'bezug'>): Promise<Bezahltes> {
  if (art === 'Praemie') return { art, grant: (await lockWithEmpfaenger(context, bezug)) ?? refuse('NichtGefunden') };
  if (art === 'Erstattung') return { art, beleg: await lockErstattung(context, bezug) };
  return { art, beleg: await lockProvisionsbeleg(context, bezug) };
}

/** A payment with what it pays and its run, locked in the order of the rules: recipient and grant, account and document of an agency, or seller, then run and payment. */
export async function lockPayment(context: Context, zahlungsnummer: string) {
  const found = (await findZahlung(context, zahlungsnummer)) ?? refuse('NichtGefunden');
  const bezahltes = await lockBezahltes(context, found);
  const lauf = (await lockLauf(context, found.laufnummer)) ?? refuse('NichtGefunden');
  const zahlung = (await lockZahlung(context, zahlungsnummer)) ?? refuse('NichtGefunden');
  return { bezahltes, lauf, zahlung };
}

const isDue = ({ now }: Context, { faellig_am }: ZahlungRow): boolean => faellig_am !== null && faellig_am <= now;

/** Whether a payment is of those that are booked together: it is due, and pays a reward of a living order. */
const isPlain = (context: Context, zahlung: ZahlungRow): boolean =>
  isDue(context, zahlung) && zahlung.art === 'Praemie' && zahlung.status === 'Freigegeben' && !zahlung.storno_vorgemerkt;

/**
 * Books an executed payment, a reward together with others of its run; or ends the grant of an ended payment whose order was cancelled meanwhile. It is one
 * transaction, so that a kill repeats or finishes it. If the payments cannot be booked together, this one is booked alone, and the others by work of their own.
 */
export async function workOff(context: Context, zahlungsnummer: string): Promise<void> {
  const found = (await findZahlung(context, zahlungsnummer)) ?? refuse('NichtGefunden');
  if (isPlain(context, found) && (await inPart(context, () => payTogether(context, found)).catch(() => false))) return;
  await bookDue(context, zahlungsnummer);
}

/**
 * Pays rewards of a run from a payment on, which waits for its own lock alone; afterwards locks are taken in the order of the rules. Returns false if there is
 * no other one to be paid.
 */
async function payTogether(context: Context, first: ZahlungRow): Promise<boolean> {
  await lockWithEmpfaenger(context, first.bezug);
  const others = await lockDueAfter(context, first, AT_ONCE - 1);
  const { laufnummer, ausgefuehrt_tag: belegtag } = await lockLaufOrRefuse(context, first.laufnummer);
  if (belegtag === null) return false;
  const zahlungen = (await lockZahlungen(context, [first.zahlungsnummer, ...others])).filter((one) => isPlain(context, one));
  if (zahlungen.length < 2) return false;
  const grants = await lockPraemierungen(
    context,
    zahlungen.map(({ bezug }) => bezug),
  );
  await payPraemien(context, zahlungen, grants, belegtag);
  await finishLauf(context, laufnummer);
  return true;
}

/** Books one due payment, or ends the grant of an ended one whose order was cancelled meanwhile; one that is not due stays as it is. */
export async function bookDue(context: Context, zahlungsnummer: string): Promise<void> {
  const { bezahltes, lauf, zahlung } = await lockPayment(context, zahlungsnummer);
  if (!isDue(context, zahlung)) return;
  if (zahlung.status === 'Freigegeben' && lauf.ausgefuehrt_tag !== null) {
    await execute(context, bezahltes, zahlung, lauf.ausgefuehrt_tag);
    await finishLauf(context, lauf.laufnummer);
  } else {
    await updateZahlung(context, zahlungsnummer, { faellig_am: null });
    if (bezahltes.art === 'Praemie' && zahlung.storno_vorgemerkt && !zahlung.gilt && bezahltes.grant.status === 'Bereitgestellt')
      await endStorniert(context, bezahltes.grant);
  }
}

async function execute(context: Context, bezahltes: Bezahltes, zahlung: ZahlungRow, belegtag: string): Promise<void> {
  if (bezahltes.art === 'Praemie') return payPraemien(context, [zahlung], [bezahltes.grant], belegtag);
  const { zahlungsnummer } = zahlung;
  await moveZahlung(context, zahlung, 'Ausgefuehrt', { ausgefuehrt_am: belegtag, faellig_am: null });
  if (bezahltes.art === 'Erstattung') await payErstattung(context, bezahltes.beleg, { zahlungsnummer, belegtag });
  else await payProvision(context, bezahltes.beleg, { zahlungsnummer, belegtag, cent: zahlung.betrag_cent });
}

/** Executes locked payments that wait, and pays their grants. */
async function payPraemien(
  context: Context,
  zahlungen: readonly ZahlungRow[],
  grants: readonly PraemierungRow[],
  belegtag: string,
): Promise<void> {
  const numbers = zahlungen.map(({ zahlungsnummer }) => zahlungsnummer);
  await moveManyZahlungen(context, numbers, 'Freigegeben', 'Ausgefuehrt', { ausgefuehrt_am: belegtag, faellig_am: null });
  const byNumber = new Map(grants.map((one) => [one.praemierungsnummer, one]));
  const paid = zahlungen.map(({ bezug, zahlungsnummer, storno_vorgemerkt: storniert }) => {
    const grant = byNumber.get(bezug) ?? refuse('NichtGefunden');
    return { grant, zahlungsnummer, storniert };
  });
  await payPraemierungen(context, paid, belegtag);
}

/** Ends a run without a waiting payment and with an executed one, and books what left the bank's account. */
export async function finishLauf(context: Context, laufnummer: string): Promise<void> {
  const lauf: LaufRow = await lockLaufOrRefuse(context, laufnummer);
  if (lauf.status !== 'Uebergeben' || lauf.ausgefuehrt_tag === null) return;
  if (await hasFreigegebene(context, laufnummer)) return;
  const counts = await countByStatus(context, laufnummer);
  const executed = counts.filter(({ status }) => status === 'Ausgefuehrt' || status === 'Zurueckgekommen');
  const cent = executed.reduce((sum, one) => sum + one.summe_cent, 0);
  if (cent === 0) return;
  await moveLauf(context, lauf, 'Ausgefuehrt', {}, { tag: lauf.ausgefuehrt_tag });
  await bookBankausgang(context, { belegnummer: laufnummer, cent, belegtag: lauf.ausgefuehrt_tag });
}
