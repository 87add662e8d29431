import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { NeueEinladung } from '../../../../contract/calls/agentur/einladung.ts';
import type { TextKey } from '../../../../texts/texts.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Page } from '../../shell/page.tsx';
import { Section } from '../../shell/section.tsx';
import { LoadError } from '../../shell/table/state-messages.tsx';
import { CreatedEinladung } from './created.tsx';
import { Dauercodes } from './dauercodes.tsx';
import InviteForm from './invite-form.tsx';
import { useInviter } from './inviter.ts';
import { type CreateEinladungAnswer, datenQuery } from './load.ts';

/** Screen to invite a customer: the form or the new invitation, and the permanent codes. */
export function Counter({ title }: { title: TextKey }) {
  const portal = useInviter();
  const { t } = portal;
  const [created, setCreated] = useState<{ readonly neu: NeueEinladung; readonly angelegt: CreateEinladungAnswer } | null>(null);
  const answer = useQuery(datenQuery(portal));
  return (
    <Page title={title}>
      {answer.isPending && <Skeleton label={t('portal.wartet')} shapes={['line', 'control', 'control', 'control', 'control']} />}
      {answer.isError && !answer.data && <LoadError error={answer.error} retry={() => void answer.refetch()} />}
      {answer.data && (
        <div className="grid max-w-page items-start gap-x-10 gap-y-8 lg:grid-cols-2">
          {created ? (
            <CreatedEinladung {...created} inviteNext={() => setCreated(null)} />
          ) : (
            <Section
              title={t('agentur.einladen.titel')}
              text={t(portal.data.own.inviter.agenturnummer === null ? 'mitarbeitende.einladen.text' : 'agentur.einladen.text')}
            >
              <InviteForm daten={answer.data} done={(neu, angelegt) => setCreated({ neu, angelegt })} />
            </Section>
          )}
          <Dauercodes mitarbeiter={answer.data.Mitarbeiter} />
        </div>
      )}
    </Page>
  );
}
