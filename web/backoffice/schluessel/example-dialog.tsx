import { Modal } from '../../portals/shell/dialog/modal.tsx';
import { useBackoffice } from '../backoffice.ts';
import { useMandant } from '../user.ts';
import { OrderExample } from './order-example.tsx';

/** What the shop's programmer needs, without a key. */
export default function ExampleDialog({ close }: { close(): void }) {
  const { t } = useBackoffice();
  const { Name } = useMandant();
  return (
    <Modal title={t('betrieb.schluessel.fuer')} text={t('betrieb.schluessel.fuer.text', { mandant: Name })} close={close}>
      <OrderExample />
    </Modal>
  );
}
