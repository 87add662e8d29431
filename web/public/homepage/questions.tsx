import { pageAddress } from '../../../contract/pages/public.ts';
import { Fragen } from '../../features/content/fragen.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { HomepageProps } from './load.ts';
import { Section } from './section.tsx';

/** The first questions; the answers open in place, without script. */
export const Questions = ({ fragen, ...props }: HomepageProps) => (
  <Section labelledBy="fragen">
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-16">
      <Heading level={2} size="area" id="fragen">
        {props.t('home.faq.titel')}
      </Heading>
      <div>
        <Fragen context={props} fragen={fragen} />
        <a
          href={pageAddress(props.paths, 'Faq', props.locale)}
          className="mt-3 inline-flex min-h-11 items-center gap-1 font-semibold text-primary no-underline underline-offset-4 hover:underline"
        >
          {props.t('home.faq.alle')}
          <Icon name="arrow" />
        </a>
      </div>
    </div>
  </Section>
);
