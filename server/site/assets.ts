import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const STYLES = 'web/shell/client.css';
const SCRIPT = 'web/client.ts';
const SESSION = 'web/shell/client/session.ts';
const CAPTCHA = 'web/features/captcha/client.ts';
const FRIENDLY = 'web/features/captcha/friendly.ts';
const TRACKING = 'web/shell/client/tracking.ts';
const PORTAL = 'web/portals/shell/portal.css';
const BEFORE_PAINT = 'web/portals/shell/frame/before-paint.ts';
const WIDGET = 'web/widget/widget.ts';

/**
 * The built client files: the style sheet and the widget script as text; the addresses of the client, session, captcha, captcha service and tracking scripts; the addresses of
 * font files by name.
 */
export interface Assets {
  readonly css: string;
  readonly script?: string | undefined;
  readonly sessionScript?: string | undefined;
  readonly captchaScript?: string | undefined;
  readonly friendlyScript?: string | undefined;
  readonly trackingScript?: string | undefined;
  /**
   * The portal apps: their style sheet as text and by address, the script that runs before the first paint, and the files of each app or screen by its source.
   */
  readonly portals?: {
    readonly css: string;
    readonly style: string;
    readonly beforePaint: string;
    readonly files: Readonly<Record<string, readonly string[]>>;
  };
  /** In development only. */
  readonly reloadScript?: string;
  readonly widget?: string;
  readonly fonts?: Readonly<Record<string, string>>;
}

/** The assets and the folder of the files that browsers load; null without a build. */
export type BuiltAssets = Assets & { readonly directory: string | null };

/** The client build lies next to the built server. */
const BUILT = join(fileURLToPath(import.meta.url), '..', '..', 'client');

/**
 * Loads what the client build made from its folder; empty if there is no build (tests of calls). Reads the style sheet, because every page includes it, and the
 * widget, because each tenant's copy is sent with the tenant's settings.
 */
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
    friendlyScript: `/${fileOf(FRIENDLY)}`,
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

/** The addresses of the files that each app and screen needs, its own and all its imports, by its source. */
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
