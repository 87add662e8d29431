import type { Translate } from '../../../texts/texts.ts';
import type { Empfehlung } from './empfehlung.ts';

/** Screens from the landing to the order: landing, data, the mailed link. */
const SCHRITTE = [1, 2, 3];

interface KarteProps {
  readonly t: Translate;
  readonly empfehlung: Pick<Empfehlung, 'vorname' | 'produkt' | 'sie' | 'empfehler'>;
  /** The current screen; undefined once all steps to the order are done. */
  readonly schritt?: 1 | 2 | 3;
}

/** Card on every page of a recipient: who recommends what, and what the reader gets. */
export const Karte = ({ t, empfehlung, schritt }: KarteProps) => (
  <aside aria-label={t('weg.titel')} className="mx-auto mt-2 mb-3 flex w-full max-w-flow flex-col gap-2 px-gutter md:px-8">
    <div className="flex items-center justify-between gap-4 rounded-card bg-surface px-4 py-3 shadow-card">
      <p className="min-w-0">
        <span className="block text-xs text-muted">{t('weg.von', { vorname: empfehlung.vorname })}</span>
        <span className="block font-semibold break-words">{empfehlung.produkt}</span>
      </p>
      <Anteil t={t} empfehlung={empfehlung} />
    </div>
    {schritt && <Schritte t={t} schritt={schritt} />}
  </aside>
);

/** Progress bar of the steps to the order. */
export const Schritte = ({ t, schritt }: { readonly t: Translate; readonly schritt: number }) => (
  <p className="flex items-center gap-2 text-xs text-muted">
    <span aria-hidden="true" className="flex gap-1">
      {SCHRITTE.map((one) => (
        <span key={one} className={`h-1 w-6 rounded-pill ${one <= schritt ? 'bg-primary' : 'bg-border'}`} />
      ))}
    </span>
    {t('weg.schritt', { schritt, schritte: SCHRITTE.length })}
  </p>
);

/** The reader's own amount; without one, who gets the reward. */
const Anteil = ({ t, empfehlung: { vorname, sie, empfehler } }: Pick<KarteProps, 't' | 'empfehlung'>) => {
  if (sie)
    return (
      <p className="shrink-0 rounded-pill bg-accent px-3 py-1 font-numbers font-semibold text-on-accent">{t('weg.ihre', { wert: sie })}</p>
    );
  return empfehler && <p className="max-w-40 shrink-0 text-right text-xs text-muted">{t('weg.fuer', { wert: empfehler, vorname })}</p>;
};
