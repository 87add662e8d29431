import { useState } from 'react';
import { type ArbeitZeile, listArbeiten, retryArbeit } from '../../../contract/calls/betrieb/arbeiten.ts';
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
import { ARBEIT_BADGES } from './badges.ts';

/** Sheet of failed work: what it is, and the button that has it tried again. */
export default function ArbeitSheet({ nr, onChanged }: SheetProps) {
  const { callIn } = useBackoffice();
  const { Mandant } = useMandant();
  return (
    <ListRowSheet
      liste="arbeiten"
      nr={nr}
      read={async (query, options) => (await callIn(Mandant)(listArbeiten, query, options)).body.Content}
    >
      {(arbeit) => <Shown arbeit={arbeit} onChanged={onChanged} />}
    </ListRowSheet>
  );
}

type ShownProps = Pick<SheetProps, 'onChanged'> & { readonly arbeit: ArbeitZeile };

/** What a status means for the person who reads it. */
const MEANING = {
  Gescheitert: 'betrieb.arbeit.log',
  Wiederholt: 'betrieb.arbeit.wiederholt',
  Erledigt: 'betrieb.arbeit.erledigt',
} as const;

function Shown({ arbeit, onChanged }: ShownProps) {
  const { t, locale } = useBackoffice();
  const { Art, Nummer, Status, Bezug, Grund, ErstelltAm } = arbeit;
  return (
    <>
      <RowHead
        title={Art}
        badge={<StatusBadge variant={ARBEIT_BADGES[Status]}>{t(`betrieb.arbeit.status.${Status}`)}</StatusBadge>}
        nummer={Nummer}
      />
      {Status === 'Gescheitert' && <RetryButton arbeit={arbeit} onChanged={onChanged} />}
      <RowFacts
        facts={[
          [t('betrieb.arbeit.bezug'), Bezug],
          [t('betrieb.arbeit.gescheitert'), shortMoment(ErstelltAm, locale)],
          [t('betrieb.arbeit.fehler'), Grund],
        ]}
      />
      <p className="text-muted">{t(MEANING[Status])}</p>
    </>
  );
}

const KEY = 'e';

/** Has the work tried again, after a question. */
function RetryButton({ arbeit: { Nummer, Art }, onChanged }: ShownProps) {
  const { t, callIn } = useBackoffice();
  const { Mandant, Name } = useMandant();
  const [keyOf] = useState(makeKeys);
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <ActionButton hotkey={KEY} label={t('betrieb.arbeit.erneut')} act={() => setOpen(true)} />
      {isOpen && (
        <ConfirmDialog
          title={t('betrieb.arbeit.erneut.frage', { mandant: Name })}
          text={t('betrieb.arbeit.erneut.folge', { art: Art })}
          confirmLabel={t('betrieb.arbeit.erneut')}
          close={() => setOpen(false)}
          confirm={async () => {
            const params = { id: Nummer };
            const { Status } = (await callIn(Mandant)(retryArbeit, { params }, { idempotencyKey: keyOf({ params }) })).body;
            setOpen(false);
            toast({ text: t(Status === 'Wiederholt' ? 'betrieb.arbeit.erneut.fertig' : 'betrieb.arbeit.erneut.inzwischen') });
            onChanged();
          }}
        />
      )}
    </div>
  );
}
