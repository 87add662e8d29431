import { WIDGET } from '../../contract/pages/widget.ts';
import type { PageContext } from './page.ts';

/** In a form that asks by GET, whose fields take the place of its address's query: what keeps a widget a widget. */
export const KeepWidget = ({ widget }: Pick<PageContext, 'widget'>) => widget && <input type="hidden" name={WIDGET} value="1" />;
