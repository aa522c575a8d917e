import { useEffect, useRef } from 'react';
import { useText } from '../kit/text.ts';

interface Props {
  readonly text: string;
  readonly onClose: () => void;
}

/** Shown after sending; takes the focus, because the focused control was removed. */
export function ThanksMessage({ text, onClose }: Props) {
  const t = useText();
  const message = useRef<HTMLOutputElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div className="dialog__stack">
      <output tabIndex={-1} ref={message} className="dialog__message">
        {text}
      </output>
      <div className="dialog__actions">
        <button type="button" className="button button--primary" onClick={onClose}>
          {t('dialogs.continue')}
        </button>
      </div>
    </div>
  );
}
