import { type FormEvent, useMemo, useState } from 'react';
import { Modal } from '../../../portals/shell/dialog/modal.tsx';
import { formatCount } from '../../../portals/shell/format.ts';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../../../portals/shell/styles.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useBackoffice } from '../../backoffice.ts';
import { FileButton } from '../../liste/file-button.tsx';
import type { NewDialogProps } from '../../liste/new-button.tsx';
import { useMandant } from '../../user.ts';
import { ImportReport } from './import-report.tsx';
import { joinReports } from './import-rows.ts';
import { type ImportRun, useImport } from './use-import.ts';

/** Imports orders from a file of any length: first says what would become of each line, then stores, then says what became of it. */
export default function ImportDialog({ close, done }: NewDialogProps) {
  const { t } = useBackoffice();
  const { Name } = useMandant();
  const { run, stop, check, store, goOn, reset } = useImport();
  const isForm = run === null || (run.reports.length === 0 && run.isProbe && (run.parts.length === 1 || !run.isBusy));
  const hasStored = run !== null && !run.isProbe && run.reports.length > 0;
  return (
    <Modal
      title={t('betrieb.auftragsimport.titel', { mandant: Name })}
      {...(isForm && { text: t('betrieb.auftragsimport.text') })}
      isAlert={run?.isBusy === true}
      close={hasStored ? done : close}
    >
      {run?.error && (
        <Notice variant="danger" alert>
          {run.error}
        </Notice>
      )}
      {isForm ? (
        <FileForm isBusy={run?.isBusy === true} check={(file, isStill) => void check(file, isStill)} />
      ) : run.isBusy ? (
        <Progress run={run} stop={stop} />
      ) : (
        <Result run={run} store={() => void store(run)} goOn={() => void goOn(run)} reset={reset} done={done} />
      )}
    </Modal>
  );
}

interface FileFormProps {
  readonly isBusy: boolean;
  check(file: File, isStill: boolean): void;
}

function FileForm({ isBusy, check }: FileFormProps) {
  const { t } = useBackoffice();
  const [file, setFile] = useState<File | null>(null);
  const [isStill, setStill] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!file || file.size === 0) return setError(t(file ? 'betrieb.auftragsimport.leer' : 'betrieb.auftragsimport.datei.fehlt'));
    setError(null);
    check(file, isStill);
  };
  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={submit}>
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
  );
}

/** Rows of the parts that are done, and all rows. */
const rowsOf = ({ parts, reports }: ImportRun) => {
  const count = (some: ImportRun['parts']) => some.reduce((sum, { rows }) => sum + rows, 0);
  return { done: count(parts.slice(0, reports.length)), all: count(parts) };
};

function Progress({ run, stop }: { run: ImportRun; stop(): void }) {
  const { t, locale } = useBackoffice();
  const { done, all } = rowsOf(run);
  const values = { zeilen: formatCount(done, locale), alle: formatCount(all, locale) };
  const label = t(run.isProbe ? 'betrieb.auftragsimport.prueft' : 'betrieb.auftragsimport.uebernimmt', values);
  return (
    <div className="flex flex-col gap-4">
      <p className="tabular-nums" role="status">
        {label}
      </p>
      <progress aria-label={label} max={all} value={done} className="progress" />
      <button type="button" className={`${SECONDARY_BUTTON} self-end`} onClick={stop}>
        {t('betrieb.auftragsimport.anhalten')}
      </button>
    </div>
  );
}

interface ResultProps {
  readonly run: ImportRun;
  store(): void;
  goOn(): void;
  reset(): void;
  done(): void;
}

function Result({ run, store, goOn, reset, done }: ResultProps) {
  const { t, locale } = useBackoffice();
  const report = useMemo(() => joinReports(run.parts, run.reports), [run]);
  const rows = rowsOf(run);
  const isWhole = rows.done === rows.all;
  const values = { zeilen: formatCount(rows.done, locale), rest: formatCount(rows.all - rows.done, locale) };
  return (
    <>
      {!isWhole && (
        <Notice variant="info">{t(run.isProbe ? 'betrieb.auftragsimport.haltProbe' : 'betrieb.auftragsimport.halt', values)}</Notice>
      )}
      <ImportReport report={report} />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        {run.isProbe ? (
          <button type="button" className={SECONDARY_BUTTON} onClick={reset}>
            {t('betrieb.einspielen.zurueck')}
          </button>
        ) : (
          <button type="button" className={isWhole ? PRIMARY_BUTTON : SECONDARY_BUTTON} onClick={done}>
            {t('portal.schliessen')}
          </button>
        )}
        {!isWhole && (
          <button type="button" className={PRIMARY_BUTTON} onClick={goOn}>
            {t('betrieb.auftragsimport.fortsetzen')}
          </button>
        )}
        {isWhole && run.isProbe && report.Summe.abgelehnt < report.Zeilen.length && (
          <button type="button" className={PRIMARY_BUTTON} onClick={store}>
            {t('betrieb.auftragsimport.uebernehmen')}
          </button>
        )}
      </div>
    </>
  );
}
