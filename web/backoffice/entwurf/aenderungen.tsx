import { Link } from 'react-router';
import { type Aenderung, valueAt } from '../../../contract/rules/entwurf.ts';
import { SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { useBackoffice } from '../backoffice.ts';
import { useMandant } from '../user.ts';
import { useEditing } from './context.ts';
import { fieldPath } from './parts.ts';
import type { Pruefung } from './use-entwurf.ts';
import { useNames } from './use-names.ts';
import { placeWords, valueWords } from './words.ts';

const LIST = 'divide-y divide-border rounded-card border border-border bg-surface';

/** The words of a place on one line; none begins with the dot between them. */
const lineOf = (words: readonly string[]): string => words.join('\u00a0· ');

/** The differences between the published tenant and the draft, each with its way back. */
export const Aenderungen = ({ aenderungen }: { readonly aenderungen: readonly Aenderung[] }) => (
  <ul className={LIST}>
    {aenderungen.map((one) => (
      <Row key={`${one.Pfad.join('/')} ${one.Nachher === undefined}`} aenderung={one} />
    ))}
  </ul>
);

function Row({ aenderung }: { readonly aenderung: Aenderung }) {
  const { t } = useBackoffice();
  const { Mandant } = useMandant();
  const { ordner, change, mayChange } = useEditing();
  const names = useNames();
  const { Pfad, Vorher, Nachher } = aenderung;
  const isGone = Nachher === undefined;
  const shown = lineOf(placeWords(names, ordner, Pfad, isGone ? Vorher : undefined));
  const [before, after] = [Vorher, Nachher].map((value) => valueWords(names, ordner, Pfad, value));
  const parent = Pfad.slice(0, -1);
  const siblings = valueAt(ordner, parent);
  const revert = () =>
    // An entry that is gone comes last: its place may be another's now.
    isGone && Array.isArray(siblings)
      ? change({ pfad: [...parent, String(siblings.length)], wert: Vorher, bisher: undefined })
      : change({ pfad: Pfad, wert: Vorher, bisher: Nachher });
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow basis-80">
        <p className="font-semibold">{isGone ? shown : <Link to={fieldPath(Mandant, ordner, Pfad)}>{shown}</Link>}</p>
        {Vorher === undefined && after === null ? (
          <p className="text-muted">{t('betrieb.entwurf.neu')}</p>
        ) : isGone && before === null ? (
          <p className="text-muted">{t('betrieb.entwurf.entfernt')}</p>
        ) : before === null || after === null ? (
          <p className="text-muted">{t('betrieb.entwurf.geaendert')}</p>
        ) : (
          <p className="wrap-anywhere text-muted">
            <del className="line-clamp-3">
              <span className="sr-only">{t('betrieb.entwurf.vorher')} </span>
              {before}
            </del>
            <ins className="line-clamp-3 text-text no-underline">
              <span className="sr-only">{t('betrieb.entwurf.nachher')} </span>
              {after}
            </ins>
          </p>
        )}
      </div>
      {mayChange(Pfad) && (
        <button
          type="button"
          className={SECONDARY_BUTTON}
          aria-label={t('betrieb.entwurf.zuruecknehmen.von', { name: shown })}
          onClick={revert}
        >
          {t('betrieb.entwurf.zuruecknehmen')}
        </button>
      )}
    </li>
  );
}

/** The faults of the draft, each with the way to its field. */
export function Fehler({ fehler }: { readonly fehler: Pruefung['Fehler'] }) {
  const { Mandant } = useMandant();
  const { ordner } = useEditing();
  const names = useNames();
  return (
    <ul className={LIST}>
      {fehler.map(({ Pfad, Meldung }) => (
        <li key={`${Pfad.join('/')} ${Meldung}`} className="px-4 py-3">
          <p className="font-semibold">
            <Link to={fieldPath(Mandant, ordner, Pfad)}>{lineOf(placeWords(names, ordner, Pfad))}</Link>
          </p>
          <p className="text-danger">{Meldung}</p>
        </li>
      ))}
    </ul>
  );
}
