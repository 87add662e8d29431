import type { Page } from '@playwright/test';
import { isAgenturPage } from '../../../contract/portals/agentur.ts';
import { pictureName } from '../../../tools/shared/picture-name.ts';
import { type Sight, sightsOf } from '../support/sights.ts';
import type { Walk } from '../support/walk.ts';
import { openSight, openWorld } from '../support/world.ts';

/** Screens of the portals, and the page on which a customer accepts an invitation from one. */
const isOfPortal = ({ name }: Sight): boolean => isAgenturPage(name) || name === 'EmployeeArea' || name === 'Invitation';

/** Screenshots of all screens of a tenant's portals with their states: the first state has the name of the screen, the others are numbered. */
export async function lookAtPortals(walk: Walk, stranger: Page, person: Page): Promise<void> {
  const world = await openWorld(walk);
  const drawn = new Map<string, number>();
  const sights = sightsOf(walk.tenant).filter(isOfPortal);
  // Late states move the clock, which ends sessions, so they come last.
  for (const sight of [...sights].sort((one, other) => Number(one.state.isLate ?? false) - Number(other.state.isLate ?? false))) {
    const page = await openSight(world, { stranger, person }, sight);
    if (page === null) continue;
    const { bericht, tab } = sight.state.params ?? {};
    const name = [pictureName(sight.name), bericht ?? tab ?? []].flat().join('-');
    const turn = (drawn.get(name) ?? 0) + 1;
    drawn.set(name, turn);
    await walk.look(page, turn === 1 ? name : `${name}-${turn}`);
  }
}
