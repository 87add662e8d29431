import type { InhaltArt } from '../../contract/calls/inhalt.ts';
import { TEST_NOW } from '../../test/support/parts.ts';
import { dayOf } from '../calendar.ts';
import { type DemoMandant, listDemoMandanten, loadDemoMandant } from './files.ts';

export const TODAY = dayOf(TEST_NOW);

export const demos = await Promise.all(listDemoMandanten().map(loadDemoMandant));

export const demo = (name: string): DemoMandant => {
  const found = demos.find((each) => each.name === name);
  if (!found) throw new Error(`no demo tenant ${name}`);
  return found;
};

/** Rewards of a product or of all products that are valid and shown today. */
export const rewardsToday = ({ praemien }: DemoMandant, produktId: number) =>
  praemien.filter(
    ({ ProduktId, Startdatum, Enddatum, EnddatumAnzeige }) =>
      (ProduktId === null || ProduktId === produktId) && Startdatum <= TODAY && TODAY <= Enddatum && TODAY <= EnddatumAnzeige,
  );

type OfArt<A extends InhaltArt> = Extract<DemoMandant['inhalte'][number], { art: A }>;
/** Entries of a kind. */
export const ofArt = <A extends InhaltArt>({ inhalte }: DemoMandant, art: A) => inhalte.filter((one): one is OfArt<A> => one.art === art);
