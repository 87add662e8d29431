import { lazy, Suspense, useId, useState } from 'react';
import { type Agenturauskunft, readAgenturauskunft } from '../../../../contract/calls/agentur/auskunft.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CallError } from '../../shell/call.ts';
import { saveFile } from '../../shell/export/save.ts';
import { Section } from '../../shell/section.tsx';
import { SECONDARY_BUTTON } from '../../shell/styles.ts';
import { toast } from '../../shell/toast/toasts.ts';
import { useAgentur } from '../own.ts';

const StoredData = lazy(() => import('./stored-data.tsx'));

const FILE = 'datenauskunft.json';

/** Data stored about the user (GDPR art. 15), on the screen or as a file. They are loaded on request and dropped when they are hidden. */
export function Auskunft() {
  const { t, call, data } = useAgentur();
  const id = useId();
  const [auskunft, setAuskunft] = useState<Agenturauskunft | null>(null);
  const [pending, setPending] = useState<'see' | 'save' | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const load = async (action: 'see' | 'save') => {
    setPending(action);
    setRefused(null);
    try {
      const { body } = await call(readAgenturauskunft);
      if (action === 'see') setAuskunft(body);
      else {
        saveFile(new File([JSON.stringify(body, null, 2)], FILE, { type: 'application/json' }));
        toast({ text: t('portal.export.geladen', { datei: FILE }) });
      }
    } catch (error) {
      setRefused(error instanceof CallError ? error.problem.detail : t('portal.fehler.text'));
    }
    setPending(null);
  };
  return (
    <Section title={t('agentur.auskunft.titel')} text={t('agentur.auskunft.text', { mandant: data.own.mandant.name })}>
      {refused && (
        <Notice variant="danger" alert>
          {refused}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className={SECONDARY_BUTTON}
          aria-expanded={auskunft !== null}
          aria-controls={auskunft ? id : undefined}
          aria-busy={pending === 'see'}
          disabled={pending === 'save'}
          onClick={() => (auskunft ? setAuskunft(null) : void load('see'))}
        >
          {t(auskunft ? 'agentur.auskunft.ausblenden' : 'agentur.auskunft.ansehen')}
        </button>
        <button
          type="button"
          className={SECONDARY_BUTTON}
          aria-busy={pending === 'save'}
          disabled={pending === 'see'}
          onClick={() => void load('save')}
        >
          <Icon name="download" />
          {t('agentur.auskunft.laden')}
        </button>
      </div>
      <div id={id}>
        {pending === 'see' && <Waiting />}
        {auskunft && (
          <Suspense fallback={<Waiting />}>
            <StoredData auskunft={auskunft} />
          </Suspense>
        )}
      </div>
    </Section>
  );
}

const Waiting = () => <Skeleton label={useAgentur().t('portal.wartet')} shapes={['title', 'row', 'row', 'row', 'title', 'row', 'row']} />;
