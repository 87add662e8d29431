import type { Input } from '../../../contract/call.ts';
import type { goLive as goLiveCall } from '../../../contract/calls/betrieb/live.ts';
import { LIVE_PUNKTE, type LivePunkt, type LiveStatus } from '../../../contract/rules/live.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import { writeProtokoll } from '../../audit/store.ts';
import type { Mandant } from '../../context.ts';
import type { SetupScope } from '../../db/scope.ts';
import { Refusal, refuse } from '../../errors.ts';
import { reachesMandant } from '../../outside/host-probe.ts';
import { contextOf, type Parts } from '../../parts.ts';
import type { MandantFolder } from '../draft.ts';
import type { Person } from '../entwurf/entwurf.ts';
import { readMandantRow } from '../mandant-row.ts';
import { type Lack, lacksOf, readPublishedParts } from './punkte.ts';
import * as store from './store.ts';

type Verzicht = NonNullable<Input<typeof goLiveCall>['body']['Verzicht']>;

/** What the published tenant lacks, in a transaction of its own tables. */
async function lacksIn(parts: Parts, mandant: Mandant, scope: SetupScope, isReached: boolean) {
  const row = (await scope.asSystem((system) => readMandantRow(system, mandant.mandant))) ?? refuse('NichtGefunden');
  const read = row as unknown as Pick<MandantFolder, 'konfiguration' | 'theme' | 'hosts' | 'texte'>;
  const published = await readPublishedParts(scope, { ...read, texte: { de: read.texte.de ?? {}, en: read.texte.en ?? {} } });
  const context = contextOf(parts, { ...mandant, konfiguration: read.konfiguration }, { wer: 'System' }, scope);
  return lacksOf(context, { settings: parts.settings, published, isReached });
}

interface Livepruefung {
  readonly LiveSeit: string | null;
  readonly Punkte: {
    readonly Punkt: LivePunkt;
    readonly Status: LiveStatus;
    readonly Meldung: string | null;
    readonly Pfad: string[] | null;
    readonly Worte: string | null;
  }[];
}

/** The list of a tenant before its pages open. */
export async function checkLive(parts: Parts, mandant: Mandant, locale: Locale): Promise<Livepruefung> {
  const isReached = await reachesMandant(parts, mandant.mandant);
  const { state, lacks } = await parts.db.inSetup(mandant.mandant, async (scope) => ({
    state: await scope.asSystem((system) => store.readState(system, mandant.mandant)),
    lacks: await lacksIn(parts, mandant, scope, isReached),
  }));
  return {
    LiveSeit: state.live_seit?.toISOString() ?? null,
    Punkte: LIVE_PUNKTE.map((Punkt) => punktOf(Punkt, lacks[Punkt], state.verzicht[Punkt] ?? null, locale)),
  };
}

const punktOf = (Punkt: LivePunkt, lack: Lack | null, Worte: string | null, locale: Locale): Livepruefung['Punkte'][number] => ({
  Punkt,
  Status: lack === null ? 'Erfuellt' : Worte === null ? 'Fehlt' : 'Verzichtet',
  Meldung: lack?.message(locale) ?? null,
  Pfad: lack?.pfad ? [...lack.pfad] : null,
  Worte: lack === null ? null : Worte,
});

/**
 * Opens a tenant's pages (backoffice.md section E rule 5) and returns since when they are open; for an open tenant it does nothing. Throws Validierung with each
 * missing point, NichtAuthorisiert for a waiver by others than the platform.
 */
export async function goLive(parts: Parts, mandant: Mandant, { wer, rollen }: Person, verzicht: Verzicht): Promise<Date> {
  if (verzicht.length > 0 && !rollen.includes('Plattform')) refuse('NichtAuthorisiert');
  const isReached = await reachesMandant(parts, mandant.mandant);
  const name = mandant.mandant;
  const { liveSeit, isNew } = await parts.db.inSetup(name, async (scope) => {
    const { live_seit } = await scope.asSystem((system) => store.lockState(system, name));
    if (live_seit) return { liveSeit: live_seit, isNew: false };
    const lacks = await lacksIn(parts, mandant, scope, isReached);
    const wordsOf = (punkt: LivePunkt) => verzicht.find(({ Punkt }) => Punkt === punkt)?.Worte;
    const lacking = LIVE_PUNKTE.filter((punkt) => lacks[punkt] !== null);
    const missing = lacking.filter((punkt) => wordsOf(punkt) === undefined);
    if (missing.length > 0) throw new Refusal('Validierung', { fields: missing.map((field) => ({ field, code: 'liveFehlt' })) });
    const waived = Object.fromEntries(lacking.map((punkt) => [punkt, wordsOf(punkt) ?? '']));
    const now = parts.clock.now();
    await scope.asSystem((system) => store.setLive(system, name, now, waived));
    const context = { ...scope, now, wer };
    for (const [punkt, grund] of Object.entries(waived)) await writeProtokoll(context, 'live.verzichtet', punkt, {}, { grund });
    await writeProtokoll(context, 'mandant.live', name);
    return { liveSeit: now, isNew: true };
  });
  if (isNew) await parts.mandanten.reload();
  return liveSeit;
}
