import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { exportOrdner, uploadOrdner } from '../../../contract/calls/betrieb/live.ts';
import { MAX_ORDNER_MB } from '../../../contract/rules/entwurf.ts';
import { CallError } from '../../portals/shell/call.ts';
import { Section } from '../../portals/shell/section.tsx';
import { SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { Notice } from '../../ui/notice.tsx';
import { useBackoffice } from '../backoffice.ts';
import { entwurfKey } from '../entwurf/use-entwurf.ts';
import { hasRecht, useMandant } from '../user.ts';

/** The tenant as a folder: its download, and an upload that becomes the draft. */
export function OrdnerPart() {
  const { t } = useBackoffice();
  const zugang = useMandant();
  const [error, setError] = useState<string | null>(null);
  return (
    <Section title={t('betrieb.ordner.titel')} text={t('betrieb.ordner.text')}>
      {error && (
        <Notice variant="danger" alert>
          {error}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <a href={`/api/v1/${zugang.Mandant}${exportOrdner.path}`} download={`${zugang.Mandant}.zip`} className={SECONDARY_BUTTON}>
          {t('betrieb.ordner.herunterladen')}
        </a>
        {hasRecht(zugang, 'Veroeffentlichen') && <UploadButton fail={setError} />}
      </div>
    </Section>
  );
}

function UploadButton({ fail }: { fail(error: string | null): void }) {
  const { t, callIn } = useBackoffice();
  const { Mandant } = useMandant();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    scope: { id: `entwurf ${Mandant}` },
    mutationFn: async (file: File) => (await callIn(Mandant)(uploadOrdner, { body: file })).body,
    async onSuccess() {
      toast({ text: t('betrieb.ordner.hochgeladen') });
      await client.invalidateQueries({ queryKey: entwurfKey(Mandant) });
    },
    onError(failed) {
      const problem = failed instanceof CallError ? failed.problem : null;
      fail(problem?.errors?.map(({ message }) => message).join(' ') || (problem?.detail ?? t('portal.fehler.text')));
    },
  });
  const choose = (file: File | undefined) => {
    const isLarge = file !== undefined && file.size > MAX_ORDNER_MB * 1024 * 1024;
    fail(isLarge ? t('betrieb.ordner.gross', { mb: MAX_ORDNER_MB }) : null);
    if (file && !isLarge) mutate(file);
  };
  return (
    <label className={`${SECONDARY_BUTTON} focus-within:outline-2 focus-within:outline-focus`} aria-busy={isPending}>
      {t('betrieb.ordner.hochladen')}
      <input
        type="file"
        accept=".zip,application/zip"
        className="sr-only"
        onChange={({ target }) => {
          choose(target.files?.[0]);
          target.value = '';
        }}
      />
    </label>
  );
}
