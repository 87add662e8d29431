import type { EINLADUNG_STATUS } from '../../../contract/calls/agentur-zeilen.ts';
import { addTage } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { confirmAccount } from '../../modules/account/index.ts';
import { acceptEinladung, createEinladung, endEinladung } from '../../modules/agentur/index.ts';
import { ensureEmpfehler } from '../../modules/empfehler/index.ts';
import type { Step } from '../history.ts';
import { type DemoPerson, personOf } from './names.ts';
import { beganBefore } from './stories.ts';

/** Days for which an invitation is open (portals section 3). */
const OFFEN_TAGE = 14;

type Status = (typeof EINLADUNG_STATUS)[number];

/** A recommender whose invitation was accepted; `id` stands once it was. */
export interface Eingeladen extends DemoPerson {
  id: string;
}

interface Einladung {
  readonly nummer: string;
  readonly agenturnummer: string;
  readonly mitarbeiternummer: string;
  readonly person: DemoPerson;
  readonly art: 'VorOrt' | 'Telefon';
  readonly vorTagen: number;
  readonly status: Status;
}

interface Zahlen {
  readonly agenturnummer: string;
  readonly staff: readonly string[];
  readonly days: number;
  /** How many were accepted, and how many were not. */
  readonly empfehler: number;
  readonly others: number;
  /** The first of the people who were invited. */
  readonly first: number;
}

/** The invitations of an agency, and who accepted one. The steps name each by its numbers, which the list is filled with as they run. */
export function einladungenOf({ agenturnummer, staff, days, empfehler, others, first }: Zahlen) {
  const accepted: Eingeladen[] = Array.from({ length: empfehler }, (_, index) => ({ ...personOf(first + index), id: '' }));
  const of = (index: number) => ({
    nummer: `E-${agenturnummer.slice(2)}-${String(index + 1).padStart(3, '0')}`,
    agenturnummer,
    mitarbeiternummer: staff[index % staff.length] ?? '',
    art: index % 3 === 1 ? ('Telefon' as const) : ('VorOrt' as const),
  });
  const steps = [
    ...accepted.flatMap((one, index) =>
      stepsOf({ ...of(index), person: one, vorTagen: beganBefore(index, days, empfehler), status: 'Angenommen' }, one),
    ),
    ...Array.from({ length: others }, (_, index) => {
      // More of them lately.
      const vorTagen = Math.floor(days * (((index * 11) % others) / others) ** 1.7);
      const status: Status =
        vorTagen < OFFEN_TAGE ? 'Offen' : ((['Abgelaufen', 'Zurueckgezogen', 'Abgelaufen', 'Abgelehnt'] as const)[index % 4] ?? 'Offen');
      return stepsOf({ ...of(empfehler + index), person: personOf(first + empfehler + index), vorTagen, status });
    }).flat(),
  ];
  return { accepted, steps };
}

/** Invites somebody, and does what became of it. */
function stepsOf({ nummer, person, vorTagen, status, ...einladung }: Einladung, empfehler?: Eingeladen): Step[] {
  const invite: Step = {
    vorTagen,
    run: (context) =>
      createEinladung(context, {
        ...einladung,
        ...{ einladungsnummer: nummer, vorname: person.vorname, nachname: person.name },
        // At the counter some leave no address.
        email: einladung.art === 'VorOrt' && !empfehler && vorTagen % 3 === 0 ? null : person.email,
        gueltig_bis: addTage(context.now, OFFEN_TAGE),
      }),
  };
  if (status === 'Offen') return [invite];
  const end = status === 'Abgelaufen' ? OFFEN_TAGE : status === 'Angenommen' ? 0.2 : 3;
  const run = async (context: Context) => {
    if (!empfehler) return endEinladung(context, nummer, status as Exclude<Status, 'Offen' | 'Angenommen'>);
    empfehler.id = await ensureEmpfehler(context, { email: person.email, vorname: person.vorname, nachname: person.name });
    await confirmAccount(context, empfehler.id);
    await acceptEinladung(context, nummer, empfehler.id);
  };
  return [invite, { vorTagen: vorTagen - end, run }];
}
