import { saveNotiz } from '../../../contract/calls/agentur/einzeln.ts';
import type { NOTIZ_BERICHTE } from '../../../contract/calls/agentur/notiz-berichte.ts';
import { NotizPart as SharedPart } from '../features/notiz/notiz-part.tsx';
import type { Notiz } from '../features/notiz/notiz-text.tsx';
import { useAgentur } from './own.ts';

interface NotizPartProps {
  readonly bericht: (typeof NOTIZ_BERICHTE)[number];
  readonly nr: string;
  readonly notiz: Notiz | null;
  onChanged(): void;
}

/** Note of the agency about a row, with its follow-up day. */
export function NotizPart({ bericht, nr, notiz, onChanged }: NotizPartProps) {
  const { t, call, data } = useAgentur();
  const params = { agentur: data.own.benutzer.Agenturnummer, bericht, nr };
  return (
    <SharedPart
      title={t('agentur.notiz.titel')}
      mayWrite
      hasReminder
      notiz={notiz}
      draftName={`notiz.${bericht}.${nr}`}
      save={async (body) => (await call(saveNotiz, { params, body })).body.Notiz}
      onChanged={onChanged}
    />
  );
}
