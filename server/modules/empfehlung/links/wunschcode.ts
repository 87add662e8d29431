import { normalizeCode } from '../../../../contract/rules/code.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import { dayOf } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { isUniqueViolation } from '../../../db/errors.ts';
import { Refusal, refuse, refuseField } from '../../../errors.ts';
import { checkLiveAccount } from '../../account/index.ts';
import { lockRunning } from '../own.ts';
import { findByCode, releaseWunschcode, updateEmpfehlung } from '../store.ts';

/**
 * Sets the code that a recommender chose for an own referral, once; the generated code still works. Refuses with Konflikt if the normal
 * spelling of the code equals that of another referral's code. A code of the recommender's own ended referral moves to the new one.
 */
export async function setWunschcode(context: Context, empfehlerId: string, empfehlungsnummer: string, code: string): Promise<void> {
  if (!context.konfiguration.ModuleErstelleOfflineEmpfehlungCode) refuse('NichtAuthorisiert');
  await checkLiveAccount(context, empfehlerId);
  const { wunschcode } = await lockRunning(context, empfehlerId, empfehlungsnummer);
  if (wunschcode === code) return;
  if (wunschcode !== null) refuse('Konflikt');
  if (isOtherBrand(code, context.konfiguration.Name)) refuseField('Code', 'marke');
  const schluessel = normalizeCode(code);
  await releaseWunschcode(context, empfehlerId, schluessel, dayOf(context.now));
  if (await findByCode(context, schluessel)) refuseTaken();
  await storeCode(context, empfehlungsnummer, code, schluessel);
  await writeProtokoll(context, 'empfehlung.wunschcode', empfehlungsnummer);
}

/** Stores the code. Only one of several concurrent calls for the same code succeeds; the others are refused as taken. */
async function storeCode(context: Context, empfehlungsnummer: string, wunschcode: string, wunschcode_schluessel: string): Promise<void> {
  try {
    await updateEmpfehlung(context, empfehlungsnummer, { wunschcode, wunschcode_schluessel });
  } catch (error) {
    if (isUniqueViolation(error, 'empfehlung_wunschcode')) refuseTaken();
    throw error;
  }
}

function refuseTaken(): never {
  throw new Refusal('Konflikt', { fields: [{ field: 'Code', code: 'vergeben' }] });
}

/** Names of other companies that a code must not imitate: from the industries of the tenants, and the best-known brands. A closed list. */
const BRANDS = `
  1UND1 ALDITALK CONGSTAR DRILLISCH EWETEL FREENET KLARMOBIL MAGENTA MNET MOBILCOM NETCOLOGNE PYUR SIMYO SKY TELEFONICA TELEKOM
  UNITYMEDIA VODAFONE WILHELMTEL WINSIM ENBW ENTEGA EON EPRIMO EWE LICHTBLICK NATURSTROM OCTOPUS RHEINENERGIE RWE TIBBER VATTENFALL
  YELLO ALLIANZ AOK AXA BARMER CHECK24 COSMOSDIREKT DAK DEBEKA DEVK DVAG ERGO GENERALI GOTHAER HANSEMERKUR HUK LVM PROVINZIAL
  SIGNALIDUNA SWISSLIFE VERIVOX COMDIRECT COMMERZBANK DEUTSCHEBANK DKB ING KLARNA MASTERCARD PAYPAL POSTBANK REVOLUT SANTANDER
  SPARKASSE VISA VOLKSBANK ADIDAS ALDI AMAZON APPLE AUDI BMW BOSCH DHL EBAY EDEKA FACEBOOK GOOGLE IKEA INSTAGRAM KAUFLAND LIDL
  LUFTHANSA MEDIAMARKT MERCEDES MICROSOFT NETFLIX NIKE PAYBACK PORSCHE REWE ROSSMANN SAMSUNG SATURN SIEMENS SPOTIFY TESLA TIKTOK
  VOLKSWAGEN WHATSAPP YOUTUBE ZALANDO`
  .trim()
  .split(/\s+/);

/** A name with at least this many letters matches anywhere in a code. A shorter name occurs in many words, so it must be the whole code. */
const MIN_PART_LETTERS = 6;

/** Whether a code is or contains the name of a brand other than the tenant's own, regardless of swapped O and 0 or I, L and 1. */
function isOtherBrand(code: string, mandantName: string): boolean {
  const own = normalizeCode(mandantName);
  const alone = normalizeCode(code.replace(/^\d+|(?<!\d)\d+$/g, ''));
  return BRANDS.map(normalizeCode)
    .filter((marke) => !own.includes(marke))
    .some((marke) =>
      marke.length < MIN_PART_LETTERS ? [alone, normalizeCode(code)].includes(marke) : normalizeCode(code).includes(marke),
    );
}
