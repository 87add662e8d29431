import type { NeueNachbuchung, VorgelegteNachbuchung } from '../../../contract/calls/nachbuchung.ts';
import { writeProtokoll } from '../../audit/store.ts';
import { dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { refuse, refuseField } from '../../errors.ts';
import { checkLiveAccount } from '../account/account.ts';
import { nameOf, readProdukt } from '../produkt/produkt.ts';
import { fristOf } from './frist.ts';
import { countOffene, findEigene, listOfEmpfehler, listOffene, readShown, type ShownRow } from './reads.ts';
import { insertNachbuchung } from './store.ts';

/**
 * Opens a claim of a missing reward. One for each order number of the tenant, whoever opens it: a second one is Konflikt. A referral
 * that is not the recommender's own is NichtGefunden, a date outside the days of a claim Validierung; who was deleted since the login is
 * PSOF0204.
 */
export async function openNachbuchung(context: Context, empfehlerId: string, neu: NeueNachbuchung): Promise<VorgelegteNachbuchung> {
  await checkLiveAccount(context, empfehlerId);
  checkFrist(neu.Auftragsdatum, context.now);
  if (!(await readProdukt(context, neu.ProduktId))) refuseField('ProduktId', 'produkt');
  const { Empfehlungsnummer } = neu;
  if (Empfehlungsnummer && !(await findEigene(context, empfehlerId, Empfehlungsnummer))) refuse('NichtGefunden');
  const nachbuchungsnummer = context.random.nummer();
  const isNew = await insertNachbuchung(context, {
    nachbuchungsnummer,
    empfehler_id: empfehlerId,
    auftragsnummer: neu.Auftragsnummer,
    auftragsdatum: neu.Auftragsdatum,
    produkt_id: neu.ProduktId,
    empfehlungsnummer: Empfehlungsnummer ?? null,
    vorname: neu.Vorname || null,
    nachname: neu.Nachname || null,
    nachweis: neu.Nachweis,
    status: 'Offen',
    antwort: null,
    erstellt_am: context.now,
    entschieden_am: null,
    loeschen_am: null,
  });
  if (!isNew) refuse('Konflikt');
  await writeProtokoll(context, 'nachbuchung.eroeffnet', nachbuchungsnummer);
  return describe(context, await readShown(context, nachbuchungsnummer));
}

/** Too early the order may still come by itself; too late nobody can check it. */
function checkFrist(auftragsdatum: string, now: Date): void {
  const { von, bis } = fristOf(auftragsdatum);
  if (auftragsdatum > dayOf(now)) refuseField('Auftragsdatum', 'zukunft');
  if (now < von) refuseField('Auftragsdatum', 'zuFrueh');
  if (now >= bis) refuseField('Auftragsdatum', 'fristVorbei');
}

/** A recommender's claims, newest first. */
export const nachbuchungenOf = async (context: Context, empfehlerId: string): Promise<VorgelegteNachbuchung[]> =>
  (await listOfEmpfehler(context, empfehlerId)).map((row) => describe(context, row));

/** A page of the claims that wait for a decision, oldest first; pages from 1, one after the last is empty. */
export async function offenePage(context: Context, { page, pagesize }: { readonly page: number; readonly pagesize: number }) {
  const TotalCount = await countOffene(context);
  const PageCount = Math.ceil(TotalCount / pagesize);
  const rows = await listOffene(context, page, pagesize);
  return { Content: rows.map((row) => describe(context, row)), HasNext: page < PageCount, PageCount, TotalCount };
}

export const describeNachbuchung = async (context: Context, nachbuchungsnummer: string): Promise<VorgelegteNachbuchung> =>
  describe(context, await readShown(context, nachbuchungsnummer));

function describe(context: Context, row: ShownRow): VorgelegteNachbuchung {
  return {
    Nachbuchungsnummer: row.nachbuchungsnummer,
    Status: row.status,
    Auftragsnummer: row.auftragsnummer,
    Auftragsdatum: row.auftragsdatum,
    Produkt: { Id: row.produkt_id, Name: nameOf(row, context.locale) },
    ...(row.empfehlungsnummer !== null && { Empfehlungsnummer: row.empfehlungsnummer }),
    ...(row.vorname !== null && { Vorname: row.vorname }),
    ...(row.nachname !== null && { Nachname: row.nachname }),
    ErstelltAm: row.erstellt_am.toISOString(),
    ...(row.entschieden_am !== null && { EntschiedenAm: row.entschieden_am.toISOString() }),
    ...(row.antwort !== null && { Antwort: row.antwort }),
    ...(row.nachweis !== null && { Nachweis: row.nachweis }),
    Empfehler: { Vorname: row.empfehler_vorname, Nachname: row.empfehler_nachname },
  };
}

export { auskunftOfNachbuchungen, endNachbuchungen } from './datenschutz.ts';
