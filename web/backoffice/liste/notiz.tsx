import { type NotizListe, saveBetriebNotiz } from '../../../contract/calls/betrieb/notizen.ts';
import { NotizPart } from '../../portals/features/notiz/notiz-part.tsx';
import type { Notiz as Stored } from '../../portals/features/notiz/notiz-text.tsx';
import { useBackoffice } from '../backoffice.ts';
import { mayWrite, useMandant } from '../user.ts';

interface NotizProps {
  readonly liste: NotizListe;
  readonly nr: string;
  readonly notiz: Stored | null;
  onChanged(): void;
}

/** Note of the tenant's people about a row. */
export function Notiz({ liste, nr, notiz, onChanged }: NotizProps) {
  const { t, callIn } = useBackoffice();
  const zugang = useMandant();
  const params = { liste, nr };
  return (
    <NotizPart
      title={t('betrieb.notiz')}
      mayWrite={mayWrite(zugang, 'Listen')}
      hasReminder={false}
      notiz={notiz}
      draftName={`betrieb.notiz.${zugang.Mandant}.${liste}.${nr}`}
      save={async ({ Text, Bisher }) => (await callIn(zugang.Mandant)(saveBetriebNotiz, { params, body: { Text, Bisher } })).body.Notiz}
      onChanged={onChanged}
    />
  );
}
