import { lazy, Suspense, useId, useState } from 'react';
import { type Agenturauskunft, readAgenturauskunft } from '../../../../contract/calls/agentur/auskunft.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CallError } from '../../shell/call.ts';
import { saveFile } from '../../shell/export/save.ts';
import { QUIET } from '../../shell/looks.ts';
import { Section } from '../../shell/section.tsx';
import { toast } from '../../shell/toast/toasts.ts';
import { useAgentur } from '../own.ts';

const Held = lazy(() => import('./held.tsx'));

const FILE = 'datenauskunft.json';

/** Data stored about the user (GDPR art. 15), on the screen or as a file. They are loaded on request and dropped when they are hidden. */
export function Auskunft() {
  const { t, call, data } = useAgentur();
  const id = useId();
  const [held, setHeld] = useState<Agenturauskunft | null>(null);
  const [wish, setWish] = useState<'see' | 'save' | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const ask = async (wanted: 'see' | 'save') => {
    setWish(wanted);
    setRefused(null);
    try {
      const { body } = await call(readAgenturauskunft);
      if (wanted === 'see') setHeld(body);
      else {
        saveFile(new File([JSON.stringify(body, null, 2)], FILE, { type: 'application/json' }));
        toast({ text: t('portal.export.geladen', { datei: FILE }) });
      }
    } catch (error) {
      setRefused(error instanceof CallError ? error.problem.detail : t('portal.fehler.text'));
    }
    setWish(null);
  };
  return (
    <Section title={t('agentur.auskunft.titel')} text={t('agentur.auskunft.text', { mandant: data.own.mandant.name })}>
      {refused && (
        <Notice look="danger" alert>
          {refused}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className={QUIET}
          aria-expanded={held !== null}
          aria-controls={held ? id : undefined}
          aria-busy={wish === 'see'}
          disabled={wish === 'save'}
          onClick={() => (held ? setHeld(null) : void ask('see'))}
        >
          {t(held ? 'agentur.auskunft.ausblenden' : 'agentur.auskunft.ansehen')}
        </button>
        <button type="button" className={QUIET} aria-busy={wish === 'save'} disabled={wish === 'see'} onClick={() => void ask('save')}>
          <Icon name="download" />
          {t('agentur.auskunft.laden')}
        </button>
      </div>
      <div id={id}>
        {wish === 'see' && <Waiting />}
        {held && (
          <Suspense fallback={<Waiting />}>
            <Held auskunft={held} />
          </Suspense>
        )}
      </div>
    </Section>
  );
}

const Waiting = () => <Skeleton label={useAgentur().t('portal.wartet')} shapes={['title', 'row', 'row', 'row', 'title', 'row', 'row']} />;
