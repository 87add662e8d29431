import { Frame } from '../../app/frame.tsx';
import { page } from '../../app/page.ts';
import { Hero } from './hero.tsx';
import { loadHomepage } from './load.ts';
import { Products } from './products.tsx';
import { Questions } from './questions.tsx';
import { Steps } from './steps.tsx';

/** The tenant's home: the amount, the way to it, what can be recommended, what people ask. */
export const homepage = page({
  load: loadHomepage,
  head: ({ t, mandant, maxPraemie }) => ({
    titel: t('home.titel', { programm: mandant.ProgrammName, mandant: mandant.Name }),
    beschreibung: `${maxPraemie ? t('home.kernsatz', { praemie: maxPraemie }) : t('home.kernsatzOhnePraemie')}. ${t('home.bedingung')}`,
    robots: 'index,follow',
  }),
  View: (props) => (
    <Frame context={props}>
      <Hero {...props} />
      <Steps t={props.t} />
      <Products {...props} />
      <Questions {...props} />
    </Frame>
  ),
});
