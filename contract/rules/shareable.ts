import type { Empfehlung } from '../calls/empfehlung/empfehlungsform.ts';

/** Whether a referral can be shared: its address is confirmed, and a step is still open for one side. */
export const isShareable = ({ KurzURL, Status, NaechsterSchritt }: Pick<Empfehlung, 'KurzURL' | 'Status' | 'NaechsterSchritt'>): boolean =>
  KurzURL !== undefined && !['Gezahlt', 'Abgelaufen', 'Storniert'].includes(Status) && NaechsterSchritt.Wer !== 'Niemand';
