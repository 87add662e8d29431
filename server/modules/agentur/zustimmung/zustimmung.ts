import type { Zustimmungen } from '../../../../contract/calls/agentur/zustimmung.ts';
import { writeProtokoll } from '../../../audit/store.ts';
import { idOf, type Login } from '../../../calls/login.ts';
import type { Context } from '../../../context.ts';
import { type FieldError, Refusal } from '../../../errors.ts';
import { keepRechtstexte } from '../../content/index.ts';
import { agenturOf, checkInhaber } from '../session.ts';
import { bedingungenOf, type CurrentBedingung, listAgenturBedingungen, listOpenBedingungen } from './bedingungen.ts';
import * as store from './store.ts';

/** Throws Validierung unless the current version of each of these texts was sent. */
function checkAccepted(bedingungen: readonly CurrentBedingung[], sent: Zustimmungen): void {
  const fields = bedingungen.flatMap(({ name, version }): FieldError[] => {
    const accepted = sent[name];
    if (accepted === version) return [];
    return [{ field: `Zustimmungen.${name}`, code: accepted ? 'textGeaendert' : 'pflichtfeld' }];
  });
  if (fields.length > 0) throw new Refusal('Validierung', { fields });
}

/** Keeps the texts with their versions. Returns the versions by block. */
export async function keepBedingungen(
  context: Context,
  bedingungen: readonly CurrentBedingung[],
): Promise<Readonly<Record<string, string>>> {
  await keepRechtstexte(context, bedingungen);
  return Object.fromEntries(bedingungen.map(({ block, version }) => [block, version]));
}

/** The tenant's texts. Throws Validierung unless the form of a registration accepted each of them. */
export function acceptedTexts(context: Context, sent: Zustimmungen): readonly CurrentBedingung[] {
  const bedingungen = bedingungenOf(context);
  checkAccepted(bedingungen, sent);
  return bedingungen;
}

interface Owner {
  /** The id of the agency's user. */
  readonly id: string;
  readonly agenturnummer: string;
}

/** Stores agreements of an owner to stored versions, by block, each with an entry of the audit log; the ones that the agency has are left out. */
export async function insertZustimmungen(
  context: Context,
  { id, agenturnummer }: Owner,
  versions: Readonly<Record<string, string>>,
  am: Date,
): Promise<void> {
  for (const [block, version] of Object.entries(versions)) {
    const row = { agenturnummer, block, version, agentur_benutzer_id: id, gegeben_am: am };
    if (await store.insertZustimmung(context, row))
      await writeProtokoll(
        context,
        'agentur.zugestimmt',
        agenturnummer,
        { block, version, benutzer: id },
        { agenturnummer, nachher: `${block} ${version}` },
      );
  }
}

/** Agrees to all current texts for an agency, by an owner. */
export const agreeToAll = async (context: Context, owner: Owner): Promise<void> =>
  insertZustimmungen(context, owner, await keepBedingungen(context, bedingungenOf(context)), context.now);

/** Agrees to the open texts for the caller's agency. Throws NichtAuthorisiert unless the caller is an owner, Validierung. */
export async function agree(context: Context, login: Login | null, sent: Zustimmungen): Promise<void> {
  checkInhaber(login);
  const { agenturnummer } = agenturOf(login);
  const open = await listOpenBedingungen(context, agenturnummer);
  checkAccepted(open, sent);
  await insertZustimmungen(context, { id: idOf(login), agenturnummer }, await keepBedingungen(context, open), context.now);
}

/** The texts to which the caller's agency has to agree, as the wire shows them. */
export async function readZustimmung(context: Context, login: Login | null) {
  const all = await listAgenturBedingungen(context, agenturOf(login).agenturnummer);
  return {
    Bedingungen: all.map(({ name: Name, version: Version, zugestimmtAm }) => ({
      Name,
      Version,
      ZugestimmtAm: zugestimmtAm?.toISOString() ?? null,
    })),
  };
}
