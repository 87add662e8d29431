import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { readDay } from '../../../../contract/values/typed-day.ts';
import { DAY } from '../../../ui/protocol.ts';
import type { Screen } from '../app/locate.ts';
import { DayInput } from '../day/day-input.tsx';
import { DOCUMENT_CLASS } from '../frame/first-frame.tsx';
import { DOCUMENT, SERVER_DOCUMENT } from './html.ts';

/** The document that the server rendered, inside the app. Its forms and links are those of the browser; its fields for a day get a calendar. */
function ServerDocumentView() {
  const root = useRef<HTMLDivElement>(null);
  const [fields, setFields] = useState<readonly ReactNode[]>([]);
  useLayoutEffect(() => {
    const inputs = [...(root.current?.querySelectorAll<HTMLInputElement>(`input[${DAY}]`) ?? [])];
    setFields(
      inputs.flatMap((input) => {
        const place = input.parentElement;
        if (!place) return [];
        const { id, name, value } = input;
        const described = input.getAttribute('aria-describedby') ?? undefined;
        const field = document.createElement('div');
        // As high as the other fields of a document.
        field.className = 'mt-2 [&_input]:min-h-12 [&>div>button]:size-12';
        input.replaceWith(field);
        return createPortal(
          <OwnDay
            id={id}
            name={name}
            start={value}
            aria-describedby={described}
            aria-invalid={input.ariaInvalid === 'true' || undefined}
          />,
          field,
          name,
        );
      }),
    );
  }, []);
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the document's own HTML, which the server rendered */}
      <div ref={root} {...{ [DOCUMENT]: '' }} className={DOCUMENT_CLASS} dangerouslySetInnerHTML={HTML} />
      {fields}
    </>
  );
}

/** The same object each time, so that React sets the HTML only once. */
const HTML = { __html: SERVER_DOCUMENT?.html ?? '' };

function OwnDay({
  start,
  ...field
}: {
  start: string;
  id: string;
  name: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}) {
  const [value, setValue] = useState(readDay(start) ?? start);
  return <DayInput {...field} value={value} onChange={setValue} />;
}

export default { title: () => SERVER_DOCUMENT?.title ?? '', View: ServerDocumentView } satisfies Screen;
