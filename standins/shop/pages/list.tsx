import { shortCent } from '../../../contract/values/cent.ts';
import { Container } from '../../../web/ui/container.tsx';
import { Heading } from '../../../web/ui/heading.tsx';
import { TextLink } from '../../../web/ui/text-link.tsx';
import { listAll } from '../produkt.ts';
import { type ShopAnswer, shopPath } from '../request.ts';
import type { Visit } from '../visit.ts';
import { draw } from './frame.tsx';

/** The list of all products. */
export async function drawList(visit: Visit): Promise<ShopAnswer> {
  const { words, tenant, platform, locale } = visit;
  const produkte = await listAll(platform);
  return draw(
    visit,
    words.list.title,
    <Container className="pt-4 pb-16 lg:pt-10">
      <Heading level={1} size="section">
        {words.list.title}
      </Heading>
      <p className="mt-3 text-lg text-muted">{words.list.lead}</p>
      <ul className="mt-6 grid grid-cols-1 gap-x-10 md:grid-cols-2">
        {produkte.map(({ ExterneId, Name, PreisMonatlich }) => (
          <li key={ExterneId} className="flex flex-wrap items-center justify-between gap-x-4 border-b border-border py-1">
            <TextLink href={shopPath(tenant, '', { produkt: ExterneId })}>{Name}</TextLink>
            {PreisMonatlich !== undefined && (
              <span className="font-numbers tabular-nums">{words.price.aMonth(shortCent(PreisMonatlich, locale))}</span>
            )}
          </li>
        ))}
      </ul>
    </Container>,
  );
}
