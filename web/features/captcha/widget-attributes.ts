import { type CaptchaDienst, friendlyAddresses } from '../../../contract/values/dienste.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import {
  API_ENDPOINT,
  mark,
  PUZZLE_ENDPOINT,
  RESPONSE_FIELD,
  SITEKEY,
  SOLUTION_FIELD,
  STARTS_ON,
  WIDGET_LANGUAGE,
} from '../../ui/protocol.ts';

/** Attributes of the element in which `start-widget.ts` starts the widget; the form field with the solution is `Captcha`. */
export const widgetAttributes = (dienst: CaptchaDienst, locale: Locale) => ({
  ...mark(SITEKEY, dienst.Sitekey),
  ...mark(WIDGET_LANGUAGE, locale),
  ...mark(STARTS_ON, 'focus'),
  ...(dienst.Art === 'friendly-v1'
    ? { ...mark(PUZZLE_ENDPOINT, `${friendlyAddresses(dienst)[0]}/api/v1/puzzle`), ...mark(SOLUTION_FIELD, 'Captcha') }
    : { ...mark(API_ENDPOINT, dienst.Adresse ?? dienst.Region), ...mark(RESPONSE_FIELD, 'Captcha') }),
});
