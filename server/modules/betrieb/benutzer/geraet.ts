/** Browsers and systems by what they say of themselves; the first that fits counts, since most also name those they descend from. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['Windows', 'Windows'],
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const;

const firstIn = (userAgent: string, names: readonly (readonly [string, string])[]): string | undefined =>
  names.find(([sign]) => userAgent.includes(sign))?.[1];

/** Browser and system of a user agent, such as `Firefox, Windows`, by which a person recognises a session; empty if it names neither. */
export const geraetOf = (userAgent = ''): string =>
  [firstIn(userAgent, BROWSERS), firstIn(userAgent, SYSTEMS)].filter((name) => name !== undefined).join(', ');
