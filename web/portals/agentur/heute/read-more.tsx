import { useAgentur } from '../own.ts';

/** What is to be read beside the work: rewards, rules, data protection, how it goes. */
export function ReadMore() {
  const { t, data } = useAgentur();
  const { links } = data.frame;
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('agentur.heute.mehr')} className="border-t border-border pt-3">
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-10 items-center text-primary underline underline-offset-3">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
