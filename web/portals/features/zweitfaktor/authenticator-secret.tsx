import { useApp } from '../../shell/portal.tsx';
import { QrCode } from '../qr/qr-code.tsx';

interface AuthenticatorSecretProps {
  /** The secret in base 32, and as an otpauth address. */
  readonly secret: { readonly Geheimnis: string; readonly Adresse: string };
}

/** The secret of a new authenticator: as a QR code, and in blocks of four to type. */
export function AuthenticatorSecret({ secret: { Geheimnis, Adresse } }: AuthenticatorSecretProps) {
  const { t } = useApp();
  return (
    <>
      <p>{t('agentur.zweitfaktor.scannen')}</p>
      <div className="flex flex-col gap-4 sm:flex-row sm:items-center">
        <QrCode text={Adresse} label={t('agentur.zweitfaktor.bild')} />
        <div className="min-w-0">
          <p className="text-xs text-muted">{t('agentur.zweitfaktor.schluessel')}</p>
          <p className="mt-1 font-semibold wrap-anywhere tabular-nums select-all">{Geheimnis.match(/.{1,4}/g)?.join(' ')}</p>
        </div>
      </div>
    </>
  );
}
