import { Link } from 'react-router';
import type { Answer } from '../../../contract/call.ts';
import { type checkLive, sendProbemail } from '../../../contract/calls/betrieb/live.ts';
import { MAX_WORTE } from '../../../contract/rules/entwurf.ts';
import type { LivePunkt, LiveStatus } from '../../../contract/rules/live.ts';
import { FIELD, SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useBackoffice } from '../backoffice.ts';
import { fieldPath } from '../entwurf/parts.ts';
import { PATHS } from '../paths.ts';
import { hasRecht, mayWrite, useMandant, useUser } from '../user.ts';
import { ProbeauftragButton } from './probeauftrag.tsx';

export type Punkt = Answer<typeof checkLive>['body']['Punkte'][number];

const SIGNS = {
  Erfuellt: { icon: 'success', color: 'text-success' },
  Fehlt: { icon: 'stop', color: 'text-danger' },
  Verzichtet: { icon: 'info', color: 'text-muted' },
} as const satisfies Record<LiveStatus, { icon: IconName; color: string }>;

/** A way out beside the button that mends. */
const QUIET_BUTTON = 'min-h-10 cursor-pointer px-2 text-xs font-semibold text-muted underline underline-offset-3 hover:text-text';

interface PunkteProps {
  readonly punkte: readonly Punkt[];
  /** Words of each point that is being waived, empty at first; null for people who may waive none. */
  readonly worte: Partial<Record<LivePunkt, string>> | null;
  /** Changes the words; null takes the waiver back. */
  waive(punkt: LivePunkt, worte: string | null): void;
}

/** All points, each with its state, what is missing, and where that is mended. */
export const Punkte = ({ punkte, worte, waive }: PunkteProps) => (
  <ul className="divide-y divide-border rounded-card border border-border bg-surface">
    {punkte.map((one) => (
      <Row key={one.Punkt} punkt={one} worte={worte} waive={waive} />
    ))}
  </ul>
);

function Row({ punkt, worte, waive }: Omit<PunkteProps, 'punkte'> & { readonly punkt: Punkt }) {
  const { t } = useBackoffice();
  const { Punkt, Status, Meldung, Worte } = punkt;
  const { icon, color } = SIGNS[Status];
  const name = t(`betrieb.live.punkt.${Punkt}`);
  const given = Status === 'Fehlt' ? worte?.[Punkt] : undefined;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 px-4 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:gap-x-4">
      <Icon name={icon} className={`mt-0.5 text-lg ${color}`} />
      <div>
        <p className="font-semibold">
          {name} <span className={`text-xs font-normal ${color}`}>{t(`betrieb.live.status.${Status}`)}</span>
        </p>
        {Meldung && <p className="max-w-measure wrap-anywhere text-muted">{Meldung}</p>}
        {Worte && <p className="wrap-anywhere">{t('betrieb.live.verzicht.grund', { grund: Worte })}</p>}
        {given !== undefined && (
          <input
            type="text"
            className={`${FIELD} mt-2 max-w-120`}
            aria-label={t('betrieb.live.verzicht.von', { punkt: name })}
            placeholder={t('betrieb.live.verzicht')}
            maxLength={MAX_WORTE}
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: the button that opened it had the focus
            autoFocus
            value={given}
            onChange={({ target }) => waive(Punkt, target.value)}
          />
        )}
      </div>
      <div className="col-start-2 flex flex-wrap items-start gap-2 sm:col-start-3 sm:justify-end">
        <Mend punkt={punkt} name={name} />
        {Status === 'Fehlt' && worte && (
          <button
            type="button"
            className={QUIET_BUTTON}
            aria-label={t(given === undefined ? 'betrieb.live.verzichten.auf' : 'betrieb.live.verzichten.nicht.auf', { punkt: name })}
            onClick={() => waive(Punkt, given === undefined ? '' : null)}
          >
            {t(given === undefined ? 'betrieb.live.verzichten' : 'betrieb.live.verzichten.nicht')}
          </button>
        )}
      </div>
    </li>
  );
}

/** Where a point is mended: its field in the draft, a screen, or a trial. */
function Mend({ punkt: { Punkt, Status, Pfad }, name }: { readonly punkt: Punkt; readonly name: string }) {
  const { t } = useBackoffice();
  const zugang = useMandant();
  const { Mandant } = zugang;
  const mayTry = mayWrite(zugang, 'Entwurf');
  if (Punkt === 'Auftrag' && Pfad === null) return mayTry && <ProbeauftragButton />;
  if (Status === 'Erfuellt') return null;
  if (Punkt === 'Absender' && Pfad === null) return mayTry && <ProbemailButton />;
  const to = Pfad ? fieldPath(Mandant, {}, Pfad) : PATHS.liste(Mandant, 'benutzer');
  return (
    <>
      {Punkt === 'Auftrag' && hasRecht(zugang, 'Schluessel') && (
        <Link to={PATHS.liste(Mandant, 'schluessel')} className={SECONDARY_BUTTON}>
          {t('betrieb.schluessel.neu')}
        </Link>
      )}
      <Link to={to} className={SECONDARY_BUTTON} aria-label={t('betrieb.live.beheben.von', { punkt: name })}>
        {t(Punkt === 'Auftrag' ? 'betrieb.live.bestellweg' : 'betrieb.live.beheben')}
      </Link>
    </>
  );
}

function ProbemailButton() {
  const { t, callIn } = useBackoffice();
  const { Mandant } = useMandant();
  const { Email } = useUser();
  const send = async () => {
    await callIn(Mandant)(sendProbemail);
    toast({ text: t('betrieb.live.probemail.gesendet', { email: Email }) });
  };
  return (
    <button type="button" className={SECONDARY_BUTTON} onClick={() => void send()}>
      {t('betrieb.live.probemail')}
    </button>
  );
}
