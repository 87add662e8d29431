import type { ReactNode } from 'react';
import { pageAddress } from '../../contract/pages/public.ts';
import { LEGAL } from '../../contract/pages/widget.ts';
import { Container } from '../ui/container.tsx';
import { Framed } from '../ui/fields.tsx';
import { Notice } from '../ui/notice.tsx';
import { hasPage, type PageContext } from './page.ts';
import { ReadsOnly } from './reads-only.tsx';

interface WidgetFrameProps {
  readonly context: PageContext;
  readonly widget: NonNullable<PageContext['widget']>;
  readonly children: ReactNode;
}

/** A page embedded in another site, as high as its content. The legally required links open in a new window. */
export const WidgetFrame = ({ context, widget, children }: WidgetFrameProps) => (
  <>
    <ReadsOnly context={context} />
    {context.currentPage.page === 'Login' && (
      <Container className="max-w-flow pt-6">
        <Notice>
          <p className="text-xs">
            {context.t('seite.widget.anmelden')} <OwnWindow href={widget.standaloneAddress}>{context.t('seite.widget.allein')}</OwnWindow>
          </p>
        </Notice>
      </Container>
    )}
    <main id="inhalt" tabIndex={-1} className="outline-none">
      <Framed value={true}>{children}</Framed>
    </main>
    <Footer context={context} widget={widget} />
  </>
);

const Footer = ({ context, context: { t, paths, locale, mandant, impressum }, widget }: Omit<WidgetFrameProps, 'children'>) => (
  <footer className="border-t border-border text-xs text-muted">
    <Container className="flex flex-col gap-x-6 gap-y-1 py-4 md:flex-row md:items-center md:justify-between">
      <p>
        <span className="font-heading font-semibold">{mandant.Name}</span> · {mandant.ProgrammName}
      </p>
      <ul className="flex flex-wrap gap-x-6">
        {LEGAL.filter((page) => hasPage(context, page)).map((page) => (
          <li key={page}>
            <OwnWindow href={page === 'Imprint' ? impressum.adresse : pageAddress(paths, page, locale)}>
              {t(`seite.link.${page}`)}
            </OwnWindow>
          </li>
        ))}
        <li>
          <OwnWindow href={widget.standaloneAddress}>{t('seite.widget.allein')}</OwnWindow>
        </li>
      </ul>
    </Container>
  </footer>
);

const OwnWindow = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener" className="inline-flex min-h-11 items-center underline underline-offset-4">
    {children}
  </a>
);
