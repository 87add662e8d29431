import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { DashboardProps } from './load.ts';

/** The tasks of the recommender, each with its button, at the top of the page. */
export const Waiting = ({ t, waiting, className }: DashboardProps & { readonly className: string }) =>
  waiting.shown.length === 0 ? null : (
    <section aria-labelledby="wartet" className={className}>
      <Heading level={2} size="item" id="wartet">
        {t('bereich.wartet.titel')}
      </Heading>
      <Card className="mt-4 px-5 md:px-6">
        <ul className="divide-y divide-border">
          {waiting.shown.map(({ id, titel, text, action }, index) => (
            <li key={id} className="flex flex-col gap-x-6 gap-y-4 py-5 md:flex-row md:items-center md:justify-between">
              <p className="min-w-0 wrap-anywhere">
                <span className="block font-semibold">{titel}</span>
                <span className="text-xs text-muted">{text}</span>
              </p>
              <ButtonLink href={action.adresse} variant={index === 0 ? 'primary' : 'quiet'} className="shrink-0">
                {action.text}
              </ButtonLink>
            </li>
          ))}
        </ul>
        {waiting.others > 0 && (
          <p className="border-t border-border py-4 text-xs text-muted">{t.plural('bereich.wartet.mehr', waiting.others)}</p>
        )}
      </Card>
    </section>
  );
