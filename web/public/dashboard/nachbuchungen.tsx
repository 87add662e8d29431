import { pageAddress } from '../../../contract/pages/public.ts';
import { fieldOf, hasErrors } from '../../shell/form.ts';
import { FormSummary } from '../../shell/form-page.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { DayField, TextField } from '../../ui/fields.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import type { DashboardProps } from './load.ts';
import { type NachbuchungField, type NachbuchungView, placeOf } from './nachbuchung-view.ts';
import { PartLinks } from './part-links.tsx';

/** Id of the place where the form's answer is shown. */
const PLACE = 'meldung';

/** Claims for missing rewards with their outcome, and the form for another one. Null if there is nothing to claim for. */
export const Nachbuchungen = (props: DashboardProps) => {
  const { t, nachbuchungen, mandant } = props;
  const { liste, form, bezuege, wasSent, isOpen } = nachbuchungen;
  if (liste.anzahl === 0 && bezuege.length === 0) return null;
  return (
    <section aria-labelledby="nachbuchung" className="flex max-w-flow flex-col gap-6 border-t border-border pt-8">
      <div>
        <Heading level={2} size="item" id="nachbuchung" className="scroll-mt-6">
          {t('nachbuchung.titel')}
        </Heading>
        <p className="mt-2 max-w-measure text-muted">{t('nachbuchung.text')}</p>
      </div>
      {wasSent && (
        <div id={PLACE}>
          <Notice variant="success" alert>
            {t('nachbuchung.gesendet')}
          </Notice>
        </div>
      )}
      {liste.rows.length > 0 && (
        <ul id="nachbuchungen" aria-label={t('nachbuchung.liste')} className="flex scroll-mt-6 flex-col gap-4">
          {liste.rows.map((one) => (
            <li key={one.nummer} id={placeOf(one.nummer)} className="scroll-mt-6">
              <NachbuchungCard nachbuchung={one} antwortVon={t('nachbuchung.antwort', { mandant: mandant.Name })} />
            </li>
          ))}
        </ul>
      )}
      <PartLinks t={t} part={liste} title={t('nachbuchung.liste')} />
      {bezuege.length > 0 && (
        <div>
          <Disclosure summary={t('nachbuchung.oeffnen')} open={isOpen || hasErrors(form)}>
            <NachbuchungForm {...props} />
          </Disclosure>
        </div>
      )}
    </section>
  );
};

const NachbuchungCard = ({ nachbuchung, antwortVon }: { nachbuchung: NachbuchungView; antwortVon: string }) => {
  const { status, bestellung, produkt, statusText, antwort } = nachbuchung;
  return (
    <Card className="p-5 md:p-6">
      <p className="text-xs font-semibold text-muted">{status}</p>
      <p className="mt-1 font-semibold wrap-anywhere">{bestellung}</p>
      <p>{produkt}</p>
      <p className="mt-1 text-xs text-muted">{statusText}</p>
      {antwort !== null && (
        <div className="mt-4 border-t border-border pt-4">
          <p className="text-xs font-semibold text-muted">{antwortVon}</p>
          <p className="mt-1 max-w-measure wrap-anywhere whitespace-pre-line">{antwort}</p>
        </div>
      )}
    </Card>
  );
};

const NachbuchungForm = (props: DashboardProps) => {
  const { t, nachbuchungen, paths, locale } = props;
  return (
    <PostForm
      action={`${pageAddress(paths, 'Dashboard', locale)}#${PLACE}`}
      noValidate
      className="fields grid grid-cols-1 gap-x-4 pt-2 text-text max-md:gap-y-6 md:grid-cols-2"
    >
      <div className="empty:hidden md:col-span-2">
        <FormSummary id={PLACE} t={t} form={nachbuchungen.form} />
      </div>
      <NachbuchungFields {...props} />
      <div className="md:col-span-2">
        <Button>{t('nachbuchung.knopf')}</Button>
      </div>
    </PostForm>
  );
};

const NachbuchungFields = ({ t, locale, nachbuchungen: { form, bezuege } }: DashboardProps) => {
  const field = (name: NachbuchungField) => fieldOf({ t, form }, name);
  const optional = t('formular.optional');
  return (
    <>
      <TextField
        {...field('Auftragsnummer')}
        className="md:col-span-2"
        label={t('feldname.auftragsnummer')}
        hint={t('nachbuchung.auftragsnummer.hinweis')}
        autoComplete="off"
      />
      <DayField
        {...field('Auftragsdatum')}
        className="md:col-span-2"
        label={t('feldname.auftragsdatum')}
        locale={locale}
        placeholder={t('formular.tag.muster')}
      />
      <SelectField {...field('Empfehlungsnummer')} className="md:col-span-2" label={t('nachbuchung.bezug')} options={bezuege} />
      <TextField {...field('Vorname')} label={t('nachbuchung.vorname')} optional={optional} autoComplete="off" />
      <TextField {...field('Nachname')} label={t('nachbuchung.nachname')} optional={optional} autoComplete="off" />
      <TextArea
        {...field('Nachweis')}
        className="md:col-span-2"
        label={t('feldname.nachweis')}
        hint={t('nachbuchung.nachweis.hinweis')}
        maxLength={2000}
      />
    </>
  );
};
