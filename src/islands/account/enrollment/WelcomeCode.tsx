import { useEffect, useState } from 'react';
import { loadWelcomeCode } from '../../../stores/account/profile-change.ts';
import { useText } from '../../kit/text.ts';

/** The welcome code of a confirmed member; renders nothing without one. */
export function WelcomeCode() {
  const t = useText();
  const [code, setCode] = useState<string>();
  useEffect(() => void loadWelcomeCode().then((outcome) => outcome.ok && setCode(outcome.value?.code)), []);
  if (code === undefined) return <p>{t('enroll.memberText')}</p>;
  return (
    <p>
      {t('enroll.memberText')} {t('enroll.welcomeCode')} <strong className="identity__code">{code}</strong>
    </p>
  );
}
