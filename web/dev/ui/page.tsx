import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Look } from '../../../contract/values/bild.ts';
import type { Theme } from '../../../contract/values/theme.ts';
import { Document } from '../../shell/document.tsx';
import { type FontFiles, firstFonts } from '../../shell/fonts.ts';
import { type StyledDocument, withStyle } from '../../shell/style.ts';
import { Container } from '../../ui/container.tsx';
import { Heading } from '../../ui/heading.tsx';
import { actionParts } from './actions.tsx';
import { endParts } from './ends.tsx';
import { formParts } from './forms.tsx';
import { layerParts } from './layers.tsx';
import { parts } from './parts.tsx';
import { passwordParts } from './passwords.tsx';
import { Tokens } from './tokens.tsx';

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
  /** Address of the client script, which opens what opens. */
  readonly script?: string | undefined;
}

/** Each part of `web/ui` by the name of its file, in each of its states. */
const PARTS: Readonly<Record<string, ReactNode>> = { ...parts, ...actionParts, ...formParts, ...passwordParts, ...layerParts, ...endParts };

/** What parts are for; a part that stands in none of these is shown behind them. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  Grundlagen: ['theme', 'heading', 'icon'],
  Handeln: ['button', 'button-link', 'text-link', 'text-button', 'action-bar'],
  Eingeben: ['field', 'fields', 'password-field', 'select-field', 'text-area'],
  Mitteilen: ['notice', 'badge', 'dialog', 'disclosure', 'skeleton'],
  Ordnen: ['card', 'step-list', 'timeline', 'table', 'prose', 'container', 'flow', 'end'],
};

function groups(): readonly (readonly [string, readonly string[]])[] {
  const grouped = Object.values(GROUPS).flat();
  const others = Object.keys(PARTS).filter((name) => !grouped.includes(name));
  return [...Object.entries(GROUPS), ...(others.length > 0 ? ([['Weitere', others]] as const) : [])];
}

/** Every part of `web/ui` in every state, in one theme (contract section 1). `styleHash` as in `renderPage`. */
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
      <Container className="pt-8 lg:pt-16">
        <header>
          <Heading level={1} size="section">
            Teile der Oberfläche
          </Heading>
          <p className="mt-4 max-w-measure text-lg text-muted">
            Jedes Teil in jedem Zustand, in vier Marken. Eine Marke ist ein Satz von Werten: Kein Teil weiß, wem es dient.
          </p>
          <Themes name={name} themes={themes} />
        </header>
      </Container>
      <Container className="grid grid-cols-1 gap-x-12 pt-8 pb-24 lg:grid-cols-[11rem_minmax(0,1fr)] lg:pt-16">
        <Contents />
        <Groups theme={theme} look={look} />
      </Container>
    </Document>,
  );
  return withStyle(document, theme, css, fonts);
}

const Themes = ({ name, themes }: Pick<DevUi, 'name' | 'themes'>) => (
  <nav aria-label="Marken" className="mt-8">
    <ul className="grid grid-cols-2 gap-1 rounded-control bg-surface-strong p-1 md:inline-flex">
      {themes.map(({ name: each, adresse }) => (
        <li key={each}>
          <a
            href={adresse}
            aria-current={each === name ? 'page' : undefined}
            className="flex min-h-11 items-center justify-center rounded-control px-5 no-underline transition-[background-color] duration-200 ease-out hover:bg-surface aria-[current]:bg-primary aria-[current]:font-semibold aria-[current]:text-on-primary"
          >
            {each}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

const Contents = () => (
  <nav
    aria-label="Teile"
    className="hidden text-xs lg:sticky lg:top-8 lg:block lg:max-h-[calc(100dvh-4rem)] lg:self-start lg:overflow-y-auto"
  >
    <ul className="flex flex-col gap-4">
      {groups().map(([group, members]) => (
        <li key={group}>
          <p className="font-semibold">{group}</p>
          <ul className="mt-1">
            {members.map((part) => (
              <li key={part}>
                <a
                  href={`#${part}`}
                  className="inline-flex min-h-6.5 items-center text-muted underline decoration-transparent underline-offset-4 transition-colors duration-200 hover:text-primary hover:decoration-current"
                >
                  {part}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </nav>
);

const Groups = ({ theme, look }: Pick<DevUi, 'theme' | 'look'>) => (
  <main>
    {groups().map(([group, members]) => (
      <div key={group} className="mt-12 first:mt-0 lg:mt-20">
        <p className="font-semibold text-primary">{group}</p>
        {members.map((part) => (
          <Part key={part} name={part}>
            {part === 'theme' ? <Tokens font={theme.font} look={look} /> : PARTS[part]}
          </Part>
        ))}
      </div>
    ))}
  </main>
);

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section aria-labelledby={name} className="mt-4 border-t border-border py-8 lg:py-10">
    <Heading level={2} size="item" id={name} className="scroll-mt-8 text-xl">
      {name}
    </Heading>
    <div className="mt-6 flex flex-col gap-8 lg:mt-8">{children}</div>
  </section>
);
