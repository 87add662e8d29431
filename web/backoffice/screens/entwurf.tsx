import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { discardEntwurf, publishEntwurf } from '../../../contract/calls/betrieb/entwurf.ts';
import { FASSUNGEN } from '../../../contract/rules/entwurf.ts';
import { SETTINGS_GROUP_NAMES } from '../../../contract/rules/settings-groups.ts';
import { ConfirmDialog } from '../../portals/shell/dialog/confirm-dialog.tsx';
import { makeKeys } from '../../portals/shell/form/key.ts';
import { shortMoment } from '../../portals/shell/format.ts';
import { Section } from '../../portals/shell/section.tsx';
import { PRIMARY_BUTTON, SECONDARY_BUTTON } from '../../portals/shell/styles.ts';
import { LoadError } from '../../portals/shell/table/state-messages.tsx';
import { toast } from '../../portals/shell/toast/toasts.ts';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useBackoffice } from '../backoffice.ts';
import { Aenderungen, Fehler } from '../entwurf/aenderungen.tsx';
import { type Draft, Editor } from '../entwurf/editor.tsx';
import { Fassungen } from '../entwurf/fassungen.tsx';
import { PART_NAMES, partPath } from '../entwurf/parts.ts';
import { PreviewButton } from '../entwurf/preview-button.tsx';
import { entwurfKey } from '../entwurf/use-entwurf.ts';
import { partTitle } from '../entwurf/words.ts';
import { Screen } from '../frame/screen.tsx';
import { OrdnerPart } from '../golive/ordner.tsx';
import { hasRecht, useMandant } from '../user.ts';

const PublishDialog = lazy(() => import('../entwurf/publish-dialog.tsx'));

/** The tenant as it can be changed: the open draft with its differences and faults, all parts, and the versions that were published. */
export function Component() {
  const { t } = useBackoffice();
  const { Mandant, Name } = useMandant();
  return (
    <Screen title={t('betrieb.bereich.entwurf')} text={t('betrieb.entwurf.text', { mandant: Name })}>
      <Editor key={Mandant}>
        {(draft) => (
          <>
            <State {...draft} />
            <Parts {...draft} />
            <Section title={t('betrieb.entwurf.fassungen')} text={t('betrieb.entwurf.fassungen.text', { anzahl: FASSUNGEN })}>
              <Fassungen hasDraft={draft.draft.data?.Offen === true} />
            </Section>
            <OrdnerPart />
          </>
        )}
      </Editor>
    </Screen>
  );
}

/** The open draft: who changed it, what differs, what is wrong with it, and how it ends. */
function State({ draft: { data }, pruefung, checkError, checkAgain, mayChange }: Draft) {
  const { t, locale } = useBackoffice();
  const zugang = useMandant();
  if (!data?.Offen)
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="max-w-measure text-muted">{t('betrieb.entwurf.keiner')}</p>
        <PreviewButton />
      </div>
    );
  const { Veraltet, GeaendertVon, GeaendertAm } = data;
  const changed = GeaendertAm && t('betrieb.entwurf.zuletzt', { wer: GeaendertVon ?? '', tag: shortMoment(GeaendertAm, locale) });
  return (
    <Section title={t('betrieb.entwurf.offen')} {...(changed && { text: changed })}>
      {Veraltet && <Notice variant="warning">{t('betrieb.entwurf.veraltet')}</Notice>}
      {checkError && !pruefung ? (
        <LoadError error={checkError} retry={checkAgain} />
      ) : !pruefung ? (
        <Skeleton label={t('portal.wartet')} shapes={['row', 'row']} />
      ) : (
        <>
          {pruefung.Fehler.length > 0 && (
            <>
              <h3 className="font-semibold">{t.plural('betrieb.entwurf.fehler', pruefung.Fehler.length)}</h3>
              <Fehler fehler={pruefung.Fehler} />
            </>
          )}
          <h3 className="font-semibold">{t.plural('betrieb.entwurf.aenderungen', pruefung.Aenderungen.length)}</h3>
          {pruefung.Aenderungen.length > 0 && <Aenderungen aenderungen={pruefung.Aenderungen} />}
        </>
      )}
      <div className="flex flex-wrap gap-3">
        {hasRecht(zugang, 'Veroeffentlichen') && (
          <PublishButton isReady={!Veraltet && pruefung?.Fehler.length === 0 && pruefung.Aenderungen.length > 0} />
        )}
        <PreviewButton />
        {mayChange([]) && <DiscardButton />}
      </div>
    </Section>
  );
}

function PublishButton({ isReady }: { readonly isReady: boolean }) {
  const { t, callIn } = useBackoffice();
  const { Mandant, Name } = useMandant();
  const client = useQueryClient();
  const [keyOf] = useState(makeKeys);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={PRIMARY_BUTTON} disabled={!isReady} onClick={() => setOpen(true)}>
        {t('betrieb.entwurf.veroeffentlichen', { mandant: Name })}
      </button>
      {isOpen && (
        <Suspense>
          <PublishDialog
            title={t('betrieb.entwurf.veroeffentlichen.frage', { mandant: Name })}
            text={t('betrieb.entwurf.veroeffentlichen.folge')}
            confirmLabel={t('betrieb.entwurf.veroeffentlichen', { mandant: Name })}
            close={() => setOpen(false)}
            send={async (body) => {
              await callIn(Mandant)(publishEntwurf, { body }, { idempotencyKey: keyOf(body) });
              setOpen(false);
              toast({ text: t('betrieb.entwurf.veroeffentlicht', { mandant: Name }) });
              await client.invalidateQueries({ queryKey: entwurfKey(Mandant) });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function DiscardButton() {
  const { t, callIn } = useBackoffice();
  const { Mandant, Name } = useMandant();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={SECONDARY_BUTTON} onClick={() => setOpen(true)}>
        {t('betrieb.entwurf.verwerfen')}
      </button>
      {isOpen && (
        <ConfirmDialog
          title={t('betrieb.entwurf.verwerfen.frage', { mandant: Name })}
          text={t('betrieb.entwurf.verwerfen.folge')}
          confirmLabel={t('betrieb.entwurf.verwerfen')}
          close={() => setOpen(false)}
          confirm={async () => {
            await callIn(Mandant)(discardEntwurf);
            setOpen(false);
            toast({ text: t('betrieb.entwurf.verworfen') });
            await client.invalidateQueries({ queryKey: entwurfKey(Mandant) });
          }}
        />
      )}
    </>
  );
}

/** All parts of the tenant: the settings by what people ask, and what else it has. */
function Parts({ editing: { texts } }: Draft) {
  const { t } = useBackoffice();
  const { Mandant } = useMandant();
  const { groups, files } = texts;
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
      <Section title={t('betrieb.entwurf.einstellungen')}>
        <ul className="flex flex-col gap-2">
          {SETTINGS_GROUP_NAMES.map((group) => (
            <Part key={group} to={partPath(Mandant, group)} title={partTitle(texts, group)} text={groups[group].effect} />
          ))}
        </ul>
      </Section>
      <Section title={t('betrieb.entwurf.angebot')}>
        <ul className="flex flex-col gap-2">
          {PART_NAMES.map((part) => (
            <Part key={part} to={partPath(Mandant, part)} title={partTitle(texts, part)} text={files[part].effect} />
          ))}
        </ul>
      </Section>
    </div>
  );
}

const Part = ({ to, title, text }: { readonly to: string; readonly title: string; readonly text: string | undefined }) => (
  <li>
    <Link
      to={to}
      className="block rounded-card border border-border bg-surface px-4 py-3 no-underline transition-colors duration-150 ease-out hover:border-muted"
    >
      <span className="block font-semibold">{title}</span>
      {text && <span className="block text-muted">{text}</span>}
    </Link>
  </li>
);
