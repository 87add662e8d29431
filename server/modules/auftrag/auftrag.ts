import type { Auftrag, Auftragsmeldung } from '../../../contract/auftrag.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { dayOf, startOfDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import type { AuftragStatus } from '../../db/tables.ts';
import { refuse, refuseField } from '../../errors.ts';
import { acceptByAuftrag, type EmpfaengerRow, lockEmpfaenger, lockOfEmpfehlung, moveEmpfaenger } from '../empfaenger/empfaenger.ts';
import { freigabeTag } from '../empfehlung/empfehlung.ts';
import { praemieFor, readPraemien } from '../praemie/praemie.ts';
import { cancelPraemierungen, grantPraemierungen, listOfAuftrag, settleEmpfaenger } from '../praemierung/praemierung.ts';
import { readProdukt } from '../produkt/produkt.ts';
import { type EmpfehlungFor, findEmpfehlungFor } from './reads.ts';
import { stepsTo } from './status.ts';
import { type AuftragRow, insertAuftrag, lockAuftrag, updateAuftrag } from './store.ts';

/**
 * Takes a message of the tenant's order system: a new order, or one that moved on (contract section 3). The number alone tells
 * which; a repeated message answers the same. Recipient first, then order are locked, so parallel messages go one by one.
 */
export async function takeAuftrag(context: Context, meldung: Auftragsmeldung): Promise<{ isNew: boolean; auftrag: Auftrag }> {
  const empfaenger = await findRecipient(context, meldung);
  const empfehlung = (await findEmpfehlungFor(context, empfaenger.empfehlungsnummer)) ?? refuse('NichtGefunden');
  await checkMeldung(context, meldung, empfehlung);
  const isNew = await insertAuftrag(context, {
    auftragsnummer: meldung.Auftragsnummer,
    empfaengernummer: empfaenger.empfaengernummer,
    empfehlungsnummer: empfaenger.empfehlungsnummer,
    produkt_id: meldung.ProduktId,
    auftragsdatum: meldung.Auftragsdatum,
    status: 'Eingegangen',
    grund: await reasonWithout(context, meldung, empfehlung),
    erstellt_am: context.now,
    freigabe_am: null,
  });
  const auftrag = (await lockAuftrag(context, meldung.Auftragsnummer)) ?? refuse('Konflikt');
  checkSame(auftrag, meldung, empfaenger.empfaengernummer);
  if (isNew)
    await writeProtokoll(context, 'auftrag.eingegangen', auftrag.auftragsnummer, { empfaengernummer: empfaenger.empfaengernummer });
  if (isNew && empfaenger.status === 'Storniert') refuse('Konflikt');
  await walkTo(context, auftrag, meldung.Status, empfehlung);
  return { isNew, auftrag: await describeAuftrag(context, meldung.Auftragsnummer) };
}

/** The recipient an order is for: named, or the only one of the referral named. */
async function findRecipient(context: Context, { Empfaengernummer, Empfehlungsnummer }: Auftragsmeldung): Promise<EmpfaengerRow> {
  if (Empfaengernummer) {
    const row = (await lockEmpfaenger(context, Empfaengernummer)) ?? refuse('NichtGefunden');
    if (Empfehlungsnummer && row.empfehlungsnummer !== Empfehlungsnummer) refuse('Konflikt');
    return row;
  }
  const [only, ...others] = await lockOfEmpfehlung(context, Empfehlungsnummer ?? '');
  if (others.length > 0) refuse('Konflikt');
  return only ?? refuse('NichtGefunden');
}

async function checkMeldung(context: Context, meldung: Auftragsmeldung, empfehlung: EmpfehlungFor): Promise<void> {
  if (meldung.Auftragsdatum > dayOf(context.now)) refuseField('Auftragsdatum', 'zukunft');
  if (meldung.Auftragsdatum < dayOf(empfehlung.erstellt_am)) refuseField('Auftragsdatum', 'vorEmpfehlung');
  if (!(await readProdukt(context, meldung.ProduktId))) refuseField('ProduktId', 'produkt');
}

/** The same number can only mean the same order. */
function checkSame(auftrag: AuftragRow, meldung: Auftragsmeldung, empfaengernummer: string): void {
  const isSame =
    auftrag.empfaengernummer === empfaengernummer &&
    auftrag.auftragsdatum === meldung.Auftragsdatum &&
    auftrag.produkt_id === meldung.ProduktId;
  if (!isSame) refuse('Konflikt');
}

/** Why an order earns nothing, if so: another product than recommended, or no reward on its date. */
async function reasonWithout(context: Context, meldung: Auftragsmeldung, empfehlung: EmpfehlungFor): Promise<AuftragRow['grund']> {
  if (meldung.ProduktId !== empfehlung.produkt_id) return 'AnderesProdukt';
  return praemieFor(await readPraemien(context), meldung.ProduktId, meldung.Auftragsdatum) ? null : 'KeinePraemie';
}

async function walkTo(context: Context, auftrag: AuftragRow, to: AuftragStatus, empfehlung: EmpfehlungFor): Promise<void> {
  const steps = stepsTo(auftrag.status, to) ?? refuse('Konflikt');
  let current = auftrag;
  for (const step of steps) {
    await STEPS[step](context, current, empfehlung);
    await updateAuftrag(context, auftrag.auftragsnummer, { status: step, ...(step !== 'Bestaetigt' && { freigabe_am: null }) });
    await writeProtokoll(context, 'auftrag.status', auftrag.auftragsnummer, { von: current.status, nach: step });
    current = { ...current, status: step };
  }
}

type Step = (context: Context, auftrag: AuftragRow, empfehlung: EmpfehlungFor) => Promise<void>;

const confirm: Step = async (context, auftrag) => {
  const empfaenger = (await lockEmpfaenger(context, auftrag.empfaengernummer)) ?? refuse('NichtGefunden');
  await acceptByAuftrag(context, empfaenger);
  if (!context.konfiguration.FreigabeAutomatisch) return;
  const releaseOn = freigabeTag(auftrag.auftragsdatum, context.konfiguration);
  await updateAuftrag(context, auftrag.auftragsnummer, { freigabe_am: startOfDay(releaseOn) });
};

/** Release needs the day and a recipient in Ok; it makes the grants. */
const release: Step = async (context, auftrag, empfehlung) => {
  if (dayOf(context.now) < freigabeTag(auftrag.auftragsdatum, context.konfiguration)) refuse('FreigabeZuFrueh');
  const empfaenger = (await lockEmpfaenger(context, auftrag.empfaengernummer)) ?? refuse('NichtGefunden');
  if (empfaenger.status !== 'Ok') refuse('Konflikt');
  await moveEmpfaenger(context, empfaenger, 'Freigegeben', 'Auftrag freigegeben');
  const praemie = auftrag.grund === null ? praemieFor(await readPraemien(context), auftrag.produkt_id, auftrag.auftragsdatum) : undefined;
  if (!praemie) return;
  const { auftragsnummer, empfaengernummer } = auftrag;
  await grantPraemierungen(context, { auftragsnummer, empfaengernummer, anteilEmpfehler: empfehlung.anteil_empfehler, praemie });
};

/** Cancelled or withdrawn: the recipient ends with it, unless a grant was paid; then the ledger claims it back. */
const cancel: Step = async (context, auftrag) => {
  const { anyPaid } = await cancelPraemierungen(context, auftrag.auftragsnummer);
  if (anyPaid) return settleEmpfaenger(context, auftrag.empfaengernummer);
  const empfaenger = (await lockEmpfaenger(context, auftrag.empfaengernummer)) ?? refuse('NichtGefunden');
  const isOwn = auftrag.status === 'Freigegeben' || empfaenger.status === 'Ok';
  if (isOwn && (empfaenger.status === 'Ok' || empfaenger.status === 'Freigegeben'))
    await moveEmpfaenger(context, empfaenger, 'Storniert', 'Auftrag storniert');
};

const STEPS: Readonly<Record<AuftragStatus, Step>> = {
  Eingegangen: async () => {},
  Bestaetigt: confirm,
  Freigegeben: release,
  Storniert: cancel,
  Widerrufen: cancel,
};

/** Releases an order by its due moment, where the tenant lets orders release themselves. */
export async function releaseDueAuftrag(context: Context, auftragsnummer: string): Promise<void> {
  const auftrag = await lockAuftrag(context, auftragsnummer);
  if (!auftrag?.freigabe_am || auftrag.freigabe_am > context.now || auftrag.status !== 'Bestaetigt') return;
  const empfehlung = (await findEmpfehlungFor(context, auftrag.empfehlungsnummer)) ?? refuse('NichtGefunden');
  const empfaenger = await lockEmpfaenger(context, auftrag.empfaengernummer);
  if (empfaenger?.status === 'Ok') return walkTo(context, auftrag, 'Freigegeben', empfehlung);
  await updateAuftrag(context, auftragsnummer, { freigabe_am: null });
}

async function describeAuftrag(context: Context, auftragsnummer: string): Promise<Auftrag> {
  const row = (await lockAuftrag(context, auftragsnummer)) ?? refuse('NichtGefunden');
  const grants = await listOfAuftrag(context, auftragsnummer);
  return {
    Auftragsnummer: row.auftragsnummer,
    Status: row.status,
    Empfehlungsnummer: row.empfehlungsnummer,
    Empfaengernummer: row.empfaengernummer,
    Praemierungen: grants.map(({ seite, status, wert_cent }) => ({ Seite: seite, Status: status, WertCent: wert_cent })),
    ...(row.grund !== null && { Grund: row.grund }),
  };
}
