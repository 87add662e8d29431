/** How long a browser keeps a cookie; null: until it is closed. */
type Lifetime = readonly [count: number, unit: 'Minuten' | 'Stunden' | 'Tage' | 'Monate' | 'Jahre'] | null;

/** Settings of a tenant that decide which cookies its pages can set. */
interface Setting {
  readonly ExitIntent: boolean;
  readonly ModuleAgentur: 'Aus' | 'Einladung' | 'Offen';
  readonly ModuleProfiseller: boolean;
  readonly Anmeldedienst: unknown;
  readonly trackings: readonly { readonly type: 'matomo' | 'gtm' | 'gtag'; readonly enabled: boolean }[];
}

interface Cookie {
  /** Names of the cookie; a trailing `*` stands for any suffix that a tracker adds. */
  readonly names: readonly [string, ...string[]];
  /** The category of the visitor's choice that allows it. */
  readonly consent: 'Erforderlich' | 'Funktional' | 'Analytisch' | 'Marketing';
  readonly lifetime: Lifetime;
  /** The trackers that set it; absent if the product itself sets it. */
  readonly trackers?: readonly ('matomo' | 'gtm' | 'gtag')[];
  /** Whether the pages of a tenant can set it; absent if the pages of all tenants can. */
  readonly isOn?: (setting: Setting) => boolean;
}

/** Records that the exit question was shown once. Separate from the others, because the client script needs only this one. */
export const EXIT_COOKIE = { names: ['psoempf_exit'], consent: 'Funktional', lifetime: [60, 'Tage'] } as const satisfies Cookie;

const hasAgenturen = ({ ModuleAgentur }: Setting): boolean => ModuleAgentur !== 'Aus';

const GOOGLE = ['gtm', 'gtag'] as const;

/**
 * Every cookie that pages of a tenant can set, by purpose. Setting and deleting cookies, the privacy page and docs/cookies.md all
 * follow this list.
 */
export const COOKIES = {
  Anmeldung: { names: ['psoe_token'], consent: 'Erforderlich', lifetime: [12, 'Stunden'] },
  Agentur: { names: ['psoe_agentur'], consent: 'Erforderlich', lifetime: [12, 'Stunden'], isOn: hasAgenturen },
  Seller: {
    names: ['psoe_seller'],
    consent: 'Erforderlich',
    lifetime: [12, 'Stunden'],
    isOn: ({ ModuleProfiseller }) => ModuleProfiseller,
  },
  Anmeldedienst: {
    names: ['psoe_dienst', 'psoe_dienst_seite'],
    consent: 'Erforderlich',
    lifetime: [10, 'Minuten'],
    isOn: (setting) => hasAgenturen(setting) && setting.Anmeldedienst !== null,
  },
  Angaben: { names: ['psoe_empfaenger'], consent: 'Erforderlich', lifetime: null },
  Wahl: { names: ['psoempf_er', 'psoempf_fu', 'psoempf_an', 'psoempf_ma'], consent: 'Erforderlich', lifetime: [60, 'Tage'] },
  Sprache: { names: ['psoempf_sprache'], consent: 'Funktional', lifetime: [60, 'Tage'] },
  Frage: { ...EXIT_COOKIE, isOn: ({ ExitIntent }) => ExitIntent },
  Weg: { names: ['psoempf_channel'], consent: 'Analytisch', lifetime: [730, 'Tage'] },
  MatomoGeraet: { names: ['_pk_id*'], consent: 'Analytisch', lifetime: [13, 'Monate'], trackers: ['matomo'] },
  MatomoHerkunft: { names: ['_pk_ref*'], consent: 'Analytisch', lifetime: [6, 'Monate'], trackers: ['matomo'] },
  MatomoBesuch: { names: ['_pk_ses*', '_pk_cvar*', '_pk_hsr*'], consent: 'Analytisch', lifetime: [30, 'Minuten'], trackers: ['matomo'] },
  MatomoProbe: { names: ['_pk_testcookie*'], consent: 'Analytisch', lifetime: null, trackers: ['matomo'] },
  GoogleGeraet: { names: ['_ga', '_ga_*'], consent: 'Analytisch', lifetime: [2, 'Jahre'], trackers: GOOGLE },
  GoogleTag: { names: ['_gid'], consent: 'Analytisch', lifetime: [1, 'Tage'], trackers: GOOGLE },
  GoogleMenge: { names: ['_gat*'], consent: 'Analytisch', lifetime: [1, 'Minuten'], trackers: GOOGLE },
  GoogleAnzeige: { names: ['_gcl_*', '_gac_*'], consent: 'Marketing', lifetime: [90, 'Tage'], trackers: GOOGLE },
} as const satisfies Record<string, Cookie>;

/** The session of the back office, whose pages belong to no tenant. Over https its name begins with `__Host-`. */
export const BETRIEB_COOKIE = { names: ['psoe_betrieb'], consent: 'Erforderlich', lifetime: [8, 'Stunden'] } as const satisfies Cookie;

type Zweck = keyof typeof COOKIES;

/** The cookies that pages of a tenant can set, required ones first. */
export function cookiesOf(setting: Setting): readonly (Cookie & { readonly zweck: Zweck })[] {
  const isSetBy = ({ trackers, isOn }: Cookie) =>
    isOn?.(setting) !== false &&
    (trackers === undefined || setting.trackings.some(({ type, enabled }) => enabled && trackers.includes(type)));
  const all = Object.entries<Cookie>(COOKIES).map(([zweck, cookie]) => ({ ...cookie, zweck: zweck as Zweck }));
  return all.filter(isSetBy);
}

/** Whether a cookie belongs to a category of the consent choice. */
export const isOfConsent = (consent: Cookie['consent'], name: string): boolean =>
  Object.values<Cookie>(COOKIES).some((cookie) => cookie.consent === consent && cookie.names.some((one) => isNamed(one, name)));

const isNamed = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

const SECONDS = { Minuten: 60, Stunden: 3600, Tage: 86_400 } as const;

/** Lifetime of one of the product's cookies in seconds, for its header. */
export const secondsOf = ([count, unit]: readonly [number, keyof typeof SECONDS]): number => count * SECONDS[unit];
