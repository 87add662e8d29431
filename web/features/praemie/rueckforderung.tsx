import type { OffeneForderung } from '../../../contract/calls/forderung.ts';
import { forderungSentences } from '../../../texts/forderung-sentences.ts';
import type { PageContext } from '../../shell/page.ts';
import { Notice } from '../../ui/notice.tsx';

interface RueckforderungProps extends Pick<PageContext, 't' | 'locale'> {
  readonly forderung: OffeneForderung;
  /** Says why the reward is claimed back, on a page that does not say it otherwise. */
  readonly reason?: boolean;
}

/** A claim to its party: number, what to pay until when and how, or how it ended. */
export const Rueckforderung = ({ t, locale, forderung, reason = false }: RueckforderungProps) => (
  <Notice variant={forderung.Status === 'Offen' ? 'warning' : 'info'}>
    <p className="font-semibold">{t('forderung.titel', { nummer: forderung.Forderungsnummer })}</p>
    {reason && forderung.Status === 'Offen' && <p>{t('forderung.grund')}</p>}
    {forderungSentences(t, locale, forderung).map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
  </Notice>
);
