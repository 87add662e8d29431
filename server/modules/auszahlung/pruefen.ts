import { createHash } from 'node:crypto';
import { isTargetDay } from '../../../contract/rules/target-days.ts';
import { PRUEFUNG_TAGE } from '../../../contract/rules/zahlung.ts';
import { createTexts } from '../../../texts/texts.ts';
import { addTage, dayOf } from '../../calendar.ts';
import type { CallRequest } from '../../calls/call-request.ts';
import type { Context } from '../../context.ts';
import { Refusal, refuse } from '../../errors.ts';
import { buildPaymentFile, checkPaymentFile, type PaymentOrder } from '../../sepa/index.ts';
import { listUntakeableGuthaben } from '../abrechnung/index.ts';
import { readManyBankdaten } from '../bankdaten/index.ts';
import { listUntakeableErstattungen } from '../rechnung/index.ts';
import { countLauf, dropZahlung, findGueltige, type LaufRow, listVorgesehene, redraft } from '../zahlung/index.ts';
import { stichtagOf } from './anlegen.ts';
import { listUntakeable } from './auszahlungen.sql.ts';
import { listHinweise } from './hinweise.sql.ts';
import { noteHinweise, noteHinweiseOfLauf } from './hinweise.ts';
import { lockLaufOrRefuse, moveLauf, refuseStatus, withBeteiligte } from './lauf.ts';
import { actorOf, checkMoneyRecht } from './recht.ts';

type Request = Pick<CallRequest, 'inContext' | 'login'>;

/** What a run orders, as it was read: the file is made of it outside of any transaction. */
interface Read {
  readonly lauf: LaufRow;
  readonly order: PaymentOrder;
  readonly pruefsumme: string;
}

/**
 * Checks a draft: looks at its payments again, makes the file of them and validates it, outside of a transaction; then the run is Geprueft, unless it changed
 * meanwhile. A run that is checked already stays as it is. Throws NichtAuthorisiert, NichtGefunden, Konflikt (which says what is missing) and LaufGeaendert.
 */
export async function checkLauf({ inContext, login }: Request, laufnummer: string): Promise<void> {
  const changed = await inContext(async (context) => {
    await checkMoneyRecht(context, login, 'LaeufeErstellen');
    const lauf = await lockLaufOrRefuse(context, laufnummer);
    return lauf.status === 'Entwurf' ? lookAgain(context, lauf) : 0;
  });
  // Said after the commit, so that the person sees what is left.
  if (changed > 0) refuse('LaufGeaendert');
  const read = await inContext((context) => readDraft(context, laufnummer));
  if (read === null) return;
  const datei = await buildPaymentFile(read.order);
  const faults = await checkPaymentFile(datei, read.order);
  if (faults.length > 0) throw new Error(`the file of a run would be refused: ${faults.slice(0, 3).join(' ')}`);
  await inContext(async (context) => {
    await checkMoneyRecht(context, login, 'LaeufeErstellen');
    const lauf = await lockLaufOrRefuse(context, laufnummer);
    if (lauf.status === 'Geprueft') return;
    if (lauf.fassung !== read.lauf.fassung) refuse('LaufGeaendert');
    await moveLauf(context, lauf, 'Geprueft', {
      msg_id: read.order.messageId,
      pmt_inf_id: read.order.paymentInfoId,
      pruefsumme: read.pruefsumme,
      datei: context.secrets.encrypt(datei.toString('utf8'), context.mandant, 'zahlungslauf', laufnummer, 'datei'),
      datei_sha256: createHash('sha256').update(datei).digest('hex'),
      ablauf_am: addTage(context.now, PRUEFUNG_TAGE),
      beteiligte: withBeteiligte(context, lauf),
      geprueft_von: actorOf(context),
      geprueft_am: context.now,
      grund: null,
    });
  });
}

/** Looks at every payment of a locked draft again; returns how many it took out. */
async function lookAgain(context: Context, lauf: LaufRow): Promise<number> {
  const { anzahl: before } = await countLauf(context, lauf.laufnummer);
  await dropUntakeable(context, lauf);
  await noteHinweise(context, lauf);
  const { anzahl } = await countLauf(context, lauf.laufnummer);
  if (anzahl !== before) await redraft(context, await lockLaufOrRefuse(context, lauf.laufnummer));
  return before - anzahl;
}

/** What a draft orders that is ready for its file; null if the run is checked already. */
async function readDraft(context: Context, laufnummer: string): Promise<Read | null> {
  const lauf = await lockLaufOrRefuse(context, laufnummer);
  if (lauf.status === 'Geprueft') return null;
  if (lauf.status !== 'Entwurf') refuseStatus(context, lauf);
  if (lauf.anzahl === 0) throw new Refusal('Konflikt', { text: 'betrieb.zahlungslauf.leer' });
  if (lauf.ausfuehrungstag < dayOf(context.now) || !isTargetDay(lauf.ausfuehrungstag))
    throw new Refusal('Konflikt', { text: 'betrieb.zahlungslauf.tagVorbei' });
  const open = await countOpenHinweise(context, laufnummer);
  if (open > 0) {
    const t = createTexts(context.locale, context.texte[context.locale]);
    throw new Refusal('Konflikt', { detail: t.plural('betrieb.zahlungslauf.offeneHinweise', open) });
  }
  const order = await orderOf(context, lauf);
  return { lauf, order, pruefsumme: pruefsummeOf(context, lauf, order) };
}

/** Takes out what a run would not take any more: cancelled, held, blocked, or to another account. */
export async function dropUntakeable(context: Context, lauf: LaufRow): Promise<number> {
  const praemien = await listUntakeable(context, await stichtagOf(context), lauf.laufnummer);
  const erstattungen = await listUntakeableErstattungen(context, lauf.laufnummer);
  const provisionen = await listUntakeableGuthaben(context, lauf.laufnummer);
  const gone = [
    ...praemien.map((bezug) => ({ art: 'Praemie', bezug }) as const),
    ...erstattungen.map((bezug) => ({ art: 'Erstattung', bezug }) as const),
    ...provisionen.map((bezug) => ({ art: 'Provision', bezug }) as const),
  ];
  for (const { art, bezug } of gone) {
    const zahlung = await findGueltige(context, art, bezug);
    if (zahlung) await dropZahlung(context, await lockLaufOrRefuse(context, lauf.laufnummer), zahlung, 'NichtMehrBereit');
  }
  if (gone.length > 0) await noteHinweiseOfLauf(context, lauf);
  return gone.length;
}

/** Hints of payments in the run, and of the run, that nobody has confirmed. */
const countOpenHinweise = async (context: Context, laufnummer: string): Promise<number> =>
  (await listHinweise(context, laufnummer)).filter(isOpen).length;

const isOpen = (hinweis: Awaited<ReturnType<typeof listHinweise>>[number]): boolean =>
  hinweis.schwere === 'Hinweis' &&
  hinweis.bestaetigt_am === null &&
  (hinweis.zahlungsnummer === null || hinweis.zahlung_status === 'Vorgesehen');

/** The order of a run to the bank, with ids that no file had before. */
async function orderOf(context: Context, lauf: LaufRow): Promise<PaymentOrder> {
  const zahlungen = await listVorgesehene(context, lauf.laufnummer);
  const accounts = await readManyBankdaten(
    context,
    zahlungen.flatMap(({ bankdaten_id }) => bankdaten_id ?? []),
  );
  const { Name, IBAN, BIC, Sammelbuchung, Zeichensatz } = lauf.steller;
  const id = context.random.nummer().slice(0, 12).toUpperCase();
  return {
    payer: { name: Name, iban: IBAN, bic: BIC ?? null },
    messageId: `${lauf.laufnummer}-${id}`,
    paymentInfoId: `${lauf.laufnummer}-${id}-1`,
    createdAt: context.now,
    executionDay: lauf.ausfuehrungstag,
    batchBooking: Sammelbuchung,
    zeichensatz: Zeichensatz,
    payments: zahlungen.map(({ zahlungsnummer, bankdaten_id, betrag_cent, zweck }) => {
      const account = accounts.get(bankdaten_id ?? '');
      if (!account) throw new Error(`payment ${zahlungsnummer} has no readable account`);
      return { endToEndId: zahlungsnummer, amountCent: betrag_cent, name: account.Kontoinhaber, iban: account.IBAN, text: zweck };
    }),
  };
}

/** A keyed hash of what an approval is about: payer, numbers, accounts, amounts and day (rule 4). */
function pruefsummeOf({ secrets }: Context, { laufnummer }: LaufRow, { payer, executionDay, payments, messageId }: PaymentOrder): string {
  const rows = payments.map(({ endToEndId, amountCent, iban, name, text }) => [endToEndId, amountCent, iban, name, text]);
  return secrets.pseudonym('zahlungslauf', JSON.stringify([laufnummer, messageId, payer, executionDay, rows]));
}
