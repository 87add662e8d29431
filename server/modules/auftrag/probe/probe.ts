import type { Answer } from '../../../../contract/call.ts';
import type { Auftrag, Auftragsmeldung } from '../../../../contract/calls/auftrag.ts';
import type { tryAuftrag as tryCall } from '../../../../contract/calls/betrieb/live.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import { dayOf, endOfDay } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { inUndonePart } from '../../../db/part.ts';
import { freigabeTagOf, nameOf } from '../../produkt/index.ts';
import { processAuftragsmeldung } from '../auftragsmeldung.ts';
import { refuseKonflikt } from '../konflikt.ts';
import { makeExample } from './example.ts';

/**
 * Processes a trial message of the tenant's order system: as an order of a made-up contact, by all rules, and undone. Only an audit entry stays. Throws what the
 * rules throw, and Konflikt if no product earns a reward today.
 */
export async function processProbe(context: Context, meldung: Auftragsmeldung): Promise<Auftrag> {
  const auftrag = await inUndonePart(context, async () => {
    const example = (await makeExample(context, meldung.ProduktId)) ?? refuseKonflikt('auftrag.konflikt.ohnePraemie');
    const named = { ...meldung, Empfaengernummer: example.contact, Empfehlungsnummer: null };
    return (await processAuftragsmeldung(context, named)).auftrag;
  });
  await writeProtokoll(context, 'auftrag.probe', meldung.Auftragsnummer, { status: meldung.Status });
  return auftrag;
}

/**
 * Takes a made-up order from the link to the released reward by all rules, as on the day of its release, and undoes it. Only an audit entry stays. Throws what the
 * rules throw, and Konflikt if no product earns a reward today.
 */
export async function tryAuftrag(context: Context): Promise<Answer<typeof tryCall>['body']> {
  const Auftragsnummer = `PROBE-${context.random.code()}`;
  const tried = await inUndonePart(context, async () => {
    const { produkt, contact } = (await makeExample(context)) ?? refuseKonflikt('auftrag.konflikt.ohnePraemie');
    const Auftragsdatum = dayOf(context.now);
    const FreigabeAb = freigabeTagOf(context, { daten: produkt.daten, frist_beginn: Auftragsdatum });
    const meldung = { Auftragsnummer, Empfaengernummer: contact, ProduktId: produkt.id, Auftragsdatum };
    for (const Status of ['Eingegangen', 'Bestaetigt'] as const) await processAuftragsmeldung(context, { ...meldung, Status });
    const later: Context = { ...context, now: endOfDay(FreigabeAb) };
    const { auftrag } = await processAuftragsmeldung(later, { ...meldung, Status: 'Freigegeben' });
    const centOf = (seite: string) => auftrag.Praemierungen.find(({ Seite }) => Seite === seite)?.WertCent ?? 0;
    return {
      Produkt: nameOf(produkt, context.locale),
      FreigabeAb,
      EmpfehlerCent: centOf('Empfehler'),
      EmpfaengerCent: centOf('Empfaenger'),
    };
  });
  await writeProtokoll(context, 'auftrag.probe', Auftragsnummer, { status: 'Freigegeben' });
  return tried;
}
