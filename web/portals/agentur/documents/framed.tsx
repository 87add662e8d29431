import type { ReactNode } from 'react';
import { AGENTUR } from '../../../../contract/portals/agentur.ts';
import { portalData } from '../../../portals/shell/app/app-page.tsx';
import type { OwnHead } from '../../../shell/head.ts';
import { type DependsOn, type Page, page } from '../../../shell/page.ts';
import type { Loaded, Visit } from '../../../shell/visit.ts';
import { Flow } from '../../../ui/flow.tsx';
import type { DocumentContext } from '../../documents/context.ts';
import { DocumentFrame } from '../../documents/document-frame.tsx';
import type { PortalData } from '../../shell/data.ts';
import { DOCUMENT_SCREEN, FirstFrame } from '../../shell/frame/first-frame.tsx';
import { AGENCY_APP } from '../page.ts';

interface FramedPage<Props extends DocumentContext> {
  readonly cache?: DependsOn;
  load(visit: Visit): Promise<Loaded<Props>>;
  head(props: Props): OwnHead;
  title(props: Props): string;
  /** Content below the title. */
  Content(props: Props): ReactNode;
}

/** A document of the agencies: inside the frame of the portal for its users, also without script; alone for others. */
export const framedPage = <Props extends DocumentContext>({ cache, load, head, title, Content }: FramedPage<Props>): Page =>
  page<Props & { readonly frame: PortalData<unknown> | null }>({
    ...(cache && { cache }),
    async load(visit) {
      const loaded = await load(visit);
      if (!('props' in loaded)) return loaded;
      if (!loaded.props.isLoggedIn) return { ...loaded, props: { ...loaded.props, frame: null } };
      const frame = await portalData(AGENTUR, AGENCY_APP, visit, null);
      return 'data' in frame ? { ...loaded, props: { ...loaded.props, frame: frame.data } } : frame;
    },
    head: ({ frame, ...props }) => ({
      ...head(props as unknown as Props),
      ...(frame && { portal: { app: `web/portals/${AGENTUR.name}/portal.ts`, screen: DOCUMENT_SCREEN } }),
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
