import type { CallDefinition } from '../../contract/call.ts';
import type { Inhalt, InhaltArt } from '../../contract/calls/inhalt.ts';
import { MandantKonfiguration } from '../../contract/calls/mandant.ts';
import { channelOf } from '../../contract/pages/channel.ts';
import demo from '../../mandanten/energie/mandant.json' with { type: 'json' };
import type { CallInput, Problem, Visit } from './visit.ts';

/** A recorded call of a page. */
interface MadeCall {
  readonly name: string;
  readonly input: CallInput<CallDefinition>;
}

/** Answers of calls in a test by name: a body, by default with status 200, or a problem. */
export type Answers = Readonly<Record<string, { readonly status?: number; readonly body: unknown } | { readonly problem: Problem }>>;

/** Default answers: a tenant without campaigns, later rewards and banners, and a recommender without referrals who has not accepted the terms. */
const NONE: Answers = {
  listAktionen: { body: [] },
  listEmpfehlungen: { body: [] },
  listZeitraeume: { body: [] },
  showEmpfehlungenBanner: { body: { Anzeigen: false } },
  showPraemierungBanner: { body: { Anzeigen: false } },
  readZustimmung: { body: { Gilt: { AgbVersion: '2', PraemienbedingungenVersion: null }, Zuletzt: null } },
};

/** Content of a tenant in a test, by kind. */
export type TestInhalte = { readonly [A in InhaltArt]?: readonly Inhalt<A>[] };

/** A text block for tests. */
export const block = (Id: string, Inhalt: string, own: Partial<Inhalt<'content-bloecke'>> = {}): Inhalt<'content-bloecke'> => ({
  Id,
  Sprache: 'de',
  Titel: null,
  Inhalt,
  Version: null,
  GiltAb: null,
  Geplant: [],
  Pruefsumme: '3f0c9a52b7d1e846',
  ...own,
});

/** The owner of an agency who is logged in to the portal. */
export const owner = {
  who: 'A',
  rollen: ['Inhaber'],
  schalter: [],
  agenturnummer: 'A-1',
  name: 'Nord',
  status: 'Aktiv',
  isConsentOpen: false,
} as const satisfies Visit['portalHolder'];

/** A profi seller who is logged in to the portal. */
export const seller = { who: 'S', sellernummer: 'P-2001' } as const satisfies Visit['portalHolder'];

/** An FAQ entry for tests. */
export const frage = (Id: string, Frage: string, Antwort: string): Inhalt<'faq'> => ({ Id, Sprache: 'de', Frage, Antwort });

function visitInhalte(inhalte: TestInhalte): Visit['inhalte'] {
  const list = <A extends InhaltArt>(art: A) => (inhalte[art] ?? []) as readonly Inhalt<A>[];
  const find = <A extends InhaltArt>(art: A, id: string) => list(art).find(({ Id }) => Id === id) ?? null;
  return { list, find, need: find, needAny: list };
}

/** A visit with the given answers of calls; `made` records the calls. */
export function visitOf(
  options: Partial<Omit<Visit, 'call' | 'konfiguration' | 'inhalte'>> & {
    konfiguration?: Partial<MandantKonfiguration>;
    inhalte?: TestInhalte;
  } = {},
  answers: Answers = {},
) {
  const made: MadeCall[] = [];
  const call = async (definition: CallDefinition, input: CallInput<CallDefinition> = {}) => {
    if (definition.name in answers || !(definition.name in NONE)) made.push({ name: definition.name, input });
    const answer = { ...NONE, ...answers }[definition.name];
    if (!answer) throw new Error(`the test has no answer for ${definition.name}`);
    return 'problem' in answer ? { ok: false, problem: answer.problem } : { ok: true, status: answer.status ?? 200, body: answer.body };
  };
  const visit: Visit = {
    mandant: 'energie',
    page: 'Homepage',
    locale: 'de',
    now: new Date('2026-11-20T10:00:00Z'),
    texte: {},
    bild: () => null,
    look: { logo: null, icon: null, touchIcon: null, keyVisual: null, szenen: {}, stand: null },
    params: {},
    query: {},
    channel: channelOf(options.query ?? {}),
    consent: { Funktional: false, Analytisch: false, Marketing: false },
    login: null,
    portalHolder: null,
    sessionSeconds: null,
    form: null,
    ...options,
    inhalte: visitInhalte(options.inhalte ?? {}),
    konfiguration: { ...MandantKonfiguration.parse(demo.konfiguration), ...options.konfiguration },
    call: call as Visit['call'],
  };
  return { visit, made };
}
