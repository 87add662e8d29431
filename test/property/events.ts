import fc from 'fast-check';
import type { AuftragStatus } from '../../contract/values/status.ts';
import { IBANS } from '../support/money.ts';

/** Three people with a link each, and four orders; the first and the third belong to the same person. */
export const PEOPLE = 3;
export const PERSON_OF = [0, 1, 0, 2];

export interface Message {
  auftrag: number;
  status: (typeof AuftragStatus.options)[number];
}

export type Event =
  | { art: 'accept' | 'refuse'; person: number }
  | ({ art: 'message' } & Message)
  | { art: 'file'; lines: Message[] }
  | { art: 'claim'; auftrag: number; name: 'Müßig' | 'Neu' | null }
  | { art: 'decide'; which: number; to: 'Angenommen' | 'Abgelehnt' }
  | { art: 'pick'; which: number; way: 'Gutschein' | 'Ueberweisung'; IBAN: string }
  | { art: 'delete' }
  | { art: 'pass'; days: number };

const person = fc.nat({ max: PEOPLE - 1 });
const auftrag = fc.nat({ max: PERSON_OF.length - 1 });
const status = fc.oneof(
  { weight: 8, arbitrary: fc.constant('Freigegeben' as const) },
  { weight: 2, arbitrary: fc.constant('Bestaetigt' as const) },
  { weight: 2, arbitrary: fc.constantFrom('Eingegangen' as const, 'Storniert' as const, 'Widerrufen' as const) },
);
const choice = {
  which: fc.nat({ max: 7 }),
  way: fc.constantFrom('Gutschein' as const, 'Ueberweisung' as const),
  IBAN: fc.constantFrom(IBANS.joerg, IBANS.other),
};

/** An event of the referrals; the rules refuse events that are not possible at their moment. */
export const anEvent: fc.Arbitrary<Event> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ art: fc.constantFrom('accept' as const, 'accept' as const, 'refuse' as const), person }) },
  { weight: 8, arbitrary: fc.record({ art: fc.constant('message' as const), auftrag, status }) },
  {
    weight: 2,
    arbitrary: fc.record({
      art: fc.constant('file' as const),
      lines: fc.array(fc.record({ auftrag, status }), { minLength: 1, maxLength: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ art: fc.constant('claim' as const), auftrag, name: fc.constantFrom('Müßig' as const, 'Neu' as const, null) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      art: fc.constant('decide' as const),
      which: fc.nat({ max: 3 }),
      to: fc.constantFrom('Angenommen' as const, 'Angenommen' as const, 'Abgelehnt' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ art: fc.constant('delete' as const) }) },
  { weight: 6, arbitrary: fc.record({ art: fc.constant('pick' as const), ...choice }) },
  {
    weight: 5,
    arbitrary: fc.record({ art: fc.constant('pass' as const), days: fc.constantFrom(1 / 24, 1 / 24, 1 / 24, 1, 15, 16, 16, 61, 91) }),
  },
);

/** Final events: each order is withdrawn, if possible. */
export const ALL_WITHDRAWN: readonly Event[] = PERSON_OF.map((_, auftrag) => ({ art: 'message', auftrag, status: 'Widerrufen' }));
