import { drawPage, OVERVIEW } from '../page.tsx';
import type { StandInAnswer } from '../stand-in.ts';
import type { Item, Schemas } from './content.ts';

/** Lines of a field for a text of this length. */
const rowsOf = (text: string): number => Math.min(12, Math.max(2, Math.ceil(text.length / 80)));

/** The texts of an app, each in a form of its own. `saved` names the item that was just saved, as `schema/id`. */
export const drawEditor = (schemas: Schemas, saved: string | null): StandInAnswer =>
  drawPage({
    locale: 'de',
    title: 'Inhalte der Demo',
    lead: (
      <>
        Hier schreibt sonst die Redaktion in ihrem Inhaltsdienst. Was Sie speichern, steht wenige Sekunden später auf den Seiten.{' '}
        <a href={OVERVIEW}>Was der Dienst empfangen hat</a>
      </>
    ),
    width: 'wide',
    children: [...schemas]
      .filter(([, items]) => items.size > 0)
      .map(([schema, items]) => (
        <section key={schema} aria-labelledby={schema}>
          <h2 id={schema} className="group">
            {schema}
          </h2>
          {[...items.values()].map((item) => (
            <ItemForm key={item.id} schema={schema} item={item} isSaved={saved === `${schema}/${item.id}`} />
          ))}
        </section>
      )),
  });

const ItemForm = ({ schema, item, isSaved }: { schema: string; item: Item; isSaved: boolean }) => (
  <details id={`${schema}-${item.id}`} className="card item" open={isSaved}>
    <summary>
      <b className="path">{item.id}</b>
      <span>{`Fassung ${item.version}`}</span>
    </summary>
    {isSaved && <p className="note good">Gespeichert.</p>}
    <form method="post" action="seite" className="stack">
      <input type="hidden" name="schema" value={schema} />
      <input type="hidden" name="id" value={item.id} />
      {textsOf(item).map(([name, locale, text]) => (
        <label key={`${name}.${locale}`} className="field">
          {locale === 'iv' ? name : `${name} (${locale})`}
          <textarea name={`${name}.${locale}`} rows={rowsOf(text)} defaultValue={text} lang={locale === 'iv' ? undefined : locale} />
        </label>
      ))}
      <div className="row">
        <button type="submit" className="primary">
          Speichern
        </button>
      </div>
    </form>
  </details>
);

/** The texts of an item: field, language and text. */
const textsOf = ({ data }: Item): [name: string, locale: string, text: string][] =>
  Object.entries(data).flatMap(([name, field]) =>
    Object.entries(field).flatMap(([locale, value]): [string, string, string][] =>
      typeof value === 'string' ? [[name, locale, value]] : [],
    ),
  );
