import { RUHE_TAGE } from '../../../contract/calls/betrieb/zahlungssteller.ts';
import type { ZurueckhaltungArt } from '../../../contract/rules/zahlung.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { addTage } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { insertZurueckhaltung, liftAll, lockTransfersOf, type Owner } from './store.ts';
import { stopZahlung } from './zahlung.ts';

/** Days after which the owner of a grant is reminded of a request for another account. */
const ERINNERUNG_TAGE = 14;

interface Hold {
  readonly art: ZurueckhaltungArt;
  readonly grundCode?: string | null;
  readonly grund?: string;
  readonly nachfrage?: boolean;
  readonly bis?: Date;
}

/** Holds a grant, with its audit entry; one that is held by this kind already stays as it is. Returns whether it is new. */
export async function hold(
  context: Context,
  praemierungsnummer: string,
  { art, grundCode, grund, nachfrage, bis }: Hold,
): Promise<boolean> {
  const isNew = await insertZurueckhaltung(context, {
    zurueckhaltung_id: context.random.nummer(),
    praemierungsnummer,
    art,
    nachfrage: nachfrage ?? false,
    grund_code: grundCode ?? null,
    grund: grund ?? null,
    bis: bis ?? null,
    erinnern_am: nachfrage ? addTage(context.now, ERINNERUNG_TAGE) : null,
    von: context.wer,
    am: context.now,
  });
  if (isNew) {
    const daten = { art, ...(grundCode && { grundCode }), ...(grund && { begruendet: true }), ...(nachfrage && { nachfrage }) };
    await writeProtokoll(context, 'zurueckhaltung.gesetzt', praemierungsnummer, daten);
  }
  return isNew;
}

/** Days for which payouts rest after their owner's address has changed (backoffice.md section C rule 4). */
const ruheTageOf = ({ konfiguration }: Context): number => konfiguration.Zahlungssteller?.RuheTageBankdaten ?? RUHE_TAGE;

/**
 * Holds the transfers of a person whose address has just changed, since rewards are stolen this way: those that are not approved leave their run. The recipients of
 * the person's own grants are locked.
 */
export async function holdForAdresse(context: Context, owner: Owner): Promise<void> {
  for (const nummer of await lockTransfersOf(context, owner)) {
    await stopZahlung(context, 'Praemie', nummer, 'Angehalten');
    await holdTransfer(context, nummer, context.now);
  }
}

/** Holds a transfer that is picked soon after the address of its owner changed, at `changed`. */
export async function holdAfterAdresse(context: Context, praemierungsnummer: string, changed: Date): Promise<void> {
  await holdTransfer(context, praemierungsnummer, changed);
}

/** Each change restarts the days of the transfer, so the hold of an earlier one, over or not, gives way to the new one. */
async function holdTransfer(context: Context, praemierungsnummer: string, changed: Date): Promise<void> {
  const bis = addTage(changed, ruheTageOf(context));
  if (bis <= context.now) return;
  await liftAll(context, praemierungsnummer, 'Adresse', context.wer, context.now);
  await hold(context, praemierungsnummer, { art: 'Adresse', bis });
}
