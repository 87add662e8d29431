import type { ReactNode } from 'react';
import { vorschauBild } from '../../../contract/pages/vorschau.ts';
import type { HomeTeil } from '../../../contract/values/startseite.ts';
import { foundText } from '../../features/agents/search.tsx';
import { formPage } from '../../shell/form-page.tsx';
import { Frame } from '../../shell/frame.tsx';
import { AgentsSection, Menschen } from './agents.tsx';
import { Board } from './board.tsx';
import { FormSection } from './form.tsx';
import { Hero } from './hero.tsx';
import { type HomepageProps, loadHomepage } from './load.ts';
import { Note } from './note.tsx';
import { Partner } from './partner.tsx';
import { postHomepage } from './post.ts';
import { Produkte } from './produkte.tsx';
import { Questions } from './questions.tsx';
import { SpeedTiles } from './speed-tiles.tsx';
import { Steps } from './steps.tsx';
import { Story } from './story.tsx';
import { Trust } from './trust.tsx';

/** The tenant's homepage: the best reward, what can be recommended with its form, the operator, and questions. */
export const homepage = formPage({
  cache: 'inhalt',
  load: loadHomepage,
  post: postHomepage,
  head: ({ t, mandant, locale, kernsatz, bedingung, agents, captcha }) => ({
    titel: `${agents?.query ? `${foundText({ t, agents })} – ` : ''}${t('home.titel', { programm: mandant.ProgrammName, mandant: mandant.Name })}`,
    isBranded: true,
    beschreibung: [`${kernsatz}.`, bedingung].join(' ').trim(),
    robots: agents?.query ? 'noindex,nofollow' : 'index,follow',
    vorschau: { titel: kernsatz, beschreibung: bedingung, bild: vorschauBild.start(locale) },
    captcha,
  }),
  View: (props) => <Frame context={props}>{props.widget ? <Widget {...props} /> : <FullPage {...props} />}</Frame>,
});

const PARTS: Readonly<Record<HomeTeil, (props: HomepageProps) => ReactNode>> = {
  Tempo: SpeedTiles,
  Geschichte: Story,
  Menschen,
  Aushang: Board,
  Produkte,
  Formular: FormSection,
  Schritte: Steps,
  Hinweis: Note,
  Vertrauen: Trust,
  Partner,
  Fragen: Questions,
};

const FullPage = (props: HomepageProps) => (
  <>
    <Hero {...props} />
    {props.teile.map((teil) => {
      const Part = PARTS[teil];
      return <Part key={teil} {...props} />;
    })}
  </>
);

/** Only the form or the agents; the page around the widget explains the rest. */
function Widget(props: HomepageProps) {
  if (props.agents) return <AgentsSection {...props} agents={props.agents} />;
  return props.produkte.length > 0 ? <FormSection {...props} /> : <Hero {...props} visibleParts={{ produkte: false, knopf: false }} />;
}
