import type { HinweisArt } from '../../../contract/rules/zahlung.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { dayOf } from '../../calendar.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { sepaName } from '../../sepa/index.ts';
import { askSellerForKonto } from '../abrechnung/index.ts';
import { readManyBankdaten } from '../bankdaten/index.ts';
import { askForKonto } from '../rechnung/index.ts';
import {
  countLauf,
  findZahlung,
  type LaufRow,
  listVorgesehene,
  moveZahlung,
  redraft,
  updateLauf,
  type ZahlungRow,
} from '../zahlung/index.ts';
import { askForBankdaten } from './anhalten.ts';
import { confirmAll, deleteOfLauf, type Found, findHinweise, insertHinweise } from './hinweise.sql.ts';
import { lockLaufOrRefuse, refuseStatus, withBeteiligte } from './lauf.ts';
import { checkMoneyRecht } from './recht.ts';

/**
 * Looks at every payment of a locked draft (backoffice.md section A rule 2). A Sperre takes its payment out and asks the owner for another account; a Hinweis waits to
 * be confirmed. What was noticed before stays as it is.
 */
export async function noteHinweise(context: Context, lauf: LaufRow): Promise<void> {
  const { konfiguration, now } = context;
  const zahlungen = await listVorgesehene(context, lauf.laufnummer);
  const found: Found[] = [
    ...(await findHinweise(context, lauf.laufnummer, {
      now,
      fristTage: konfiguration.AuszahlungFristTage,
      ruheTage: lauf.steller.RuheTageBankdaten,
      limitCent: lauf.steller.LimitZahlungCent,
      allowSelf: konfiguration.AllowSelfRecommendation,
    })),
    ...(await readAccounts(context, lauf, zahlungen)),
  ];
  const sperren = found.filter(({ schwere }) => schwere === 'Sperre');
  const byNummer = new Map(zahlungen.map((one) => [one.zahlungsnummer, one]));
  await insertHinweise(context, lauf.laufnummer, withIds(context, found));
  for (const { zahlungsnummer, art } of sperren) {
    const zahlung = byNummer.get(zahlungsnummer ?? '');
    if (!zahlung) continue;
    byNummer.delete(zahlung.zahlungsnummer);
    await moveZahlung(context, zahlung, 'Entfallen', { grund_code: art, beendet_am: dayOf(now) });
    if (zahlung.art === 'Praemie') await askForBankdaten(context, zahlung.bezug, art);
    else if (zahlung.art === 'Erstattung') await askForKonto(context, zahlung.bezug);
    else await askSellerForKonto(context, zahlung.bezug);
  }
  await noteHinweiseOfLauf(context, lauf);
}

/** What is noticed about the run as a whole. */
export async function noteHinweiseOfLauf(context: Context, lauf: LaufRow): Promise<void> {
  const { anzahl, summe_cent } = await countLauf(context, lauf.laufnummer);
  const limit = lauf.steller.LimitLaufCent;
  const arten: HinweisArt[] = [
    ...(anzahl === 1 ? ['EinzelneZahlung' as const] : []),
    ...(limit !== null && summe_cent > limit ? ['LimitLauf' as const] : []),
  ];
  await deleteOfLauf(context, lauf.laufnummer, arten);
  const found = arten.map((art): Found => ({ zahlungsnummer: null, art, schwere: 'Hinweis' }));
  await insertHinweise(context, lauf.laufnummer, withIds(context, found));
}

const withIds = ({ random }: Context, found: readonly Found[]) => found.map((one) => ({ ...one, hinweis_id: random.nummer() }));

/** What only the readable account tells: it cannot be decrypted, or the bank gets its holder's name in other letters. */
async function readAccounts(context: Context, { steller }: LaufRow, zahlungen: readonly ZahlungRow[]): Promise<Found[]> {
  const accounts = await readManyBankdaten(
    context,
    zahlungen.flatMap(({ bankdaten_id }) => bankdaten_id ?? []),
  );
  return zahlungen.flatMap(({ zahlungsnummer, bankdaten_id }): Found[] => {
    const account = accounts.get(bankdaten_id ?? '');
    if (!account) return [{ zahlungsnummer, art: 'KontoUnlesbar', schwere: 'Sperre' }];
    const { isChanged } = sepaName(account.Kontoinhaber, steller.Zeichensatz);
    return isChanged ? [{ zahlungsnummer, art: 'NameGeaendert', schwere: 'Hinweis' }] : [];
  });
}

/** Confirms hints of a draft with words. Throws NichtAuthorisiert, NichtGefunden for an unknown run or hint, and Konflikt for a run that is no draft. */
export async function confirmHinweise(
  context: Context,
  login: Login | null,
  laufnummer: string,
  given: readonly { readonly Id: string; readonly Worte: string }[],
): Promise<void> {
  await checkMoneyRecht(context, login, 'LaeufeErstellen');
  const lauf = await lockLaufOrRefuse(context, laufnummer);
  if (lauf.status !== 'Entwurf') refuseStatus(context, lauf);
  const byId = new Map(given.map(({ Id, Worte }) => [Id, Worte]));
  const rows = [...byId].map(([id, worte]) => ({ id, worte }));
  if ((await confirmAll(context, laufnummer, rows, context)) !== rows.length) refuse('NichtGefunden');
  await updateLauf(context, laufnummer, { beteiligte: withBeteiligte(context, lauf) });
  await writeProtokoll(context, 'zahlungslauf.hinweise', laufnummer, { bestaetigt: rows.length, begruendet: true });
}

/** Takes a payment out of a draft; one that is out already stays out. Throws NichtAuthorisiert, NichtGefunden, and Konflikt for a run that is no draft. */
export async function dropByHand(context: Context, login: Login | null, laufnummer: string, zahlungsnummer: string): Promise<void> {
  await checkMoneyRecht(context, login, 'LaeufeErstellen');
  const lauf = await lockLaufOrRefuse(context, laufnummer);
  const zahlung = await findZahlung(context, zahlungsnummer);
  if (zahlung?.laufnummer !== laufnummer) return refuse('NichtGefunden');
  if (zahlung.status === 'Entfallen') return;
  if (lauf.status !== 'Entwurf') refuseStatus(context, lauf);
  await moveZahlung(context, zahlung, 'Entfallen', { grund_code: 'Herausgenommen', beendet_am: dayOf(context.now) });
  await updateLauf(context, laufnummer, { beteiligte: withBeteiligte(context, lauf) });
  await redraft(context, await lockLaufOrRefuse(context, laufnummer));
  await noteHinweiseOfLauf(context, lauf);
}
