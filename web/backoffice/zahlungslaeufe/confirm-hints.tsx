import { useState } from 'react';
import { confirmHinweise, MAX_HINWEISE } from '../../../contract/calls/betrieb/zahlungslaeufe.ts';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { useBackoffice } from '../backoffice.ts';
import ReasonDialog from '../liste/reason-dialog.tsx';
import { useMandant } from '../user.ts';
import { type HintGroup, piecesOf } from './hint-groups.ts';

interface ConfirmHintsProps {
  readonly group: HintGroup;
  readonly laufnummer: string;
  close(): void;
  done(): void;
}

/** Asks for words, and confirms all open hints of a kind with them. A confirmed hint keeps its first words, so that sending again is harmless. */
export default function ConfirmHints({ group: { art, open }, laufnummer, close, done }: ConfirmHintsProps) {
  const { t, callIn } = useBackoffice();
  const { Mandant } = useMandant();
  const [keyOf] = useState(makeKeys);
  return (
    <ReasonDialog
      title={t.plural('betrieb.hinweis.bestaetigen.frage', open.length, { art: t(`betrieb.hinweis.art.${art}`) })}
      text={t(`betrieb.hinweis.sagt.${art}`)}
      hint={t('betrieb.hinweis.worte.text')}
      confirmLabel={t.plural('betrieb.hinweis.bestaetigen.knopf', open.length)}
      draftName={`hinweise.${Mandant}.${laufnummer}.${art}`}
      close={close}
      send={async ({ Grund }) => {
        const params = { nr: laufnummer };
        for (const piece of piecesOf(open, MAX_HINWEISE)) {
          const body = { Hinweise: piece.map(({ Id }) => ({ Id, Worte: Grund })) };
          await callIn(Mandant)(confirmHinweise, { params, body }, { idempotencyKey: keyOf(body) });
        }
        toast({ text: t.plural('betrieb.hinweis.bestaetigen.fertig', open.length) });
        done();
      }}
    />
  );
}
