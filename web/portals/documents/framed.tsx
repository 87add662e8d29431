import type { ReactNode } from 'react';
import type { PageName } from '../../../contract/pages/public.ts';
import type { PortalDeclaration } from '../../../contract/portals/portal.ts';
import type { OwnHead, PortalScreen } from '../../shell/head.ts';
import { type DependsOn, type Page, page } from '../../shell/page.ts';
import type { Loaded, Visit } from '../../shell/visit.ts';
import { Flow } from '../../ui/flow.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { type AppPage, portalData } from '../shell/app/app-page.tsx';
import type { PortalData } from '../shell/data.ts';
import { DOCUMENT_SCREEN, FirstFrame } from '../shell/frame/first-frame.tsx';
import type { DocumentContext } from './context.ts';
import { DocumentFrame } from './document-frame.tsx';

/** The app of a portal that takes over a document inside the frame. */
export const documentScreen = ({ name }: Pick<PortalDeclaration, 'name'>): PortalScreen => ({
  app: `web/portals/${name}/portal.ts`,
  screen: DOCUMENT_SCREEN,
});

interface FramedPage<Props extends DocumentContext> {
  readonly cache?: DependsOn;
  load(visit: Visit): Promise<Loaded<Props>>;
  head(props: Props): OwnHead;
  title(props: Props): string;
  /** Content below the title. */
  Content(props: Props): ReactNode;
}

/** Makes the function for documents of a portal: inside the frame of the portal for its users, also without script; alone for others. */
export const framedPageOf =
  <P extends PortalDeclaration<PageName, IconName>, Own>(portal: P, app: AppPage<P, Own>) =>
  <Props extends DocumentContext>({ cache, load, head, title, Content }: FramedPage<Props>): Page =>
    page<Props & { readonly frame: PortalData<unknown> | null }>({
      ...(cache && { cache }),
      async load(visit) {
        const loaded = await load(visit);
        if (!('props' in loaded)) return loaded;
        if (!loaded.props.isLoggedIn) return { ...loaded, props: { ...loaded.props, frame: null } };
        const frame = await portalData(portal, app, visit, null);
        return 'data' in frame ? { ...loaded, props: { ...loaded.props, frame: frame.data } } : frame;
      },
      head: ({ frame, ...props }) => ({
        ...head(props as unknown as Props),
        ...(frame && { portal: documentScreen(portal) }),
      }),
      View: ({ frame, ...rest }) => {
        const props = rest as unknown as Props;
        if (frame === null)
          return (
            <DocumentFrame context={props}>
              <Flow title={title(props)}>{Content(props)}</Flow>
            </DocumentFrame>
          );
        return (
          <FirstFrame t={props.t} data={frame} current={null}>
            <h1 className="text-xl">{title(props)}</h1>
            {Content(props)}
          </FirstFrame>
        );
      },
    });
