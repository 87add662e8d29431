import type { GeteilteEmpfehlung } from '../../../contract/calls/empfehlung/empfehlungslink.ts';
import { nachrichtOf } from '../../../contract/rules/nachricht.ts';
import { type Geteilt, shareOptions } from '../../../contract/rules/teilen.ts';
import { createFindText, createTexts } from '../../../texts/texts.ts';
import type { Context } from '../../context.ts';
import { refuse } from '../../errors.ts';
import { readAngebot } from '../praemie/index.ts';
import { artOf, worteFor } from '../produkt/index.ts';
import { annahmeOf, linkOf } from './links/click.ts';
import { isHexOf } from './links/links.ts';
import { byAge, describeEmpfehlung } from './overview.ts';
import { findForOverview, type OverviewRow } from './reads.ts';
import { listEmpfaengerOf } from './schritte/reads.ts';
import { asSeen } from './schritte/seen.ts';

/** A referral by its recommender's secret, with its share options and whether its link can be followed. Refuses a wrong secret with NichtGefunden. */
export async function describeGeteilt(
  context: Context,
  empfehlungsnummer: string,
  hex: string,
): Promise<{ geteilt: GeteilteEmpfehlung; annahme: ReturnType<typeof annahmeOf> }> {
  if (!isHexOf(context, empfehlungsnummer, hex)) refuse('NichtGefunden');
  const row = (await findForOverview(context, empfehlungsnummer)) ?? refuse('NichtGefunden');
  const all = await listEmpfaengerOf(context, 'empfehlungsnummer', [empfehlungsnummer]);
  const people = all.map((person) => asSeen(person, artOf(context, row))).sort(byAge);
  const empfehlung = describeEmpfehlung(context, row, people, await readAngebot(context, [row.agenturnummer]));
  const annahme = annahmeOf(linkOf(row, people[0]?.status ?? null), context.now);
  return { geteilt: { ...empfehlung, Teilen: channelsOf(context, row, empfehlung) }, annahme };
}

/** The tenant's share channels with their messages; empty before the address is confirmed, because there is no link yet. */
function channelsOf(context: Context, row: OverviewRow, empfehlung: Omit<GeteilteEmpfehlung, 'Teilen'>): Geteilt[] {
  const { konfiguration, locale } = context;
  const worte = worteFor(context, row, locale);
  if (empfehlung.KurzURL === undefined) return [];
  const mitteilung = {
    mandant: konfiguration.Name,
    produkt: empfehlung.Produkt.Name,
    wertCent: empfehlung.Praemie?.WertCent ?? 0,
    anteilEmpfehler: empfehlung.AnteilEmpfehler,
    maxEmpfaengerCent: konfiguration.MaxEmpfaengerPraemieCent,
    vorname: row.vorname,
    nachname: row.nachname,
    link: empfehlung.KurzURL,
    gueltigBis: row.gueltig_bis,
  };
  const { nachricht } = nachrichtOf(createTexts(locale, worte), createFindText(locale, worte), mitteilung, locale);
  return shareOptions(konfiguration, nachricht);
}
