import { type FormEvent, useState } from 'react';
import { type BetriebAuftrag, linkBetriebAuftrag } from '../../../contract/calls/betrieb/auftraege.ts';
import { type BetriebEmpfaengerZeile, listBetriebEmpfaenger } from '../../../contract/calls/betrieb/empfehlungen.ts';
import { shortDay } from '../../../contract/values/typed-day.ts';
import { CallError } from '../../portals/shell/call.ts';
import { Modal } from '../../portals/shell/dialog/modal.tsx';
import { InputField, SelectField } from '../../portals/shell/form/form-fields.tsx';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { Notice } from '../../ui/notice.tsx';
import { useBackoffice } from '../backoffice.ts';
import { useMandant } from '../user.ts';

/** Contacts of a number that are offered. */
const MAX_CONTACTS = 50;

interface LinkDialogProps {
  readonly auftrag: Pick<BetriebAuftrag, 'Auftragsnummer' | 'AngegebeneNummer' | 'Status'>;
  close(): void;
  done(): void;
}

interface Found {
  readonly contacts: readonly BetriebEmpfaengerZeile[];
  readonly hasMore: boolean;
}

/** Links an order to a contact: first the number of a referral or contact, then who of them ordered. */
export default function LinkDialog({ auftrag, close, done }: LinkDialogProps) {
  const { Auftragsnummer: nummer, AngegebeneNummer, Status } = auftrag;
  const { t, locale, callIn } = useBackoffice();
  const { Mandant, Name } = useMandant();
  const [typed, setTyped] = useState(AngegebeneNummer ?? '');
  const [found, setFound] = useState<Found | null>(null);
  const [chosen, setChosen] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [refused, setRefused] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [idempotencyKeyOf] = useState(makeKeys);
  const call = callIn(Mandant);
  const find = async () => {
    const Suche = typed.trim();
    if (Suche === '') return setError(t('feld.pflichtfeld', { feld: t('betrieb.verbinden.nummer') }));
    const { body } = await call(listBetriebEmpfaenger, { body: { Filter: { Suche }, Pagesize: MAX_CONTACTS } });
    if (body.Content.length === 0) return setError(t('betrieb.verbinden.keine'));
    setFound({ contacts: body.Content, hasMore: body.HasNext });
    setChosen(body.Content.length === 1 ? (body.Content[0]?.Empfaengernummer ?? '') : '');
  };
  const link = async ({ contacts }: Found) => {
    const contact = contacts.find(({ Empfaengernummer }) => Empfaengernummer === chosen);
    if (!contact) return setError(t('betrieb.verbinden.fehlt'));
    const { Empfehlungsnummer, Empfaengernummer } = contact;
    const body = { Empfehlungsnummer, Empfaengernummer };
    const after = (await call(linkBetriebAuftrag, { params: { nr: nummer }, body }, { idempotencyKey: idempotencyKeyOf(body) })).body;
    const isOurs = after.Empfaengernummer === Empfaengernummer;
    toast({ text: t(isOurs ? 'betrieb.verbinden.fertig' : 'betrieb.verbinden.inzwischen', { nummer }) });
    done();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    setRefused(null);
    try {
      await (found ? link(found) : find());
    } catch (reason) {
      if (!(reason instanceof CallError)) throw reason;
      const { errors = [], detail } = reason.problem;
      setRefused(errors.length > 0 ? errors.map(({ message }) => message).join(' ') : detail);
    } finally {
      setBusy(false);
    }
  };
  const text = t('betrieb.verbinden.text', { nummer, status: t(`status.auftrag.${Status}`) });
  return (
    <Modal title={t('betrieb.verbinden.titel', { mandant: Name })} text={text} close={close}>
      <form className="flex flex-col gap-4" noValidate onSubmit={(event) => void submit(event)}>
        {refused && (
          <Notice variant="danger" alert>
            {refused}
          </Notice>
        )}
        {found ? (
          <SelectField
            field={{
              name: 'Empfaengernummer',
              label: t('betrieb.verbinden.wahl'),
              error,
              ...(found.hasMore && { hint: t('betrieb.verbinden.weitere') }),
            }}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            options={[
              { value: '', label: t('betrieb.verbinden.fehlt') },
              ...found.contacts.map(({ Empfaengernummer, Anzeigename, Status: stand, ErstelltAm }) => ({
                value: Empfaengernummer,
                label: [Anzeigename || Empfaengernummer, t(`status.empfaenger.${stand}`), shortDay(ErstelltAm.slice(0, 10), locale)].join(
                  ' · ',
                ),
              })),
            ]}
          />
        ) : (
          <InputField
            field={{ name: 'Nummer', label: t('betrieb.verbinden.nummer'), hint: t('betrieb.verbinden.hinweis'), error }}
            value={typed}
            maxLength={80}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <button type="button" className={SECONDARY_BUTTON} onClick={found ? () => setFound(null) : close}>
            {t(found ? 'betrieb.einspielen.zurueck' : 'portal.abbrechen')}
          </button>
          <button type="submit" className={PRIMARY_BUTTON} aria-busy={isBusy}>
            {t(found ? 'betrieb.verbinden.knopf' : 'betrieb.verbinden.suchen')}
          </button>
        </div>
      </form>
    </Modal>
  );
}
