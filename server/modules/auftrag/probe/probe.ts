import type { Answer } from '../../../../contract/call.ts';
import type { Auftrag, Auftragsmeldung } from '../../../../contract/calls/auftrag.ts';
import type { tryAuftrag as tryCall } from '../../../../contract/calls/betrieb/live.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import { dayOf, hourOfDay } from '../../../calendar.ts';
import type { Context } from '../../../context.ts';
import { inUndonePart } from '../../../db/part.ts';
import { freigabeTagOf, nameOf } from '../../produkt/index.ts';
import { processAuftragsmeldung } from '../auftragsmeldung.ts';
import { refuseKonflikt } from '../konflikt.ts';
import { type Example, makeExample } from './example.ts';

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

/** Reports the order of an example. Returns its message, whose `Status` a later one changes. */
export async function orderExample(context: Context, { produkt, contact }: Example): Promise<Auftragsmeldung> {
  const meldung = {
    Auftragsnummer: `PROBE-${context.random.code()}`,
    Empfaengernummer: contact,
    ProduktId: produkt.id,
    Auftragsdatum: dayOf(context.now),
    Status: 'Eingegangen' as const,
  };
  await processAuftragsmeldung(context, meldung);
  return meldung;
}

/**
 * Takes an order of an example of today to its reward, as at noon of the day of its release. Returns the released order, that day, and the
 * context of that moment.
 */
export async function releaseExample(context: Context, { produkt }: Example, meldung: Auftragsmeldung) {
  const FreigabeAb = freigabeTagOf(context, { daten: produkt.daten, frist_beginn: meldung.Auftragsdatum });
  await processAuftragsmeldung(context, { ...meldung, Status: 'Bestaetigt' });
  const noon = hourOfDay(FreigabeAb, 12);
  const later: Context = { ...context, now: noon > context.now ? noon : context.now };
  const { auftrag } = await processAuftragsmeldung(later, { ...meldung, Status: 'Freigegeben' });
  return { auftrag, FreigabeAb, later };
}

/**
 * Takes a made-up order from the link to the released reward by all rules, as on the day of its release, and undoes it. Only an audit entry stays. Throws what the
 * rules throw, and Konflikt if no product earns a reward today.
 */
export async function tryAuftrag(context: Context): Promise<Answer<typeof tryCall>['body']> {
  const { Auftragsnummer, ...tried } = await inUndonePart(context, async () => {
    const example = (await makeExample(context)) ?? refuseKonflikt('auftrag.konflikt.ohnePraemie');
    const { auftrag, FreigabeAb } = await releaseExample(context, example, await orderExample(context, example));
    const centOf = (seite: string) => auftrag.Praemierungen.find(({ Seite }) => Seite === seite)?.WertCent ?? 0;
    return {
      Auftragsnummer: auftrag.Auftragsnummer,
      Produkt: nameOf(example.produkt, context.locale),
      FreigabeAb,
      EmpfehlerCent: centOf('Empfehler'),
      EmpfaengerCent: centOf('Empfaenger'),
    };
  });
  await writeProtokoll(context, 'auftrag.probe', Auftragsnummer, { status: 'Freigegeben' });
  return tried;
}
