import { PAGE_NAMES, type PageName } from '../../../contract/pages/public.ts';
import { LOCALES, type Locale } from '../../../contract/values/wire.ts';
import { isWide } from '../../support/wide.ts';
import { AGENTUR_STATES } from './agentur-states.ts';
import { SOLE, TENANTS, type Tenant } from './brands.ts';
import { EMPLOYEE_STATES } from './employee-states.ts';
import { REACHED } from './reached.ts';
import { STATES, type State } from './states.ts';

/** A page, or a state of it, and the tenant where it is looked at first. */
export interface Sight {
  readonly name: PageName;
  readonly state: State;
  readonly first: Tenant;
  /** Whose turn it is among the other tenants; states of a page follow each other, so that those of one page come to all. */
  readonly other: Tenant;
}

/** A referral's link shows nothing itself. */
const SHOWN = PAGE_NAMES.filter((name) => name !== 'Click');

/** What pages show besides their first sight. */
const ALL_STATES: readonly Partial<Record<PageName, readonly State[]>>[] = [STATES, AGENTUR_STATES, EMPLOYEE_STATES, REACHED];

const STANDING = SHOWN.flatMap((name) =>
  [{}, ...ALL_STATES.flatMap((states) => states[name] ?? [])].map((state: State) => ({ name, state })),
);

/** All that can be seen. */
const SIGHTS: readonly Sight[] = STANDING.map(({ name, state }, turn) => {
  const first = state.of?.[0] ?? SOLE[name] ?? TENANTS[0];
  const others = TENANTS.filter((tenant) => tenant !== first);
  return { name, state, first, other: others[turn % others.length] ?? first };
});

/** What there is to see at a tenant. */
export const sightsOf = (tenant: Tenant): Sight[] =>
  SIGHTS.filter(({ name, state: { of = TENANTS } }) => (SOLE[name] ?? tenant) === tenant && of.includes(tenant));

/**
 * How a sight is looked at: in all widths and another brand, and in the same visit for its English words; or, where it may be another than the first
 * tenant's, for what differs.
 */
export type Closeness = 'whole' | 'difference';

/** What one test looks at. */
export interface Portion {
  readonly tenant: Tenant;
  readonly language: Locale;
  readonly closeness: Closeness;
  /** On the way to these the clock is moved. */
  readonly isLate: boolean;
  readonly sights: readonly Sight[];
}

/**
 * Each is looked at closely once, at the tenant that has it first and in German, whose words are the longest. What others have by an address is
 * compared with it, in English at one of them by turns; the ways that lead on are the same at all. `TEST_ALL` looks closely at each everywhere.
 */
function closenessOf(tenant: Tenant, language: Locale, { first, other, state }: Sight): Closeness | null {
  if (isWide) return 'whole';
  if (tenant === first) return language === 'de' ? 'whole' : null;
  if (state.press || state.refused || state.reach) return null;
  return language === 'de' || tenant === other ? 'difference' : null;
}

/** Languages whose words are looked at in the visits of a portion, besides its own. */
export const furtherLanguages = ({ closeness, language }: Pick<Portion, 'closeness' | 'language'>): readonly Locale[] =>
  closeness === 'whole' && !isWide ? LOCALES.filter((other) => other !== language) : [];

/** So many sights take about as long as another test. */
const MOST: Readonly<Record<Closeness, number>> = { whole: 18, difference: 60 };

/** All looks at all sights, in portions for one test each. */
export function portionsOf(languages: readonly Locale[]): Portion[] {
  const kinds = (['whole', 'difference'] as const).flatMap((closeness) => [false, true].map((isLate) => ({ closeness, isLate })));
  return TENANTS.flatMap((tenant) =>
    languages.flatMap((language) =>
      kinds.flatMap(({ closeness, isLate }) => {
        const isWanted = (sight: Sight) => closenessOf(tenant, language, sight) === closeness && (sight.state.isLate ?? false) === isLate;
        return inPieces(sightsOf(tenant).filter(isWanted), MOST[closeness]).map((sights) => ({
          tenant,
          language,
          closeness,
          isLate,
          sights,
        }));
      }),
    ),
  );
}

/** Pieces of about the same length. */
function inPieces<T>(all: readonly T[], most: number): T[][] {
  const count = Math.ceil(all.length / most);
  const from = (piece: number) => Math.round((piece * all.length) / count);
  return Array.from({ length: count }, (_, piece) => all.slice(from(piece), from(piece + 1)));
}
