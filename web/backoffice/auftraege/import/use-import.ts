import { useEffect, useRef, useState } from 'react';
import { type BetriebAuftragsbericht, importBetriebAuftraege } from '../../../../contract/calls/betrieb/auftragsimport.ts';
import { CallError } from '../../../portals/shell/call.ts';
import { newKey } from '../../../portals/shell/form/key.ts';
import { useBackoffice } from '../../backoffice.ts';
import { useMandant } from '../../user.ts';
import { type FilePart, partsOf } from './file-parts.ts';

/** A run of a file through the import. */
export interface ImportRun {
  readonly parts: readonly FilePart[];
  /** Reports of the first parts. */
  readonly reports: readonly BetriebAuftragsbericht[];
  readonly isProbe: boolean;
  readonly isStill: boolean;
  readonly isBusy: boolean;
  /** Why the run stopped before its end, if the server refused a part. */
  readonly error?: string | undefined;
  /** Prefix of the idempotency keys of the parts. */
  readonly key: string;
}

/** Below the limits of the call: a part takes about a second, so progress shows and other calls wait no longer for the rows that it locks. */
const PART = { rows: 100, bytes: 90_000 };

/**
 * Sends a file of orders in parts, one after the other, first as a probe. A run can be stopped after a part, and goes on with the next one; a part whose answer
 * was lost is sent again with its key, so it is stored once.
 */
export function useImport() {
  const { callIn } = useBackoffice();
  const { Mandant } = useMandant();
  const [run, setRun] = useState<ImportRun | null>(null);
  const isStopped = useRef(false);
  const isStoring = run?.isBusy === true && !run.isProbe;
  const go = async (started: ImportRun) => {
    isStopped.current = false;
    let now: ImportRun = { ...started, isBusy: true, error: undefined };
    setRun(now);
    try {
      for (const [index, { csv }] of started.parts.entries()) {
        if (index < started.reports.length) continue;
        if (isStopped.current) break;
        const query = { probe: now.isProbe ? ('true' as const) : ('false' as const), ...(now.isStill && { Still: 'true' as const }) };
        const idempotencyKey = `${now.key}-${index}`;
        const { body } = await callIn(Mandant)(importBetriebAuftraege, { query, body: csv }, now.isProbe ? {} : { idempotencyKey });
        now = { ...now, reports: [...now.reports, body] };
        setRun(now);
      }
      setRun({ ...now, isBusy: false });
    } catch (reason) {
      if (!(reason instanceof CallError)) throw reason;
      setRun({ ...now, isBusy: false, error: reason.problem.errors?.[0]?.message ?? reason.problem.detail });
    }
  };
  const stop = () => {
    isStopped.current = true;
  };
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  useEffect(() => {
    if (!isStoring) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isStoring]);
  return {
    run,
    stop,
    async check(file: Blob, isStill: boolean) {
      const parts = partsOf(new Uint8Array(await file.arrayBuffer()), PART);
      await go({ parts, reports: [], isProbe: true, isStill, isBusy: true, key: newKey() });
    },
    store: (checked: ImportRun) => go({ ...checked, reports: [], isProbe: false, key: newKey() }),
    goOn: go,
    reset: () => setRun(null),
  };
}
