import { useState } from 'react';
import { endSperre, isMuster, listSperren, type SperreZeile } from '../../../contract/calls/betrieb/sperren.ts';
import { shortDay } from '../../../contract/values/typed-day.ts';
import { ConfirmDialog } from '../../portals/shell/dialog/confirm-dialog.tsx';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { shortMoment } from '../../portals/shell/format.ts';
import { RowFacts, RowHead } from '../../portals/shell/sheet/row-sheet.tsx';
import type { SheetProps } from '../../portals/shell/table/report.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useBackoffice } from '../backoffice.ts';
import { ActionButton } from '../liste/action-button.tsx';
import { ListRowSheet } from '../liste/list-row-sheet.tsx';
import { hasRecht, useMandant } from '../user.ts';
import { SPERRE_BADGES } from './badges.ts';

/** Sheet of a block: its reason, and the button that lifts it. */
export default function SperreSheet({ nr, onChanged, close }: SheetProps) {
  const { callIn } = useBackoffice();
  const { Mandant } = useMandant();
  return (
    <ListRowSheet
      liste="sperren"
      nr={nr}
      read={async (query, options) => (await callIn(Mandant)(listSperren, query, options)).body.Content}
    >
      {(sperre) => <Shown sperre={sperre} onChanged={onChanged} close={close} />}
    </ListRowSheet>
  );
}

type ShownProps = Pick<SheetProps, 'onChanged' | 'close'> & { readonly sperre: SperreZeile };

function Shown({ sperre, onChanged, close }: ShownProps) {
  const { t, locale } = useBackoffice();
  const zugang = useMandant();
  const { Muster, Nummer, Status, Art, ErstelltAm, Bis, Grund } = sperre;
  const mayLift = !isMuster(Muster) || hasRecht(zugang, 'SperrenMuster');
  return (
    <>
      <RowHead
        title={Muster}
        badge={<StatusBadge variant={SPERRE_BADGES[Status]}>{t(`status.sperre.${Status}`)}</StatusBadge>}
        nummer={Nummer}
        facts={[t(`betrieb.sperren.art.${Art}`)]}
      />
      {mayLift ? (
        <LiftButton sperre={sperre} onChanged={onChanged} close={close} />
      ) : (
        <p className="text-muted">{t('betrieb.sperren.ohneRecht')}</p>
      )}
      <RowFacts
        facts={[
          [t('agentur.spalte.ErstelltAm'), shortMoment(ErstelltAm, locale)],
          [t('betrieb.sperren.bis'), Bis && shortDay(Bis, locale)],
          [t('agentur.spalte.Grund'), Grund],
        ]}
      />
    </>
  );
}

const KEY = 'a';

/** Lifts the block, after a question. */
function LiftButton({ sperre, onChanged, close }: ShownProps) {
  const { t, callIn } = useBackoffice();
  const { Mandant, Name } = useMandant();
  const [keyOf] = useState(makeKeys);
  const [isOpen, setOpen] = useState(false);
  const { Muster, Nummer } = sperre;
  return (
    <div>
      <ActionButton hotkey={KEY} label={t('betrieb.sperren.aufheben')} isSecondary act={() => setOpen(true)} />
      {isOpen && (
        <ConfirmDialog
          title={t('betrieb.sperren.aufheben.frage', { mandant: Name })}
          text={t('betrieb.sperren.aufheben.folge', { muster: Muster })}
          confirmLabel={t('betrieb.sperren.aufheben')}
          close={() => setOpen(false)}
          confirm={async () => {
            const params = { id: Nummer };
            await callIn(Mandant)(endSperre, { params }, { idempotencyKey: keyOf({ params }) });
            setOpen(false);
            toast({ text: t('betrieb.sperren.aufgehoben', { muster: Muster }) });
            onChanged();
            close();
          }}
        />
      )}
    </div>
  );
}
