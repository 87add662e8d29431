import type { Praemierung, PraemierungStatus } from '../../../contract/calls/praemie.ts';
import { formatCent } from '../../../contract/values/cent.ts';
import type { Seite } from '../../../contract/values/wire.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { addTage } from '../../calendar.ts';
import type { LoginResolver } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import type { MandantScope } from '../../db/scope.ts';
import { refuse } from '../../errors.ts';
import { enqueueMail } from '../../mail/store.ts';
import { maskIban } from '../bankdaten/bankdaten.ts';
import { bankdatenOfEmpfaenger, lockEmpfaenger, moveEmpfaenger } from '../empfaenger/empfaenger.ts';
import { bankdatenOfEmpfehler } from '../empfehler/empfehler.ts';
import { bookGewaehrung, bookRueckforderung, bookStorno } from '../kassenbuch/kassenbuch.ts';
import { type PraemieRow, praemierungToken, readPraemien, splitPraemie, titelOf } from '../praemie/praemie.ts';
import { countBonus } from './bonus.ts';
import { praemieBereit, praemieStorniert } from './mails.ts';
import { findOwnPraemierung, readEmpfehlerIdOf } from './reads.ts';
import { ENDED, PAID, TRANSITIONS } from './status.ts';
import * as store from './store.ts';

export { auskunftOfPraemierungen, endPraemierungen } from './datenschutz.ts';

/** The grants of an order, the recommender's first. */
export const listOfAuftrag = (scope: MandantScope, auftragsnummer: string) => store.listOfAuftrag(scope, auftragsnummer);

/** Recognises a grant's token; a foreign or unknown one and one past its days have codes of their own. */
export const resolvePraemierung: LoginResolver = async (context, token) => {
  const row = (await store.findByTokenHash(context, context.secrets.hash(token))) ?? refuse('PraemieTokenUngueltig');
  if (row.status === 'Abgelaufen' || (row.status === 'Offen' && row.gueltig_bis <= context.now)) refuse('PraemieTokenAbgelaufen');
  return { who: 'P', id: row.praemierungsnummer, wer: `Praemierung:${row.praemierungsnummer}` };
};

/** The grant, after its recipient: everyone who moves orders or grants locks in this order, so that none waits for another in a circle. */
export async function lockWithEmpfaenger(context: Context, praemierungsnummer: string): Promise<store.PraemierungRow | undefined> {
  const found = await store.findPraemierung(context, praemierungsnummer);
  if (!found) return undefined;
  await lockEmpfaenger(context, found.empfaengernummer);
  return store.lockPraemierung(context, praemierungsnummer);
}

/** Moves a grant on, with its audit entry. False when another was faster. */
export async function movePraemierung(
  context: Context,
  row: { praemierungsnummer: string; status: PraemierungStatus },
  to: PraemierungStatus,
  change: Parameters<typeof store.moveStatus>[4] = {},
): Promise<boolean> {
  if (!TRANSITIONS[row.status].includes(to)) throw new Error(`a grant does not go from ${row.status} to ${to}`);
  const moved = await store.moveStatus(context, row.praemierungsnummer, row.status, to, change);
  if (moved) await writeProtokoll(context, 'praemierung.status', row.praemierungsnummer, { von: row.status, nach: to });
  return moved;
}

interface Release {
  readonly auftragsnummer: string;
  readonly empfaengernummer: string;
  readonly anteilEmpfehler: 100 | 50 | 0;
  readonly praemie: PraemieRow;
}

/**
 * Makes the grants of a released order: one a side with a share, booked and mailed. They add up to the reward and the
 * recommender's bonus, which stays with the recommender whatever the shares: it is for the recommending.
 */
export async function grantPraemierungen(context: Context, { praemie, anteilEmpfehler, ...order }: Release): Promise<void> {
  const split = splitPraemie(praemie.wert_cent, anteilEmpfehler, context.konfiguration.MaxEmpfaengerPraemieCent);
  const bonusCent = await countBonus(context, order.empfaengernummer);
  const parts: [Seite, number, number][] = [
    ['Empfehler', split.empfehlerCent + bonusCent, bonusCent],
    ['Empfaenger', split.empfaengerCent, 0],
  ];
  for (const [seite, wert_cent, bonus_cent] of parts) {
    if (wert_cent > 0) await grantOne(context, { ...order, praemie_id: praemie.id, seite, wert_cent, bonus_cent });
  }
}

interface NewGrant {
  readonly auftragsnummer: string;
  readonly empfaengernummer: string;
  readonly praemie_id: number;
  readonly seite: Seite;
  readonly wert_cent: number;
  readonly bonus_cent: number;
}

async function grantOne(context: Context, grant: NewGrant): Promise<void> {
  const praemierungsnummer = context.random.nummer();
  const gueltigBis = addTage(context.now, context.konfiguration.PraemieGueltigTage);
  await store.insertPraemierung(context, {
    ...grant,
    praemierungsnummer,
    status: 'Offen',
    art: null,
    token_hash: context.secrets.hash(praemierungToken(context, praemierungsnummer)),
    gueltig_bis: gueltigBis,
    bankdaten_id: null,
    erstellt_am: context.now,
    gewaehlt_am: null,
    faellig_am: gueltigBis,
  });
  await bookGewaehrung(context, { praemierungsnummer, wert_cent: grant.wert_cent });
  await writeProtokoll(context, 'praemierung.gewaehrt', praemierungsnummer, {
    seite: grant.seite,
    wertCent: grant.wert_cent,
    ...(grant.bonus_cent > 0 && { bonusCent: grant.bonus_cent }),
  });
  await enqueueMail(context, praemieBereit, praemierungsnummer);
}

/**
 * The order of these grants is cancelled: what is not paid is cancelled with it; what is paid keeps its state and is claimed
 * back in the ledger (contract section 4). Tells whether anything had been paid.
 */
export async function cancelPraemierungen(context: Context, auftragsnummer: string): Promise<{ anyPaid: boolean }> {
  const rows = await store.lockOfAuftrag(context, auftragsnummer);
  for (const row of rows) {
    if (PAID.includes(row.status)) {
      await bookRueckforderung(context, row);
      await writeProtokoll(context, 'praemierung.rueckforderung', row.praemierungsnummer, { wertCent: row.wert_cent });
    } else if (!ENDED.includes(row.status) && (await movePraemierung(context, row, 'Storniert'))) {
      await bookStorno(context, row);
      await enqueueMail(context, praemieStorniert, row.praemierungsnummer);
    }
  }
  return { anyPaid: rows.some((row) => PAID.includes(row.status)) };
}

/** A released recipient is Gezahlt once every grant has ended and one at least was paid, Abgelaufen when all of them expired. */
export async function settleEmpfaenger(context: Context, empfaengernummer: string): Promise<void> {
  const empfaenger = await lockEmpfaenger(context, empfaengernummer);
  if (empfaenger?.status !== 'Freigegeben') return;
  const statuses = (await store.listOfEmpfaenger(context, empfaengernummer)).map((row) => row.status);
  if (statuses.length === 0 || !statuses.every((status) => ENDED.includes(status))) return;
  if (statuses.some((status) => PAID.includes(status))) await moveEmpfaenger(context, empfaenger, 'Gezahlt', 'Prämien gezahlt');
  else if (statuses.every((status) => status === 'Abgelaufen'))
    await moveEmpfaenger(context, empfaenger, 'Abgelaufen', 'Prämien abgelaufen');
}

/** Mails a recommender the link to an own grant once more; another's is not found, one that cannot be picked any more is Konflikt. */
export async function resendPraemieBereit(context: Context, praemierungsnummer: string, empfehlerId: string): Promise<void> {
  const row = (await findOwnPraemierung(context, praemierungsnummer, empfehlerId)) ?? refuse('NichtGefunden');
  if (row.status !== 'Offen' || row.gueltig_bis <= context.now) refuse('Konflikt');
  await enqueueMail(context, praemieBereit, praemierungsnummer);
  await writeProtokoll(context, 'praemierung.erneut', praemierungsnummer);
}

/** What the owner of a grant stored ahead of it. */
export async function storedBankdatenOf(
  context: Context,
  { seite, empfaengernummer }: Pick<store.PraemierungRow, 'seite' | 'empfaengernummer'>,
) {
  if (seite === 'Empfaenger') return bankdatenOfEmpfaenger(context, empfaengernummer);
  return bankdatenOfEmpfehler(context, await readEmpfehlerIdOf(context, empfaengernummer));
}

/** A grant as its owner sees it. Both ways stand for choice, whatever the amount. */
export async function describePraemierung(context: Context, praemierungsnummer: string): Promise<Praemierung> {
  const row = (await store.findPraemierung(context, praemierungsnummer)) ?? refuse('PraemieTokenUngueltig');
  const praemie = (await readPraemien(context)).find(({ id }) => id === row.praemie_id);
  const Praemie = { Id: row.praemie_id, Titel: praemie ? titelOf(praemie, context.locale) : '' };
  const stored = row.status === 'Offen' ? await storedBankdatenOf(context, row) : null;
  const gutschein = row.status === 'Abgeholt' ? await store.findGutscheinOf(context, praemierungsnummer) : undefined;
  return {
    Praemierungsnummer: row.praemierungsnummer,
    Seite: row.seite,
    Status: row.status,
    WertCent: row.wert_cent,
    Wert: formatCent(row.wert_cent, context.locale),
    ...(row.bonus_cent > 0 && { BonusCent: row.bonus_cent }),
    Auswahl: [
      { Praemie, Art: 'Ueberweisung' },
      { Praemie, Art: 'Gutschein' },
    ],
    ...(row.art && { Gewaehlt: { Praemie, Art: row.art } }),
    ...(stored && { IBAN: maskIban(stored.bankdaten.IBAN) }),
    ...(gutschein && { Gutscheincode: context.secrets.decrypt(gutschein.code, context.mandant, 'gutschein', gutschein.gutschein_id) }),
  };
}

/** Of these voucher codes those that the pool has or had, with their value in cents. */
export async function findGutscheine(context: Context, codes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const byHash = new Map(codes.map((code) => [context.secrets.pseudonym('gutschein', code), code]));
  const rows = await store.listGutscheineByHash(context, [...byHash.keys()]);
  return new Map(rows.map((row) => [byHash.get(row.code_hash) ?? '', row.wert_cent]));
}

/**
 * Adds vouchers of one value to the pool, each code encrypted with its row bound in; a code that is there already is refused.
 * Whoever waits for one gets it now.
 */
export async function importGutscheine(context: Context, wertCent: number, codes: readonly string[]): Promise<void> {
  const rows = codes.map((code) => {
    const gutschein_id = context.random.nummer();
    const encrypted = context.secrets.encrypt(code, context.mandant, 'gutschein', gutschein_id);
    return { gutschein_id, wert_cent: wertCent, code: encrypted, code_hash: context.secrets.pseudonym('gutschein', code) };
  });
  await store.insertGutscheine(context, rows);
  await store.wakeWaiting(context, wertCent, context.now);
}
