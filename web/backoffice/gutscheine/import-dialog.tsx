import { type FormEvent, useState } from 'react';
import { type Gutscheinbericht, importGutscheine, MAX_GUTSCHEIN_ZEILEN } from '../../../contract/calls/betrieb/gutscheine.ts';
import { CallError } from '../../portals/shell/call.ts';
import { Modal } from '../../portals/shell/dialog/modal.tsx';
import { TextField } from '../../portals/shell/form/form-fields.tsx';
import { newKey } from '../../portals/shell/form/key.ts';
import { amount, formatCount } from '../../portals/shell/format.ts';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { Notice } from '../../ui/notice.tsx';
import { useBackoffice } from '../backoffice.ts';
import { FileButton } from '../liste/file-button.tsx';
import type { NewDialogProps } from '../liste/new-button.tsx';
import { useMandant } from '../user.ts';

/** Adds codes from a file or pasted lines: first says what would be stored, then stores it. The codes are never kept as a draft. */
export default function ImportDialog({ close, done }: NewDialogProps) {
  const { t, callIn, locale } = useBackoffice();
  const { Mandant, Name } = useMandant();
  const [text, setText] = useState('');
  const [report, setReport] = useState<Gutscheinbericht | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (probe: 'true' | 'false', options: { idempotencyKey?: string } = {}): Promise<Gutscheinbericht | null> => {
    setBusy(true);
    setRefused(null);
    try {
      return (await callIn(Mandant)(importGutscheine, { query: { probe }, body: text }, options)).body;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefused(error.problem.errors?.[0]?.message ?? error.problem.detail);
      return null;
    } finally {
      setBusy(false);
    }
  };
  const check = async (event: FormEvent) => {
    event.preventDefault();
    const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '').length - 1;
    // A proxy may refuse a large file before the product can say why.
    if (lines > MAX_GUTSCHEIN_ZEILEN)
      return setRefused(
        t('betrieb.einspielen.zuViele', { zeilen: formatCount(lines, locale), max: formatCount(MAX_GUTSCHEIN_ZEILEN, locale) }),
      );
    setReport(await send('true'));
  };
  const store = async () => {
    const stored = await send('false', { idempotencyKey: newKey() });
    if (!stored) return;
    if (!stored.Gespeichert) return setReport(stored);
    toast({ text: t.plural('betrieb.einspielen.fertig', stored.Neu) });
    done();
  };
  return (
    <Modal
      title={t('betrieb.einspielen.titel', { mandant: Name })}
      text={t('betrieb.einspielen.text', { max: MAX_GUTSCHEIN_ZEILEN })}
      close={close}
    >
      {refused && (
        <Notice variant="danger" alert>
          {refused}
        </Notice>
      )}
      {report ? (
        <Checked report={report} isBusy={isBusy} back={() => setReport(null)} store={() => void store()} />
      ) : (
        <form className="flex flex-col gap-4" onSubmit={(event) => void check(event)}>
          <FileButton choose={(file) => void file?.text().then(setText)} />
          <TextField
            field={{ name: 'Codes', label: t('betrieb.einspielen.feld'), hint: t('betrieb.einspielen.hinweis'), error: undefined }}
            required
            spellCheck={false}
            autoComplete="off"
            placeholder={'Code;Wert'}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" className={`${PRIMARY_BUTTON} self-end`} aria-busy={isBusy}>
            {t('betrieb.einspielen.pruefen')}
          </button>
        </form>
      )}
    </Modal>
  );
}

/** Refused lines that are shown; the others follow once these are right. */
const SHOWN_LINES = 20;

interface CheckedProps {
  readonly report: Gutscheinbericht;
  readonly isBusy: boolean;
  back(): void;
  store(): void;
}

/** What would be stored, and each line that is refused with its reason. */
function Checked({ report: { Zeilen, Neu, Bekannt, Abgelehnt, WertCent }, isBusy, back, store }: CheckedProps) {
  const { t, locale } = useBackoffice();
  const refused = Zeilen.filter(({ Ergebnis }) => Ergebnis === 'abgelehnt');
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-1" role="status">
        <p className="font-semibold">
          {Neu === 0 ? t('betrieb.einspielen.neu.keine') : t.plural('betrieb.einspielen.neu', Neu, { wert: amount(WertCent, locale) })}
        </p>
        {Bekannt > 0 && <p className="text-muted">{t.plural('betrieb.einspielen.bekannt', Bekannt)}</p>}
      </div>
      {Abgelehnt > 0 && (
        <Notice variant="danger">
          <p>{t.plural('betrieb.einspielen.abgelehnt', Abgelehnt)}</p>
          <ul className="mt-2 flex flex-col gap-1">
            {refused.slice(0, SHOWN_LINES).map(({ Zeile, errors = [] }) => (
              <li key={Zeile}>
                <span className="font-semibold tabular-nums">{t('betrieb.einspielen.zeile', { zeile: Zeile })}</span>{' '}
                {errors.map(({ message }) => message).join(' ')}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <button type="button" className={SECONDARY_BUTTON} onClick={back}>
          {t('betrieb.einspielen.zurueck')}
        </button>
        {Neu > 0 && Abgelehnt === 0 && (
          <button type="button" className={PRIMARY_BUTTON} aria-busy={isBusy} onClick={store}>
            {t.plural('betrieb.einspielen.speichern', Neu)}
          </button>
        )}
      </div>
    </div>
  );
}
