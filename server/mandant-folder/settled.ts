import { sentence } from '../../texts/sentence.ts';
import { addDays } from '../calendar.ts';
import type { MandantScope } from '../db/scope.ts';
import { praemieFor } from '../modules/praemie/index.ts';
import { type Difference, difference } from './changes.ts';
import type { Fault } from './faults.ts';
import type { Rows } from './rows.ts';
import { hasEmpfehlungen, listOpenAuftraege, listUsedAktionen, listUsedPraemien, listUsedProdukte } from './store.ts';

/** The result for a list. Rows that leave the folder but must stay get the state in `kept`. */
export interface Settled<T> extends Difference<T> {
  readonly kept: readonly T[];
}

type Produkt = Rows['produkt'][number];
type Praemie = Rows['praemie'][number];
type Aktion = Rows['aktion'][number];

/** Products that a referral, an order or a claim names are hidden when they leave the folder; their other fields stay. */
export async function settleProdukte(
  scope: MandantScope,
  before: readonly Produkt[],
  after: readonly Produkt[],
): Promise<Settled<Produkt>> {
  const found = difference(before, after, ({ id }) => id);
  const ids = found.removed.map(({ id }) => id);
  const used = new Set(await listUsedProdukte(scope, ids));
  const staying = found.removed.filter(({ id }) => used.has(id));
  const kept = staying.filter(({ versteckt }) => !versteckt).map((row) => ({ ...row, versteckt: true }));
  return { ...found, removed: found.removed.filter(({ id }) => !used.has(id)), kept };
}

/** Faults of an ExterneId or a category that belongs to a product which has to stay. */
export function faultsOfKept(
  before: Pick<Rows, 'produkt' | 'produktkategorie'>,
  after: Pick<Rows, 'produkt' | 'produktkategorie'>,
  removed: readonly Produkt[],
): Fault[] {
  const gone = new Set(removed.map(({ id }) => id));
  const staying = before.produkt.filter(({ id }) => !gone.has(id) && !after.produkt.some((row) => row.id === id));
  const byName = after.produkt.flatMap(({ externe_id }, index): Fault[] => {
    const other = staying.find((row) => row.externe_id === externe_id);
    const path = [index, 'ExterneId'];
    return other ? [{ file: 'produkte.json', path, message: sentence('produktBleibt', { id: other.id }) }] : [];
  });
  const kategorien = before.produktkategorie.filter(({ id }) => !after.produktkategorie.some((row) => row.id === id));
  const byKategorie = kategorien.flatMap(({ id, slug }): Fault[] => {
    const ids = staying.filter(({ kategorie }) => kategorie === slug).map((row) => row.id);
    const message = sentence('kategorieBleibt', { id, slug, produkte: ids.join(', ') });
    return ids.length > 0 ? [{ file: 'kategorien.json', path: [], message }] : [];
  });
  return [...byName, ...byKategorie];
}

/**
 * Rewards that are removed from the folder end the day before today if orders may have earned them, because orders of their days can still
 * arrive. Rewards that no order can have earned are deleted, and so are rewards of deleted products. A change is refused if it would change
 * the reward of an order that waits for its release, or if it adds a reward on days of a reward that stays.
 */
export async function settlePraemien(
  scope: MandantScope,
  before: readonly Praemie[],
  after: readonly Praemie[],
  { today, gone }: { readonly today: string; readonly gone: readonly Produkt[] },
): Promise<Settled<Praemie> & { faults: Fault[] }> {
  const found = difference(before, after, ({ id }) => id);
  const used = new Set(
    await listUsedPraemien(
      scope,
      found.removed.map(({ id }) => id),
    ),
  );
  const isAlive = await hasEmpfehlungen(scope);
  const isGone = (produktId: number | null) => gone.some(({ id }) => id === produktId);
  const staying = found.removed.filter((row) => used.has(row.id) || (isAlive && row.startdatum < today && !isGone(row.produkt_id)));
  const ended = staying.map((row) => endedPraemie(row, today));
  const kept = ended.filter(
    (row, index) => row.enddatum !== staying[index]?.enddatum || row.enddatum_anzeige !== staying[index]?.enddatum_anzeige,
  );
  const faults = [...overlaps(after, ended), ...(await lostByOrders(scope, before, after, ended))];
  return { ...found, removed: found.removed.filter(({ id }) => !staying.some((row) => row.id === id)), kept, faults };
}

function endedPraemie(row: Praemie, today: string): Praemie {
  const last = row.startdatum < today ? addDays(today, -1) : row.startdatum;
  const enddatum = row.enddatum < last ? row.enddatum : last;
  return { ...row, enddatum, enddatum_anzeige: row.enddatum_anzeige < enddatum ? row.enddatum_anzeige : enddatum };
}

const overlaps = (after: readonly Praemie[], ended: readonly Praemie[]): Fault[] =>
  after.flatMap((row, index): Fault[] => {
    const other = ended.find(
      (one) => one.produkt_id === row.produkt_id && row.startdatum <= one.enddatum && one.startdatum <= row.enddatum,
    );
    if (!other) return [];
    const message = sentence('praemieGilt', { id: other.id, tag: other.enddatum });
    return [{ file: 'praemien.json', path: [index, 'Startdatum'], message }];
  });

/** Orders that wait for their release earn the reward of their day. Reports those whose reward the import would change. */
async function lostByOrders(
  scope: MandantScope,
  before: readonly Praemie[],
  after: readonly Praemie[],
  ended: readonly Praemie[],
): Promise<Fault[]> {
  const orders = await listOpenAuftraege(scope);
  const lost = orders.flatMap(({ produkt_id, auftragsdatum }) => {
    const [was, is] = [before, [...after, ...ended]].map((praemien) => praemieFor(praemien, produkt_id, auftragsdatum));
    return was && was.wert_cent !== is?.wert_cent ? [{ id: was.id, auftragsdatum, is }] : [];
  });
  const ids = [...new Set(lost.map(({ id }) => id))];
  return ids.map((id): Fault => {
    const own = lost.filter((one) => one.id === id);
    const days = own.map(({ auftragsdatum }) => auftragsdatum).sort();
    const message = sentence('praemieOffen', { id, von: days[0] ?? '', bis: days.at(-1) ?? '' });
    return { file: 'praemien.json', path: changedPlace(before, after, id, own[0]?.is), message };
  });
}

/** Fields that decide which orders earn a reward, and how much. */
const EARNING_FIELDS = { wert_cent: 'WertCent', produkt_id: 'ProduktId', startdatum: 'Startdatum', enddatum: 'Enddatum' } as const;

/** The place of the change by which orders lose a reward: a field of that reward, else the begin of the one that takes its place. */
function changedPlace(
  before: readonly Praemie[],
  after: readonly Praemie[],
  id: number,
  other: Pick<Praemie, 'id'> | undefined,
): Fault['path'] {
  const [was, index] = [before.find((row) => row.id === id), after.findIndex((row) => row.id === id)];
  const fields = Object.keys(EARNING_FIELDS) as (keyof typeof EARNING_FIELDS)[];
  const changed = fields.find((field) => index >= 0 && after[index]?.[field] !== was?.[field]);
  if (changed) return [index, EARNING_FIELDS[changed]];
  const begun = after.findIndex((row) => row.id === other?.id);
  return begun < 0 ? [] : [begun, 'Startdatum'];
}

/** Campaigns that people have answered end the day before today when they leave the folder; their texts change only with their version. */
export async function settleAktionen(
  scope: MandantScope,
  before: readonly Aktion[],
  after: readonly Aktion[],
  today: string,
): Promise<Settled<Aktion> & { faults: Fault[] }> {
  const found = difference(before, after, (row) => row.aktions_id);
  const touched = [...found.removed, ...found.changed].map((row) => row.aktions_id);
  const used = new Set(await listUsedAktionen(scope, touched));
  const staying = found.removed.filter((row) => used.has(row.aktions_id));
  const last = addDays(today, -1);
  const kept = staying
    .filter(({ enddatum }) => enddatum === null || enddatum >= today)
    .map((row) => ({ ...row, enddatum: row.startdatum > last ? row.startdatum : last }))
    .filter((row) => row.enddatum !== staying.find((one) => one.aktions_id === row.aktions_id)?.enddatum);
  const faults = found.changed
    .filter((row) => used.has(row.aktions_id))
    .filter((row) =>
      isReworded(
        before.find((one) => one.aktions_id === row.aktions_id),
        row,
      ),
    )
    .map(
      (row): Fault => ({
        file: 'aktionen.json',
        path: [after.indexOf(row), 'Version'],
        message: sentence('aktionVersion'),
      }),
    );
  return { ...found, removed: found.removed.filter((row) => !used.has(row.aktions_id)), kept, faults };
}

const WORDS = ['titel', 'titel_en', 'text', 'text_en', 'rechtstext', 'rechtstext_en'] as const;

const isReworded = (before: Aktion | undefined, after: Aktion): boolean =>
  before?.version === after.version && WORDS.some((field) => before[field] !== after[field]);
