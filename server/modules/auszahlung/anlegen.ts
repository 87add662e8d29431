import type { Input } from '../../../contract/call.ts';
import type { createZahlungslauf } from '../../../contract/calls/betrieb/zahlungslaeufe.ts';
import type { Zahlungssteller } from '../../../contract/calls/betrieb/zahlungssteller.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { dayOf } from '../../calendar.ts';
import type { Login } from '../../calls/login.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import { checkExecutionDay, sepaText } from '../../sepa/index.ts';
import { askSellerForKonto, lockGuthaben } from '../abrechnung/index.ts';
import { sperrmusterOf } from '../account/index.ts';
import { nextReihennummer } from '../kassenbuch/index.ts';
import { askForKonto, lockErstattungen } from '../rechnung/index.ts';
import { countLauf, insertLauf, insertZahlungen, type NewZahlung, redraft } from '../zahlung/index.ts';
import { askForBankdaten } from './anhalten.ts';
import { lockCandidates } from './auszahlungen.sql.ts';
import { noteHinweise } from './hinweise.ts';
import { lockLaufOrRefuse } from './lauf.ts';
import { actorOf, checkMoneyRecht } from './recht.ts';
import type { Stichtag } from './stand.sql.ts';

/** The moment, period and blocks by which payouts are judged. */
export const stichtagOf = async (context: Context): Promise<Stichtag> => ({
  now: context.now,
  heute: dayOf(context.now),
  fristTage: context.konfiguration.AuszahlungFristTage,
  gesperrt: await sperrmusterOf(context),
});

type Auswahl = Input<typeof createZahlungslauf>['body'];

/**
 * Makes a draft of a run from all that is ready of the chosen kinds, rewards without a choice, and returns its number. Throws NichtAuthorisiert, Konflikt without a `Zahlungssteller` or anything to pay, and Validierung for a day that is none of a transfer.
 */
export async function createLauf(context: Context, login: Login | null, auswahl: Auswahl): Promise<string> {
  await checkMoneyRecht(context, login, 'LaeufeErstellen');
  const steller = context.konfiguration.Zahlungssteller;
  if (steller === null) throw new Refusal('Konflikt', { text: 'betrieb.zahlungslauf.ohneSteller' });
  checkExecutionDay(auswahl.Ausfuehrungstag, dayOf(context.now));
  const arten = auswahl.Arten ?? ['Praemie'];
  const wish = { faelligBis: auswahl.FaelligBis ?? null, ohne: auswahl.Ohne ?? [] };
  const ready = [
    ...(arten.includes('Praemie') ? await readyPraemien(context, wish) : []),
    ...(arten.includes('Erstattung') ? await readyErstattungen(context, wish) : []),
    ...(arten.includes('Provision') ? await readyProvisionen(context, wish) : []),
  ];
  if (ready.length === 0) throw new Refusal('Validierung', { text: 'betrieb.zahlungslauf.nichts' });
  const laufnummer = await insertDraft(context, steller, auswahl.Ausfuehrungstag);
  const zahlungen = ready.map(
    (one): NewZahlung => ({
      zahlungsnummer: newZahlungsnummer(context),
      ...one,
      zweck: zweckOf(context, steller, one),
    }),
  );
  await insertZahlungen(context, laufnummer, zahlungen, context.now);
  // Another run that was made meanwhile has all of it.
  const { anzahl } = await countLauf(context, laufnummer);
  if (anzahl === 0) throw new Refusal('Validierung', { text: 'betrieb.zahlungslauf.nichts' });
  await noteHinweise(context, await lockLaufOrRefuse(context, laufnummer));
  await redraft(context, await lockLaufOrRefuse(context, laufnummer));
  return laufnummer;
}

interface Wish {
  readonly faelligBis: string | null;
  readonly ohne: readonly string[];
}

type Ready = Pick<NewZahlung, 'art' | 'bezug' | 'bankdaten_id' | 'betrag_cent'>;

/** Rewards that are ready. Owners of accounts to which nothing is transferred are asked for others. */
async function readyPraemien(context: Context, wish: Wish): Promise<Ready[]> {
  const found = await lockCandidates(context, await stichtagOf(context), wish);
  for (const one of found) if (one.stand === 'Land') await askForBankdaten(context, one.praemierungsnummer, 'Land');
  return found.flatMap(({ stand, praemierungsnummer: bezug, bankdaten_id, wert_cent: betrag_cent }): Ready[] =>
    stand === 'Bereit' ? [{ art: 'Praemie', bezug, bankdaten_id, betrag_cent }] : [],
  );
}

/** Amounts in favour of agencies that are ready. Agencies without an account that can be paid to are asked for one, once for each document. */
async function readyErstattungen(context: Context, wish: Wish): Promise<Ready[]> {
  const found = await lockErstattungen(context, wish);
  for (const one of found) if (one.stand !== 'Bereit' && one.konto_gefragt_am === null) await askForKonto(context, one.rechnungsnummer);
  return found.flatMap(({ stand, rechnungsnummer: bezug, bankdaten_id, betrag_cent }): Ready[] =>
    stand === 'Bereit' ? [{ art: 'Erstattung', bezug, bankdaten_id, betrag_cent }] : [],
  );
}

/** Commissions that are ready. Sellers without an account that can be paid to are asked for one, once for each document. */
async function readyProvisionen(context: Context, wish: Wish): Promise<Ready[]> {
  const found = await lockGuthaben(context, wish);
  for (const one of found) if (one.stand !== 'Bereit' && one.konto_gefragt_am === null) await askSellerForKonto(context, one.bezug);
  return found.flatMap(({ stand, bezug, bankdaten_id, betrag_cent }): Ready[] =>
    stand === 'Bereit' ? [{ art: 'Provision', bezug, bankdaten_id, betrag_cent }] : [],
  );
}

/** A number of a payment: a Z and 15 letters and digits, which is its EndToEndId. */
const newZahlungsnummer = ({ random }: Context): string => `Z${`${random.nummer()}${random.nummer()}`.toUpperCase().slice(0, 15)}`;

/** Statement texts that name a document: a correction of an agency, and a document or statement of a profi seller. */
const BELEG_ZWECK = { Erstattung: '{mandant} Rechnungskorrektur {nummer}', Provision: '{mandant} Provision {nummer}' } as const;

/** The statement text of a payment in characters of the bank. */
const zweckOf = (
  { konfiguration }: Context,
  { Zweck, Zeichensatz }: Zahlungssteller,
  { art, bezug: nummer }: Pick<NewZahlung, 'art' | 'bezug'>,
): string =>
  sepaText(
    (art === 'Praemie' ? Zweck : BELEG_ZWECK[art]).replaceAll('{mandant}', konfiguration.Name).replaceAll('{nummer}', nummer),
    Zeichensatz,
  ).text;

async function insertDraft(context: Context, steller: Zahlungssteller, ausfuehrungstag: string): Promise<string> {
  const reihennummer = await nextReihennummer(context, 'Zahlungslauf');
  const laufnummer = `ZL-${String(reihennummer).padStart(5, '0')}`;
  const von = actorOf(context);
  await insertLauf(context, {
    laufnummer,
    reihennummer,
    status: 'Entwurf',
    ausfuehrungstag,
    steller: JSON.stringify(steller),
    vier_augen: steller.VierAugen,
    beteiligte: [von],
    erstellt_von: von,
    erstellt_am: context.now,
  });
  await writeProtokoll(
    context,
    'zahlungslauf.status',
    laufnummer,
    { ausfuehrungstag, vierAugen: steller.VierAugen },
    { nachher: 'Entwurf' },
  );
  return laufnummer;
}
