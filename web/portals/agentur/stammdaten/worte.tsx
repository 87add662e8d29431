import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Section } from '../../shell/section.tsx';
import { LoadError } from '../../shell/table/state-messages.tsx';
import { useAgentur } from '../own.ts';
import { worteQuery } from './load.ts';
import { Vorschau } from './vorschau.tsx';
import { WorteForm } from './worte-form.tsx';

/** The agency's texts for its customers, which its owner can change. */
export default function Worte({ agenturname, mayChange }: { agenturname: string; mayChange: boolean }) {
  const portal = useAgentur();
  const { t } = portal;
  const answer = useQuery(worteQuery(portal));
  return (
    <Section title={t('agentur.worte.titel')} text={t('agentur.worte.text')}>
      {answer.data ? (
        mayChange ? (
          <WorteForm known={answer.data} agenturname={agenturname} />
        ) : (
          <Vorschau worte={answer.data} />
        )
      ) : answer.isPending ? (
        <Skeleton label={t('portal.wartet')} shapes={['row', 'row']} />
      ) : (
        <LoadError error={answer.error} retry={() => void answer.refetch()} />
      )}
    </Section>
  );
}
