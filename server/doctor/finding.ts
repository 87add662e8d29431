/** A finding of the doctor: something is well, is worth a look, or is wrong and must be repaired. `text` is one line with the finding and the next step. */
export interface Finding {
  readonly level: 'well' | 'look' | 'wrong';
  readonly text: string;
}

export const well = (text: string): Finding => ({ level: 'well', text });
export const look = (text: string): Finding => ({ level: 'look', text });
export const wrong = (text: string): Finding => ({ level: 'wrong', text });
