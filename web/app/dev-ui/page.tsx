import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Theme } from '../../../contract/theme.ts';
import { Container } from '../../ui/container.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Document } from '../document.tsx';
import { themeStyle } from '../theme.ts';
import { formParts } from './forms.tsx';
import { parts } from './parts.tsx';
import { Tokens } from './tokens.tsx';

interface DevUi {
  /** Name of the theme shown. */
  readonly name: string;
  readonly theme: Theme;
  /** Names of all themes. */
  readonly names: readonly string[];
  readonly stylesheets: readonly string[];
}

/** Each part of `web/ui` by the name of its file, in each of its states. Hover and focus are to be tried. */
const PARTS: Readonly<Record<string, ReactNode>> = { ...parts, ...formParts };

/** Every part of `web/ui` in every state, in one theme (contract section 1). `styleHash` as in `renderPage`. */
export function renderDevUi({ name, theme, names, stylesheets }: DevUi): { html: string; styleHash: string } {
  const style = themeStyle(theme);
  const head = {
    titel: `Teile in ${name}`,
    beschreibung: 'Alle Teile der Oberfläche in allen Zuständen',
    robots: 'noindex,nofollow',
  } as const;
  const html = renderToStaticMarkup(
    <Document locale="de" head={head} color={theme.color} style={style} stylesheets={stylesheets} script={undefined} sessionSeconds={null}>
      <Container className="py-8">
        <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <Heading level={1} size="section">
            Teile der Oberfläche
          </Heading>
          <nav aria-label="Themes">
            <ul className="flex flex-wrap gap-x-6">
              {names.map((each) => (
                <li key={each}>
                  <a
                    href={`/dev/ui?theme=${each}`}
                    aria-current={each === name ? 'page' : undefined}
                    className="inline-flex min-h-11 items-center text-primary underline-offset-4 hover:underline aria-[current]:font-bold aria-[current]:underline"
                  >
                    {each}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
      </Container>
      <main>
        <Part name="theme">
          <Tokens />
        </Part>
        {Object.entries(PARTS).map(([part, shown]) => (
          <Part key={part} name={part}>
            {shown}
          </Part>
        ))}
      </main>
    </Document>,
  );
  return { html: `<!doctype html>${html}`, styleHash: `sha256-${createHash('sha256').update(style).digest('base64')}` };
}

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section aria-labelledby={name} className="border-t border-border">
    <Container className="grid grid-cols-1 gap-6 py-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,10fr)]">
      <Heading level={2} size="item" id={name}>
        {name}
      </Heading>
      <div className="flex flex-col gap-6">{children}</div>
    </Container>
  </section>
);
