import type { Zahlungssteller } from '../../contract/calls/betrieb/zahlungssteller.ts';
import { MandantKonfiguration } from '../../contract/calls/mandant.ts';
import { Theme } from '../../contract/values/theme.ts';
import { LOCALES } from '../../contract/values/wire.ts';
import { sentence } from '../../texts/sentence.ts';
import type { SetupScope, SystemScope } from '../db/scope.ts';
import { type Change, changesOf, difference } from './changes.ts';
import type { MandantFolder } from './draft.ts';
import type { Fault } from './faults.ts';
import { insertMandant, listHosts, lockMandant, replaceHosts, updateMandant } from './store.ts';

interface Imported {
  readonly isNew: boolean;
  /** The payer of rewards until now; null without one, or if the settings cannot be read any more. */
  readonly steller: Zahlungssteller | null;
  readonly changes: Change[];
  readonly faults: Fault[];
  /** Stores the differences, once the whole folder is found to be good; the row of a new tenant is already complete. */
  finish(scope: SystemScope): Promise<void>;
}

/**
 * Finds the differences in settings, look, texts and hosts. Creates the row of a new tenant, which all other rows refer to; `liveSeit` is when its pages open.
 */
export async function importMandant(scope: SetupScope, folder: MandantFolder, liveSeit: Date | null): Promise<Imported> {
  const { name, hosts } = folder;
  const { row, known } = await scope.asSystem(async (system) => ({
    row: await lockMandant(system, name),
    known: await listHosts(
      system,
      name,
      hosts.map(({ host }) => host),
    ),
  }));
  if (!row) await scope.asSystem((system) => insertMandant(system, folder, liveSeit));
  const own = known.filter(({ mandant }) => mandant === name).map(({ host, art }) => ({ host, art }));
  const byHost = difference(own, hosts, ({ host }) => host);
  const texte = LOCALES.map((locale) => valuesOf(locale, row?.texte[locale], folder.texte[locale]));
  const changes = [
    ...changesOf(
      'mandant.json',
      fieldsOf('konfiguration', readStored(MandantKonfiguration, row?.konfiguration), folder.konfiguration),
      String,
    ),
    ...changesOf('mandant.json', fieldsOf('theme', readStored(Theme, row?.theme), folder.theme), String),
    ...changesOf('mandant.json', byHost, ({ host }) => host),
    ...texte.flatMap((fields) => changesOf('texte.json', fields, String)),
  ];
  const hasOtherHosts = changesOf('mandant.json', byHost, String).length > 0;
  return {
    isNew: row === undefined,
    steller: MandantKonfiguration.safeParse(row?.konfiguration ?? {}).data?.Zahlungssteller ?? null,
    changes,
    faults: faultsOfHosts(folder, known),
    async finish(system) {
      if (hasOtherHosts) await replaceHosts(system, folder);
      await updateMandant(system, folder);
    },
  };
}

/** The settings, look, hosts and texts of a tenant as they are read; unreadable ones as they are stored. */
export async function readMandantRow(scope: SystemScope, name: string) {
  const row = await lockMandant(scope, name);
  if (!row) return undefined;
  const hosts = (await listHosts(scope, name, [])).map(({ host, art }) => ({ host, art }));
  return {
    konfiguration: readStored(MandantKonfiguration, row.konfiguration),
    theme: readStored(Theme, row.theme),
    hosts: hosts.toSorted((a, b) => b.art.localeCompare(a.art)),
    texte: row.texte as object,
  };
}

const faultsOfHosts = ({ name, hosts }: MandantFolder, known: readonly { host: string; mandant: string }[]): Fault[] =>
  hosts.flatMap(({ host }, index): Fault[] => {
    const other = known.find((one) => one.host === host && one.mandant !== name);
    const path = ['hosts', index, 'host'];
    return other ? [{ file: 'mandant.json', path, message: sentence('hostBelegt', { host, mandant: other.mandant }) }] : [];
  });

/** Stored values as they are read, with the defaults of fields that a newer version added. Unreadable values are compared as they are stored. */
function readStored(schema: typeof MandantKonfiguration | typeof Theme, stored: unknown): object {
  const read = schema.safeParse(stored ?? {});
  return read.success ? read.data : ((stored ?? {}) as object);
}

const fieldsOf = (part: string, before: object, after: object) => valuesOf(part, before, after);

/** Names of the fields that differ. */
function valuesOf(part: string, before: object = {}, after: object = {}) {
  const fields = difference(Object.entries(before), Object.entries(after), ([name]) => name);
  const named = (entries: readonly (readonly [string, unknown])[]) => entries.map(([name]) => `${part}.${name}`);
  return { added: named(fields.added), changed: named(fields.changed), removed: named(fields.removed) };
}
