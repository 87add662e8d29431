import { pageAddress } from '../../../contract/pages/public.ts';
import { vorschauBild } from '../../../contract/pages/vorschau.ts';
import { CategoryLink } from '../../features/catalogue/category-link.tsx';
import { CategoryNav } from '../../features/catalogue/category-nav.tsx';
import { Html } from '../../features/content/inhalt.tsx';
import { TapNote } from '../../features/recommend/tap-form.tsx';
import { Frame } from '../../shell/frame.tsx';
import { branded } from '../../shell/head.ts';
import { page } from '../../shell/page.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Container } from '../../ui/container.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { COLUMNS, Devices } from './devices.tsx';
import { type Fussnote, type KategorieProps, loadKategorie } from './load.ts';
import { Tarif } from './tarif-card.tsx';

/** A category of the tenant's catalogue by its slug: its tariffs or devices, each with price and reward. */
export const produktkategorie = page({
  cache: 'inhalt',
  load: loadKategorie,
  head: (props) => {
    const titel = props.kategorie.Name;
    const beschreibung = descriptionOf(props);
    return {
      titel,
      beschreibung,
      robots: props.hasChosenTarif ? 'noindex,nofollow' : 'index,follow',
      vorschau: { titel: branded(titel, props), beschreibung, bild: vorschauBild.start(props.locale) },
    };
  },
  View: (props) => (
    <Frame context={props}>
      <Container className="pt-6 pb-16 lg:pt-10 lg:pb-24">
        <Breadcrumb {...props} />
        <Heading level={1} size="section" className="mt-4">
          {props.kategorie.Name}
        </Heading>
        <p className="mt-3 max-w-measure text-lg text-muted">{leadOf(props)}</p>
        {props.tap && props.bestePraemie !== null && <TapNote context={props} tap={props.tap} className="mt-4" />}
        <CategoryNav context={props} groups={props.groups} slug={props.kategorie.Slug} />
        {props.tarife.length > 0 ? <Offers {...props} /> : <NoOffer {...props} />}
        <Fussnoten {...props} />
      </Container>
    </Frame>
  ),
});

function leadOf({ t, abPreis, bestePraemie }: KategorieProps): string {
  if (abPreis === null) return t('katalog.kategorie.leer.text');
  return bestePraemie === null
    ? t('katalog.kategorie.leadOhnePraemie', { preis: abPreis })
    : t('katalog.kategorie.lead', { preis: abPreis, praemie: bestePraemie });
}

function descriptionOf({ t, mandant, kategorie, abPreis, bestePraemie }: KategorieProps): string {
  const said = { kategorie: kategorie.Name, mandant: mandant.Name };
  if (abPreis === null) return t('katalog.kategorie.leer.beschreibung', said);
  return bestePraemie === null
    ? t('katalog.kategorie.beschreibungOhnePraemie', { ...said, preis: abPreis })
    : t('katalog.kategorie.beschreibung', { ...said, preis: abPreis, praemie: bestePraemie });
}

/** Breadcrumb: all categories, the parents, this category. */
const Breadcrumb = ({ t, paths, locale, kategorie }: KategorieProps) => (
  <nav aria-label={t('katalog.weg')} className="text-xs">
    <ol className="flex flex-wrap items-center">
      <li>
        <a href={pageAddress(paths, 'Produktkategorien', locale)} className={CRUMB}>
          {t('katalog.alle')}
        </a>
      </li>
      {kategorie.Breadcrumb.map((parent) => (
        <li key={parent.Slug} className={AFTER}>
          <CategoryLink context={{ paths, locale }} kategorie={parent} className={CRUMB} />
        </li>
      ))}
      <li className={AFTER} aria-current="page">
        {kategorie.Name}
      </li>
    </ol>
  </nav>
);

const CRUMB = 'inline-flex min-h-9 items-center underline decoration-1 underline-offset-4 hover:decoration-2';
const AFTER = 'before:px-2 before:text-muted before:content-["/"]';

const Offers = (props: KategorieProps) => (
  <>
    {props.tarife.some(({ isYoung }) => isYoung) && (
      <div className="mt-6 max-w-flow">
        <Notice>{props.t('katalog.unter28.hinweis')}</Notice>
      </div>
    )}
    {props.geraete ? (
      <Devices {...props} geraete={props.geraete} />
    ) : (
      <ul className={`mt-8 ${COLUMNS}`}>
        {props.tarife.map((tarif) => (
          <li key={tarif.Id} className="grid grid-cols-1">
            <Tarif context={props} tarif={tarif} />
          </li>
        ))}
      </ul>
    )}
  </>
);

const NoOffer = ({ t, paths, locale }: KategorieProps) => (
  <ButtonLink href={pageAddress(paths, 'Produktkategorien', locale)} className="mt-8">
    {t('katalog.alle')}
  </ButtonLink>
);

/** The footnotes that the marks link to. */
const Fussnoten = ({ fussnoten, ...context }: KategorieProps) =>
  fussnoten.length > 0 && (
    <section aria-label={context.t('katalog.fussnoten')} className="mt-12 border-t border-border pt-6 text-xs text-muted">
      <ol className="flex list-decimal flex-col gap-2 ps-5">
        {fussnoten.map((one, index) => (
          <li key={one.key} id={`fussnote-${index + 1}`} className="max-w-measure scroll-mt-6 ps-1 target:text-text">
            <FussnoteText context={context} fussnote={one} />
          </li>
        ))}
      </ol>
    </section>
  );

const FussnoteText = ({ context, fussnote }: { context: Pick<KategorieProps, 't' | 'locale'>; fussnote: Fussnote }) => {
  if ('text' in fussnote) return fussnote.text;
  const { inhalt } = fussnote;
  return inhalt ? <Html context={context} html={inhalt.Inhalt} sprache={inhalt.Sprache} /> : context.t('inhalt.nichtVerfuegbar');
};
