import type { ReactNode } from 'react';
import type { TextKey } from '../../../texts/texts.ts';
import { Heading } from '../../ui/heading.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import type { InvitationProps } from './load.ts';

const MEANING = ['einladung.bedeutung.1', 'einladung.bedeutung.2', 'einladung.bedeutung.3'] as const;
const VISIBLE_TO_AGENTUR = ['einladung.sieht.1', 'einladung.sieht.2', 'einladung.sieht.3', 'einladung.sieht.4'] as const;
const HIDDEN_FROM_AGENTUR = ['einladung.siehtNicht.1', 'einladung.siehtNicht.2', 'einladung.siehtNicht.3'] as const;

/** What accepting means, what the agency can see and what it cannot. */
export const Explanation = (props: InvitationProps) => {
  const { t, agentur } = props;
  return (
    <>
      <List {...props} id="bedeutung" title={t('einladung.bedeutung.titel')} icon="arrow" items={MEANING} />
      <List {...props} id="sieht" title={t('einladung.sieht.titel', { agentur })} icon="check" items={VISIBLE_TO_AGENTUR} />
      <List {...props} id="sieht-nicht" title={t('einladung.siehtNicht.titel', { agentur })} icon="close" items={HIDDEN_FROM_AGENTUR} />
    </>
  );
};

interface ListProps extends InvitationProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly icon: IconName;
  readonly items: readonly TextKey[];
}

const List = ({ t, agentur, mandant, id, title, icon, items }: ListProps) => (
  <section aria-labelledby={id}>
    <Heading level={2} size="item" id={id}>
      {title}
    </Heading>
    <ul className="mt-3 flex max-w-measure flex-col gap-2">
      {items.map((key) => (
        <li key={key} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
          <Icon name={icon} className="mt-1 text-muted" />
          <span>{t(key, { agentur, mandant: mandant.Name })}</span>
        </li>
      ))}
    </ul>
  </section>
);
