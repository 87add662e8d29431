import type { AuftragStatus, EmpfaengerStatus } from '../../../contract/values/status.ts';
import { dayOf, startOfDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { recordWechsel } from '../../ereignis/wechsel.ts';
import { Refusal, refuse } from '../../errors.ts';
import { acceptByAuftrag, type EmpfaengerRow, lockEmpfaenger, moveEmpfaenger } from '../empfaenger/index.ts';
import { checkKredit, hasKredit, payingAgenturOf } from '../kassenbuch/index.ts';
import { type PraemieRow, readPraemieOf } from '../praemie/index.ts';
import { cancelPraemierungen, grantPraemierungen, listOfAuftrag, settleEmpfaenger } from '../praemierung/index.ts';
import { freigabeTagOf } from '../produkt/index.ts';
import { earnProvision, noteProvision, takeBackProvision } from '../provision/index.ts';
import { countZielOf } from '../tracking/index.ts';
import { refuseKonflikt } from './konflikt.ts';
import type { EmpfehlungFor } from './reads.ts';
import { stepsTo } from './status.ts';
import { type AuftragRow, findReleasedOf, hasOtherOpenAuftrag, updateAuftrag } from './store.ts';

/** Moves an order to a status through all steps in between. Throws Konflikt for a step backwards. Recipient and order have to be locked. */
export async function advanceTo(context: Context, auftrag: AuftragRow, to: AuftragStatus, empfehlung: EmpfehlungFor): Promise<void> {
  const steps = stepsTo(auftrag.status, to) ?? refuseKonflikt('auftrag.konflikt.status', { vorher: auftrag.status, nachher: to });
  let current = auftrag;
  for (const step of steps) {
    await STEPS[step](context, current, empfehlung);
    const freigabe_am = step === 'Bestaetigt' ? automaticRelease(context, current) : null;
    const released = step === 'Freigegeben' && { freigegeben_am: context.now, freigegeben_durch: context.wer };
    await updateAuftrag(context, auftrag.auftragsnummer, { status: step, freigabe_am, ...released });
    await recordWechsel(context, { was: 'Auftrag', bezug: auftrag.auftragsnummer, vorher: current.status, nachher: step });
    current = { ...current, status: step };
  }
}

/** Moment of automatic release: the start of the release day; null if the tenant releases by hand or the agency objected. */
export function automaticRelease(context: Context, auftrag: AuftragRow): Date | null {
  return context.konfiguration.FreigabeAutomatisch && auftrag.beanstandet_am === null ? startOfDay(freigabeTagOf(context, auftrag)) : null;
}

type Step = (context: Context, auftrag: AuftragRow, empfehlung: EmpfehlungFor) => Promise<void>;

const empfaengerOf = async (context: Context, auftrag: AuftragRow): Promise<EmpfaengerRow> =>
  (await lockEmpfaenger(context, auftrag.empfaengernummer)) ?? refuse('NichtGefunden');

const confirm: Step = async (context, auftrag) => {
  await acceptByAuftrag(context, await empfaengerOf(context, auftrag));
  await noteProvision(context, auftrag);
};

/** Requires that the release day has come and the recipient is in Ok; creates the grants, and books the commission of a seller. */
const release: Step = async (context, auftrag, empfehlung) => {
  const FreigabeAb = freigabeTagOf(context, auftrag);
  if (dayOf(context.now) < FreigabeAb) throw new Refusal('FreigabeZuFrueh', { extension: { FreigabeAb } });
  const empfaenger = await empfaengerOf(context, auftrag);
  if (empfaenger.status === 'Freigegeben' || empfaenger.status === 'Gezahlt') {
    const nummer = (await findReleasedOf(context, auftrag.empfaengernummer)) ?? refuse('Konflikt');
    refuseKonflikt('auftrag.konflikt.schonPraemie', { nummer });
  }
  if (empfaenger.status !== 'Ok') refuseKonflikt('auftrag.konflikt.beendet', { status: empfaenger.status });
  const praemie = await earnedBy(context, auftrag);
  const agenturnummer = await payingAgenturOf(context, auftrag.agenturnummer);
  if (praemie && agenturnummer !== null) await checkKredit(context, kostenfallOf(agenturnummer, praemie));
  await moveEmpfaenger(context, empfaenger, 'Freigegeben', 'Auftrag freigegeben');
  await countZielOf(context, 'Freigegeben', empfaenger);
  await earnProvision(context, auftrag);
  if (!praemie) return;
  const { auftragsnummer, empfaengernummer } = auftrag;
  const order = { auftragsnummer, empfaengernummer, agenturnummer };
  await grantPraemierungen(context, { ...order, empfehlung, praemie });
};

/** The reward that an order earns; undefined if it earns none. */
const earnedBy = async (context: Context, auftrag: AuftragRow): Promise<PraemieRow | undefined> =>
  auftrag.grund === null ? readPraemieOf(context, { ...auftrag, tag: auftrag.auftragsdatum }) : undefined;

const kostenfallOf = (agenturnummer: string, { wert_cent: praemieCent }: PraemieRow) => ({ agenturnummer, praemieCent });

/** Whether the credit of the order's agency covers its release; always true without an agency or a reward. */
export async function isCovered(context: Context, auftrag: AuftragRow): Promise<boolean> {
  const agenturnummer = await payingAgenturOf(context, auftrag.agenturnummer);
  const praemie = agenturnummer === null ? undefined : await earnedBy(context, auftrag);
  return !praemie || agenturnummer === null || hasKredit(context, kostenfallOf(agenturnummer, praemie));
}

/**
 * Cancels or withdraws an order, and takes back the commission of a seller. This also cancels the recipient, unless a grant was paid; then the ledger claims the
 * money back.
 */
const cancel: Step = async (context, auftrag) => {
  const empfaenger = await empfaengerOf(context, auftrag);
  const isLast = await determinesStatus(context, auftrag, empfaenger.status);
  await takeBackProvision(context, auftrag);
  const { anyPaid } = await cancelPraemierungen(context, auftrag.auftragsnummer);
  if (anyPaid) return settleEmpfaenger(context, auftrag.empfaengernummer);
  if (isLast) await moveEmpfaenger(context, empfaenger, 'Storniert', 'Auftrag storniert');
};

/** Whether the recipient's status depends on this order: no other order is open, and this is no released one whose grants expired. */
async function determinesStatus(context: Context, auftrag: AuftragRow, status: EmpfaengerStatus): Promise<boolean> {
  if (status === 'Ok') return auftrag.status !== 'Freigegeben' && !(await hasOtherOpenAuftrag(context, auftrag));
  if (status !== 'Freigegeben' || auftrag.status !== 'Freigegeben') return false;
  const grants = await listOfAuftrag(context, auftrag.auftragsnummer);
  return grants.length === 0 || grants.some((grant) => grant.status !== 'Abgelaufen');
}

const STEPS: Readonly<Record<AuftragStatus, Step>> = {
  Eingegangen: async () => {},
  Bestaetigt: confirm,
  Freigegeben: release,
  Storniert: cancel,
  Widerrufen: cancel,
};
