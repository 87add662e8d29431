import type { Einladungslink } from '../../../contract/calls/agentur/einladung.ts';
import { addTage } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { Refusal, refuse } from '../../errors.ts';
import { findBenutzer, inspectZugangslink } from '../account/index.ts';
import { type Bezug, parseBezug, readCode } from './code.ts';
import { type EinladungRow, findDauercode, findEinladung } from './reads.ts';

type Stand = Einladungslink['Stand'];

/** An invitation link in its current state. */
export interface Link {
  readonly bezug: Bezug;
  readonly weg: Einladungslink['Weg'];
  readonly stand: Stand;
  readonly agenturnummer: string;
  /** Name of the agency as customers read it. */
  readonly agentur: string;
  readonly worte: Pick<Einladungslink, 'Oeffnungszeiten' | 'Begruessung'>;
  /** Expiry; null for a standing link. */
  readonly ablauf: Date | null;
  /** The invitation itself; null for a standing link. */
  readonly einladung: EinladungRow | null;
  /** For a mailed link: the address that it proves, and the account for which a visitor typed it. */
  readonly mail: { readonly email: string; readonly empfehlerId: string | null } | null;
}

/** Finds an invitation link, mailed or of a QR code. Throws NichtGefunden for an unknown link, including one of another tenant. */
export async function findLink(context: Context, token: string): Promise<Link> {
  const bezug = readCode(context, token);
  return bezug ? linkOfCode(context, bezug) : linkOfMail(context, token);
}

async function linkOfCode(context: Context, bezug: Bezug): Promise<Link> {
  if (bezug.einladungsnummer !== undefined) return linkOfEinladung(context, bezug.einladungsnummer);
  const row = (await findDauercode(context, bezug)) ?? refuse('NichtGefunden');
  const stand = row.hasHolder ? 'Offen' : 'Beendet';
  const of = { agenturnummer: row.agenturnummer, agentur: row.name, worte: agenturWorteOf(row), ablauf: null, einladung: null, mail: null };
  return { bezug, weg: 'Dauercode', stand: standWithAgentur(context, row, stand), ...of };
}

async function linkOfEinladung(context: Context, einladungsnummer: string): Promise<Link> {
  const row = (await findEinladung(context, einladungsnummer)) ?? refuse('NichtGefunden');
  const isOver = row.status === 'Offen' && row.gueltig_bis <= context.now;
  const stand = isOver ? 'Abgelaufen' : standWithAgentur(context, row, row.status);
  const of = {
    agenturnummer: row.agenturnummer,
    agentur: row.name,
    worte: agenturWorteOf(row),
    ablauf: row.gueltig_bis,
    einladung: row,
    mail: null,
  };
  return { bezug: { einladungsnummer }, weg: 'Code', stand, ...of };
}

const agenturWorteOf = ({
  oeffnungszeiten: Oeffnungszeiten,
  begruessung: Begruessung,
}: Pick<EinladungRow, 'oeffnungszeiten' | 'begruessung'>) => ({
  Oeffnungszeiten,
  Begruessung,
});

/** The state of an open link is `Ruht`, and nothing can be accepted, while the agency or employee is inactive or has no part in the tenant's programme. */
function standWithAgentur(
  { konfiguration }: Context,
  { agentur_status: status, mitarbeitende }: Pick<EinladungRow, 'agentur_status' | 'mitarbeitende'>,
  stand: Stand,
): Stand {
  const hasPart = mitarbeitende === null ? konfiguration.ModuleAgentur !== 'Aus' : konfiguration.ModuleCompanyRecommendation;
  return stand === 'Offen' && !(status === 'Aktiv' && hasPart) ? 'Ruht' : stand;
}

async function linkOfMail(context: Context, token: string): Promise<Link> {
  const { link: mailed } = await inspectZugangslink(context, ['Einladung', 'Annahme'], token);
  if (mailed.einladung === null) {
    const link = await linkOfEinladung(context, mailed.bezug);
    return { ...link, weg: 'Mail', mail: { email: link.einladung?.email ?? '', empfehlerId: null } };
  }
  const link = await linkOfCode(context, parseBezug(mailed.einladung));
  const { email } = (await findBenutzer(context, mailed.bezug)) ?? refuse('NichtGefunden');
  const stand = standOfMailed(context, mailed, link.stand);
  return { ...link, weg: 'Bestaetigung', stand, ablauf: mailed.gueltig_bis, mail: { email, empfehlerId: mailed.bezug } };
}

/** The state of a link mailed to one person. It ends by use, by expiry, or by being declined, which moves its expiry to that moment. */
function standOfMailed(
  { now }: Context,
  { verwendet_am, gueltig_bis }: { verwendet_am: Date | null; gueltig_bis: Date },
  stand: Stand,
): Stand {
  if (verwendet_am !== null) return gueltig_bis <= verwendet_am ? 'Abgelehnt' : 'Angenommen';
  return gueltig_bis <= now ? 'Abgelaufen' : stand;
}

/** Deadline for an answer to a link: the expiry of the invitation, or for a standing link that of an invitation made now. */
export const deadlineOf = ({ ablauf }: Link, now: Date, tage: number): Date => ablauf ?? addTage(now, tage);

/** Refuses an action by a link that is no longer open, with the reason. */
export function refuseEnded(stand: Exclude<Stand, 'Offen'>): never {
  const text = `einladung.beendet.${stand}.text` as const;
  if (stand === 'Angenommen') throw new Refusal('TokenBereitsVerwendet', { text });
  throw new Refusal(stand === 'Abgelaufen' ? 'Abgelaufen' : 'Konflikt', { text });
}

/** A link as its page shows it. It includes the invited person and the agency's words only while it is open. */
export function describeLink({ weg, stand, agentur, worte, einladung, mail }: Link): Einladungslink {
  const isOpen = stand === 'Offen';
  const invited = isOpen && weg !== 'Bestaetigung' ? einladung : null;
  return {
    Stand: stand,
    Agentur: agentur,
    ...(isOpen ? worte : { Oeffnungszeiten: null, Begruessung: null }),
    Weg: weg,
    Vorname: invited?.vorname ?? null,
    Nachname: invited?.nachname ?? null,
    Email: isOpen ? (mail?.email ?? null) : null,
  };
}

/** The link in the form of the calls about links of agencies. */
export function tokenOf({ stand, ablauf, mail }: Link) {
  const Gueltig = stand === 'Offen';
  const token = { Gueltig, Ablauf: ablauf?.toISOString() ?? null, Zweck: 'Einladung' as const };
  return Gueltig && mail ? { ...token, Email: mail.email } : token;
}
