import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Look } from '../../../contract/values/bild.ts';
import type { Theme } from '../../../contract/values/theme.ts';
import { Document } from '../../shell/document.tsx';
import { type FontFiles, firstFonts } from '../../shell/fonts.ts';
import { type StyledDocument, withStyle } from '../../shell/style.ts';
import { Container } from '../../ui/container.tsx';
import { Heading } from '../../ui/heading.tsx';
import { PARTS } from './parts.tsx';

interface DevUi {
  /** Name of the theme shown. */
  readonly name: string;
  readonly theme: Theme;
  readonly look: Look;
  /** All themes and where each is shown. */
  readonly themes: readonly { readonly name: string; readonly adresse: string }[];
  /** The built style sheet. */
  readonly css: string;
  /** Addresses of the built font files by their name. */
  readonly fonts?: FontFiles;
  /** Address of the client script. */
  readonly script?: string | undefined;
}

/** Every part of `web/ui` in every state, in one theme. `styleHash` as in `renderPage`. */
export function renderDevUi({ name, theme, look, themes, css, fonts = {}, script }: DevUi): StyledDocument {
  const head = {
    titel: `Teile in ${name}`,
    beschreibung: 'Alle Teile der Oberfläche in allen Zuständen',
    robots: 'noindex,nofollow',
  } as const;
  const document = renderToStaticMarkup(
    <Document
      locale="de"
      head={head}
      color={theme.color}
      look={look}
      fonts={firstFonts(theme, fonts)}
      script={script}
      sessionSeconds={null}
      preview={undefined}
    >
      <Container className="py-8 lg:py-16">
        <header>
          <Heading level={1} size="section">
            Teile der Oberfläche
          </Heading>
          <Links label="Marken" links={themes.map((each) => [each.name, each.adresse])} current={name} />
          <Links label="Teile" links={Object.keys(PARTS).map((part) => [part, `#${part}`])} />
        </header>
        <main>
          {Object.entries(PARTS).map(([part, states]) => (
            <Part key={part} name={part} states={states} />
          ))}
        </main>
      </Container>
    </Document>,
  );
  return withStyle(document, theme, css, fonts);
}

const Links = ({ label, links, current }: { label: string; links: readonly (readonly [string, string])[]; current?: string }) => (
  <nav aria-label={label} className="mt-6">
    <ul className="flex flex-wrap gap-x-5">
      {links.map(([name, href]) => (
        <li key={name}>
          <a
            href={href}
            aria-current={name === current ? 'page' : undefined}
            className="inline-flex min-h-11 items-center text-primary aria-[current]:font-semibold"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** States of a part side by side; a table or a single state has the full width. */
const Part = ({ name, states }: { name: string; states: Readonly<Record<string, ReactNode>> }) => (
  <section aria-labelledby={name} className="mt-4 border-t border-border py-8 lg:py-10">
    <Heading level={2} size="item" id={name} className="scroll-mt-8 text-xl">
      {name}
    </Heading>
    <div className="mt-6 grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-2">
      {Object.entries(states).map(([state, children]) => (
        <div key={state} className="flex min-w-0 flex-col gap-3 md:only:col-span-2 md:has-[table]:col-span-2">
          <p className="text-xs text-muted">{state}</p>
          <div className="min-w-0">{children}</div>
        </div>
      ))}
    </div>
  </section>
);
