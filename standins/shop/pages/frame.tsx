import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageAddress, routePaths } from '../../../contract/pages/public.ts';
import { Document } from '../../../web/shell/document.tsx';
import { firstFonts } from '../../../web/shell/fonts.ts';
import { SmallLink } from '../../../web/shell/small-link.tsx';
import { withStyle } from '../../../web/shell/style.ts';
import { ButtonLink } from '../../../web/ui/button-link.tsx';
import { Container } from '../../../web/ui/container.tsx';
import { Flow } from '../../../web/ui/flow.tsx';
import { type ShopAnswer, type ShopRequest, shopPath } from '../request.ts';
import type { Visit } from '../visit.ts';
import type { Words } from '../words/de.ts';

type Drawn = Pick<ShopRequest, 'tenant' | 'locale' | 'brand'> & Partial<Pick<Visit, 'konfiguration'>> & { readonly words: Words };

/** A page of the shop, in the look of its tenant and clearly marked as a demo. */
export function draw(drawn: Drawn, titel: string, content: ReactNode, status = 200): ShopAnswer {
  const { locale, words, konfiguration } = drawn;
  const kind = konfiguration === undefined || konfiguration.Bestellweg === 'Shop' ? words.shop : words.office;
  const { name, theme, look, css, fonts } = drawn.brand;
  const head = { titel: `${titel} – ${name} ${kind}`, beschreibung: words.banner, robots: 'noindex,nofollow' } as const;
  const document = renderToStaticMarkup(
    <Document
      locale={locale}
      head={head}
      color={theme.color}
      look={look}
      fonts={firstFonts(theme, fonts)}
      script={undefined}
      sessionSeconds={null}
      preview={undefined}
    >
      <div className="flex min-h-dvh flex-col">
        <header>
          <div className="bg-surface-strong text-xs">
            <Container className="py-2">{words.banner}</Container>
          </div>
          <Container className="flex min-h-18 items-center gap-4 py-4">
            <a href={shopPath(drawn.tenant)} className="font-heading text-lg leading-tight font-bold text-primary">
              {look.logo ? (
                <img src={look.logo.adresse} width={look.logo.breite} height={look.logo.hoehe} alt={name} className="h-8 w-auto md:h-9" />
              ) : (
                name
              )}
            </a>
            <p className="border-l border-border pl-4 text-xs text-muted">{kind}</p>
          </Container>
        </header>
        <main className="grow">{content}</main>
        <Footer {...drawn} />
      </div>
    </Document>,
  );
  return { status, ...withStyle(document, theme, css, fonts) };
}

/** Every page of a shop links to the withdrawal form (BGB section 356a). */
const Footer = ({ tenant, words, konfiguration }: Drawn) => (
  <footer className="bg-surface-strong text-xs">
    <Container className="py-8">
      <nav aria-label={words.links.label}>
        <ul className="flex flex-wrap gap-x-6">
          {konfiguration?.Bestellweg === 'Shop' && (
            <li>
              <SmallLink href={shopPath(tenant, 'widerruf')}>{words.withdrawal.title}</SmallLink>
            </li>
          )}
          <li>
            <SmallLink href={shopPath(tenant, 'auftraege')}>{words.links.merchant}</SmallLink>
          </li>
          <li>
            <SmallLink href="/">{words.links.program}</SmallLink>
          </li>
        </ul>
      </nav>
    </Container>
  </footer>
);

/** A page with an error message and a link to the shop. */
export const drawEnd = (drawn: Drawn, status: number, { title, text }: { readonly title: string; readonly text: string }): ShopAnswer =>
  draw(
    drawn,
    title,
    <Flow title={title} lead={text}>
      <ButtonLink href={shopPath(drawn.tenant)} className="md:self-start">
        {drawn.words.missing.link}
      </ButtonLink>
    </Flow>,
    status,
  );

/** A page for a link to a referral that the shop does not accept, with the way back to the referral, where a new link is. */
export function drawBack(visit: Visit, fault: 'changed' | 'expired'): ShopAnswer {
  const { words, query, konfiguration, locale } = visit;
  const { title, text } = words.link[fault];
  const back = pageAddress(routePaths(konfiguration.RoutePaths), 'RecipientData', locale, {
    empfehlungsnummer: query.empfehlungsnummer ?? '',
  });
  return draw(
    visit,
    title,
    <Flow title={title} lead={text}>
      <ButtonLink href={query.empfehlungsnummer ? back : '/'} className="md:self-start">
        {words.link.back}
      </ButtonLink>
    </Flow>,
    fault === 'changed' ? 403 : 410,
  );
}
