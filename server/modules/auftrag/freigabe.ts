import type { FREIGABE_ERGEBNIS } from '../../../contract/calls/agentur/freigabe.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { Refusal, refuse } from '../../errors.ts';
import { enqueueMail } from '../../mail/store.ts';
import { listActiveBenutzer } from '../agentur/index.ts';
import { listOfAuftrag } from '../praemierung/index.ts';
import { freigabeTagOf } from '../produkt/index.ts';
import { auftragBeanstandet } from './beanstandung-mails.ts';
import { canBeObjectedTo, type Freigabestand, freigabestandOf } from './freigabe-regel.ts';
import { lockBothSides, releaseLocked } from './release.ts';
import { type AuftragRow, findAuftrag, updateAuftrag } from './store.ts';

/** The user of an agency who releases. `nur` limits the orders to those with an employee number; null means none. */
export interface Releaser {
  readonly agenturnummer: string;
  readonly accountId: string;
  readonly nur?: string | null;
}

/** The result for an order, with the sum of its grants in cents if it was released now. */
export interface Freigabe {
  readonly stand: Exclude<Freigabestand, 'Freigebbar'> | 'Freigegeben' | 'NichtGefunden' | 'KreditErschoepft';
  readonly freigabeAb?: string;
  readonly wertCent: number;
}

/**
 * Releases an order for the agency, once: rewards are granted, booked and mailed as in a release by the tenant. A second release, even a
 * concurrent one, returns BereitsFreigegeben. Reasons against a release are returned, not thrown.
 */
export async function tryRelease(context: Context, wer: Releaser, auftragsnummer: string): Promise<Freigabe> {
  if (!(await isVisibleTo(context, wer, auftragsnummer))) return { stand: 'NichtGefunden', wertCent: 0 };
  const sides = (await lockBothSides(context, auftragsnummer)) ?? refuse('NichtGefunden');
  const benutzer =
    (await listActiveBenutzer(context, wer.accountId)).find((one) => one.agenturnummer === wer.agenturnummer) ?? refuse('PSOF0204');
  const freigabeAb = freigabeTagOf(context, sides.auftrag);
  const fall = { ...sides.auftrag, freigabeAb, empfaengerStatus: sides.empfaenger.status, emails: sides.emails };
  const stand = freigabestandOf(fall, { email: benutzer.email, tag: dayOf(context.now) });
  if (stand !== 'Freigebbar') return { stand, freigabeAb, wertCent: 0 };
  await releaseLocked(context, sides.auftrag);
  const grants = await listOfAuftrag(context, auftragsnummer);
  return { stand: 'Freigegeben', freigabeAb, wertCent: grants.reduce((sum, { wert_cent }) => sum + wert_cent, 0) };
}

/** The same for a single order, but throws the reason if the order is neither released now nor before. */
export async function releaseOrRefuse(context: Context, wer: Releaser, auftragsnummer: string): Promise<void> {
  const { stand, freigabeAb: FreigabeAb = '' } = await tryRelease(context, wer, auftragsnummer);
  if (stand === 'NichtGefunden') refuse('NichtGefunden');
  if (stand === 'ZuFrueh') throw new Refusal('FreigabeZuFrueh', { extension: { FreigabeAb } });
  if (stand === 'Eigener') throw new Refusal('NichtAuthorisiert', { text: 'freigabe.Eigener' });
  if (stand === 'NichtMoeglich' || stand === 'BeimMandanten')
    throw new Refusal('Konflikt', { text: `freigabe.${stand}`, values: { mandant: context.konfiguration.Name } });
}

/**
 * Records the agency's objection to an order, with its reason, and mails the tenant, who decides. A repeat changes nothing. Throws Konflikt
 * for an order that is released or over.
 */
export async function objectToAuftrag(context: Context, wer: Releaser, auftragsnummer: string, grund: string): Promise<void> {
  if (!(await isVisibleTo(context, wer, auftragsnummer))) refuse('NichtGefunden');
  const { auftrag } = (await lockBothSides(context, auftragsnummer)) ?? refuse('NichtGefunden');
  if (auftrag.beanstandet_am !== null) return;
  if (!canBeObjectedTo(auftrag)) throw new Refusal('Konflikt', { text: 'freigabe.beanstanden.zuSpaet' });
  await storeBeanstandung(context, auftrag, grund);
}

/** Whether the user sees the order. An order of another agency counts as unknown. */
async function isVisibleTo(context: Context, { agenturnummer, nur }: Releaser, auftragsnummer: string): Promise<boolean> {
  const auftrag = await findAuftrag(context, auftragsnummer);
  if (auftrag?.agenturnummer !== agenturnummer) return false;
  return nur === undefined || (nur !== null && auftrag.mitarbeiternummer === nur);
}

/** The result of one order in a call that releases several: an order that the tenant decides on is NichtMoeglich. */
export const ergebnisOf = (stand: Freigabe['stand']): (typeof FREIGABE_ERGEBNIS)[number] =>
  stand === 'BeimMandanten' ? 'NichtMoeglich' : stand;

/**
 * Stores the agency's objection to a locked order: the automatic release stops, and a mail asks the tenant to decide. The audit log
 * records the objection without its text, because the text can be about people.
 */
async function storeBeanstandung(context: Context, { auftragsnummer, agenturnummer, status }: AuftragRow, grund: string): Promise<void> {
  await updateAuftrag(context, auftragsnummer, { beanstandet_am: context.now, beanstandung: grund, freigabe_am: null });
  await writeProtokoll(
    context,
    'auftrag.beanstandet',
    auftragsnummer,
    {},
    { agenturnummer, vorher: status, nachher: status, grund: 'Beanstandet' },
  );
  await enqueueMail(context, auftragBeanstandet, auftragsnummer);
}
