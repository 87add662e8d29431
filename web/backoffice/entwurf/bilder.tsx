import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Entwurf, readEntwurfBild, uploadBild } from '../../../contract/calls/betrieb/entwurf.ts';
import { MAX_BILD_MB, valueAt } from '../../../contract/rules/entwurf.ts';
import { formAt } from '../../../contract/rules/ordner-form.ts';
import { CallError } from '../../portals/shell/call.ts';
import { SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { FieldError, idOf } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useBackoffice } from '../backoffice.ts';
import { TextLink } from '../frame/text-link.tsx';
import { useMandant } from '../user.ts';
import { useEditing } from './context.ts';
import { Field, RemoveButton } from './field.tsx';
import { useLabels } from './labels.ts';
import { partPath } from './parts.ts';
import { entwurfKey } from './use-entwurf.ts';

const THEME = ['mandant.json', 'theme'];
const FOCUS = [...THEME, 'keyVisualFocus'];

/** Pictures of the look, each with its field of the theme and the file that shows it. */
const BILDER = [
  { zweck: 'Logo', field: 'logo', fileOf: (value: string) => value },
  { zweck: 'Icon', field: 'icon', fileOf: (value: string) => value },
  { zweck: 'KeyVisual', field: 'keyVisual', fileOf: (value: string) => `${value}-md.jpg` },
] as const;

/** Fields of the theme that are changed here instead of by their values. */
export const BILD_FIELDS: readonly string[] = [...BILDER.map(({ field }) => field), 'keyVisualFocus'];

/** The pictures of the look, each with a button that takes another one from a file. */
export function Bilder() {
  const { t } = useBackoffice();
  const { faultsBelow } = useEditing();
  const faults = faultsBelow(['bilder']);
  return (
    <>
      <p className="max-w-measure text-muted">{t('betrieb.entwurf.bild.text', { mb: MAX_BILD_MB })}</p>
      {faults.length > 0 && <Notice variant="danger">{faults.join(' ')}</Notice>}
      <div className="grid items-start gap-6 sm:grid-cols-2">
        {BILDER.map((bild) => (
          <div key={bild.zweck} className={bild.zweck === 'KeyVisual' ? 'sm:col-span-2' : ''}>
            <Bild {...bild} />
          </div>
        ))}
      </div>
    </>
  );
}

function Bild({ zweck, field, fileOf }: (typeof BILDER)[number]) {
  const { t } = useBackoffice();
  const { ordner, mayChange, change, faultsAt } = useEditing();
  const { titleOf } = useLabels();
  const { upload, isSending, isDone, error } = useUpload(zweck);
  const pfad = [...THEME, field];
  const name = pfad.join('.');
  const title = titleOf(pfad);
  const value = valueAt(ordner, pfad);
  const errors = [...(error === null ? [] : [error]), ...faultsAt(pfad)];
  return (
    <section className="flex flex-col gap-3 rounded-card border border-border bg-surface p-4" aria-labelledby={`${idOf(name)}-titel`}>
      <h2 id={`${idOf(name)}-titel`} className="text-base font-semibold">
        {title}
      </h2>
      {typeof value === 'string' ? (
        <Preview file={fileOf(value)} title={title} hasFocus={zweck === 'KeyVisual'} />
      ) : (
        <p className="text-muted">{t('betrieb.entwurf.bild.keines')}</p>
      )}
      {mayChange(['bilder']) && (
        <div className="flex flex-wrap gap-3">
          <label
            className={`${SECONDARY_BUTTON} focus-within:outline-2 focus-within:outline-focus ${isSending ? 'cursor-progress opacity-60' : ''}`}
          >
            {t('betrieb.entwurf.bild.hochladen', { name: title })}
            <input
              id={idOf(name)}
              type="file"
              accept="image/png,image/jpeg,image/webp,image/avif,image/svg+xml"
              className="sr-only"
              disabled={isSending}
              aria-invalid={errors.length > 0 || undefined}
              aria-describedby={errors.length > 0 ? `${idOf(name)}-fehler` : undefined}
              onChange={({ target }) => {
                const file = target.files?.[0];
                if (file) upload(file);
                // So that the same file can be chosen again.
                target.value = '';
              }}
            />
          </label>
          {value !== undefined && !isSending && (
            <RemoveButton name={title} remove={() => change({ pfad, wert: undefined, bisher: value })} />
          )}
        </div>
      )}
      <p role="status" className="text-xs text-muted empty:hidden">
        {isSending ? t('betrieb.entwurf.bild.wartet') : isDone ? t('betrieb.entwurf.bild.fertig') : ''}
      </p>
      {isSending && <progress className="w-full accent-primary" aria-label={t('betrieb.entwurf.bild.wartet')} />}
      <FieldError name={name} error={errors.join(' ')} errorPrefix={t('formular.fehler')} />
      {zweck === 'KeyVisual' && typeof value === 'string' && <AboutKeyVisual />}
    </section>
  );
}

/** The focus point in numbers, and the way to the description of the picture, which another picture makes wrong. */
function AboutKeyVisual() {
  const { t } = useBackoffice();
  const { Mandant } = useMandant();
  const { ordner } = useEditing();
  const form = formAt(ordner, FOCUS);
  return (
    <>
      <p className="text-xs text-muted">{t('betrieb.entwurf.bild.fokus')}</p>
      {form && <Field pfad={FOCUS} form={form} />}
      {valueAt(ordner, ['inhalte.json', 'keyvisual', 'home']) !== undefined && (
        <p>
          <TextLink to={partPath(Mandant, 'inhalte', 'keyvisual.home')}>{t('betrieb.entwurf.bild.beschreibung')}</TextLink>
        </p>
      )}
    </>
  );
}

interface PreviewProps {
  /** Name of the picture in the draft. */
  readonly file: string;
  readonly title: string;
  /** Whether a click sets the focus point. */
  readonly hasFocus: boolean;
}

function Preview({ file, title, hasFocus }: PreviewProps) {
  const { t } = useBackoffice();
  const { ordner, mayChange, change } = useEditing();
  const { data, isLoading } = useBild(file);
  const focus = valueAt(ordner, FOCUS);
  const ground = valueAt(ordner, [...THEME, 'color', 'bg']);
  if (isLoading) return <Skeleton label={t('portal.wartet')} shapes={['row']} />;
  if (!data) return <p className="text-muted">{t('betrieb.entwurf.bild.fehlt', { name: file })}</p>;
  const style = typeof ground === 'string' ? { backgroundColor: ground } : {};
  const alt = t('betrieb.entwurf.bild.jetzt', { name: title });
  if (!hasFocus) return <img src={data} alt={alt} className="h-24 w-fit max-w-full rounded-control object-contain p-2" style={style} />;
  const { x = 50, y = 50 } = (focus ?? {}) as { readonly x?: number; readonly y?: number };
  return (
    <div className="relative w-fit max-w-full">
      <img src={data} alt={alt} className="max-h-80 max-w-full rounded-control" style={style} />
      {mayChange(FOCUS) && (
        // With the keyboard, the point is set by its two numbers.
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          className="absolute inset-0 cursor-crosshair"
          onClick={({ currentTarget, clientX, clientY }) => {
            const { left, top, width, height } = currentTarget.getBoundingClientRect();
            const wert = { x: percent(clientX - left, width), y: percent(clientY - top, height) };
            change({ pfad: FOCUS, wert, bisher: focus });
          }}
        >
          <span
            className="pointer-events-none absolute size-6 -translate-1/2 rounded-full border-3 outline-2"
            style={{ left: `${x}%`, top: `${y}%`, borderColor: '#ffffff', outlineColor: '#000000' }}
          />
        </button>
      )}
    </div>
  );
}

const percent = (part: number, whole: number): number => Math.min(100, Math.max(0, Math.round((part / whole) * 100)));

/** A picture of the draft as a data address: it is not on the pages before it is published. */
function useBild(file: string) {
  const { callIn } = useBackoffice();
  const { Mandant } = useMandant();
  const { ordner } = useEditing();
  const hash = valueAt(ordner, ['bilder', file]);
  return useQuery({
    queryKey: [...entwurfKey(Mandant), 'bild', file, hash],
    queryFn: async ({ signal }): Promise<string> => {
      const { body } = await callIn(Mandant)(readEntwurfBild, { params: { name: file } }, { signal, isBackground: true });
      return dataAddressOf(body as unknown as File);
    },
    enabled: typeof hash === 'string',
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

const dataAddressOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** Sends a picture into the draft; one that is too large is not sent at all. */
function useUpload(zweck: (typeof BILDER)[number]['zweck']) {
  const { t, callIn } = useBackoffice();
  const { Mandant } = useMandant();
  const client = useQueryClient();
  const [error, setError] = useState<string | null>(null);
  const { mutate, isPending, isSuccess } = useMutation({
    scope: { id: `entwurf ${Mandant}` },
    mutationFn: async (file: File): Promise<Entwurf> => (await callIn(Mandant)(uploadBild, { query: { zweck }, body: file })).body,
    onSuccess: (entwurf) => client.setQueryData([...entwurfKey(Mandant), 'ordner'], entwurf),
    onError(failed) {
      const problem = failed instanceof CallError ? failed.problem : null;
      setError(problem?.errors?.map(({ message }) => message).join(' ') || (problem?.detail ?? t('portal.fehler.text')));
    },
  });
  return {
    upload(file: File) {
      const isLarge = file.size > MAX_BILD_MB * 1024 * 1024;
      setError(isLarge ? t('betrieb.entwurf.bild.gross', { mb: MAX_BILD_MB }) : null);
      if (!isLarge) mutate(file);
    },
    isSending: isPending,
    isDone: isSuccess && error === null,
    error,
  };
}
