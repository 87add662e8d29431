import { WIDGET } from '../../contract/pages/widget.ts';
import type { PageContext } from './page.ts';

/** Hidden field that keeps the widget parameter in a GET form, because its fields replace the query of the address. */
export const WidgetField = ({ widget }: Pick<PageContext, 'widget'>) => widget && <input type="hidden" name={WIDGET} value="1" />;
