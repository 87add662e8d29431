import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const STYLES = 'web/shell/client.css';
const SCRIPT = 'web/client.ts';
const SESSION = 'web/shell/client/session.ts';
const CAPTCHA = 'web/features/captcha/client.ts';
const TRACKING = 'web/shell/client/tracking.ts';
const PORTAL = 'web/portals/shell/portal.css';
const BEFORE_PAINT = 'web/portals/shell/frame/before-paint.ts';
const WIDGET = 'web/widget/widget.ts';

/** The built style sheet as text, the addresses of the client script and of those for sessions, captchas and trackers, and those of the font files by their name; the text of the script that stands in others' pages. */
export interface Assets {
  readonly css: string;
  readonly script?: string | undefined;
  readonly sessionScript?: string | undefined;
  readonly captchaScript?: string | undefined;
  readonly trackingScript?: string | undefined;
  /** Of the apps of portals: their one style sheet, as text and by its address, the script before it, and by the source of an app or screen its files. */
  readonly portals?: {
    readonly css: string;
    readonly style: string;
    readonly beforePaint: string;
    readonly files: Readonly<Record<string, readonly string[]>>;
  };
  /** In development alone. */
  readonly reloadScript?: string;
  readonly widget?: string;
  readonly fonts?: Readonly<Record<string, string>>;
}

/** With the folder of the files that browsers load. */
export type BuiltAssets = Assets & { readonly directory: string | null };

/** Beside the built server. */
const BUILT = join(fileURLToPath(import.meta.url), '..', '..', 'client');

/** What the client build made, in its folder; nothing where there is no build (tests of calls). The style sheet is read, since every page holds it, and the widget, since each tenant's begins otherwise. */
export function loadAssets(directory = BUILT): BuiltAssets {
  const manifestFile = join(directory, '.vite', 'manifest.json');
  if (!existsSync(manifestFile)) return { css: '', directory: null };
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const portals: Manifest = JSON.parse(readFileSync(join(directory, '.vite', 'portals.json'), 'utf8'));
  const fileOf = (entry: string, of = manifest) => of[entry]?.file ?? missing(entry);
  return {
    css: readFileSync(join(directory, fileOf(STYLES)), 'utf8').trim(),
    script: `/${fileOf(SCRIPT)}`,
    sessionScript: `/${fileOf(SESSION)}`,
    captchaScript: `/${fileOf(CAPTCHA)}`,
    trackingScript: `/${fileOf(TRACKING)}`,
    portals: {
      css: readFileSync(join(directory, fileOf(PORTAL, portals)), 'utf8').trim(),
      style: `/${fileOf(PORTAL, portals)}`,
      beforePaint: `/${fileOf(BEFORE_PAINT)}`,
      files: filesOf(portals),
    },
    widget: readFileSync(join(directory, fileOf(WIDGET)), 'utf8').trim(),
    fonts: Object.fromEntries(
      Object.entries(manifest).flatMap(([source, { file }]) => (source.endsWith('.woff2') ? [[basename(source), `/${file}`]] : [])),
    ),
    directory: join(directory, 'assets'),
  };
}

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** Each app with its screens by their sources: the addresses of its own file and of all that it begins with. */
function filesOf(manifest: Manifest): Record<string, readonly string[]> {
  const closure = (source: string, before: readonly string[] = []): readonly string[] =>
    before.includes(source)
      ? before
      : (manifest[source]?.imports ?? []).reduce<readonly string[]>((all, one) => closure(one, all), [...before, source]);
  const sources = Object.keys(manifest).flatMap((source) =>
    manifest[source]?.isEntry ? [source, ...(manifest[source].dynamicImports ?? [])] : [],
  );
  return Object.fromEntries(sources.map((source) => [source, closure(source).map((one) => `/${manifest[one]?.file}`)]));
}

function missing(entry: string): never {
  throw new Error(`the build has no ${entry}`);
}
