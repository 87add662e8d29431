import { Block } from '../../features/content/inhalt.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { HomepageProps } from './load.ts';
import { Section } from './section.tsx';

/** The tenant's own note about its programme. */
export const Note = ({ hinweis, ...context }: HomepageProps) =>
  hinweis && (
    <Section label={hinweis.Titel ?? undefined}>
      <div className="rounded-card bg-surface-strong p-5 max-md:text-xs md:px-8 md:py-6 lg:flex lg:gap-12">
        {hinweis.Titel && (
          <Heading level={2} size="item" className="mb-3 lg:mb-0 lg:max-w-headline lg:shrink-0">
            {hinweis.Titel}
          </Heading>
        )}
        <Block context={context} block={hinweis} />
      </div>
    </Section>
  );
