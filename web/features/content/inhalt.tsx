import type { Inhalt as Content } from '../../../contract/calls/inhalt.ts';
import type { Locale } from '../../../contract/values/wire.ts';
import type { PageContext } from '../../shell/page.ts';
import { Notice } from '../../ui/notice.tsx';
import { RichText } from '../../ui/rich-text.tsx';

type Context = Pick<PageContext, 't' | 'locale'>;

/** HTML of the tenant's content. */
export const Html = ({ context: { t, locale }, html, sprache }: { context: Context; html: string; sprache: Locale }) => (
  <RichText html={html} lang={sprache === locale ? undefined : sprache} tableLabel={t('inhalt.tabelle')} />
);

/** A text block, or a notice if it is missing. */
export const Block = ({ context, block }: { context: Context; block: Pick<Content<'content-bloecke'>, 'Inhalt' | 'Sprache'> | null }) =>
  block ? <Html context={context} html={block.Inhalt} sprache={block.Sprache} /> : <NichtVerfuegbar t={context.t} />;

/** Notice in place of missing content. */
export const NichtVerfuegbar = ({ t }: Pick<PageContext, 't'>) => <Notice>{t('inhalt.nichtVerfuegbar')}</Notice>;
