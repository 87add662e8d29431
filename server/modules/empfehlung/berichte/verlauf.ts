import { isConfidential } from '../../../../contract/rules/confidential.ts';
import { formatCent } from '../../../../contract/values/cent.ts';
import { namesOf } from '../../../audit/actors.ts';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../errors.ts';
import { actorName, type ReportTexts, type RowAccess, reportTextsOf, userNamesOf } from '../../agentur/index.ts';
import { artOf, textsFor } from '../../produkt/index.ts';
import * as reads from './verlauf.sql.ts';

/** An entry of a timeline, in words. */
export interface Eintrag {
  readonly Am: string;
  readonly Was: string;
}

interface Dated {
  readonly am: Date | null;
  readonly was: string;
}

/** Dated entries in chronological order; entries of the same moment keep the given order. Drops entries without a date. */
export const inOrder = (dated: readonly Dated[]): Eintrag[] =>
  dated
    .flatMap(({ am, was }) => (am === null ? [] : [{ am, was }]))
    .sort((a, b) => a.am.getTime() - b.am.getTime())
    .map(({ am, was }) => ({ Am: am.toISOString(), Was: was }));

/**
 * The timeline of a referral, in words that fit the kind of its product; without `access` as the tenant sees it. Refuses with NichtGefunden.
 */
export async function verlaufOf(context: Context, access: RowAccess | null, subject: reads.VerlaufSubject): Promise<Eintrag[]> {
  const beginning = (await reads.findBeginning(context, subject.empfehlungsnummer)) ?? refuse('NichtGefunden');
  const t = textsFor(context, beginning, context.locale);
  const personen = await reads.listPersonen(context, subject);
  const auftraege = await reads.listAuftraegeOf(context, subject);
  const { person, mandant } = reportTextsOf(context);
  const isRestricted = access?.eigene !== undefined && isConfidential(artOf(context, beginning));
  return inOrder([
    { am: beginning.erstellt_am, was: t('agentur.verlauf.empfohlen') },
    { am: beginning.bestaetigt_am, was: t('agentur.verlauf.adresseBestaetigt') },
    { am: beginning.geklickt_am, was: t('agentur.verlauf.geklickt') },
    ...personen.flatMap((row) => ofPerson(row, { isNamed: !beginning.empfehlungslink, name: person(row.vorname, row.name), t })),
    ...(auftraege.length === 0
      ? []
      : await ofAuftraege(context, { agenturnummer: access?.agenturnummer, isRestricted }, auftraege, { t, mandant })),
  ]);
}

type Person = Awaited<ReturnType<typeof reads.listPersonen>>[number];

/** Entries of one recipient. A named person entered data later than they were created; a person from a link entered data first. */
function ofPerson(row: Person, { isNamed, name, t }: { isNamed: boolean; name: string; t: ReportTexts['t'] }): Dated[] {
  const values = { person: name };
  const hasData = row.hex_hash !== null || row.zugestimmt_am !== null;
  return [
    ...(isNamed ? [{ am: row.erstellt_am, was: t('agentur.verlauf.benannt', values) }] : []),
    ...(hasData ? [{ am: isNamed ? row.zugestimmt_am : row.erstellt_am, was: t('agentur.verlauf.daten', values) }] : []),
    { am: row.bestaetigt_am, was: t('agentur.verlauf.bestaetigt', values) },
  ];
}

type Auftraege = Awaited<ReturnType<typeof reads.listAuftraegeOf>>;

async function ofAuftraege(
  context: Context,
  { agenturnummer, isRestricted }: { readonly agenturnummer: string | undefined; readonly isRestricted: boolean },
  auftraege: Auftraege,
  texts: Pick<ReportTexts, 't' | 'mandant'>,
): Promise<Dated[]> {
  const { t } = texts;
  const nummern = auftraege.map(({ auftragsnummer }) => auftragsnummer);
  const grants = await reads.listPraemierungen(context, nummern);
  const all = await reads.listMoves(context, nummern);
  const moves = isRestricted ? sinceGrant(all, new Set(grants.map(({ auftragsnummer }) => auftragsnummer))) : all;
  const nameOf = await releaserNames(context, agenturnummer, auftraege, texts);
  const releasedBy = new Map(auftraege.map((row) => [row.auftragsnummer, nameOf(row.freigegeben_durch)]));
  return [
    ...auftraege.flatMap(({ auftragsnummer: nummer, erstellt_am, beanstandet_am, beanstandung }) => [
      { am: erstellt_am, was: t('agentur.verlauf.bestellt', { nummer }) },
      ...(isRestricted ? [] : [{ am: beanstandet_am, was: t('agentur.verlauf.beanstandet', { nummer, grund: beanstandung ?? '' }) }]),
    ]),
    ...moves.flatMap(({ zeit, bezug, nach }) =>
      isShown(nach) ? [{ am: zeit, was: t(`agentur.verlauf.${nach}`, { nummer: bezug, durch: releasedBy.get(bezug) ?? '' }) }] : [],
    ),
    ...grants.flatMap(({ seite, wert_cent, erstellt_am, ausgezahlt_am }) => {
      const wert = formatCent(wert_cent, context.locale);
      return [
        { am: erstellt_am, was: t(`agentur.verlauf.gewaehrt.${seite}`, { wert }) },
        { am: ausgezahlt_am, was: t(`agentur.verlauf.gezahlt.${seite}`, { wert }) },
      ];
    }),
  ];
}

/** The names of those who released orders: an agency sees its own users, the tenant all people. */
async function releaserNames(
  context: Context,
  agenturnummer: string | undefined,
  auftraege: Auftraege,
  texts: Pick<ReportTexts, 't' | 'mandant'>,
): Promise<(wer: string | null) => string> {
  if (agenturnummer !== undefined) {
    const namen = await userNamesOf(context, agenturnummer);
    return (wer) => actorName(wer, namen, texts);
  }
  const nameOf = await namesOf(
    context,
    auftraege.map((row) => row.freigegeben_durch),
  );
  return (wer) => (/^(Betrieb|Agentur):/.test(wer ?? '') ? nameOf(wer ?? '') : actorName(wer, new Map(), texts));
}

type Moves = Awaited<ReturnType<typeof reads.listMoves>>;

/** For each order with a grant, the changes from its release on; none for other orders. */
function sinceGrant(moves: Moves, granted: ReadonlySet<string>): Moves {
  const released = new Set<string>();
  return moves.filter(({ bezug, nach }) => {
    if (nach === 'Freigegeben' && granted.has(bezug)) released.add(bezug);
    return released.has(bezug);
  });
}

const SHOWN = ['Bestaetigt', 'Freigegeben', 'Storniert', 'Widerrufen'] as const;
const isShown = (nach: string | null): nach is (typeof SHOWN)[number] => SHOWN.some((one) => one === nach);
