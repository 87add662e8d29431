import { EINLADUNG_TAGE } from '../../../contract/calls/agentur/einladung.ts';
import type { EINLADUNG_STATUS } from '../../../contract/calls/agentur/zeilen.ts';
import { addTage } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { confirmAccount } from '../../modules/account/index.ts';
import { acceptEinladung, createEinladung, endEinladung } from '../../modules/einladung/index.ts';
import { ensureEmpfehler } from '../../modules/empfehler/index.ts';
import type { Step } from '../history.ts';
import { type DemoPerson, personOf } from './names.ts';
import { beganBefore } from './stories.ts';

type Status = (typeof EINLADUNG_STATUS)[number];

/** An invited person and the outcome of the invitation. */
export interface Eingeladen extends DemoPerson {
  readonly einladungsnummer: string;
  readonly agenturnummer: string;
  readonly mitarbeiternummer: string;
  readonly art: 'VorOrt' | 'Telefon';
  readonly hasEmail: boolean;
  readonly vorTagen: number;
  readonly status: Status;
  /** Id of the recommender; empty until the invitation is accepted. */
  id: string;
}

interface Zahlen {
  readonly agenturnummer: string;
  readonly staff: readonly string[];
  readonly days: number;
  /** Number of accepted invitations, and of all others. */
  readonly empfehler: number;
  readonly others: number;
  /** Index of the first invited person. */
  readonly first: number;
}

/** The invitations of an agency, accepted ones first. */
export function einladungenOf({ agenturnummer, staff, days, empfehler, others, first }: Zahlen): Eingeladen[] {
  return Array.from({ length: empfehler + others }, (_, index) => {
    const other = index - empfehler;
    const isAccepted = other < 0;
    // Recent days have more invitations.
    const vorTagen = isAccepted ? beganBefore(index, days, empfehler) : Math.floor(days * (((other * 11) % others) / others) ** 1.7);
    const ended = (['Abgelaufen', 'Zurueckgezogen', 'Abgelaufen', 'Abgelehnt'] as const)[other % 4] ?? 'Offen';
    const art = index % 3 === 1 ? 'Telefon' : 'VorOrt';
    return {
      ...personOf(first + index),
      einladungsnummer: `E-${agenturnummer.slice(2)}-${String(index + 1).padStart(3, '0')}`,
      agenturnummer,
      id: '',
      mitarbeiternummer: staff[index % staff.length] ?? '',
      art,
      vorTagen,
      // Some people who are invited in the shop leave no address.
      hasEmail: isAccepted || art === 'Telefon' || vorTagen % 3 !== 0,
      status: isAccepted ? 'Angenommen' : vorTagen < EINLADUNG_TAGE ? 'Offen' : ended,
    };
  });
}

/** The steps that make an invitation and bring it to its outcome. */
export function einladungSteps(einladung: Eingeladen): Step[] {
  const { einladungsnummer, agenturnummer, mitarbeiternummer, art, vorname, name, email, vorTagen, status } = einladung;
  const invite: Step = {
    vorTagen,
    run: (context) =>
      createEinladung(context, {
        einladungsnummer,
        agenturnummer,
        mitarbeiternummer,
        art,
        vorname,
        nachname: name,
        email: einladung.hasEmail ? email : null,
        gueltig_bis: addTage(context.now, EINLADUNG_TAGE),
      }),
  };
  if (status === 'Offen') return [invite];
  const end = status === 'Abgelaufen' ? EINLADUNG_TAGE : status === 'Angenommen' ? 0.2 : 3;
  const run = async (context: Context) => {
    if (status !== 'Angenommen') return endEinladung(context, einladungsnummer, status);
    einladung.id = await ensureEmpfehler(context, { email, vorname, nachname: name });
    await confirmAccount(context, einladung.id);
    await acceptEinladung(context, einladungsnummer, einladung.id);
  };
  return [invite, { vorTagen: vorTagen - end, run }];
}
