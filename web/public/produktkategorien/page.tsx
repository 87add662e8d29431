import { listProduktkategorien } from '../../../contract/calls/produkt/produktkategorie.ts';
import { vorschauBild } from '../../../contract/pages/vorschau.ts';
import { CategoryLink, LINE } from '../../features/catalogue/category-link.tsx';
import { type Group, groupsOf } from '../../features/catalogue/groups.ts';
import { Frame } from '../../shell/frame.tsx';
import { branded } from '../../shell/head.ts';
import { type PageContext, page, pageContext } from '../../shell/page.ts';
import type { Loaded, Problem, Visit } from '../../shell/visit.ts';
import { Container } from '../../ui/container.tsx';
import { Heading } from '../../ui/heading.tsx';

interface KategorienProps extends PageContext {
  readonly groups: readonly Group[];
}

/** Answer of this page at a tenant without a catalogue. */
const NO_KATALOG: Problem = { status: 404, code: 'NichtGefunden', detail: '' };

async function loadKategorien(visit: Visit): Promise<Loaded<KategorienProps>> {
  const context = pageContext(visit);
  if (!context.hasKatalog) return { problem: NO_KATALOG };
  const kategorien = await visit.call(listProduktkategorien);
  if (!kategorien.ok) return { problem: kategorien.problem };
  return { props: { ...context, groups: groupsOf(kategorien.body ?? []) } };
}

/** All categories of the tenant's catalogue. */
export const produktkategorien = page({
  cache: 'inhalt',
  load: loadKategorien,
  head: (props) => {
    const { t, mandant, locale } = props;
    const titel = t('katalog.alle');
    const beschreibung = t('katalog.beschreibung', { mandant: mandant.Name });
    const vorschau = { titel: branded(titel, props), beschreibung, bild: vorschauBild.start(locale) };
    return { titel, beschreibung, robots: 'index,follow', vorschau };
  },
  View: (props) => (
    <Frame context={props}>
      <Container className="pt-6 pb-16 lg:pt-12 lg:pb-24">
        <Heading level={1} size="section">
          {props.t('katalog.alle')}
        </Heading>
        <p className="mt-4 max-w-measure text-lg text-muted">{props.t('katalog.lead')}</p>
        <ul className="mt-10 grid grid-cols-1 gap-6 md:grid-cols-2 md:gap-y-10 lg:grid-cols-3">
          {props.groups.map((group) => (
            <li key={group.top.Slug}>
              <GroupItem context={props} group={group} />
            </li>
          ))}
        </ul>
      </Container>
    </Frame>
  ),
});

/** A top-level category with its subcategories. */
const GroupItem = ({ context, group: { top, children } }: { context: PageContext; group: Group }) => (
  <div className="flex gap-4 border-t border-border pt-4">
    <img src={top.Icon} width="48" height="48" alt="" className="size-12 shrink-0" />
    <div className="min-w-0">
      <Heading level={2} size="item">
        <CategoryLink
          context={context}
          kategorie={top}
          className="inline-flex min-h-12 items-center text-primary no-underline underline-offset-4 hover:underline"
        />
      </Heading>
      {children.length > 0 && (
        <ul>
          {children.map((kategorie) => (
            <li key={kategorie.Slug}>
              <CategoryLink context={context} kategorie={kategorie} className={LINE} />
            </li>
          ))}
        </ul>
      )}
    </div>
  </div>
);
