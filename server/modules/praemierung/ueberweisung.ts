import type { Praemierung } from '../../../contract/calls/praemie/praemie.ts';
import { rueckgabeSatz } from '../../../contract/rules/rueckgabe.ts';
import { createTexts } from '../../../texts/texts.ts';
import { lastDayBefore } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { maskIban, readManyBankdaten } from '../bankdaten/index.ts';
import {
  ausgezahltOf,
  auszahlungStand,
  executedOf,
  listZurueckhaltungen,
  readEigeneZahlungen,
  type ZurueckhaltungRow,
} from '../zahlung/index.ts';
import type { PraemierungRow } from './store.ts';

interface Ueberweisung {
  readonly teil: Pick<Praemierung, 'Ueberweisung' | 'Ausgezahlt'>;
  /** The day by which the transfer is promised; undefined where none is. */
  readonly spaetestens?: string | undefined;
}

/** The hold by which the owner of a grant is asked for another account, also after its time. */
export const nachfrageOf = (holds: readonly ZurueckhaltungRow[]): ZurueckhaltungRow | undefined => holds.find(({ nachfrage }) => nachfrage);

/** What the owner of a transfer reads of it: where it stands until it is paid, then the payment. */
export async function ueberweisungOf(context: Context, row: PraemierungRow): Promise<Ueberweisung> {
  const zahlungen = (await readEigeneZahlungen(context, [row.praemierungsnummer])).get(row.praemierungsnummer);
  if (row.status === 'Ausgezahlt') {
    const Ausgezahlt = ausgezahltOf(executedOf(zahlungen));
    return { teil: { ...(Ausgezahlt && { Ausgezahlt }) } };
  }
  const holds = await listZurueckhaltungen(context, [row.praemierungsnummer], context.now);
  const nachfrage = nachfrageOf(holds);
  const { schritt, spaetestens } = auszahlungStand(
    {
      gewaehrt_am: row.erstellt_am,
      gewaehlt_am: row.gewaehlt_am,
      zahlung_tag: zahlungen?.find(({ status }) => status === 'Freigegeben')?.ausfuehrungstag ?? null,
      nachfrage_am: nachfrage?.am ?? null,
      nachfrage_bis: nachfrage?.bis ?? null,
      angehalten: holds.some((hold) => !hold.nachfrage),
    },
    context.now,
    context.konfiguration.AuszahlungFristTage,
  );
  const iban = await maskedIban(context, row.bankdaten_id);
  const grund = schritt === 'BankdatenPruefen' && nachfrage ? grundOf(context, nachfrage) : undefined;
  const Ueberweisung = {
    Schritt: schritt,
    ...(iban !== null && { IBAN: iban }),
    ...(grund !== undefined && { Grund: grund }),
    ...(nachfrage?.bis && { Bis: lastDayBefore(nachfrage.bis) }),
  };
  const isPromised = schritt === 'InZahlung' || schritt === 'Auszahlung';
  return { teil: { Ueberweisung }, ...(isPromised && { spaetestens }) };
}

/** Why a transfer did not arrive, in a sentence for its owner. */
function grundOf({ locale, texte }: Context, { grund_code }: ZurueckhaltungRow): string | undefined {
  const satz = rueckgabeSatz(grund_code);
  return satz === null ? undefined : createTexts(locale, texte[locale])(satz);
}

/** Stored bank data, masked; null if it is deleted or cannot be read. */
export async function maskedIban(context: Context, bankdatenId: string | null): Promise<string | null> {
  if (bankdatenId === null) return null;
  const account = (await readManyBankdaten(context, [bankdatenId])).get(bankdatenId);
  return account ? maskIban(account.IBAN) : null;
}
