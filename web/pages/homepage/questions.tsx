import { pageAddress } from '../../../contract/pages.ts';
import { Container } from '../../ui/container.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { HomepageProps } from './load.ts';

/** What people ask first; the answers open in place, without script. */
export const Questions = ({ t, faq, paths, locale }: HomepageProps) => (
  <section aria-labelledby="fragen">
    <Container className="grid grid-cols-1 gap-8 pb-16 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-16 lg:pb-24">
      <Heading level={2} size="section" id="fragen">
        {t('home.faq.titel')}
      </Heading>
      <div>
        {faq.map(({ frage, antwort }) => (
          <details key={frage} className="group border-b border-border first:border-t">
            <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-6 py-5 font-semibold">
              {frage}
              <Icon name="plus" className="text-primary transition-transform duration-200 group-open:rotate-45" />
            </summary>
            <p className="max-w-measure pb-6 whitespace-pre-line text-muted">{antwort}</p>
          </details>
        ))}
        <a
          href={pageAddress(paths, 'Faq', locale)}
          className="mt-6 inline-flex min-h-11 items-center gap-1 font-semibold text-primary no-underline underline-offset-4 hover:underline"
        >
          {t('home.faq.alle')}
          <Icon name="arrow" />
        </a>
      </div>
    </Container>
  </section>
);
