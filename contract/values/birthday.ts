/** Turns `1.2.1990`, `01021990`, `1990-02-01` and `1/2/1990` into `01.02.1990`; anything else stays as typed. */
export function readBirthday(typed: string): string {
  const text = typed.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return written(iso[3], iso[2], iso[1]);
  const parted = PARTED.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  return parted ? written(parted[1], parted[2], parted[3]) : text;
}

/** Day, month and year, separated by a sign or by blanks. */
const PARTED = /^(\d{1,2})(?:\s*[./-]\s*|\s+)(\d{1,2})(?:\s*[./-]\s*|\s+)(\d{4})$/;

const written = (day = '', month = '', year = ''): string => `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year}`;
