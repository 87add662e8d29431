import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { changeGutschriftverfahren, type SellerDaten } from '../../../../contract/calls/seller/daten.ts';
import { ConfirmDialog } from '../../shell/dialog/confirm-dialog.tsx';
import { useCallForm } from '../../shell/form/form.ts';
import { FormPart, SubmitButton } from '../../shell/form/form-parts.tsx';
import { shortMoment } from '../../shell/format.ts';
import { Section } from '../../shell/section.tsx';
import { SECONDARY_BUTTON } from '../../shell/styles.ts';
import { toast } from '../../shell/toast/toasts.ts';
import { hasGutschriftverfahren } from '../labels.ts';
import { useSeller } from '../own.ts';
import { ConditionsLink } from './conditions-link.tsx';
import { DATEN_KEY } from './load.ts';
import type { SectionProps } from './section.ts';

type Text = NonNullable<SellerDaten['Gutschriftverfahren']>;

/** Agreement that the tenant writes the credit notes; it is not required, and the seller can end it at any time. */
export function Gutschriftverfahren({ daten }: SectionProps) {
  const { t, data } = useSeller();
  const { Gutschriftverfahren: text } = daten;
  if (text === null) return null;
  const isOn = hasGutschriftverfahren(daten);
  return (
    <Section title={t('seller.daten.gutschrift')} text={t('seller.gutschrift.text', { mandant: data.own.mandant.name })}>
      <State text={text} isOn={isOn} />
      <ConditionsLink part="gutschriftverfahren" />
      {isOn && text.Version === text.ZugestimmtVersion ? <End /> : <Agree text={text} isOn={isOn} />}
    </Section>
  );
}

function State({ text: { ZugestimmtAm, BeendetAm, Version, ZugestimmtVersion }, isOn }: { text: Text; isOn: boolean }) {
  const { t, locale } = useSeller();
  if (!isOn) return BeendetAm && <p>{t('seller.gutschrift.beendet', { am: shortMoment(BeendetAm, locale) })}</p>;
  return (
    ZugestimmtAm && (
      <p>
        {t('seller.zugestimmt', { am: shortMoment(ZugestimmtAm, locale) })}
        {Version !== ZugestimmtVersion && ` ${t('seller.gutschrift.neu')}`}
      </p>
    )
  );
}

const NO_FIELDS = z.object({});

function Agree({ text, isOn }: { text: Text; isOn: boolean }) {
  const { t, call } = useSeller();
  const queries = useQueryClient();
  const { form, submit, refused } = useCallForm({
    schema: NO_FIELDS,
    start: {},
    labels: {},
    draftName: null,
    async send() {
      try {
        await call(changeGutschriftverfahren, { body: { Zustimmung: true, Version: text.Version } });
        toast({ text: t('seller.gutschrift.zugestimmt') });
      } finally {
        // A refusal means that the text has changed meanwhile.
        await queries.invalidateQueries({ queryKey: DATEN_KEY });
      }
    },
  });
  return (
    <FormPart refused={refused} submit={submit}>
      <SubmitButton isQuiet isBusy={form.formState.isSubmitting}>
        {t(isOn ? 'seller.gutschrift.neuZustimmen' : 'seller.gutschrift.zustimmen')}
      </SubmitButton>
    </FormPart>
  );
}

function End() {
  const { t, call, data } = useSeller();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const end = async () => {
    await call(changeGutschriftverfahren, { body: { Zustimmung: false } });
    setAsking(false);
    toast({ text: t('seller.gutschrift.istBeendet') });
    await queries.invalidateQueries({ queryKey: DATEN_KEY });
  };
  return (
    <>
      <button type="button" className={`${SECONDARY_BUTTON} self-start`} onClick={() => setAsking(true)}>
        {t('seller.gutschrift.beenden')}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={t('seller.gutschrift.beenden.titel')}
          text={t('seller.gutschrift.beenden.text', { mandant: data.own.mandant.name })}
          confirmLabel={t('seller.gutschrift.beenden.knopf')}
          confirm={end}
          close={() => setAsking(false)}
        />
      )}
    </>
  );
}
