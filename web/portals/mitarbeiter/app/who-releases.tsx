import { useMitarbeiter } from './own.ts';

/** Who releases orders, and when: never an employee. */
export function WhoReleases() {
  const { t, data } = useMitarbeiter();
  const { mandant, freigabeTage, istAutomatisch } = data.own;
  return (
    <p className="mx-4 mt-4 max-w-measure rounded-card border border-border bg-surface px-4 py-3 text-muted lg:mx-6">
      {t.plural(istAutomatisch ? 'mitarbeitende.freigabe.automatisch' : 'mitarbeitende.freigabe.vonHand', freigabeTage, { mandant })}
    </p>
  );
}
