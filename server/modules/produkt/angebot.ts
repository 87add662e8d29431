import { Handyangebot } from '../../../contract/calls/produkt/handyangebot.ts';
import { dayOf } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { activeFor, readPraemien, toWire } from '../praemie/index.ts';
import type { AngebotRow } from './reads.ts';
import { spoken } from './shown.ts';

/** Mobile offers on the wire, each with the rewards of its tariff that are valid today. */
export async function describeAngebot(context: Context, rows: readonly AngebotRow[]): Promise<Handyangebot[]> {
  if (rows.length === 0) return [];
  const praemien = await readPraemien(context);
  const day = dayOf(context.now);
  return rows.map(({ daten, tarif_id, externe_id }) =>
    Handyangebot.parse({
      ...spoken(daten, context.locale),
      ExterneId: externe_id,
      Name: daten.HandyAnzeigeName,
      Praemien: activeFor(praemien, tarif_id, day).map((one) => toWire(one, context.locale)),
    }),
  );
}
