import { addTage } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { UNCONFIRMED_DAYS } from '../../../retention.ts';
import { hexHashOf } from '../hex.ts';

const FIRST_VERSION = 1;

/** The row of a new recipient: open for the days of a referral; unconfirmed data is deleted after 12 weeks. */
export function baseRow(
  context: Context,
  empfehlung: { empfehlungsnummer: string; empfehler_id: string | null },
  empfaengernummer: string,
) {
  const { EmpfehlungGueltigTage } = context.konfiguration;
  return {
    empfaengernummer,
    empfehlungsnummer: empfehlung.empfehlungsnummer,
    empfehler_id: empfehlung.empfehler_id,
    status: 'Offen' as const,
    language: context.locale,
    hex_version: FIRST_VERSION,
    hex_hash: hexHashOf(context, { empfaengernummer, hex_version: FIRST_VERSION }),
    vorlaeufig: false,
    erstellt_am: context.now,
    frist_am: addTage(context.now, EmpfehlungGueltigTage),
    loeschen_am: addTage(context.now, UNCONFIRMED_DAYS),
  };
}
