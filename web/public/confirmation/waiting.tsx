import { Postfach } from '../../features/postfach/postfach.tsx';
import { sceneOf } from '../../features/stand/scene.ts';
import { Refusal } from '../../shell/form-page.tsx';
import { Button } from '../../ui/button.tsx';
import { Flow } from '../../ui/flow.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import type { ConfirmationProps } from './load.ts';

/** The mail was sent: its address, a link to the mailbox, and what to do if it does not arrive. */
export const Waiting = (props: ConfirmationProps) => {
  const { t, look, gesendet, adresse, form, message } = props;
  const picture = sceneOf(props, 'link') ?? look.szenen.bestaetigen;
  return (
    <Flow title={t('bestaetigung.warten.titel')} lead={t('bestaetigung.warten.text')} picture={picture}>
      {gesendet && (
        <Notice variant="success" alert>
          {t(gesendet === 'neu' ? 'postfach.geaendert' : 'bestaetigung.gesendet')}
        </Notice>
      )}
      <Refusal message={message} />
      {adresse && <Postfach t={t} form={form} email={adresse} aendern="postfach.aendern" />}
      <PostForm className="flex flex-col items-start gap-4">
        <p className="max-w-measure text-muted">{t('bestaetigung.warten.nichtDa')}</p>
        <Button variant="quiet">{t('bestaetigung.warten.knopf')}</Button>
      </PostForm>
    </Flow>
  );
};
