import type { SellerAngaben, SellerDaten, SellerFeld } from '../../../contract/calls/seller/daten.ts';
import { writeProtokoll } from '../../audit/store.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { Refusal, refuse } from '../../errors.ts';
import { enqueueMail } from '../../mail/store.ts';
import { changeLanguage, findAccount } from '../account/index.ts';
import { deleteBankdaten, readableBankdaten } from '../bankdaten/index.ts';
import { isInRegistrierung } from '../zugang/index.ts';
import { missingAngaben, plainChange, type ShownAngaben, saveKonto, saveSteuer, shownAngaben } from './angaben.ts';
import { sellerDatenGeaendert, sellerWartet } from './mails.ts';
import { findSeller } from './reads.ts';
import { checkRecentPasswort, sellerOf } from './session.ts';
import { moveSeller } from './status.ts';
import * as store from './store.ts';
import { agreeTo, currentText } from './texte.ts';

/** The data of the logged-in seller, with what is missing and the latest changes. */
export async function readDaten(context: Context, login: Login | null): Promise<SellerDaten> {
  const { sellernummer, accountId } = sellerOf(login);
  const row = (await findSeller(context, sellernummer)) ?? refuse('PSOF0204');
  const account = (await findAccount(context, accountId)) ?? refuse('PSOF0204');
  const shown = await shownAngaben(context, row);
  const aenderungen = await store.listAenderungen(context, sellernummer);
  return {
    Sellernummer: sellernummer,
    Status: row.status,
    Grund: row.grund,
    Email: account.email,
    Language: account.language,
    ...shown,
    Bedingungen: agreementOf(context, 'Bedingungen', row.bedingungen_version, row.bedingungen_am, null),
    Gutschriftverfahren: agreementOf(
      context,
      'Gutschriftverfahren',
      row.gutschriftverfahren_version,
      row.gutschriftverfahren_am,
      row.gutschriftverfahren_beendet_am,
    ),
    Fehlt: missingAngaben(context, row, shown.Steuer !== null),
    Aenderungen: aenderungen.map((one) => ({
      Feld: one.feld as SellerFeld,
      Vorher: one.vorher,
      Nachher: one.nachher,
      GeaendertAm: one.geaendert_am.toISOString(),
    })),
  };
}

function agreementOf(
  context: Context,
  name: 'Bedingungen' | 'Gutschriftverfahren',
  version: string | null,
  am: Date | null,
  beendet: Date | null,
) {
  const current = currentText(context, name);
  if (!current) return null;
  return {
    Version: current.version,
    ZugestimmtVersion: version,
    ZugestimmtAm: am?.toISOString() ?? null,
    BeendetAm: beendet?.toISOString() ?? null,
  };
}

/** Fields whose changes need the password once the seller was approved (sellers.md rule 14). */
const PROTECTED: readonly SellerFeld[] = ['Strasse', 'Hausnummer', 'Plz', 'Ort', 'Steuer', 'Kontoinhaber', 'IBAN'];

/**
 * Stores data of the logged-in seller. In registration the seller waits for approval once nothing is missing, and the tenant gets a mail. Throws Validierung,
 * PasswortErforderlich for protected data of a seller who was approved.
 */
export async function changeDaten(context: Context, login: Login | null, typed: SellerAngaben): Promise<SellerDaten> {
  const { sellernummer, accountId } = sellerOf(login);
  if (typed.Language !== undefined) await changeLanguage(context, accountId, typed.Language);
  const before = (await store.lockSeller(context, sellernummer)) ?? refuse('PSOF0204');
  const [old, oldIban] = [await shownAngaben(context, before), await ibanOf(context, before)];
  const after = await save(context, before, typed);
  const shown = await shownAngaben(context, after);
  const felder = changedFelder(old, shown, oldIban !== (await ibanOf(context, after)));
  if (before.freigegeben_am !== null && felder.some((feld) => PROTECTED.includes(feld))) {
    checkRecentPasswort(context, login);
    await enqueueMail(context, sellerDatenGeaendert, sellernummer);
  }
  checkNotEmptied(context, { before, hadSteuer: old.Steuer !== null }, { after, hasSteuer: shown.Steuer !== null });
  if (hasBeenComplete(before) && felder.length > 0) {
    await keepHistory(context, sellernummer, felder, old, shown);
    await writeProtokoll(context, 'seller.daten', sellernummer, { felder });
  }
  await goOn(context, after, shown.Steuer !== null);
  return readDaten(context, login);
}

async function save(context: Context, before: store.SellerRow, typed: SellerAngaben): Promise<store.SellerRow> {
  const bankdaten_id = await saveKonto(context, before, typed);
  const version =
    typed.Bedingungen === undefined || typed.Bedingungen === before.bedingungen_version
      ? null
      : await agreeTo(context, before.sellernummer, 'Bedingungen', typed.Bedingungen, 'Bedingungen');
  const change = {
    ...plainChange(context, typed),
    bankdaten_id,
    ...(version !== null && { bedingungen_version: version, bedingungen_am: context.now }),
  };
  await store.updateSeller(context, before.sellernummer, change);
  // The account of one who was never approved was paid nothing, so no book needs it.
  if (before.bankdaten_id !== null && bankdaten_id !== before.bankdaten_id && before.freigegeben_am === null)
    await deleteBankdaten(context, before.bankdaten_id);
  if (typed.Steuer) await saveSteuer(context, before, typed.Steuer);
  return { ...before, ...change };
}

const ibanOf = async (context: Context, { bankdaten_id }: store.SellerRow): Promise<string | null> =>
  bankdaten_id === null ? null : ((await readableBankdaten(context, bankdaten_id))?.IBAN ?? null);

/** Fields that differ. Two different IBANs can look the same when masked; tax data of a later day counts as tax data. */
function changedFelder(old: ShownAngaben, shown: ShownAngaben, isOtherIban: boolean): SellerFeld[] {
  const plain = (Object.keys(shown) as (keyof ShownAngaben)[]).filter((name) => textOf(old[name]) !== textOf(shown[name]));
  const felder = plain.map((name): SellerFeld => (name === 'SteuerKuenftig' ? 'Steuer' : name));
  return [...new Set<SellerFeld>(isOtherIban ? [...felder, 'IBAN'] : felder)];
}

/** A value as the history shows it. */
function textOf(value: ShownAngaben[keyof ShownAngaben]): string | null {
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  const { Steuerstatus, Steuernummer, UstId, KuIdNr, GiltAb } = value;
  return [Steuerstatus, Steuernummer, UstId, KuIdNr, GiltAb].filter(Boolean).join(', ');
}

async function keepHistory(
  context: Context,
  sellernummer: string,
  felder: readonly SellerFeld[],
  old: ShownAngaben,
  shown: ShownAngaben,
): Promise<void> {
  const shownIn = (from: ShownAngaben, feld: SellerFeld) => textOf(feld === 'Steuer' ? (from.SteuerKuenftig ?? from.Steuer) : from[feld]);
  for (const feld of felder)
    await store.insertAenderung(context, {
      aenderung_id: context.random.nummer(),
      sellernummer,
      feld,
      vorher: shownIn(old, feld),
      nachher: shownIn(shown, feld),
      geaendert_am: context.now,
    });
}

/** Whether the tenant has seen the data, or is about to: from then on changes are kept. */
const hasBeenComplete = ({ status }: store.SellerRow): boolean => !isInRegistrierung(status) || status === 'WartetAufFreigabe';

/** Refuses to empty such data. */
function checkNotEmptied(
  context: Context,
  { before, hadSteuer }: { readonly before: store.SellerRow; readonly hadSteuer: boolean },
  { after, hasSteuer }: { readonly after: store.SellerRow; readonly hasSteuer: boolean },
): void {
  if (!hasBeenComplete(before)) return;
  const known = missingAngaben(context, before, hadSteuer);
  const emptied = missingAngaben(context, after, hasSteuer).filter((field) => !known.includes(field));
  if (emptied.length > 0) throw new Refusal('Validierung', { fields: emptied.map((field) => ({ field, code: 'pflichtfeld' as const })) });
}

/** Moves a seller in registration on: data has been entered, and the tenant reviews it once nothing is missing. */
async function goOn(context: Context, row: store.SellerRow, hasSteuer: boolean): Promise<void> {
  const { sellernummer } = row;
  if (row.status === 'AdresseBestaetigt') await moveSeller(context, row, 'Zusatzdaten');
  if (row.status !== 'AdresseBestaetigt' && row.status !== 'Zusatzdaten') return;
  if (missingAngaben(context, row, hasSteuer).length > 0) return;
  await moveSeller(context, { sellernummer, status: 'Zusatzdaten' }, 'WartetAufFreigabe');
  await enqueueMail(context, sellerWartet, sellernummer);
}

/** Agrees that the tenant writes the documents, or ends it; the same again changes nothing. Throws NichtGefunden without the text, Validierung. */
export async function changeGutschriftverfahren(
  context: Context,
  login: Login | null,
  { Zustimmung, Version }: { readonly Zustimmung: boolean; readonly Version?: string | undefined },
): Promise<void> {
  const { sellernummer } = sellerOf(login);
  const row = (await store.lockSeller(context, sellernummer)) ?? refuse('PSOF0204');
  if (!currentText(context, 'Gutschriftverfahren')) refuse('NichtGefunden');
  const isOn = row.gutschriftverfahren_am !== null && row.gutschriftverfahren_beendet_am === null;
  if (!Zustimmung) {
    if (!isOn) return;
    await store.updateSeller(context, sellernummer, { gutschriftverfahren_beendet_am: context.now });
    await writeProtokoll(context, 'seller.gutschriftverfahren', sellernummer, {}, { vorher: 'Zugestimmt', nachher: 'Beendet' });
    return;
  }
  if (isOn && Version === row.gutschriftverfahren_version) return;
  const version = await agreeTo(context, sellernummer, 'Gutschriftverfahren', Version, 'Version');
  await store.updateSeller(context, sellernummer, {
    gutschriftverfahren_version: version,
    gutschriftverfahren_am: context.now,
    gutschriftverfahren_beendet_am: null,
  });
}
