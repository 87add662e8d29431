import type * as z from 'zod/mini';
import type { pickPraemierung } from '../../../contract/praemie.ts';
import { addMinutes } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { refuse, refuseField } from '../../errors.ts';
import { type CheckedBankdaten, checkBankdaten, storeBankdaten } from '../bankdaten/bankdaten.ts';
import { lockWithEmpfaenger, movePraemierung } from './praemierung.ts';
import { listIbanHashesOfOtherSide } from './reads.ts';
import type { PraemierungRow } from './store.ts';

type Choice = z.infer<typeof pickPraemierung.body>;

/** A picked voucher waits an hour before its code goes out, so that a mistaken release can still be stopped; 24 hours are promised. */
const VOUCHER_HOLD_MINUTES = 60;

/** Picks the reward of a grant, once: of parallel tries one passes, the others are PraemieBereitsAbgeholt. */
export async function pick(context: Context, praemierungsnummer: string, choice: Choice): Promise<void> {
  const row = (await lockWithEmpfaenger(context, praemierungsnummer)) ?? refuse('PraemieTokenUngueltig');
  if (row.status === 'Storniert') refuse('Konflikt');
  if (row.status !== 'Offen') refuse('PraemieBereitsAbgeholt');
  if (choice.PraemieId !== row.praemie_id) refuseField('PraemieId', 'auswahl');
  const bankdaten = choice.Art === 'Ueberweisung' ? await checkTransfer(context, row, choice) : null;
  const moved = await movePraemierung(context, row, 'Bereitgestellt', {
    art: choice.Art,
    gewaehlt_am: context.now,
    faellig_am: choice.Art === 'Gutschein' ? addMinutes(context.now, VOUCHER_HOLD_MINUTES) : null,
    bankdaten_id: bankdaten && (await storeBankdaten(context, bankdaten)),
  });
  if (!moved) refuse('PraemieBereitsAbgeholt');
}

/** A transfer needs bank data, and not the other side's: one person on both sides is self-recommendation (dangers.md). */
async function checkTransfer(context: Context, row: PraemierungRow, choice: Choice): Promise<CheckedBankdaten> {
  if (!choice.Bankdaten) return refuseField('Bankdaten', 'pflichtfeld');
  const checked = checkBankdaten(context, choice.Bankdaten, 'Bankdaten');
  const isOfOtherSide = (await listIbanHashesOfOtherSide(context, row)).includes(checked.ibanHash);
  if (isOfOtherSide && !context.konfiguration.AllowSelfRecommendation) refuseField('Bankdaten.IBAN', 'andereSeite');
  return checked;
}
