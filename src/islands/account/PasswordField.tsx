import { useState } from 'react';
import { FieldFrame, type FieldFacts } from '../kit/FieldFrame.tsx';
import { useText } from '../kit/text.ts';

interface Props extends FieldFacts {
  readonly autoComplete: 'current-password' | 'new-password' | 'off';
}

/** A password input with a button that reveals the value. */
export function PasswordField({ autoComplete, ...facts }: Props) {
  const t = useText();
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame {...facts}>
      {(control) => (
        <div className="password">
          <input
            {...control}
            className="input"
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            value={facts.field.value}
            onChange={(event) => facts.field.change(event.target.value)}
          />
          <button
            type="button"
            className="button button--quiet password__toggle"
            aria-pressed={isShown}
            aria-label={t('identity.showPassword')}
            onClick={() => setIsShown(!isShown)}
          >
            {t(isShown ? 'identity.hide' : 'identity.show')}
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
