import type { PageContext } from '../../shell/page.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Heading } from '../../ui/heading.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Timeline } from '../../ui/timeline.tsx';
import { type DetailView, PLACE } from './detail-view.ts';
import { Merken } from './merken.tsx';

type DetailProps = PageContext & { readonly detail: DetailView };

/** One line in full: its timeline, what can be done now, and the private note and reminder. */
export const Detail = (props: DetailProps) => {
  const { t, detail } = props;
  const { name, subtitle, status, betrag, verlauf, next, reward, links, backLink } = detail;
  return (
    <>
      <p className="-mt-3 mb-2 lg:hidden">
        <TextLink href={backLink}>{t('bereich.zurueck')}</TextLink>
      </p>
      <Card className="p-5 md:p-8 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto lg:p-6 xl:p-8">
        <article id={PLACE} className="scroll-mt-6" aria-labelledby="einzeln-titel">
          <StatusBadge variant={status.variant}>{status.text}</StatusBadge>
          <Heading level={2} size="item" id="einzeln-titel" className="mt-3 wrap-anywhere">
            {name}
          </Heading>
          <p className="text-muted">{subtitle}</p>
          <p className="mt-1 font-numbers text-muted tabular-nums">{betrag}</p>
          {reward && (
            <ButtonLink href={reward.adresse} className="mt-5 w-full md:w-auto">
              {reward.text}
            </ButtonLink>
          )}
          <div className="mt-6">
            <Timeline past={verlauf} next={next} />
          </div>
          {links.length > 0 && (
            <p className="mt-4 flex flex-wrap gap-x-6">
              {links.map(({ text, adresse }) => (
                <TextLink key={adresse} href={adresse}>
                  {text}
                </TextLink>
              ))}
            </p>
          )}
          <Merken {...props} />
        </article>
      </Card>
    </>
  );
};
