import type { Worte } from './worte.ts';

/** Who did something, as it is kept for the audit log, in words: somebody of the agency by name, nobody at all, else the tenant. */
export function durchWen(wer: string | null, namen: ReadonlyMap<string, string>, { t, mandant }: Pick<Worte, 't' | 'mandant'>): string {
  const name = wer?.startsWith('Agentur:') ? namen.get(wer.slice(wer.lastIndexOf(':') + 1)) : undefined;
  return name ?? (wer === 'System' ? t('agentur.durch.Automatisch') : mandant);
}
