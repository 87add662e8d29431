import { BEDINGUNG_NAMES, BEDINGUNGEN, type Bedingung } from '../../../../contract/rules/agenturbedingungen.ts';
import type { Context } from '../../../context.ts';
import { findBlock, hashOfBlock } from '../../content/index.ts';
import { listZustimmungen } from './store.ts';

type Texts = Pick<Context, 'inhalte' | 'konfiguration'>;

/** A text to which agencies of the tenant have to agree: its current version, and its text in all languages. */
export interface CurrentBedingung {
  readonly name: Bedingung;
  readonly block: string;
  readonly version: string;
  readonly felder: NonNullable<ReturnType<typeof findBlock>>;
}

/** The texts to which agencies of the tenant have to agree; empty if it has none. */
export const bedingungenOf = (texts: Texts): readonly CurrentBedingung[] =>
  BEDINGUNG_NAMES.flatMap((name) => {
    const block = BEDINGUNGEN[name];
    const felder = findBlock(texts, block);
    return felder ? [{ name, block, version: hashOfBlock(felder), felder }] : [];
  });

/** The texts among these to which an agency has not agreed; `zugestimmt` has `block version` of each agreement. */
export const openBedingungen = (texts: Texts, zugestimmt: readonly string[]): readonly CurrentBedingung[] =>
  bedingungenOf(texts).filter(({ block, version }) => !zugestimmt.includes(`${block} ${version}`));

/** The texts to which agencies have to agree, with the moment at which an agency agreed to the current version; null if it has not. */
export async function listAgenturBedingungen(context: Context, agenturnummer: string) {
  const given = await listZustimmungen(context, agenturnummer);
  return bedingungenOf(context).map((one) => ({
    ...one,
    zugestimmtAm: given.find(({ block, version }) => block === one.block && version === one.version)?.gegeben_am ?? null,
  }));
}

/** The current texts to which an agency has not agreed. */
export const listOpenBedingungen = async (context: Context, agenturnummer: string) =>
  (await listAgenturBedingungen(context, agenturnummer)).filter(({ zugestimmtAm }) => zugestimmtAm === null);

/** All agreements of an agency, oldest first, then the current texts to which it has not agreed. `von` is the name of the owner, or the id. */
export async function listAgreements(context: Context, agenturnummer: string) {
  const open = await listOpenBedingungen(context, agenturnummer);
  const given = await listZustimmungen(context, agenturnummer);
  return [
    ...given.map(({ block, version, name, agentur_benutzer_id: id, gegeben_am: am }) => ({ block, version, von: name.trim() || id, am })),
    ...open.map(({ block, version }) => ({ block, version, von: null, am: null })),
  ];
}
