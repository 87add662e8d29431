import { TapForm, TapNote } from '../../features/recommend/tap-form.tsx';
import type { PageContext } from '../../shell/page.ts';
import { Badge } from '../../ui/badge.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { NextRecommendations } from './weiter.ts';

/** Products to recommend with one tap. */
export const RecommendNext = ({ weiter, ...props }: PageContext & { readonly weiter: NextRecommendations }) => (
  <section aria-labelledby="weiter">
    <Heading level={2} size="item" id="weiter">
      {props.t('tipp.bereich.titel')}
    </Heading>
    <p className="mt-1 text-muted">{props.t('tipp.bereich.text')}</p>
    <ul className="mt-4 flex flex-col gap-2">
      {weiter.produkte.map(({ id, name, praemie }) => (
        <li key={id}>
          <TapForm context={props} tap={weiter.tap} page={weiter.page} produktId={id}>
            <button
              type="submit"
              className="flex min-h-14 w-full cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-surface px-4 py-2 text-start shadow-card transition-[box-shadow] duration-200 ease-out hover:shadow-raised md:px-5"
            >
              <span className="min-w-0 grow basis-24 font-semibold wrap-anywhere">{name}</span>
              <Badge>
                <span className="sr-only">{props.t('home.produkte.praemie')} </span>
                {praemie}
              </Badge>
              <span className="sr-only">{props.t('home.produkte.empfehlen')}</span>
              <Icon name="arrow" className="text-primary" />
            </button>
          </TapForm>
        </li>
      ))}
    </ul>
    <TapNote context={props} tap={weiter.tap} className="mt-4" />
    <p className="mt-2">
      <TextLink href={props.empfehlen}>{props.t('tipp.bereich.alle')}</TextLink>
    </p>
  </section>
);
