import type * as z from 'zod/mini';
import type { pickPraemierung } from '../../../contract/calls/praemie/praemie.ts';
import { addMinutes } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { Refusal, refuse, refuseField } from '../../errors.ts';
import { recordHandlung } from '../../mail/postfach.ts';
import { enqueueMail } from '../../mail/store.ts';
import { findEmpfehlerAccount } from '../account/index.ts';
import { checkBankdaten, checkOtherSide, storeBankdaten } from '../bankdaten/index.ts';
import { listAenderungen } from '../empfaenger/index.ts';
import { countZiel } from '../tracking/index.ts';
import { holdAfterAdresse } from '../zahlung/index.ts';
import { storedBankdatenOf } from './describe.ts';
import { praemieGewaehlt } from './mails.ts';
import { lockWithEmpfaenger, movePraemierung } from './move.ts';
import { reserve } from './pool/pool.ts';
import { findOwner } from './reads.ts';
import type { PraemierungRow } from './store.ts';

type Choice = z.infer<typeof pickPraemierung.body>;

/** A picked voucher waits an hour before its code is handed out, so that a mistaken release can still be stopped; 24 hours are promised. */
const GUTSCHEIN_HOLD_MINUTES = 60;

/** Picks the reward of a grant, once. One of several concurrent calls succeeds; the others are refused with PraemieBereitsAbgeholt. */
export async function pick(context: Context, praemierungsnummer: string, choice: Choice): Promise<void> {
  const row = (await lockWithEmpfaenger(context, praemierungsnummer)) ?? refuse('PraemieTokenUngueltig');
  if (row.status === 'Storniert') refuse('Konflikt');
  if (row.status !== 'Offen') refuse('PraemieBereitsAbgeholt');
  if (choice.PraemieId !== row.praemie_id) refuseField('PraemieId', 'auswahl');
  if (choice.Art === 'Gutschein') await reserveCodes(context, row);
  const bankdatenId = choice.Art === 'Ueberweisung' ? await checkTransfer(context, row, choice) : null;
  const moved = await movePraemierung(context, row, 'Bereitgestellt', {
    art: choice.Art,
    gewaehlt_am: context.now,
    faellig_am: choice.Art === 'Gutschein' ? addMinutes(context.now, GUTSCHEIN_HOLD_MINUTES) : null,
    bankdaten_id: bankdatenId,
    gutschein: choice.Art === 'Gutschein' ? storedTerms(context) : null,
  });
  if (!moved) refuse('PraemieBereitsAbgeholt');
  await countZiel(context, 'Gewaehlt', row.empfehlungsnummer);
  await enqueueMail(context, praemieGewaehlt, praemierungsnummer);
  const owner = await findOwner(context, praemierungsnummer);
  if (!owner?.email) return;
  await recordHandlung(context, owner.email);
  const changed = choice.Art === 'Ueberweisung' ? await lastChangeOf(context, row, owner.email) : null;
  if (changed) await holdAfterAdresse(context, praemierungsnummer, changed);
}

/** When the address of a grant's owner changed last, as far as changes are kept. */
async function lastChangeOf(context: Context, { empfaengernummer, seite }: PraemierungRow, email: string): Promise<Date | null> {
  const account = await findEmpfehlerAccount(context, email);
  const whose = { account_id: account?.account_id ?? null, empfaengernummer: seite === 'Empfaenger' ? empfaengernummer : null };
  const moments = (await listAenderungen(context, whose)).flatMap(({ wirksam_am }) => wirksam_am ?? []);
  return moments.reduce<Date | null>((last, moment) => (last && last > moment ? last : moment), null);
}

/** Reserves the codes of a picked voucher. Refuses with Konflikt if the pool has run out since the offer; a transfer is still possible. */
async function reserveCodes(context: Context, { praemierungsnummer, wert_cent: wertCent }: PraemierungRow): Promise<void> {
  const haendler = context.konfiguration.Gutschein?.Haendler ?? null;
  if (await reserve(context, { wertCent, haendler }, praemierungsnummer)) return;
  throw new Refusal('Konflikt', { text: 'praemie.gutschein.weg' });
}

/** The tenant's current voucher terms, stored with the grant because the tenant may change them later. */
const storedTerms = ({ konfiguration: { Gutschein } }: Context): string | null => Gutschein && JSON.stringify(Gutschein);

/** Checks the bank data of a transfer, given now or stored before, which must differ from the other side's. Returns the id of the stored data. */
async function checkTransfer(context: Context, row: PraemierungRow, { Bankdaten }: Choice): Promise<string> {
  const stored = Bankdaten ? null : await storedBankdatenOf(context, row);
  const given = Bankdaten ?? stored?.bankdaten ?? refuseField('Bankdaten', 'pflichtfeld');
  const checked = checkBankdaten(context, given, 'Bankdaten');
  await checkOtherSide(context, row, checked.ibanHash, 'Bankdaten.IBAN');
  return stored?.id ?? (await storeBankdaten(context, checked));
}
