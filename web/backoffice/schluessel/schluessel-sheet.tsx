import { useState } from 'react';
import { endSchluessel, listSchluessel, type SchluesselZeile } from '../../../contract/calls/betrieb/schluessel.ts';
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
import { useMandant } from '../user.ts';
import { SCHLUESSEL_BADGES } from './badges.ts';

/** Sheet of a key: what it may do, when it was used, and its end. */
export default function SchluesselSheet({ nr, onChanged, close }: SheetProps) {
  const { callIn } = useBackoffice();
  const { Mandant } = useMandant();
  return (
    <ListRowSheet<SchluesselZeile>
      liste="schluessel"
      nr={nr}
      read={async (query, options) => (await callIn(Mandant)(listSchluessel, query, options)).body.Content}
    >
      {(schluessel) => <Shown schluessel={schluessel} onChanged={onChanged} close={close} />}
    </ListRowSheet>
  );
}

type ShownProps = Pick<SheetProps, 'onChanged' | 'close'> & { readonly schluessel: SchluesselZeile };

function Shown({ schluessel, onChanged, close }: ShownProps) {
  const { t, locale } = useBackoffice();
  const { Name, Nummer, Status, Rechte, ErstelltAm, GiltBis, ZuletztAm } = schluessel;
  return (
    <>
      <RowHead
        title={Name}
        badge={<StatusBadge variant={SCHLUESSEL_BADGES[Status]}>{t(`status.schluessel.${Status}`)}</StatusBadge>}
        nummer={Nummer}
      />
      {Status !== 'Beendet' && <EndButton schluessel={schluessel} onChanged={onChanged} close={close} />}
      <RowFacts
        facts={[
          [t('agentur.spalte.ErstelltAm'), shortMoment(ErstelltAm, locale)],
          [t('betrieb.spalte.ZuletztAm'), ZuletztAm ? shortMoment(ZuletztAm, locale) : t('betrieb.schluessel.nie')],
          [t('betrieb.spalte.GiltBis'), GiltBis && shortDay(GiltBis, locale)],
          [t('betrieb.spalte.Rechte'), t.list(Rechte.map((recht) => t(`betrieb.schluessel.recht.${recht}`)))],
        ]}
      />
    </>
  );
}

const KEY = 'b';

/** Ends the key, after a question. */
function EndButton({ schluessel: { Name, Nummer }, onChanged, close }: ShownProps) {
  const { t, callIn } = useBackoffice();
  const { Mandant } = useMandant();
  const [keyOf] = useState(makeKeys);
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <ActionButton hotkey={KEY} label={t('betrieb.schluessel.beenden')} isSecondary act={() => setOpen(true)} />
      {isOpen && (
        <ConfirmDialog
          title={t('betrieb.schluessel.beenden.frage', { name: Name })}
          text={t('betrieb.schluessel.beenden.folge')}
          confirmLabel={t('betrieb.schluessel.beenden')}
          close={() => setOpen(false)}
          confirm={async () => {
            const params = { id: Nummer };
            await callIn(Mandant)(endSchluessel, { params }, { idempotencyKey: keyOf({ params }) });
            setOpen(false);
            toast({ text: t('betrieb.schluessel.beendet', { name: Name }) });
            onChanged();
            close();
          }}
        />
      )}
    </div>
  );
}
