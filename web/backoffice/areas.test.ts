import { expect, it } from 'vitest';
import { LOCALES } from '../../contract/values/wire.ts';
import { createTexts } from '../../texts/texts.ts';
import { AREAS, type Area } from './areas.ts';

it.each(LOCALES)('names each screen in the navigation differently (%s)', (locale) => {
  const t = createTexts(locale, {});
  const labels = (Object.keys(AREAS) as Area[]).map((area) => t(`betrieb.bereich.${area}`));
  expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
});
