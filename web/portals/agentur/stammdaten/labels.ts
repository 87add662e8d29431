import type { AenderungFeld } from '../../../../contract/calls/agentur/stammdaten.ts';
import type { Translate } from '../../../../texts/texts.ts';

export const labelOf = (t: Translate, name: AenderungFeld): string => t(`agentur.stammdaten.${name}`);
