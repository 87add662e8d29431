import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../../ui/notice.tsx';
import { useAgentur } from '../own.ts';
import { stammdatenQuery } from '../stammdaten/load.ts';

/** Notice why the agency is not active and who acts next; for a deactivated agency also what is suspended meanwhile. */
export default function Inactive() {
  const portal = useAgentur();
  const { benutzer, mandant } = portal.data.own;
  const { data: known } = useQuery(stammdatenQuery(portal));
  const { AgenturStatus: status } = benutzer;
  if (status === 'Aktiv') return null;
  const { t } = portal;
  const words = { mandant: mandant.name, support: mandant.support };
  return (
    <Notice variant={status === 'WartetAufFreigabe' ? 'info' : 'warning'}>
      <p className="font-semibold">{t(`agentur.inaktiv.titel.${status}`)}</p>
      {known?.Grund && <p>{t('agentur.inaktiv.grund', { grund: known.Grund })}</p>}
      <p className="mt-1">{t(`agentur.inaktiv.naechster.${status}`, words)}</p>
      {status === 'Inaktiv' && <p className="text-muted">{t('agentur.inaktiv.solange', words)}</p>}
      {(status === 'AdresseBestaetigt' || status === 'Zusatzdaten' || status === 'WartetAufFreigabe') && (
        <a className="mt-3 inline-flex min-h-11 items-center font-semibold text-primary underline" href={portal.data.own.zusatzdaten}>
          {t(status === 'WartetAufFreigabe' ? 'agentur.zusatzdaten.ansehen' : 'agentur.zusatzdaten.knopf')}
        </a>
      )}
    </Notice>
  );
}
