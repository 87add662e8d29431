import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Assets } from './page-answers.ts';

const STYLES = 'web/app/client.css';
const SCRIPT = 'web/app/client.ts';
const SESSION = 'web/app/client/session.ts';
const CAPTCHA = 'web/app/client/captcha.ts';
const TRACKING = 'web/app/client/tracking.ts';
const WIDGET = 'web/widget/widget.ts';

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
