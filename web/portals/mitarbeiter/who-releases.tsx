import { useMitarbeiter } from './own.ts';

/** Who releases orders, and when: never an employee. */
export function WhoReleases() {
  const { t, data } = useMitarbeiter();
  const { mandant, freigabeAb, istAutomatisch } = data.own;
  return (
    <p className="max-w-measure text-muted">
      {t(istAutomatisch ? 'mitarbeitende.freigabe.automatisch' : 'mitarbeitende.freigabe.vonHand', { mandant, freigabeAb })}
    </p>
  );
}
