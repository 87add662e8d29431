import type { ShopAnswer } from './request.ts';
import type { Visit } from './visit.ts';

/**
 * The state of an order for programs, such as a hotline or a data warehouse: in the shop, and as the platform last answered; with the shop's key alone. A number
 * that the shop does not know is 404.
 */
export async function answerStatus(
  { tenant, key, store }: Pick<Visit, 'tenant' | 'key' | 'store'>,
  auftragsnummer: string,
): Promise<ShopAnswer> {
  if (key !== `demo-${tenant}`) return { status: 401, json: { Fehler: 'The key is missing or wrong' } };
  const bestellung = await store.find(auftragsnummer);
  if (!bestellung) return { status: 404, json: { Fehler: 'There is no such order' } };
  const { Auftragsnummer, ProduktId, Auftragsdatum, Status, Empfehlungsnummer, Empfaengernummer, Gemeldet, Abgelehnt } = bestellung;
  const numbers = {
    Auftragsnummer,
    ProduktId,
    Auftragsdatum,
    Empfehlungsnummer: Empfehlungsnummer ?? null,
    Empfaengernummer: Empfaengernummer ?? null,
  };
  return { status: 200, json: { ...numbers, Status, Gemeldet: Gemeldet ?? null, Abgelehnt: Abgelehnt ?? null } };
}
