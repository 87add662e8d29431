import { Container } from '../../ui/container.tsx';
import { Heading } from '../../ui/heading.tsx';

interface Part {
  readonly title: string;
  readonly text: string;
}

/** Below the front of an interstitial page: who may come in, what it is for, and how. */
export const InterstitialParts = ({ parts }: { parts: readonly Part[] }) => (
  <Container className="py-16 lg:py-24">
    <ul className="grid grid-cols-1 gap-10 md:grid-cols-3 md:gap-8 lg:gap-16">
      {parts.map(({ title, text }) => (
        <li key={title}>
          <Heading level={2} size="item">
            {title}
          </Heading>
          <p className="mt-2 max-w-measure wrap-anywhere">{text}</p>
        </li>
      ))}
    </ul>
  </Container>
);
