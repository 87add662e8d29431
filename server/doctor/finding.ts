/** What the doctor says of one thing: it is well, is worth a look, or is wrong and has to be mended. `text` is one line: what it is, and what to do. */
export interface Finding {
  readonly level: 'well' | 'look' | 'wrong';
  readonly text: string;
}

export const well = (text: string): Finding => ({ level: 'well', text });
export const look = (text: string): Finding => ({ level: 'look', text });
export const wrong = (text: string): Finding => ({ level: 'wrong', text });
