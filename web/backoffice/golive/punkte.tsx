import { Link } from 'react-router';
import type { Answer } from '../../../contract/call.ts';
import { type checkLive, sendProbemail } from '../../../contract/calls/betrieb/live.ts';
import type { LivePunkt, LiveStatus } from '../../../contract/rules/live.ts';
import { FIELD, SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useBackoffice } from '../backoffice.ts';
import { fieldPath } from '../entwurf/parts.ts';
import { PATHS } from '../paths.ts';
import { useMandant, useUser } from '../user.ts';

export type Punkt = Answer<typeof checkLive>['body']['Punkte'][number];

const SIGNS = {
  Erfuellt: { icon: 'success', color: 'text-success' },
  Fehlt: { icon: 'stop', color: 'text-danger' },
  Verzichtet: { icon: 'info', color: 'text-muted' },
} as const satisfies Record<LiveStatus, { icon: IconName; color: string }>;

interface PunkteProps {
  readonly punkte: readonly Punkt[];
  /** Words of each waived point; null for people who may waive none. */
  readonly worte: Partial<Record<LivePunkt, string>> | null;
  waive(punkt: LivePunkt, worte: string): void;
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
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
      <Icon name={icon} className={`mt-0.5 text-lg ${color}`} />
      <div className="min-w-0 grow basis-80">
        <p className="font-semibold">
          {name} <span className={`text-xs font-normal ${color}`}>{t(`betrieb.live.status.${Status}`)}</span>
        </p>
        {Meldung && <p className="wrap-anywhere text-muted">{Meldung}</p>}
        {Worte && <p className="wrap-anywhere">{t('betrieb.live.verzicht.grund', { grund: Worte })}</p>}
        {Status === 'Fehlt' && worte && (
          <input
            type="text"
            className={`${FIELD} mt-2 max-w-120`}
            aria-label={t('betrieb.live.verzicht.von', { punkt: name })}
            placeholder={t('betrieb.live.verzicht')}
            maxLength={400}
            autoComplete="off"
            value={worte[Punkt] ?? ''}
            onChange={({ target }) => waive(Punkt, target.value)}
          />
        )}
      </div>
      {Status !== 'Erfuellt' && <Mend punkt={punkt} name={name} />}
    </li>
  );
}

/** Where a point is mended: its field in the draft, a screen, or a test. */
function Mend({ punkt: { Punkt, Pfad }, name }: { readonly punkt: Punkt; readonly name: string }) {
  const { t } = useBackoffice();
  const { Mandant } = useMandant();
  if (Punkt === 'Absender' && Pfad === null) return <ProbemailButton />;
  const label = { className: SECONDARY_BUTTON, 'aria-label': t('betrieb.live.beheben.von', { punkt: name }) };
  if (Punkt === 'Auftrag')
    return (
      <a href="/api/docs" {...label}>
        {t('betrieb.live.beheben')}
      </a>
    );
  const to = Pfad ? fieldPath(Mandant, {}, Pfad) : PATHS.liste(Mandant, 'benutzer');
  return (
    <Link to={to} {...label}>
      {t('betrieb.live.beheben')}
    </Link>
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
