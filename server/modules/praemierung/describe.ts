import type { Praemierung } from '../../../contract/calls/praemie/praemie.ts';
import { formatCent } from '../../../contract/values/cent.ts';
import { auszahlungTag } from '../../../contract/values/days.ts';
import { addTage, dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { isPayable, maskIban } from '../bankdaten/index.ts';
import { bankdatenOfEmpfaenger } from '../empfaenger/index.ts';
import { bankdatenOfEmpfehler } from '../empfehler/index.ts';
import { readForderungen } from '../forderung/index.ts';
import { readPraemien, titelOf } from '../praemie/index.ts';
import { codesOf, describeGutschein, gutscheinOf, joinCodes } from './gutschein.ts';
import { findLohnmonat } from './lohn/store.ts';
import { deliverable } from './pool/pool.ts';
import { readEmpfehlerIdOf } from './reads.ts';
import { PAID } from './status.ts';
import * as store from './store.ts';
import { ueberweisungOf } from './ueberweisung.ts';

/** The bank data that the owner of a grant stored before; null if there is none. */
export async function storedBankdatenOf(
  context: Context,
  { seite, empfaengernummer }: Pick<store.PraemierungRow, 'seite' | 'empfaengernummer'>,
) {
  if (seite === 'Empfaenger') return bankdatenOfEmpfaenger(context, empfaengernummer);
  return bankdatenOfEmpfehler(context, await readEmpfehlerIdOf(context, empfaengernummer));
}

/** The day by which a voucher is promised, or the transfer that could be picked now; undefined otherwise, and if the day has passed. */
function promisedDay({ now, konfiguration }: Context, row: store.PraemierungRow): string | undefined {
  if (row.status === 'Offen') return auszahlungTag(dayOf(row.erstellt_am), dayOf(now), konfiguration.AuszahlungFristTage);
  if (row.status !== 'Bereitgestellt' || row.art !== 'Gutschein') return undefined;
  const day = dayOf(addTage(row.gewaehlt_am ?? now, 1));
  return day < dayOf(now) ? undefined : day;
}

/** States in which there is something to say of a picked transfer. */
const IN_TRANSFER: readonly store.PraemierungRow['status'][] = ['Bereitgestellt', 'Ausgezahlt'];

const NO_CODES: Awaited<ReturnType<typeof codesOf>> = { codes: [], ausgegebenAm: null };

/** A grant as its owner sees it. While it can be picked, a voucher is offered only if the pool can pay the amount. */
export async function describePraemierung(context: Context, praemierungsnummer: string): Promise<Praemierung> {
  const row = (await store.findPraemierung(context, praemierungsnummer)) ?? refuse('PraemieTokenUngueltig');
  const praemie = (await readPraemien(context)).find(({ id }) => id === row.praemie_id);
  const Praemie = { Id: row.praemie_id, Titel: praemie ? titelOf(praemie, context.locale) : '' };
  const stored = row.status === 'Offen' ? await storedBankdatenOf(context, row) : null;
  const { codes, ausgegebenAm } = row.status === 'Abgeholt' ? await codesOf(context, praemierungsnummer) : NO_CODES;
  const offered = gutscheinOf(context, row);
  const terms = describeGutschein(offered, ausgegebenAm, context.locale);
  const isOffered = row.status !== 'Offen' || (await deliverable(context, offered?.Haendler ?? null, [row.wert_cent])).has(row.wert_cent);
  const transfer = row.art === 'Ueberweisung' && IN_TRANSFER.includes(row.status) ? await ueberweisungOf(context, row) : null;
  const lohnmonat = row.art === 'Gehalt' ? await findLohnmonat(context, praemierungsnummer) : null;
  const isShop = row.art !== 'Gehalt' && isOffered;
  // A grant whose payment came back is cancelled, and its claim can leave a credit.
  const mayOwe = PAID.includes(row.status) || row.status === 'Storniert';
  const Forderung = (await readForderungen(context, mayOwe ? [praemierungsnummer] : [])).get(praemierungsnummer);
  const spaetestens = transfer?.spaetestens ?? promisedDay(context, row);
  return {
    Praemierungsnummer: row.praemierungsnummer,
    Seite: row.seite,
    Status: row.status,
    WertCent: row.wert_cent,
    Wert: formatCent(row.wert_cent, context.locale),
    ...(row.bonus_cent > 0 && { BonusCent: row.bonus_cent }),
    Auswahl: auswahlOf(row, Praemie, isOffered),
    ...(row.art && { Gewaehlt: { Praemie, Art: row.art } }),
    ...(terms && isShop && { Gutschein: terms }),
    ...(spaetestens && { Spaetestens: spaetestens }),
    ...(stored && isPayable(context, stored.bankdaten.IBAN) && { IBAN: maskIban(stored.bankdaten.IBAN) }),
    ...(codes.length > 0 && { Gutscheincode: joinCodes(codes) }),
    ...(codes.length > 1 && { Gutscheincodes: codes }),
    ...transfer?.teil,
    ...(lohnmonat !== null && { Lohnmonat: lohnmonat }),
    ...(Forderung && { Forderung }),
  };
}

/** What the owner can choose from; nothing if the reward is paid with the wages. */
function auswahlOf({ art }: store.PraemierungRow, Praemie: Praemierung['Auswahl'][number]['Praemie'], isOffered: boolean) {
  if (art === 'Gehalt') return [];
  return [{ Praemie, Art: 'Ueberweisung' as const }, ...(isOffered ? [{ Praemie, Art: 'Gutschein' as const }] : [])];
}
