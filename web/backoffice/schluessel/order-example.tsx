import { useQuery } from '@tanstack/react-query';
import { PROBE_EMPFAENGERNUMMER, postAuftrag } from '../../../contract/calls/auftrag.ts';
import { readEntwurf } from '../../../contract/calls/betrieb/entwurf.ts';
import { useBackoffice } from '../backoffice.ts';
import { entwurfKey } from '../entwurf/use-entwurf.ts';
import { useMandant } from '../user.ts';
import { CopiedText } from './copied-text.tsx';

/** What a programmer of the shop needs: the address that takes orders, and an order that can be tried. Without a key it has a word in its place. */
export function OrderExample({ schluessel }: { readonly schluessel?: string }) {
  const { t, today, callIn } = useBackoffice();
  const { Mandant } = useMandant();
  const { data } = useQuery({
    queryKey: [...entwurfKey(Mandant), 'ordner'],
    queryFn: async ({ signal }) => (await callIn(Mandant)(readEntwurf, {}, { signal })).body,
  });
  const produkte = (data?.Ordner['produkte.json'] ?? []) as readonly { readonly Id: number }[];
  const address = `${location.origin}/api/v1/${Mandant}${postAuftrag.path}`;
  const order = {
    Auftragsnummer: 'PROBE-1',
    Empfaengernummer: PROBE_EMPFAENGERNUMMER,
    ProduktId: produkte[0]?.Id ?? 1,
    Auftragsdatum: today(),
    Status: 'Eingegangen',
  };
  const example = [
    `curl ${address}`,
    `-H 'Authorization: Bearer ${schluessel ?? t('betrieb.schluessel.platzhalter')}'`,
    "-H 'Content-Type: application/json'",
    `-d '${JSON.stringify(order)}'`,
  ].join(' \\\n  ');
  return (
    <>
      <CopiedText label={t('betrieb.schluessel.adresse')} text={address} copy={t('betrieb.schluessel.adresse.kopieren')} />
      <CopiedText label={t('betrieb.schluessel.beispiel')} text={example} copy={t('betrieb.schluessel.beispiel.kopieren')}>
        <p className="text-xs text-muted">{t('betrieb.schluessel.beispiel.text', { nummer: PROBE_EMPFAENGERNUMMER })}</p>
      </CopiedText>
      <a href="/api/docs">{t('betrieb.schluessel.aufrufe')}</a>
    </>
  );
}
