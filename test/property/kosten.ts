import { expect } from 'vitest';
import { addTage } from '../../server/calendar.ts';
import type { Context } from '../../server/context.ts';
import { acceptEinladung, createEinladung } from '../../server/modules/einladung/index.ts';
import { readOffenCent } from '../../server/modules/kassenbuch/index.ts';

/** Makes a recommender belong to an agency, so that later referrals have its number; null ends that. */
export async function belongTo(context: Context, empfehlerId: string, email: string, agenturnummer: string | null): Promise<void> {
  if (agenturnummer === null) {
    const none = { agenturnummer: null, mitarbeiternummer: null };
    await context.tx.updateTable('empfehler').set(none).where('empfehler_id', '=', empfehlerId).execute();
    return;
  }
  const einladungsnummer = context.random.nummer();
  const person = { vorname: 'Karla', nachname: 'Konto', email, art: 'VorOrt', gueltig_bis: addTage(context.now, 14) } as const;
  await createEinladung(context, { einladungsnummer, agenturnummer, mitarbeiternummer: null, ...person });
  await acceptEinladung(context, einladungsnummer, empfehlerId);
}

/**
 * Checks the open amount of an agency, before VAT and without its payments. It is the reward, without bonuses, and the fee of each released order with a
 * grant that is neither expired nor cancelled; with `GebuehrBeiStorno` `Bleibt`, the fee of every order that was ever released. It never exceeds the credit.
 */
export async function expectKosten(context: Context, agenturnummer: string | null): Promise<void> {
  if (agenturnummer === null) return;
  const { KreditCent, GebuehrBeiStorno, AgenturGebuehrCent } = context.konfiguration;
  const grants = await context.tx
    .selectFrom('praemierung')
    .innerJoin('auftrag', 'auftrag.auftragsnummer', 'praemierung.auftragsnummer')
    .select(['praemierung.auftragsnummer', 'praemierung.status', 'wert_cent', 'bonus_cent', 'auftrag.status as auftrag'])
    .where('auftrag.agenturnummer', '=', agenturnummer)
    .execute();
  const promised = grants.filter((grant) => grant.wert_cent > grant.bonus_cent);
  const live = promised.filter(({ auftrag, status }) => auftrag === 'Freigegeben' && status !== 'Abgelaufen' && status !== 'Storniert');
  const paying = GebuehrBeiStorno === 'Bleibt' ? promised : live;
  const fees = new Set(paying.map(({ auftragsnummer }) => auftragsnummer)).size * AgenturGebuehrCent;
  const { ust, bezahlt } = await context.tx
    .selectFrom('rechnung')
    .select(({ fn, val }) => [
      fn.coalesce(fn.sum<number>('ust_cent'), val(0)).as('ust'),
      fn.coalesce(fn.sum<number>('brutto_cent').filterWhere('status', '=', 'Bezahlt'), val(0)).as('bezahlt'),
    ])
    .where('agenturnummer', '=', agenturnummer)
    .executeTakeFirstOrThrow();
  const open = (await readOffenCent(context, agenturnummer)) - Number(ust) + Number(bezahlt);
  expect(open).toBe(live.reduce((cent, grant) => cent + grant.wert_cent - grant.bonus_cent, fees));
  expect(open).toBeLessThanOrEqual(KreditCent ?? open);
}
