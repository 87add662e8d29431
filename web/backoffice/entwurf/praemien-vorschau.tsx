import { useMutation } from '@tanstack/react-query';
import { type Praemienvorschau, previewPraemie } from '../../../contract/calls/betrieb/praemien.ts';
import { valueAt } from '../../../contract/rules/entwurf.ts';
import { VORSCHAU_TAGE } from '../../../contract/rules/vorschau.ts';
import { CallError } from '../../portals/shell/call.ts';
import { amount } from '../../portals/shell/format.ts';
import { Section } from '../../portals/shell/section.tsx';
import { SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { Notice } from '../../ui/notice.tsx';
import { useBackoffice } from '../backoffice.ts';
import { useMandant } from '../user.ts';
import { useEditing } from './context.ts';

const FIELDS = ['ProduktId', 'WertCent', 'Startdatum', 'Enddatum'] as const;

/** What a reward of the draft would have changed, loaded by a button. Another amount or day needs another preview. */
export function PraemienVorschau({ pfad }: { readonly pfad: readonly string[] }) {
  const { ordner } = useEditing();
  const body = Object.fromEntries(FIELDS.map((name) => [name, valueAt(ordner, [...pfad, name])]));
  return <Preview key={JSON.stringify(body)} body={body} />;
}

function Preview({ body }: { readonly body: unknown }) {
  const { t, callIn } = useBackoffice();
  const { Mandant } = useMandant();
  const entered = previewPraemie.body.safeParse(body);
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => (entered.success ? (await callIn(Mandant)(previewPraemie, { body: entered.data })).body : null),
  });
  return (
    <Section title={t('betrieb.entwurf.vorschau')} text={t('betrieb.entwurf.vorschau.text', { tage: VORSCHAU_TAGE })}>
      {entered.success ? (
        <button type="button" className={`${SECONDARY_BUTTON} self-start`} aria-busy={isPending} onClick={() => mutate()}>
          {t('betrieb.entwurf.vorschau.laden')}
        </button>
      ) : (
        <p className="text-muted">{t('betrieb.entwurf.vorschau.fehlt')}</p>
      )}
      {error && (
        <Notice variant="danger" alert>
          {error instanceof CallError ? error.problem.detail : t('portal.fehler.text')}
        </Notice>
      )}
      <div role="status">{data && <Result vorschau={data} />}</div>
    </Section>
  );
}

function Result({ vorschau: { Auftraege, Bisher, Damit, LinksMehr } }: { readonly vorschau: Praemienvorschau }) {
  const { t, locale } = useBackoffice();
  const sums = { bisher: amount(Bisher.SummeCent, locale), damit: amount(Damit.SummeCent, locale) };
  const rows = [
    [t('betrieb.entwurf.vorschau.empfehlende'), Bisher.EmpfehlerCent, Damit.EmpfehlerCent],
    [t('betrieb.entwurf.vorschau.kontakte'), Bisher.EmpfaengerCent, Damit.EmpfaengerCent],
    [t('betrieb.entwurf.vorschau.zusammen'), Bisher.SummeCent, Damit.SummeCent],
  ] as const;
  return (
    <div className="flex max-w-120 flex-col gap-3 rounded-card border border-border bg-surface p-4">
      <p className="font-semibold">
        {t.plural('betrieb.entwurf.vorschau.auftraege', Auftraege, { tage: VORSCHAU_TAGE })}{' '}
        {Auftraege > 0 && `${t('betrieb.entwurf.vorschau.summen', sums)} `}
        {LinksMehr === 0 ? t('betrieb.entwurf.vorschau.keinLink') : t.plural('betrieb.entwurf.vorschau.links', LinksMehr)}
      </p>
      {Auftraege > 0 && (
        <table className="w-full tabular-nums">
          <thead>
            <tr className="border-b border-border text-xs text-muted">
              <td />
              <th scope="col" className="py-1 text-right font-semibold">
                {t('betrieb.entwurf.vorschau.bisher')}
              </th>
              <th scope="col" className="py-1 text-right font-semibold">
                {t('betrieb.entwurf.vorschau.damit')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, before, after]) => (
              <tr key={name}>
                <th scope="row" className="py-1 text-left font-normal">
                  {name}
                </th>
                <td className="py-1 text-right">{amount(before, locale)}</td>
                <td className="py-1 text-right">{amount(after, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
