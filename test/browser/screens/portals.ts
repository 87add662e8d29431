import type { Page } from '@playwright/test';
import { portalOf } from '../../../contract/pages/public.ts';
import { pictureName } from '../../../tools/shared/picture-name.ts';
import { openDemoSite, openPageState } from '../support/demo-site.ts';
import type { Journey } from '../support/journey.ts';
import { type PageState, pageStatesOf } from '../support/page-states.ts';

/** Screens of the portals, and the page on which a customer accepts an invitation from one. */
const isOfPortal = ({ name }: PageState): boolean => portalOf(name) !== null || name === 'Invitation';

/** Screenshots of all screens of a tenant's portals with their states: the first state has the name of the screen, the others are numbered. */
export async function lookAtPortals(journey: Journey, stranger: Page, person: Page): Promise<void> {
  const demoSite = await openDemoSite(journey);
  const drawn = new Map<string, number>();
  const pageStates = pageStatesOf(journey.tenant).filter(isOfPortal);
  // Late states move the clock, which ends sessions, so they come last.
  for (const pageState of [...pageStates].sort((one, other) => Number(one.state.isLate ?? false) - Number(other.state.isLate ?? false))) {
    const page = await openPageState(demoSite, { stranger, person }, pageState);
    if (page === null) continue;
    const { bericht, tab } = pageState.state.params ?? {};
    const name = [pictureName(pageState.name), bericht ?? tab ?? []].flat().join('-');
    const turn = (drawn.get(name) ?? 0) + 1;
    drawn.set(name, turn);
    await journey.look(page, turn === 1 ? name : `${name}-${turn}`);
  }
}
