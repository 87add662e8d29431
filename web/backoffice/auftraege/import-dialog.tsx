import { type FormEvent, useState } from 'react';
import { MAX_IMPORT_ZEILEN } from '../../../contract/calls/auftragsimport.ts';
import { type BetriebAuftragsbericht, importBetriebAuftraege } from '../../../contract/calls/betrieb/auftragsimport.ts';
import { CallError } from '../../portals/shell/call.ts';
import { Modal } from '../../portals/shell/dialog/modal.tsx';
import { newKey } from '../../portals/shell/form/key.ts';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { Notice } from '../../ui/notice.tsx';
import { useBackoffice } from '../backoffice.ts';
import { FileButton } from '../liste/file-button.tsx';
import type { NewDialogProps } from '../liste/new-button.tsx';
import { useMandant } from '../user.ts';

/** Imports orders from a file: first says what would become of each line, then stores, then says what became of it. */
export default function ImportDialog({ close, done }: NewDialogProps) {
  const { t, callIn } = useBackoffice();
  const { Mandant, Name } = useMandant();
  const [file, setFile] = useState<File | null>(null);
  const [isStill, setStill] = useState(false);
  const [report, setReport] = useState<BetriebAuftragsbericht | null>(null);
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  const [idempotencyKey, setKey] = useState(newKey);
  const send = async (body: File, probe: 'true' | 'false', options: { idempotencyKey?: string } = {}) => {
    setBusy(true);
    setError(undefined);
    try {
      const query = { probe, ...(isStill && { Still: 'true' as const }) };
      setReport((await callIn(Mandant)(importBetriebAuftraege, { query, body }, options)).body);
    } catch (reason) {
      if (!(reason instanceof CallError)) throw reason;
      setError(reason.problem.errors?.[0]?.message ?? reason.problem.detail);
    } finally {
      setBusy(false);
    }
  };
  const check = (event: FormEvent) => {
    event.preventDefault();
    if (!file || file.size === 0) return setError(t(file ? 'betrieb.auftragsimport.leer' : 'betrieb.auftragsimport.datei.fehlt'));
    setKey(newKey());
    void send(file, 'true');
  };
  const text = t('betrieb.auftragsimport.text', { max: MAX_IMPORT_ZEILEN });
  return (
    <Modal
      title={t('betrieb.auftragsimport.titel', { mandant: Name })}
      {...(!report && { text })}
      close={report?.Gespeichert ? done : close}
    >
      {report && file ? (
        <>
          {error && (
            <Notice variant="danger" alert>
              {error}
            </Notice>
          )}
          <Report report={report} />
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            {report.Gespeichert ? (
              <button type="button" className={PRIMARY_BUTTON} onClick={done}>
                {t('portal.schliessen')}
              </button>
            ) : (
              <>
                <button type="button" className={SECONDARY_BUTTON} onClick={() => setReport(null)}>
                  {t('betrieb.einspielen.zurueck')}
                </button>
                {report.Summe.abgelehnt < report.Zeilen.length && (
                  <button
                    type="button"
                    className={PRIMARY_BUTTON}
                    aria-busy={isBusy}
                    onClick={() => void send(file, 'false', { idempotencyKey })}
                  >
                    {t('betrieb.auftragsimport.uebernehmen')}
                  </button>
                )}
              </>
            )}
          </div>
        </>
      ) : (
        <form className="flex flex-col gap-4" noValidate onSubmit={check}>
          {error && (
            <Notice variant="danger" alert>
              {error}
            </Notice>
          )}
          <div className="flex flex-wrap items-center gap-3">
            <FileButton choose={setFile} />
            {file && <span className="min-w-0 wrap-anywhere">{file.name}</span>}
          </div>
          <label className="flex w-fit cursor-pointer items-center gap-3 py-1">
            <input
              type="checkbox"
              className="size-5 shrink-0 cursor-pointer accent-primary"
              checked={isStill}
              onChange={({ target }) => setStill(target.checked)}
            />
            {t('betrieb.auftragsimport.still')}
          </label>
          <button type="submit" className={`${PRIMARY_BUTTON} self-end`} aria-busy={isBusy}>
            {t('betrieb.auftragsimport.pruefen')}
          </button>
        </form>
      )}
    </Modal>
  );
}

/** Refused lines that are shown; the others follow once these are right. */
const SHOWN_LINES = 20;

const TAKEN = ['angelegt', 'bewegt', 'unveraendert', 'ohneEmpfehlung'] as const;

/** How many lines have which result, and each refused line with its reason. */
function Report({ report: { Zeilen, Summe, UnbekannteSpalten, Gespeichert } }: { report: BetriebAuftragsbericht }) {
  const { t } = useBackoffice();
  if (Zeilen.length === 0) return <p role="status">{t('betrieb.auftragsimport.leer')}</p>;
  const taken = TAKEN.filter((one) => Summe[one] > 0);
  const refused = Zeilen.filter(({ Ergebnis }) => Ergebnis === 'abgelehnt');
  const rest = refused.length - SHOWN_LINES;
  return (
    <div className="flex flex-col gap-4" role="status">
      <p className="font-semibold">{t(Gespeichert ? 'betrieb.auftragsimport.fertig' : 'betrieb.auftragsimport.probe')}</p>
      {taken.length > 0 && (
        <ul className="flex flex-col gap-1">
          {taken.map((one) => (
            <li key={one}>{t.plural(`betrieb.auftragsimport.${one}`, Summe[one])}</li>
          ))}
        </ul>
      )}
      {UnbekannteSpalten && (
        <p className="text-muted wrap-anywhere">{t('betrieb.auftragsimport.spalten', { spalten: UnbekannteSpalten.join(', ') })}</p>
      )}
      {refused.length > 0 && (
        <Notice variant="danger">
          <p>{t.plural('betrieb.auftragsimport.abgelehnt', refused.length)}</p>
          <ul className="mt-2 flex flex-col gap-1">
            {refused.slice(0, SHOWN_LINES).map(({ Zeile, Auftragsnummer, message, errors }) => (
              <li key={Zeile} className="wrap-anywhere">
                <span className="font-semibold tabular-nums">
                  {[t('betrieb.einspielen.zeile', { zeile: Zeile }), Auftragsnummer].filter(Boolean).join(' · ')}
                </span>{' '}
                {errors ? errors.map((one) => one.message).join(' ') : message}
              </li>
            ))}
          </ul>
          {rest > 0 && <p className="mt-2">{t.plural('betrieb.auftragsimport.weitere', rest)}</p>}
        </Notice>
      )}
    </div>
  );
}
