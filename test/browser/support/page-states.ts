import { PAGE_NAMES, type PageName } from '../../../contract/pages/public.ts';
import { LOCALES, type Locale } from '../../../contract/values/wire.ts';
import { isWide } from '../../support/wide.ts';
import { AGENTUR_STATES } from './agentur-states.ts';
import { SOLE, TENANTS, type Tenant } from './brands.ts';
import { EMPLOYEE_STATES } from './employee-states.ts';
import { REACHED } from './reached.ts';
import { SELLER_STATES } from './seller-states.ts';
import { STATES, type State } from './states.ts';

/** A page in one of its states, with the tenant at which it is checked first. */
export interface PageState {
  readonly name: PageName;
  readonly state: State;
  readonly first: Tenant;
  /** Another tenant, in turn, so that the states of a page are spread over all tenants. */
  readonly other: Tenant;
}

/** A referral's link shows nothing itself. */
const SHOWN = PAGE_NAMES.filter((name) => name !== 'Click');

/** States of pages besides their first one. */
const ALL_STATES: readonly Partial<Record<PageName, readonly State[]>>[] = [
  STATES,
  AGENTUR_STATES,
  EMPLOYEE_STATES,
  SELLER_STATES,
  REACHED,
];

const NAMED_STATES = SHOWN.flatMap((name) =>
  [{}, ...ALL_STATES.flatMap((states) => states[name] ?? [])].map((state: State) => ({ name, state })),
);

/** All page states. */
const PAGE_STATES: readonly PageState[] = NAMED_STATES.map(({ name, state }, turn) => {
  const first = state.of?.[0] ?? SOLE[name] ?? TENANTS[0];
  const others = TENANTS.filter((tenant) => tenant !== first);
  return { name, state, first, other: others[turn % others.length] ?? first };
});

/** The page states of a tenant. */
export const pageStatesOf = (tenant: Tenant): PageState[] =>
  PAGE_STATES.filter(({ name, state: { of = TENANTS } }) => (SOLE[name] ?? tenant) === tenant && of.includes(tenant));

/**
 * Depth of a check. `whole`: in all widths and another brand, and in the same visit with its English texts. `difference`: only the differences from the
 * page state of the first tenant.
 */
export type CheckDepth = 'whole' | 'difference';

/** The page states of one test. */
export interface TestPortion {
  readonly tenant: Tenant;
  readonly language: Locale;
  readonly closeness: CheckDepth;
  /** Reaching these page states moves the clock. */
  readonly isLate: boolean;
  readonly pageStates: readonly PageState[];
}

/**
 * Each page state is checked as a whole once, at its first tenant and in German, which has the longest words. Other tenants' page states with an address are
 * compared with it, at one of them in turn in English; page states that are reached by steps are the same everywhere. `TEST_ALL` checks all as a whole.
 */
function checkDepthOf(tenant: Tenant, language: Locale, { first, other, state }: PageState): CheckDepth | null {
  if (isWide) return 'whole';
  if (tenant === first) return language === 'de' ? 'whole' : null;
  if (state.press || state.refused || state.reach) return null;
  return language === 'de' || tenant === other ? 'difference' : null;
}

/** Further languages whose texts are checked in the visits of a portion. */
export const furtherLanguages = ({ closeness, language }: Pick<TestPortion, 'closeness' | 'language'>): readonly Locale[] =>
  closeness === 'whole' && !isWide ? LOCALES.filter((other) => other !== language) : [];

/** Maximum number of page states per test, which takes about as long as other tests. */
const MAX_PER_TEST: Readonly<Record<CheckDepth, number>> = { whole: 18, difference: 60 };

/** All checks of all page states, in portions for one test each. */
export function portionsOf(languages: readonly Locale[]): TestPortion[] {
  const kinds = (['whole', 'difference'] as const).flatMap((closeness) => [false, true].map((isLate) => ({ closeness, isLate })));
  return TENANTS.flatMap((tenant) =>
    languages.flatMap((language) =>
      kinds.flatMap(({ closeness, isLate }) => {
        const isWanted = (pageState: PageState) =>
          checkDepthOf(tenant, language, pageState) === closeness && (pageState.state.isLate ?? false) === isLate;
        return splitEvenly(pageStatesOf(tenant).filter(isWanted), MAX_PER_TEST[closeness]).map((pageStates) => ({
          tenant,
          language,
          closeness,
          isLate,
          pageStates,
        }));
      }),
    ),
  );
}

/** Splits a list into pieces of about the same length. */
function splitEvenly<T>(all: readonly T[], most: number): T[][] {
  const count = Math.ceil(all.length / most);
  const from = (piece: number) => Math.round((piece * all.length) / count);
  return Array.from({ length: count }, (_, piece) => all.slice(from(piece), from(piece + 1)));
}
