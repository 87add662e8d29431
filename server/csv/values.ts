/** Converts a day as spreadsheets write it, `6.1.2026` or with the time of midnight, to `YYYY-MM-DD`. Other texts stay for the schema of the field. */
export function isoDayOf(text: string): string {
  const value = text.replace(/[ T]00:00(?::00(?:[.,]0{1,6})?)?$/, '');
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(value) ?? [];
  return day === '' ? value : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Whether a spreadsheet has rounded a long number, as in `1,23457E+14`; its digits are lost. */
export const isRounded = (text: string): boolean => /^\d(?:[.,]\d{1,14})?E\+\d{1,3}$/i.test(text);
