import type { ReactNode } from 'react';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { FormPart, SubmitButton } from '../../shell/form/form-parts.tsx';
import { Section } from '../../shell/section.tsx';
import { type DatenSection, openSections } from '../missing.ts';
import { useSeller } from '../own.ts';
import type { SectionProps } from './section.ts';

interface SectionFormProps extends SectionProps {
  readonly section: DatenSection;
  readonly text?: string;
  readonly refused: string | null;
  readonly isBusy: boolean;
  submit(event: React.FormEvent): void;
  /** The dialog for the password, if it is open. */
  readonly dialog: ReactNode;
  readonly children: ReactNode;
}

/** A section of the required data with its own button; says whether something is missing. The first incomplete one has the primary button. */
export function SectionForm({ section, text, daten, refused, isBusy, submit, dialog, children }: SectionFormProps) {
  const { t } = useSeller();
  const open = openSections(daten);
  return (
    <Section title={t(`seller.daten.${section}`)} {...(text !== undefined && { text })}>
      {open.includes(section) && (
        <p>
          <StatusBadge variant="late">{t('seller.daten.fehlt')}</StatusBadge>
        </p>
      )}
      <FormPart refused={refused} submit={submit}>
        {children}
        <SubmitButton isQuiet={open[0] !== section} isBusy={isBusy}>
          {t('seller.daten.speichern')}
          <span className="sr-only">: {t(`seller.daten.${section}`)}</span>
        </SubmitButton>
      </FormPart>
      {dialog}
    </Section>
  );
}
