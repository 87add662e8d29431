import type { AuftragAktion, decideBetriebAuftraege, Entscheidungen } from '../../../../contract/calls/betrieb/auftraege.ts';
import { createTexts } from '../../../../texts/texts.ts';
import { formatDay } from '../../../calendar.ts';
import type { CallRequest } from '../../../calls/call-request.ts';
import type { Login } from '../../../calls/login.ts';
import { toRefusal } from '../../../calls/problem.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { addToMandantNotiz } from '../../../reports/notiz/notiz.ts';
import { checkStillMay } from '../../betrieb/index.ts';
import { listOfAuftrag } from '../../praemierung/index.ts';
import { processAuftragsmeldung } from '../auftragsmeldung.ts';
import { refuseKonflikt } from '../konflikt.ts';
import { lockOhneEmpfehlung } from '../ohne/store.ts';
import { findAuftrag } from '../store.ts';
import { STATUS_AFTER } from './aktionen.ts';
import { checkNotOwn } from './eigener.ts';
import { cancelOhneEmpfehlung } from './verbinden.ts';

/** A decision of the tenant on an order. */
interface Entscheidung {
  readonly aktion: AuftragAktion;
  /** Why an order is cancelled; kept as a note at the order, never in the audit log. */
  readonly grund?: string;
}

/** What a decision changed, with the sum of the rewards that it granted, in cents. */
interface Done {
  readonly isMoved: boolean;
  readonly wertCent: number;
}

/**
 * Moves an order by the rule of POST auftrag, as if the tenant's order system had reported the new status; a repeat changes nothing. Throws NichtAuthorisiert if
 * the right ended or the order is the person's own, NichtGefunden, and as `processAuftragsmeldung`.
 */
export async function decideAuftrag(context: Context, login: Login | null, nummer: string, { aktion, grund }: Entscheidung): Promise<Done> {
  const person = await checkStillMay(context, login, 'AuftraegeEntscheiden');
  const auftrag = await findAuftrag(context, nummer);
  if (!auftrag)
    return { isMoved: await decideOhneEmpfehlung(context, nummer, { aktion, ...(grund !== undefined && { grund }) }), wertCent: 0 };
  if (aktion === 'Freigeben') await checkNotOwn(context, nummer, person, 'freigabe.Eigener');
  const { isMoved } = await processAuftragsmeldung(context, {
    Auftragsnummer: nummer,
    Empfaengernummer: auftrag.empfaengernummer,
    ProduktId: auftrag.produkt_id,
    Auftragsdatum: auftrag.auftragsdatum,
    Status: STATUS_AFTER[aktion],
  });
  if (isMoved && grund !== undefined) await addToMandantNotiz(context, 'auftraege', nummer, grund);
  const grants = isMoved && aktion === 'Freigeben' ? await listOfAuftrag(context, nummer) : [];
  return { isMoved, wertCent: grants.reduce((sum, { wert_cent }) => sum + wert_cent, 0) };
}

/** Cancels a kept order; for all else it has to be linked first. Throws NichtGefunden, Konflikt. */
async function decideOhneEmpfehlung(context: Context, nummer: string, { aktion, grund = '' }: Entscheidung): Promise<boolean> {
  if (aktion === 'Stornieren') return cancelOhneEmpfehlung(context, nummer, grund);
  if (!(await lockOhneEmpfehlung(context, nummer))) refuse('NichtGefunden');
  return refuseKonflikt('auftrag.konflikt.ohneEmpfehlung');
}

type Request = CallRequest<typeof decideBetriebAuftraege>;
type Zeile = Entscheidungen['Ergebnisse'][number];

/** Decides on orders one after the other, each in its own transaction, so that one that cannot be moved stops no other. Throws internal errors. */
export async function decideAll(request: Request): Promise<Entscheidungen> {
  const done: (Done & { readonly zeile: Zeile })[] = [];
  for (const nummer of request.input.body.Auftragsnummern) done.push(await decideOne(request, nummer));
  return {
    Ergebnisse: done.map(({ zeile }) => zeile),
    Erledigt: done.filter(({ isMoved }) => isMoved).length,
    WertCent: done.reduce((sum, { wertCent }) => sum + wertCent, 0),
  };
}

async function decideOne(request: Request, nummer: string): Promise<Done & { readonly zeile: Zeile }> {
  const { inContext, login, input } = request;
  const { Aktion: aktion, Grund: grund } = input.body;
  try {
    const done = await inContext((context) => decideAuftrag(context, login, nummer, { aktion, ...(grund && { grund }) }));
    return { ...done, zeile: zeileOf(request, nummer, done.isMoved ? 'Erledigt' : 'Unveraendert') };
  } catch (error) {
    const refusal = toRefusal(error);
    if (refusal.status >= 500) throw error;
    const tag = refusal.extension.FreigabeAb;
    return { isMoved: false, wertCent: 0, zeile: zeileOf(request, nummer, ERGEBNIS[refusal.code] ?? 'NichtMoeglich', tag) };
  }
}

const ERGEBNIS: Readonly<Record<string, Zeile['Ergebnis']>> = {
  FreigabeZuFrueh: 'ZuFrueh',
  KreditErschoepft: 'KreditErschoepft',
  NichtAuthorisiert: 'OhneRecht',
  NichtGefunden: 'NichtGefunden',
};

function zeileOf({ mandant, locale, input }: Request, Auftragsnummer: string, Ergebnis: Zeile['Ergebnis'], FreigabeAb?: string): Zeile {
  const t = createTexts(locale, mandant.texte[locale]);
  const tag = FreigabeAb === undefined ? '' : formatDay(FreigabeAb, locale);
  const Was =
    Ergebnis === 'Erledigt' ? t(`betrieb.auftrag.${input.body.Aktion}.erledigt`) : t(`betrieb.auftrag.ergebnis.${Ergebnis}`, { tag });
  return { Auftragsnummer, Ergebnis, Was, ...(FreigabeAb !== undefined && { FreigabeAb }) };
}
