import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const STYLES = 'web/shell/client.css';
const SCRIPT = 'web/client.ts';
const SESSION = 'web/shell/client/session.ts';
const CAPTCHA = 'web/features/captcha/client.ts';
const TRACKING = 'web/shell/client/tracking.ts';
const WIDGET = 'web/widget/widget.ts';

/** The built style sheet as text, the addresses of the client script and of those for sessions, captchas and trackers, and those of the font files by their name; the text of the script that stands in others' pages. */
export interface Assets {
  readonly css: string;
  readonly script?: string | undefined;
  readonly sessionScript?: string | undefined;
  readonly captchaScript?: string | undefined;
  readonly trackingScript?: string | undefined;
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
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, { file: string }>;
  const fileOf = (entry: string) => manifest[entry]?.file ?? missing(entry);
  return {
    css: readFileSync(join(directory, fileOf(STYLES)), 'utf8').trim(),
    script: `/${fileOf(SCRIPT)}`,
    sessionScript: `/${fileOf(SESSION)}`,
    captchaScript: `/${fileOf(CAPTCHA)}`,
    trackingScript: `/${fileOf(TRACKING)}`,
    widget: readFileSync(join(directory, fileOf(WIDGET)), 'utf8').trim(),
    fonts: Object.fromEntries(
      Object.entries(manifest).flatMap(([source, { file }]) => (source.endsWith('.woff2') ? [[basename(source), `/${file}`]] : [])),
    ),
    directory: join(directory, 'assets'),
  };
}

function missing(entry: string): never {
  throw new Error(`the build has no ${entry}`);
}
