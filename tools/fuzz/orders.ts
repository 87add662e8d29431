import type { postAuftrag } from '../../contract/calls/auftrag.ts';
import type { Order } from './memory.ts';
import { type Modelled, newNumber, type Place } from './place.ts';

type Message = Modelled<typeof postAuftrag>;

/** The first message of a recipient's order. */
export function firstOf({ recent, pick, memory }: Place): Message | undefined {
  const recipient = recent(memory.of('recipients'));
  if (!recipient) return;
  const { nr: Empfaengernummer, produkt: ProduktId, day: Auftragsdatum } = recipient;
  const Status = pick(['Eingegangen', 'Bestaetigt'] as const);
  return { body: { Auftragsnummer: newNumber(), Empfaengernummer, ProduktId, Auftragsdatum, Status } };
}

/** The next message of a known order: mostly its release, as soon as its release period is over. */
export function nextOf({ recent, memory, day, isRare }: Place): Message | undefined {
  const isDue = ({ Auftragsdatum, Status }: Order) =>
    Status !== 'Freigegeben' && Date.parse(day) - Date.parse(Auftragsdatum) > 15 * 86_400_000;
  const due = recent(memory.of('orders'), isDue);
  const order = due ?? recent(memory.of('orders'));
  return order && { on: { order }, body: { ...order, Status: isRare() ? 'Storniert' : due ? 'Freigegeben' : order.Status } };
}

/** Messages as a CSV file. */
export function asRows(messages: readonly Order[]): string {
  const rows = messages.map((one) => [one.Auftragsnummer, one.Auftragsdatum, one.Empfaengernummer, one.ProduktId, one.Status].join(';'));
  return ['Auftragsnummer;Auftragsdatum;Empfaengernummer;ProduktId;Status', ...rows].join('\n');
}
