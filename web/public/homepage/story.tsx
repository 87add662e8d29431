import { Html } from '../../features/content/inhalt.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { Geschichte, HomepageProps } from './load.ts';
import { Section } from './section.tsx';

/** The tenant's story, scene by scene: a picture and its text, alternating left and right. */
export const Story = ({ geschichte, ...props }: HomepageProps) =>
  geschichte && (
    <Section
      label={geschichte.titel === null ? props.mandant.Name : undefined}
      {...(geschichte.titel !== null && { labelledBy: 'geschichte' })}
    >
      {geschichte.titel !== null && (
        <Heading level={2} size="area" id="geschichte">
          {geschichte.titel}
        </Heading>
      )}
      <div className="@container">
        <ol
          aria-label={geschichte.titel ?? props.mandant.Name}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the row on phones
          tabIndex={0}
          className="carousel mt-1 grid gap-4 md:mt-8 md:gap-8 lg:mt-12"
        >
          {geschichte.szenen.map((szene, index) => (
            <Scene key={szene.bild.Adresse} {...props} szene={szene} nummer={index + 1} />
          ))}
        </ol>
      </div>
    </Section>
  );

type SceneProps = Omit<HomepageProps, 'geschichte'> & { readonly szene: Geschichte['szenen'][number]; readonly nummer: number };

const Scene = ({ szene: { bild, block }, nummer, ...context }: SceneProps) => (
  <li className="grid content-start gap-3 md:grid-cols-12 md:content-normal md:items-center md:gap-0">
    <img
      src={bild.Adresse}
      width={bild.Breite}
      height={bild.Hoehe}
      alt={bild.Alternativtext}
      loading="lazy"
      decoding="async"
      className={`block aspect-2/1 w-full rounded-card md:aspect-3/2 object-cover md:row-start-1 ${nummer % 2 ? 'md:col-[1/8]' : 'md:col-[6/13]'}`}
    />
    <div className={`relative md:row-start-1 ${nummer % 2 ? 'md:col-[8/13] md:ps-8 lg:ps-12' : 'md:col-[1/6] md:pe-8 lg:pe-12'}`}>
      <p aria-hidden="true" className="font-heading text-3xl leading-none font-bold text-primary/30 tabular-nums max-md:hidden">
        {nummer}
      </p>
      {(block?.Titel ?? bild.Titel) && (
        <Heading level={3} size="item" className="md:mt-2 md:text-xl">
          {block?.Titel ?? bild.Titel}
        </Heading>
      )}
      {block && (
        <div className="mt-1 text-muted md:mt-3 md:text-lg">
          <Html context={context} html={block.Inhalt} sprache={block.Sprache} />
        </div>
      )}
    </div>
  </li>
);
