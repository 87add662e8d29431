import type { ReactNode } from 'react';
import type { Translate } from '../../../../texts/texts.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Unknown } from '../app/unknown.tsx';
import { LOAD_ERROR_ID, PORTAL_DATA_ID, PORTAL_ID, type PortalData, scriptJson } from '../data.ts';
import { DOCUMENT } from '../document/html.ts';
import { SearchField } from '../search/search-field.tsx';
import { ReloadError } from '../table/state-messages.tsx';
import { Frame } from './frame.tsx';

/** Source of the screen at an address that names none. */
export const UNKNOWN_SCREEN = 'web/portals/shell/app/unknown.tsx';

/** Source of the screen that shows a document of the server. */
export const DOCUMENT_SCREEN = 'web/portals/shell/document/screen.tsx';

/** Classes of a document inside the frame: the places of a screen. */
export const DOCUMENT_CLASS = 'mx-auto flex max-w-400 flex-col gap-6 px-4 py-4 lg:px-6';

interface FirstFrameProps {
  readonly t: Translate;
  readonly data: PortalData<unknown>;
  /** Null where the address names no screen. */
  readonly current: string | null;
  /** A document in place of a screen. */
  readonly children?: ReactNode;
}

/** The server's first frame: navigation, a skeleton of the screen and the JSON that the app starts with. */
export const FirstFrame = ({ t, data, current, children }: FirstFrameProps) => (
  <>
    <div id={PORTAL_ID}>
      <Frame
        t={t}
        frame={data.frame}
        current={current}
        search={<SearchField label={t('portal.suche')} hotkey={t('portal.tasten.strgK')} />}
      >
        {children ? (
          <div {...{ [DOCUMENT]: '' }} className={DOCUMENT_CLASS}>
            {children}
          </div>
        ) : current === null ? (
          <Unknown t={t} overview={data.frame.overview} />
        ) : (
          <div className="flex flex-col gap-3 px-4 pt-4 lg:px-6">
            <h1 className="text-xl">{data.frame.navItems.find(({ name }) => name === current)?.label}</h1>
            <noscript>
              <p className="font-semibold text-danger">{t('portal.ohneScript')}</p>
            </noscript>
            <div id={LOAD_ERROR_ID} hidden className="peer">
              <ReloadError t={t} />
            </div>
            <div className="peer-[:not([hidden])]:hidden">
              <Skeleton label={t('portal.wartet')} shapes={['short', ...Array<'row'>(10).fill('row')]} />
            </div>
          </div>
        )}
      </Frame>
    </div>
    <script
      id={PORTAL_DATA_ID}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, in which no element can end (data.ts)
      dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
    />
  </>
);
