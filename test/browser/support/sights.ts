import { PAGE_NAMES, type PageName } from '../../../contract/pages/public.ts';
import { LOCALES, type Locale } from '../../../contract/values/wire.ts';
import { isWide } from '../../support/wide.ts';
import { AGENTUR_STATES } from './agentur-states.ts';
import { SOLE, TENANTS, type Tenant } from './brands.ts';
import { EMPLOYEE_STATES } from './employee-states.ts';
import { REACHED } from './reached.ts';
import { STATES, type State } from './states.ts';

/** A page in one of its states, with the tenant at which it is checked first. */
export interface Sight {
  readonly name: PageName;
  readonly state: State;
  readonly first: Tenant;
  /** Another tenant, in turn, so that the states of a page are spread over all tenants. */
  readonly other: Tenant;
}

/** A referral's link shows nothing itself. */
const SHOWN = PAGE_NAMES.filter((name) => name !== 'Click');

/** States of pages besides their first one. */
const ALL_STATES: readonly Partial<Record<PageName, readonly State[]>>[] = [STATES, AGENTUR_STATES, EMPLOYEE_STATES, REACHED];

const STANDING = SHOWN.flatMap((name) =>
  [{}, ...ALL_STATES.flatMap((states) => states[name] ?? [])].map((state: State) => ({ name, state })),
);

/** All sights. */
const SIGHTS: readonly Sight[] = STANDING.map(({ name, state }, turn) => {
  const first = state.of?.[0] ?? SOLE[name] ?? TENANTS[0];
  const others = TENANTS.filter((tenant) => tenant !== first);
  return { name, state, first, other: others[turn % others.length] ?? first };
});

/** The sights of a tenant. */
export const sightsOf = (tenant: Tenant): Sight[] =>
  SIGHTS.filter(({ name, state: { of = TENANTS } }) => (SOLE[name] ?? tenant) === tenant && of.includes(tenant));

/**
 * Depth of a check. `whole`: in all widths and another brand, and in the same visit with its English texts. `difference`: only the differences from the
 * sight of the first tenant.
 */
export type Closeness = 'whole' | 'difference';

/** The sights of one test. */
export interface Portion {
  readonly tenant: Tenant;
  readonly language: Locale;
  readonly closeness: Closeness;
  /** Reaching these sights moves the clock. */
  readonly isLate: boolean;
  readonly sights: readonly Sight[];
}

/**
 * Each sight is checked as a whole once, at its first tenant and in German, which has the longest words. Other tenants' sights with an address are
 * compared with it, at one of them in turn in English; sights that are reached by steps are the same everywhere. `TEST_ALL` checks all as a whole.
 */
function closenessOf(tenant: Tenant, language: Locale, { first, other, state }: Sight): Closeness | null {
  if (isWide) return 'whole';
  if (tenant === first) return language === 'de' ? 'whole' : null;
  if (state.press || state.refused || state.reach) return null;
  return language === 'de' || tenant === other ? 'difference' : null;
}

/** Further languages whose texts are checked in the visits of a portion. */
export const furtherLanguages = ({ closeness, language }: Pick<Portion, 'closeness' | 'language'>): readonly Locale[] =>
  closeness === 'whole' && !isWide ? LOCALES.filter((other) => other !== language) : [];

/** Maximum number of sights per test, which takes about as long as other tests. */
const MOST: Readonly<Record<Closeness, number>> = { whole: 18, difference: 60 };

/** All checks of all sights, in portions for one test each. */
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

/** Splits a list into pieces of about the same length. */
function inPieces<T>(all: readonly T[], most: number): T[][] {
  const count = Math.ceil(all.length / most);
  const from = (piece: number) => Math.round((piece * all.length) / count);
  return Array.from({ length: count }, (_, piece) => all.slice(from(piece), from(piece + 1)));
}
