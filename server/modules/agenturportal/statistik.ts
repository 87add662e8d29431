import {
  MAX_STATISTIK_ZEILEN,
  STATISTIK_WEITERE,
  type StatistikGruppe,
  type Statistikzahlen,
} from '../../../contract/calls/agentur/statistik.ts';
import { kanalLabel } from '../../../texts/kanal.ts';
import { formatDay, startOfDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { type RowAccess, reportTextsOf } from '../agentur/index.ts';
import { nameOf } from '../produkt/index.ts';
import {
  countEreignisse,
  countKlicks,
  type GroupFigures,
  type Grouping,
  listMitarbeiternamen,
  listProduktnamen,
  type Zeitraum,
} from './statistik.sql.ts';
import { type DayRange, precedingDays, weeksOf, zeitraumOf } from './tage.ts';

const ZERO: Statistikzahlen = { Einladungen: 0, Angenommen: 0, Klicks: 0, Daten: 0, Auftraege: 0, Freigaben: 0, Gezahlt: 0, WertCent: 0 };

interface Zeile extends Statistikzahlen {
  readonly Schluessel: string;
  readonly Name: string;
}

/** Statistics of the rows of an agency that a user sees: total of these days, groups, and total of as many days before. Amounts in cents. */
export async function statistikOf(context: Context, access: RowAccess, tage: DayRange, gruppe: StatistikGruppe) {
  const zeitraum = zeitraumOf(tage);
  const summeOf = async (time: Zeitraum) => (await figuresByGroup(context, access, time, null)).get('') ?? ZERO;
  return {
    Von: tage.von,
    Bis: tage.bis,
    Gruppe: gruppe,
    Summe: await summeOf(zeitraum),
    Vorher: await summeOf(zeitraumOf(precedingDays(tage))),
    Zeilen: gruppe === 'woche' ? await weeklyRows(context, access, tage) : await rowsOfGroup(context, access, zeitraum, gruppe),
  };
}

/** The figures of each group, from events and valid clicks. */
async function figuresByGroup(
  context: Context,
  access: RowAccess,
  zeitraum: Zeitraum,
  teilung: Grouping,
): Promise<Map<string, Statistikzahlen>> {
  const ereignisse = (await countEreignisse(context, access, zeitraum, teilung)).map(
    ({ schluessel, ...zahlen }: GroupFigures) => [schluessel, zahlen] as const,
  );
  const teile = new Map<string, Statistikzahlen>(ereignisse);
  for (const { schluessel, Klicks } of await countKlicks(context, access, zeitraum, teilung))
    teile.set(schluessel, { ...(teile.get(schluessel) ?? ZERO), Klicks });
  return teile;
}

/** A row for each week of the days, including weeks without events. */
async function weeklyRows(context: Context, access: RowAccess, tage: DayRange): Promise<Zeile[]> {
  const { t } = reportTextsOf(context);
  const wochen = weeksOf(tage);
  const teile = await figuresByGroup(context, access, zeitraumOf(tage), { grenzen: wochen.map(startOfDay) });
  return wochen.map((montag, index) => ({
    Schluessel: montag,
    Name: t('statistik.woche', { tag: formatDay(montag, context.locale) }),
    ...(teile.get(String(index + 1)) ?? ZERO),
  }));
}

type Spalte = Exclude<StatistikGruppe, 'woche'>;
const SPALTEN = { produkt: 'produkt_id', channel: 'channel', mitarbeiter: 'mitarbeiternummer' } as const satisfies Record<Spalte, Grouping>;

/** A row for each group with figures, ordered by name; the row without a group comes last, the sum of groups that the bound leaves out after it. */
async function rowsOfGroup(context: Context, access: RowAccess, zeitraum: Zeitraum, gruppe: Spalte): Promise<Zeile[]> {
  const { t } = reportTextsOf(context);
  const { teile, others } = bounded([...(await figuresByGroup(context, access, zeitraum, SPALTEN[gruppe]))]);
  const nameFor = await NAMEN[gruppe](context, access, teile.map(([schluessel]) => schluessel).filter(Boolean));
  const zeilen = teile.map(([Schluessel, zahlen]) => ({
    Schluessel,
    Name: Schluessel === '' ? t(`statistik.ohne.${gruppe}`) : (nameFor(Schluessel) ?? Schluessel),
    ...zahlen,
  }));
  zeilen.sort((a, b) => Number(a.Schluessel === '') - Number(b.Schluessel === '') || a.Name.localeCompare(b.Name, context.locale));
  if (others.length === 0) return zeilen;
  const name = t('statistik.weitere', { anzahl: others.length });
  return [...zeilen, { Schluessel: STATISTIK_WEITERE, Name: name, ...sumOf(others) }];
}

type Figures = readonly [schluessel: string, zahlen: Statistikzahlen];

/** The groups with the most events, and the figures of all others: a recommender can name any channel, so there can be any number. */
function bounded(all: readonly Figures[]): { teile: readonly Figures[]; others: readonly Statistikzahlen[] } {
  if (all.length <= MAX_STATISTIK_ZEILEN) return { teile: all, others: [] };
  const events = ([, { WertCent: _, ...counts }]: Figures) => Object.values(counts).reduce((sum, count) => sum + count, 0);
  const sorted = all.toSorted((a, b) => events(b) - events(a));
  return { teile: sorted.slice(0, MAX_STATISTIK_ZEILEN - 1), others: sorted.slice(MAX_STATISTIK_ZEILEN - 1).map(([, zahlen]) => zahlen) };
}

function sumOf(all: readonly Statistikzahlen[]): Statistikzahlen {
  const sum = { ...ZERO };
  for (const zahlen of all) for (const name of Object.keys(ZERO) as (keyof Statistikzahlen)[]) sum[name] += zahlen[name];
  return sum;
}

type NameFor = (schluessel: string) => string | undefined;

const NAMEN: Readonly<Record<Spalte, (context: Context, access: RowAccess, schluessel: readonly string[]) => Promise<NameFor>>> = {
  async produkt(context, _sicht, schluessel) {
    const rows = await listProduktnamen(context, schluessel.map(Number));
    return (id) => rows.filter((row) => String(row.id) === id).map((row) => nameOf(row, context.locale))[0];
  },
  async channel(context) {
    const { t } = reportTextsOf(context);
    return (channel) => kanalLabel(t, channel);
  },
  async mitarbeiter(context, { agenturnummer }) {
    const rows = await listMitarbeiternamen(context, agenturnummer);
    return (nummer) =>
      rows.filter((row) => row.mitarbeiternummer === nummer).map(({ vorname, nachname }) => `${vorname} ${nachname}`.trim())[0];
  },
};
