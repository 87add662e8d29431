import { useLayoutEffect, useRef, useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useBackoffice } from '../backoffice.ts';

interface FrameProps {
  readonly src: string;
  readonly title: string;
  /** Width of the page in pixels; it is shown smaller where there is less room. */
  readonly width: number;
}

/**
 * A page in its full height, to look at: it takes no click and no focus, since its links lead to what is published. What the server says in plain text in place of the
 * page stands in a notice.
 */
export function Frame({ src, title, width }: FrameProps) {
  const { t } = useBackoffice();
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  const [height, setHeight] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room / width);
  function show({ currentTarget }: { readonly currentTarget: HTMLIFrameElement }) {
    const page = currentTarget.contentDocument;
    if (page?.contentType === 'text/plain') setSaid(page.body.innerText);
    else setHeight(heightOf(currentTarget) ?? FIRST_HEIGHT);
  }
  const isWaiting = height === null && said === '';
  return (
    <div ref={box} aria-busy={isWaiting}>
      {isWaiting && <Skeleton label={t('portal.wartet')} shapes={['row', 'row', 'row']} />}
      <div role="status">{said && <Notice>{said}</Notice>}</div>
      <div className="overflow-hidden" style={{ height: height === null ? 0 : height * scale, width: width * scale }}>
        <iframe
          src={src}
          title={title}
          inert
          className="origin-top-left rounded-card border border-border bg-surface"
          style={{ width, height: height ?? FIRST_HEIGHT, transform: `scale(${scale})` }}
          onLoad={show}
        />
      </div>
    </div>
  );
}

/** Height of a framed page in pixels, with the parts that a browser lays out only when they come into view. */
function heightOf({ contentDocument, contentWindow }: HTMLIFrameElement): number | undefined {
  const window = contentWindow as (Window & typeof globalThis) | null;
  if (!contentDocument || !window) return undefined;
  const style = new window.CSSStyleSheet();
  style.replaceSync('*{content-visibility:visible!important}');
  contentDocument.adoptedStyleSheets = [style];
  return contentDocument.documentElement.scrollHeight;
}

/** Height in pixels at which a page is measured: that of a window, which some of its parts fill. */
const FIRST_HEIGHT = 900;
