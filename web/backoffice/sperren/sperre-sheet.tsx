import { useState } from 'react';
import { MAX_PAGE_SIZE } from '../../../contract/calls/bericht.ts';
import { endSperre, isMuster, listSperren, type SperreZeile } from '../../../contract/calls/betrieb/sperren.ts';
import { ConfirmDialog } from '../../portals/shell/dialog/confirm-dialog.tsx';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { shortDay, shortMoment } from '../../portals/shell/format.ts';
import { RowFacts, RowHead, RowSheet } from '../../portals/shell/sheet/row-sheet.tsx';
import type { SheetProps } from '../../portals/shell/table/report.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { useBackoffice } from '../backoffice.ts';
import { NotFound } from '../frame/not-found.tsx';
import { ActionButton } from '../liste/action-button.tsx';
import { hasRecht, useMandant } from '../user.ts';
import { SPERRE_BADGES } from './badges.ts';

/** Sheet of a block: its reason, and the button that lifts it. */
export default function SperreSheet({ nr, onChanged, close }: SheetProps) {
  const { callIn } = useBackoffice();
  const { Mandant } = useMandant();
  const load = async (signal: AbortSignal) => {
    const { body } = await callIn(Mandant)(listSperren, { body: { Pagesize: MAX_PAGE_SIZE, Filter: { Suche: nr } } }, { signal });
    return { sperre: body.Content.find(({ Nummer }) => Nummer === nr) };
  };
  return (
    <RowSheet of={[`${Mandant} sperren`, nr]} load={load}>
      {({ sperre }) => (sperre ? <Shown sperre={sperre} onChanged={onChanged} close={close} /> : <NotFound />)}
    </RowSheet>
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
