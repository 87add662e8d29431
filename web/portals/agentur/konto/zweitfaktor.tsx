import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Section } from '../../shell/section.tsx';
import { SECONDARY_BUTTON } from '../../shell/styles.ts';
import { useAgentur } from '../own.ts';
import { type Agenturkonto, KONTO } from './load.ts';

const SetUp = lazy(() => import('./zweitfaktor-set-up.tsx'));
const SwitchOff = lazy(() => import('./zweitfaktor-off.tsx'));

/** State of the second factor, with buttons to set it up or switch it off. */
export function Zweitfaktor({ konto: { MfaAktiv, Erholungscodes, Email } }: { konto: Agenturkonto }) {
  const { t } = useAgentur();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const Step = MfaAktiv ? SwitchOff : SetUp;
  const done = () => {
    setOpen(false);
    void queries.invalidateQueries({ queryKey: KONTO });
  };
  return (
    <Section title={t('agentur.zweitfaktor.titel')}>
      <p className="flex gap-2">
        <Icon name={MfaAktiv ? 'success' : 'info'} className={`mt-0.5 ${MfaAktiv ? 'text-success' : 'text-muted'}`} />
        {MfaAktiv ? t.plural('agentur.zweitfaktor.an', Erholungscodes) : t('agentur.zweitfaktor.aus')}
      </p>
      {isOpen ? (
        <Suspense fallback={<Skeleton label={t('portal.wartet')} shapes={['line', 'control', 'control']} />}>
          <Step email={Email} done={done} close={() => setOpen(false)} />
        </Suspense>
      ) : (
        <button type="button" className={`${SECONDARY_BUTTON} self-start`} onClick={() => setOpen(true)}>
          {t(MfaAktiv ? 'agentur.zweitfaktor.ausschalten' : 'agentur.zweitfaktor.einrichten')}
        </button>
      )}
    </Section>
  );
}
